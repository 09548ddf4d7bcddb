import type {RequestContext} from '~/lib/context.server';
import {within} from '~/lib/http/fetch-with-timeout.server';
import {REGIONS, type RegionKey} from '~/lib/i18n/market-facts';
import {translatorFor} from '~/lib/i18n/messages';
import {fetchReports} from './fetch-reports.server';
import {categoryAt} from './made-up-day';
import {mapView, type MapView} from './map-view';
import {parseReport} from './parse-report.server';
import {placedStations} from './placed-stations';
import type {Report, Weather} from './weather';

/** Milliseconds that a page waits for reports that no cache has. */
const LONGEST_WAIT = 1200;

/** Seconds for which reports are fresh, and then shown while new ones are fetched. */
const FRESH = 300;
const STALE = 600;

/** Milliseconds after a failure in which no page asks, and waits, again. */
const PAUSE = 30_000;

/** Milliseconds for which an isolate does not read and parse the cached reports again. */
const PARSED = 60_000;

/** Airports report every 20 to 60 minutes; what is older than this is no news, as on the wall. */
const OUT_OF_DATE = 2 * 60 * 60_000;

/** Clocks differ, but not by more. */
const FUTURE = 10 * 60_000;

/** What the samples show: fog in the south. */
const SAMPLE_HOUR = 8;

type Context = Pick<
  RequestContext,
  'env' | 'report' | 'waitUntil' | 'withCache'
>;

/** What is cached of an endpoint's answer. */
interface CachedReports {
  readonly reports: readonly {
    readonly icao: string;
    /** `null` for text that is not a report. */
    readonly report: Report | null;
    readonly observedAt: number | null;
  }[];
  /** See `fetchReports`. */
  readonly isMadeUp: boolean;
}

/** Until when each endpoint is left alone, in this isolate. */
const pauses = new Map<string, number>();

/** The reports of each endpoint and region, in this isolate. */
const parsed = new Map<string, {reports: CachedReports; until: number}>();

/** The region that an address of the weather names; Germany where it names none that we have. */
export function regionOf({url}: Pick<Request, 'url'>): RegionKey {
  const wanted = new URL(url).searchParams.get('region');
  return REGIONS.find((region) => region === wanted) ?? REGIONS[0];
}

/**
 * The weather of now in the words of the page's language: see `loadWeather`. Never throws.
 *
 * @param reports of all lights, or of the chosen one alone.
 */
export async function currentMapView(
  context: Context & Pick<RequestContext, 'locale'>,
  region: RegionKey,
  reports: 'all' | 'chosen',
): Promise<MapView> {
  const {locale, report} = context;
  const weather = await loadWeather(context, region, Date.now());
  if (weather.source.kind === 'samples') report.hasStandIn = true;
  return mapView(weather, translatorFor(locale.code), locale, reports);
}

/**
 * The weather of a region's live map: reports of `METAR_ENDPOINT`, five minutes old at
 * most when asked for often. A page waits at most `LONGEST_WAIT` for them; what
 * arrives later serves the next one. When they cannot be had, samples take their
 * place. Never throws.
 */
export async function loadWeather(
  {env, report, waitUntil, withCache}: Context,
  region: RegionKey,
  now: number,
): Promise<Weather> {
  const endpoint = env.METAR_ENDPOINT;
  if ((pauses.get(endpoint) ?? 0) > now) return sampleWeather(region, now);
  // What is cached has this code's form: another build would not know it.
  const build = Number(import.meta.env.VITE_BUILD_TIMESTAMP);
  const cacheKey = ['weather', build, endpoint, region];
  const known = parsed.get(cacheKey.join(' '));
  if (known && known.until > now) {
    return liveWeather(known.reports, region, endpoint, now);
  }
  const loading = withCache.run(
    {
      cacheKey,
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
    loading.then(
      () => pauses.delete(endpoint),
      () => undefined,
    ),
  );
  try {
    const reports = await within(LONGEST_WAIT, loading);
    parsed.set(cacheKey.join(' '), {reports, until: now + PARSED});
    return liveWeather(reports, region, endpoint, now);
  } catch (error) {
    pauses.set(endpoint, now + PAUSE);
    report.log('error', {
      event: 'live map without reports',
      reason: error instanceof Error ? error.message : String(error),
    });
    return sampleWeather(region, now);
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
    reports: reports.map(({icao, raw, observedAt}) => {
      const report = parseReport(raw);
      // A report of another airport under this one's name is a fault of the source.
      return {icao, report: report?.icao === icao ? report : null, observedAt};
    }),
    isMadeUp,
  };
}

function liveWeather(
  {reports, isMadeUp}: CachedReports,
  region: RegionKey,
  endpoint: string,
  now: number,
): Weather {
  const byStation = new Map(reports.map((sent) => [sent.icao, sent]));
  const lights = placedStations(region).map((station) => {
    const sent = byStation.get(station.icao);
    const age = now - (sent?.observedAt ?? now);
    const report = age > OUT_OF_DATE ? null : (sent?.report ?? null);
    return {
      station,
      category: report?.category ?? null,
      report,
      observedAt: !report || age < -FUTURE ? null : (sent?.observedAt ?? null),
    };
  });
  const source = isMadeUp
    ? ({kind: 'madeUp'} as const)
    : ({kind: 'service', host: new URL(endpoint).host} as const);
  return {lights, region, source, now};
}

/** Categories of a made-up morning, without reports. The page says that they are samples. */
function sampleWeather(region: RegionKey, now: number): Weather {
  const lights = placedStations(region).map((station) => ({
    station,
    category: categoryAt(SAMPLE_HOUR, station.left, station.top),
    report: null,
    observedAt: null,
  }));
  return {lights, region, source: {kind: 'samples'}, now};
}
