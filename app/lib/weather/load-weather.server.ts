import type {LocaleCode} from '~/lib/i18n/locale';
import {REGIONS, type RegionKey} from '~/lib/i18n/market-facts';
import type {RequestContext} from '~/lib/context.server';
import {createMemo} from '~/lib/http/memo';
import {within} from '~/lib/http/fetch-with-timeout.server';
import {fetchReports} from './fetch-reports.server';
import {parseReport} from './parse-report.server';
import {placedStations, type PlacedStation} from './placed-stations';
import type {Report} from './report';
import {sampleReports} from './sample-reports.server';
import type {Light, Weather, WeatherSource} from './weather';

/** Milliseconds that a page waits for reports that no cache has. */
const LONGEST_WAIT = 1200;

/** Seconds for which reports are fresh, and then for which they are shown while new ones are fetched. */
const FRESH = 300;
const STALE = 600;

/** Milliseconds after a failure in which no page asks, and waits, again; a late answer ends it. */
const PAUSE = 30_000;

/** Airports report every 20 to 60 minutes; what is older than this is no news, as on the wall. */
const OUT_OF_DATE = 2 * 60 * 60_000;

/** Clocks differ, but not by more. */
const FUTURE = 10 * 60_000;

type Context = Pick<
  RequestContext,
  'env' | 'locale' | 'report' | 'waitUntil' | 'withCache'
>;

/** What is cached of a report that was sent. */
interface CachedReport {
  readonly icao: string;
  /** `null` for text that is not a report. */
  readonly report: Report | null;
  readonly observedAt: number | null;
}

/** What is cached of an endpoint's answer; see `SentReports`. */
interface CachedReports {
  readonly reports: readonly CachedReport[];
  readonly isMadeUp: boolean;
}

/** Until when each endpoint is left alone, in this isolate. */
const pauses = new Map<string, number>();

/**
 * The weather of a region's live map: reports of `METAR_ENDPOINT`, five minutes old at
 * most when asked for often. A page waits at most `LONGEST_WAIT` for them; what
 * arrives later serves the next one. When they cannot be had, the bundled samples
 * take their place. Never throws.
 */
export async function loadWeather(
  {env, locale, report, waitUntil, withCache}: Context,
  region: RegionKey,
  now: number,
): Promise<Weather> {
  const endpoint = env.METAR_ENDPOINT;
  const place = {code: locale.code, region};
  if ((pauses.get(endpoint) ?? 0) > now) return sampleWeather(place, now);
  const reports = withCache.run(
    {
      // What is cached has this code's form: another build would not know it.
      cacheKey: [
        'weather',
        Number(import.meta.env.VITE_BUILD_TIMESTAMP),
        endpoint,
        region,
      ],
      cacheStrategy: {
        mode: 'public',
        maxAge: FRESH,
        staleWhileRevalidate: STALE,
      },
      shouldCacheResult: () => true,
    },
    () => readReports(endpoint, env.PUBLIC_SITE_URL, region),
  );
  // Goes on after the page was sent, so that the next one finds it in the cache.
  waitUntil(
    reports.then(
      () => pauses.delete(endpoint),
      () => undefined,
    ),
  );
  try {
    const cached = await within(LONGEST_WAIT, reports);
    return liveWeather(cached, {...place, endpoint}, now);
  } catch (error) {
    pauses.set(endpoint, now + PAUSE);
    report.log('error', {
      event: 'live map without reports',
      reason: error instanceof Error ? error.message : String(error),
    });
    return sampleWeather(place, now);
  }
}

/** Parsed before they are cached: a page only reads them. */
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
    reports: reports.map(({icao, raw, observedAt}) => ({
      icao,
      report: parseReport(raw),
      observedAt,
    })),
    isMadeUp,
  };
}

/** Which map, in which language. */
interface MapPlace {
  readonly code: LocaleCode;
  readonly region: RegionKey;
}

function liveWeather(
  {reports, isMadeUp}: CachedReports,
  {code, region, endpoint}: MapPlace & {endpoint: string},
  now: number,
): Weather {
  const byStation = new Map(reports.map((report) => [report.icao, report]));
  const lights = placedStations(region).map((station) => {
    const {report = null, observedAt = null} =
      byStation.get(station.icao) ?? {};
    const age = observedAt ? now - observedAt : 0;
    return light(
      station,
      code,
      age > OUT_OF_DATE ? null : report,
      age < -FUTURE ? null : observedAt,
    );
  });
  const source: WeatherSource = isMadeUp
    ? {kind: 'madeUp'}
    : {kind: 'service', host: new URL(endpoint).host};
  return {lights, region, source, now};
}

/** The samples of a region never change: parsed once, when they are needed. */
const parsedSamples = createMemo<ReadonlyMap<string, Report | null>>(
  REGIONS.length,
);

function sampleWeather({code, region}: MapPlace, now: number): Weather {
  const parsed = parsedSamples(
    region,
    () =>
      new Map(
        [...sampleReports(region)].map(([icao, raw]) => [
          icao,
          parseReport(raw),
        ]),
      ),
  );
  const lights = placedStations(region).map((station) =>
    light(station, code, parsed.get(station.icao) ?? null, null),
  );
  return {lights, region, source: {kind: 'samples'}, now};
}

function light(
  {name, latitude: _, longitude: __, ...place}: PlacedStation,
  code: LocaleCode,
  sent: Report | null,
  observedAt: number | null,
): Light {
  // A report of another airport under this one's name is a fault of the source.
  const report = sent?.icao === place.icao ? sent : null;
  return {
    ...place,
    name: name[code],
    report,
    observedAt: report && observedAt,
  };
}
