import * as z from 'zod/mini';
import {readText} from '~/lib/http/read-text.server';
import {request} from '~/lib/http/fetch-with-timeout.server';

/** A report as the endpoint sent it. */
interface SentReport {
  readonly icao: string;
  readonly raw: string;
  /** Milliseconds since 1970; `null` when not said. */
  readonly observedAt: number | null;
}

/** Header of an answer whose reports are made up. Real services send none. */
const MADE_UP_HEADER = 'X-Made-Up';

/** Milliseconds for an attempt; the page itself waits much less (`load-weather.server.ts`). */
const TIMEOUT = 4000;

/** The answer for our stations has about 60 kB. */
const MOST_BYTES = 512 * 1024;

/**
 * What we take from an entry of the Aviation Weather Center's JSON. Its decoded
 * values are left alone: its `visib` of `"6+"` has lost the metres.
 */
const entrySchema = z.object({
  icaoId: z.string().check(z.length(4)),
  rawOb: z.string().check(z.minLength(1), z.maxLength(1000)),
  /** Seconds since 1970. */
  obsTime: z.catch(
    z.nullish(z.int().check(z.positive(), z.maximum(1e11))),
    null,
  ),
});

/** The endpoint answered, but not with reports of our stations. */
class ReportsError extends Error {
  override readonly name = 'ReportsError';
}

/**
 * Asks for the latest report of some stations: `GET {endpoint}?ids=…&format=json`,
 * the interface of aviationweather.gov/data/api. JSON and not raw text, since only
 * it tells the date of a report, whose own group has day and hour, and since a
 * broken entry then spoils nothing but itself.
 *
 * @returns the newest report of each station that has one, and whether the endpoint says
 *   that it made them up.
 * @throws {ReportsError} for an answer that is too large, no JSON, no list, or
 *   without a single report of ours; what `request` throws otherwise.
 */
export async function fetchReports(
  endpoint: string,
  siteUrl: string,
  stations: readonly string[],
): Promise<{reports: readonly SentReport[]; isMadeUp: boolean}> {
  const url = new URL(endpoint);
  url.searchParams.set('ids', stations.join(','));
  url.searchParams.set('format', 'json');
  const {text, isMadeUp} = await request(
    url.href,
    {
      headers: {
        Accept: 'application/json',
        // The service asks its users to say who they are.
        'User-Agent': `METARmap storefront (${siteUrl})`,
      },
    },
    TIMEOUT,
    async (response) => ({
      text: await readText(response, MOST_BYTES),
      isMadeUp: response.headers.has(MADE_UP_HEADER),
    }),
  );
  if (text === null) throw new ReportsError('The answer is too large.');
  const reports = newestOfEach(parseList(text), stations);
  if (reports.length === 0) throw new ReportsError('No report of a station.');
  return {reports, isMadeUp};
}

function parseList(text: string): unknown[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new ReportsError('The answer is not JSON.');
  }
  if (!Array.isArray(value)) throw new ReportsError('The answer is no list.');
  return value;
}

function newestOfEach(
  entries: readonly unknown[],
  stations: readonly string[],
): SentReport[] {
  const newest = new Map<string, SentReport>();
  const wanted = new Set(stations);
  for (const entry of entries) {
    const {data} = entrySchema.safeParse(entry);
    if (!data || !wanted.has(data.icaoId)) continue;
    const report: SentReport = {
      icao: data.icaoId,
      raw: data.rawOb,
      observedAt: data.obsTime ? data.obsTime * 1000 : null,
    };
    const known = newest.get(report.icao);
    if (!known || (report.observedAt ?? 0) > (known.observedAt ?? 0)) {
      newest.set(report.icao, report);
    }
  }
  return [...newest.values()];
}
