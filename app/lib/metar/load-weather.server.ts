import type {LocaleCode} from '../i18n/locale';
import type {RequestContext} from '../context.server';
import {within} from '../within.server';
import {fetchReports, type SentReport} from './fetch-reports.server';
import {parseReport} from './parse-report.server';
import {PLACED_STATIONS, type PlacedStation} from './placed-stations';
import {SAMPLE_REPORTS} from './sample-reports.server';
import type {Light, Weather} from './weather';

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
  'env' | 'locale' | 'waitUntil' | 'withCache'
>;

/** Until when each endpoint is left alone, in this isolate. */
const pauses = new Map<string, number>();

/**
 * The weather of the live map: reports of `METAR_ENDPOINT`, five minutes old at
 * most when asked for often. A page waits at most `LONGEST_WAIT` for them; what
 * arrives later serves the next one. When they cannot be had, the bundled samples
 * take their place (`source` is `null`). Never throws.
 */
export async function loadWeather(
  {env, locale, waitUntil, withCache}: Context,
  now: number,
): Promise<Weather> {
  const endpoint = env.METAR_ENDPOINT;
  if ((pauses.get(endpoint) ?? 0) > now) return sampleWeather(locale.code, now);
  const reports = withCache.run(
    {
      cacheKey: ['metar', endpoint],
      cacheStrategy: {
        mode: 'public',
        maxAge: FRESH,
        staleWhileRevalidate: STALE,
      },
      shouldCacheResult: () => true,
    },
    () => fetchReports(endpoint, env.PUBLIC_SITE_URL),
  );
  // Goes on after the page was sent, so that the next one finds it in the cache.
  waitUntil(
    reports.then(
      () => pauses.delete(endpoint),
      () => undefined,
    ),
  );
  try {
    return liveWeather(
      await within(LONGEST_WAIT, reports),
      {code: locale.code, source: new URL(endpoint).host},
      now,
    );
  } catch (error) {
    pauses.set(endpoint, now + PAUSE);
    console.error(
      JSON.stringify({
        event: 'live map without reports',
        reason: error instanceof Error ? error.message : String(error),
      }),
    );
    return sampleWeather(locale.code, now);
  }
}

function liveWeather(
  sent: readonly SentReport[],
  {code, source}: {code: LocaleCode; source: string},
  now: number,
): Weather {
  const byStation = new Map(sent.map((report) => [report.icao, report]));
  const lights = PLACED_STATIONS.map((station) => {
    const report = byStation.get(station.icao);
    const age = report?.observedAt ? now - report.observedAt : 0;
    return light(station, code, {
      raw: age > OUT_OF_DATE ? undefined : report?.raw,
      observedAt: age < -FUTURE ? null : (report?.observedAt ?? null),
    });
  });
  return {lights, source, now};
}

function sampleWeather(code: LocaleCode, now: number): Weather {
  const lights = PLACED_STATIONS.map((station) =>
    light(station, code, {
      raw: SAMPLE_REPORTS[station.icao],
      observedAt: null,
    }),
  );
  return {lights, source: null, now};
}

function light(
  {name, latitude: _, longitude: __, ...place}: PlacedStation,
  code: LocaleCode,
  {raw, observedAt}: {raw: string | undefined; observedAt: number | null},
): Light {
  const report = raw === undefined ? null : parseReport(raw);
  return {
    ...place,
    name: name[code],
    // A report of another airport under this one's name is a fault of the source.
    report: report?.icao === place.icao ? report : null,
    observedAt: report ? observedAt : null,
  };
}
