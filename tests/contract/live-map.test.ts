import {createWithCache} from '@shopify/hydrogen';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {LOCALES, type LocaleCode} from '~/lib/i18n/locale';
import {
  currentMapView,
  loadWeather,
  regionOf,
} from '~/lib/weather/load-weather.server';
import {REGIONS} from '~/lib/i18n/market-facts';
import {PAGE_WEATHER_TIMEOUT_MS} from '~/lib/limits/limits';
import {mapTranslator} from '~/lib/i18n/messages.server';
import {FLIGHT_CATEGORIES} from '~/lib/weather/flight-category';
import {placedStations} from '~/lib/weather/placed-stations';
import {RequestLog} from '~/lib/storefront/request-log.server';
import {metarReport} from '@metarmap/local-shop/testing';
import {mapCache} from '../support/map-cache';
import {storefrontContext} from '../support/storefront-context';

const STATIONS = placedStations('germany');

const NOW = Date.UTC(2026, 10, 21, 12, 40);

type Service = (url: URL) => Response;

describe('the weather of the live map', () => {
  let service: Service;
  /** Milliseconds that a response takes. */
  let delay: number;
  let asked: URL[];
  let pending: Promise<unknown>[];
  /** A new one for each test, because an endpoint that failed is not asked again for a while. */
  let endpoint: string;
  let tests = 0;

  beforeEach(() => {
    vi.spyOn(console, 'error');
    asked = [];
    pending = [];
    delay = 0;
    endpoint = `https://metar.example/${(tests += 1)}`;
    // Requests of an earlier file's pending work go elsewhere.
    const others = globalThis.fetch;
    vi.stubGlobal('fetch', async (href: string, init: RequestInit) => {
      if (!href.startsWith(endpoint)) return others(href, init);
      const url = new URL(href);
      asked.push(url);
      await new Promise((resolve) => setTimeout(resolve, delay));
      return service(url);
    });
  });

  afterEach(async () => {
    await Promise.allSettled(pending);
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });

  function context(cache = mapCache()) {
    const waitUntil = (promise: Promise<unknown>) => void pending.push(promise);
    return {
      env: {
        ...storefrontContext('http://127.0.0.1:1', 'de').env,
        METAR_ENDPOINT: endpoint,
      },
      locale: LOCALES.de,
      requestLog: new RequestLog(),
      waitUntil,
      withCache: createWithCache({
        cache,
        waitUntil,
        request: new Request('http://localhost:3000/'),
      }),
    };
  }

  const good: Service = (url) =>
    Response.json(
      (url.searchParams.get('ids') ?? '')
        .split(',')
        .map((icao) => metarReport(icao, NOW)),
    );

  it('asks once for all stations and lights every one of them', async () => {
    service = good;
    const {lights, source} = await loadWeather(context(), 'germany', NOW);
    expect(source).toEqual({kind: 'service', host: new URL(endpoint).host});
    expect(lights).toHaveLength(STATIONS.length);
    for (const {station, report, observedAt} of lights) {
      expect(report?.icao).toBe(station.icao);
      expect(observedAt).toBe(Date.UTC(2026, 10, 21, 12, 30));
    }
    expect(asked).toHaveLength(1);
    expect(asked[0]?.searchParams.get('format')).toBe('json');
  });

  it.each(REGIONS)(
    'has each colour in the made-up weather of %s',
    async (region) => {
      for (const hour of [6, 8, 16, 18]) {
        const then = Date.UTC(2026, 10, 24, hour);
        service = (url) =>
          Response.json(
            (url.searchParams.get('ids') ?? '')
              .split(',')
              .map((icao) => metarReport(icao, then)),
          );
        const {lights} = await loadWeather(context(), region, then);
        const categories = new Set(lights.map(({category}) => category));
        expect([...categories].sort(), `${hour}:00 UTC`).toEqual(
          [...FLIGHT_CATEGORIES].sort(),
        );
        endpoint += 'x';
      }
    },
  );

  it('asks for the airports of another region, and caches what each region has', async () => {
    service = good;
    const cache = mapCache();
    for (const region of ['usEastCoast', 'germany', 'usEastCoast'] as const) {
      const {lights} = await loadWeather(context(cache), region, NOW);
      expect(lights.every(({report}) => report?.category)).toBe(true);
      await Promise.allSettled(pending);
    }
    expect(asked).toHaveLength(2);
    expect(asked[0]?.searchParams.get('ids')).toMatch(/KJFK/);
    expect(asked[1]?.searchParams.get('ids')).not.toMatch(/KJFK/);
  });

  it('shows the region of the country, else of the language, for an address without one of ours', () => {
    const of = (query: string, country: string, code: LocaleCode) =>
      regionOf(new Request(`http://localhost/weather${query}`), {
        country,
        locale: LOCALES[code],
      });
    expect(of('?region=alps', 'US', 'en')).toBe('alps');
    expect(of('', 'US', 'en')).toBe('usEastCoast');
    expect(of('', 'US', 'de')).toBe('usEastCoast');
    expect(of('', 'JP', 'en')).toBe('usEastCoast');
    expect(of('?region=constructor', 'DE', 'en')).toBe('germany');
  });

  it('takes the reports from the cache for the next page', async () => {
    service = good;
    const cache = mapCache();
    // At once from the isolate's memory, later from the cache.
    for (const passed of [0, 1000, 120_000]) {
      const now = NOW + passed;
      const {source} = await loadWeather(context(cache), 'germany', now);
      expect(source.kind).toBe('service');
      await Promise.allSettled(pending);
    }
    expect(asked).toHaveLength(1);
  });

  it('asks again for another build, which may cache reports in another form', async () => {
    service = good;
    const cache = mapCache();
    for (const timestamp of ['1', '2']) {
      vi.stubEnv('VITE_BUILD_TIMESTAMP', timestamp);
      await loadWeather(context(cache), 'germany', NOW);
      await Promise.allSettled(pending);
    }
    expect(asked).toHaveLength(2);
  });

  it('marks samples in place of reports as fallback content', async () => {
    const t = mapTranslator('de', {hasMap: true});
    if (!t) throw new Error('The shop sells the map.');
    service = good;
    const live = context();
    const samples = t('liveMap.samplesNote');
    expect((await currentMapView(live, 'germany', 'all', t)).note).not.toBe(
      samples,
    );
    expect(live.requestLog.usesFallbackContent).toBe(false);
    service = () => new Response(null, {status: 404});
    const failing = context();
    expect((await currentMapView(failing, 'alps', 'all', t)).note).toBe(
      samples,
    );
    expect(failing.requestLog.usesFallbackContent).toBe(true);
  });

  it('says that reports are made up where their source says so', async () => {
    service = (url) => {
      const response = good(url);
      response.headers.set('X-Made-Up', 'true');
      return response;
    };
    const cache = mapCache();
    for (const from of ['source', 'cache']) {
      const {source} = await loadWeather(context(cache), 'germany', NOW);
      expect(source, from).toEqual({kind: 'madeUp'});
      await Promise.allSettled(pending);
    }
    expect(asked).toHaveLength(1);
  });

  const station = (rest: object) => ({
    icaoId: 'EDDF',
    obsTime: NOW / 1000,
    rawOb: 'EDDF 211220Z 24012KT CAVOK 09/04 Q1012',
    ...rest,
  });

  it.each([
    ['an error', '{}', {status: 404}],
    ['half a response', '[{"icaoId":"EDDF",', {}],
    ['wrong types', '[1,null,"EDDF",{"icaoId":7,"rawOb":[]}]', {}],
    ['other airports', JSON.stringify([station({icaoId: 'KJFK'})]), {}],
    ['200,000 stations', JSON.stringify(Array(200_000).fill(station({}))), {}],
  ])('shows the samples instead of %s', async (_what, body, init) => {
    service = () => new Response(body, init);
    const {lights, source} = await loadWeather(context(), 'germany', NOW);
    expect(source).toEqual({kind: 'samples'});
    expect(lights.every(({category}) => category)).toBe(true);
  });

  it('does not wait for a slow endpoint or ask it again at once, but caches its response', async () => {
    service = good;
    delay = PAGE_WEATHER_TIMEOUT_MS + 800;
    const cache = mapCache();
    // Waiting would give the reports.
    for (const time of ['first', 'again']) {
      const {source} = await loadWeather(context(cache), 'germany', NOW);
      expect(source.kind, time).toBe('samples');
    }
    expect(asked).toHaveLength(1);
    await Promise.allSettled(pending);
    const later = await loadWeather(context(cache), 'germany', NOW);
    expect(later.source.kind).toBe('service');
    expect(asked).toHaveLength(1);
  });

  it('darkens only the lights whose reports are missing, stale or broken', async () => {
    const entries = [
      station({}),
      station({obsTime: NOW / 1000 - 900, rawOb: 'EDDF 211205Z 0200 OVC001'}),
      {
        icaoId: 'EDDM',
        obsTime: NOW / 1000 - 4 * 3600,
        rawOb: 'EDDM 210840Z CAVOK',
      },
      {icaoId: 'EDDB', obsTime: 'soon', rawOb: 'EDDB 211220Z 9999 BKN020'},
      {icaoId: 'EDDH', obsTime: NOW / 1000, rawOb: 'EDDW 211220Z CAVOK'},
      {icaoId: 'EDDS', obsTime: NOW / 1000, rawOb: '\u0000�garbage'},
    ];
    service = () => Response.json(entries);
    const {lights} = await loadWeather(context(), 'germany', NOW);
    const lit = lights.filter(({report}) => report);
    expect(
      lit.map(({station, category, observedAt}) => [
        station.icao,
        category,
        observedAt,
      ]),
    ).toEqual([
      ['EDDB', 'mvfr', null],
      ['EDDF', 'vfr', NOW],
    ]);
  });
});
