import type {RequestContext} from '~/lib/context.server';
import {withTimeout} from '~/lib/concurrency/with-timeout.server';
import {memoizeByIdentity} from '~/lib/cache/memo';
import {MemoryCache} from '~/lib/cache/memory-cache';
import {nearestRegion, REGIONS, type RegionKey} from '~/lib/i18n/market-facts';
import type {MapTranslator} from '~/lib/i18n/messages.server';
import {fetchReports} from './fetch-reports.server';
import {categoryAt, SAMPLE_HOUR} from './made-up-day';
import {mapView, type MapView} from './map-view';
import {parseReport} from './parse-report.server';
import {placedStations} from './placed-stations';
import type {Report, Weather} from './weather';
import {errorFields, log} from '~/lib/logging/log.server';
import {
  MAX_ENDPOINTS,
  PAGE_WEATHER_TIMEOUT_MS,
  WEATHER_FRESH_S,
  WEATHER_OUT_OF_DATE_MS,
  WEATHER_PARSED_MS,
  WEATHER_PAUSE_MS,
  WEATHER_SKEW_MS,
  WEATHER_STALE_S,
  WEATHER_WORDED_MS,
} from '~/lib/limits/limits';

type Context = Pick<
  RequestContext,
  'env' | 'requestLog' | 'waitUntil' | 'withCache'
>;

interface CachedReports {
  readonly reports: readonly {
    readonly icao: string;
    readonly report: Report | null;
    readonly observedAt: number | null;
  }[];
  readonly isMadeUp: boolean;
}

/** The endpoints that are not asked for a while. */
const pauses = new MemoryCache<true>(MAX_ENDPOINTS);

/** The reports of each endpoint and region, in this isolate. */
const parsed = new MemoryCache<CachedReports>(MAX_ENDPOINTS * REGIONS.length);

/** The region in the query, else the nearest, as on the home page. */
export function regionOf(
  {url}: Pick<Request, 'url'>,
  visitor: Parameters<typeof nearestRegion>[0],
): RegionKey {
  const requested = new URL(url).searchParams.get('region');
  return (
    REGIONS.find((region) => region === requested) ?? nearestRegion(visitor)
  );
}

/** The current weather in the page's language; `reports` says which lights have reports. */
export async function currentMapView(
  context: Context & Pick<RequestContext, 'locale'>,
  region: RegionKey,
  reports: 'all' | 'chosen',
  t: MapTranslator,
): Promise<MapView> {
  const {locale, requestLog} = context;
  const weather = await loadWeather(context, region, Date.now());
  if (weather.source.kind === 'samples') requestLog.usesFallbackContent = true;
  return views([weather], `${locale.code} ${reports}`, () =>
    mapView(weather, t, locale, reports),
  );
}

/** Weather from `METAR_ENDPOINT`, or samples on errors and after `PAGE_WEATHER_TIMEOUT_MS`; never throws. */
export async function loadWeather(
  {env, requestLog, waitUntil, withCache}: Context,
  region: RegionKey,
  now: number,
): Promise<Weather> {
  const endpoint = env.METAR_ENDPOINT;
  if (pauses.get(endpoint, now)) return sampleWeather(region, now);
  // Another build may not understand the cached form.
  const build = Number(import.meta.env.VITE_BUILD_TIMESTAMP);
  const cacheKey = ['weather', build, endpoint, region];
  const cached = parsed.get(cacheKey.join(' '), now);
  if (cached) {
    return liveWeather(cached, region, endpoint, now);
  }
  const loading = withCache.run(
    {
      cacheKey,
      cacheStrategy: {
        mode: 'public',
        maxAge: WEATHER_FRESH_S,
        staleWhileRevalidate: WEATHER_STALE_S,
      },
      shouldCacheResult: () => true,
    },
    () => readReports(endpoint, env.PUBLIC_SITE_URL, region),
  );
  // Completes after the response was sent, for the next request.
  waitUntil(
    loading.then(
      () => pauses.delete(endpoint),
      () => undefined,
    ),
  );
  try {
    const reports = await withTimeout(PAGE_WEATHER_TIMEOUT_MS, loading);
    parsed.set(cacheKey.join(' '), reports, now + WEATHER_PARSED_MS);
    return liveWeather(reports, region, endpoint, now);
  } catch (error) {
    pauses.set(endpoint, true, now + WEATHER_PAUSE_MS);
    log({requestLog}, 'error', 'live map without reports', errorFields(error));
    return sampleWeather(region, now);
  }
}

async function readReports(
  endpoint: string,
  siteUrl: string,
  region: RegionKey,
): Promise<CachedReports> {
  const {reports, isMadeUp} = await fetchReports(
    endpoint,
    siteUrl,
    placedStations(region).map(({icao}) => icao),
  );
  return {
    reports: reports.map(({icao, raw, observedAt}) => {
      const report = parseReport(raw);
      // A report of another airport under this name is an error of the source.
      return {icao, report: report?.icao === icao ? report : null, observedAt};
    }),
    isMadeUp,
  };
}

const weathers = memoizeByIdentity<Weather>();

const views = memoizeByIdentity<MapView>();

function liveWeather(
  reports: CachedReports,
  region: RegionKey,
  endpoint: string,
  now: number,
): Weather {
  return weathers([reports], `${region} ${endpoint} ${timeSlot(now)}`, () =>
    weatherOf(reports, region, endpoint, now),
  );
}

const timeSlot = (now: number) => Math.floor(now / WEATHER_WORDED_MS);

function weatherOf(
  {reports, isMadeUp}: CachedReports,
  region: RegionKey,
  endpoint: string,
  now: number,
): Weather {
  const byStation = new Map(reports.map((sent) => [sent.icao, sent]));
  const lights = placedStations(region).map((station) => {
    const sent = byStation.get(station.icao);
    const age = now - (sent?.observedAt ?? now);
    const report = age > WEATHER_OUT_OF_DATE_MS ? null : (sent?.report ?? null);
    return {
      station,
      category: report?.category ?? null,
      report,
      observedAt:
        !report || age < -WEATHER_SKEW_MS ? null : (sent?.observedAt ?? null),
    };
  });
  const source = isMadeUp
    ? ({kind: 'madeUp'} as const)
    : ({kind: 'service', host: new URL(endpoint).host} as const);
  return {lights, region, source, now};
}

function sampleWeather(region: RegionKey, now: number): Weather {
  const lights = placedStations(region).map((station) => ({
    station,
    category: categoryAt(SAMPLE_HOUR, station.left, station.top),
    report: null,
    observedAt: null,
  }));
  return {lights, region, source: {kind: 'samples'}, now};
}
