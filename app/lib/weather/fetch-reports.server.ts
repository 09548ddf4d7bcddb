import * as z from 'zod/mini';
import {USER_AGENT} from '~/lib/environment/brand';
import {parseJson} from '~/lib/text/parse-json';
import {readText} from '~/lib/http/read-text.server';
import {request} from '~/lib/http/request.server';
import {MAX_WEATHER_BYTES, WEATHER_TIMEOUT_MS} from '~/lib/limits/limits';

interface SentReport {
  readonly icao: string;
  readonly raw: string;
  /** Milliseconds since 1970. */
  readonly observedAt: number | null;
}

/** Marks responses whose reports are made up; real services do not send it. */
const MADE_UP_HEADER = 'X-Made-Up';

/** The JSON's decoded values are not used: `visib` of `"6+"` has lost the metres. */
const entrySchema = z.object({
  icaoId: z.string().check(z.length(4)),
  rawOb: z.string().check(z.minLength(1), z.maxLength(1000)),
  /** Seconds since 1970. */
  obsTime: z.catch(
    z.nullish(z.int().check(z.positive(), z.maximum(1e11))),
    null,
  ),
});

class ReportsError extends Error {
  override readonly name = 'ReportsError';
}

/**
 * Fetches the newest report of each station from `GET {endpoint}?ids=…&format=json`
 * (aviationweather.gov/data/api); raw text would lack the month and year.
 * @throws {ReportsError} when the response is too large, malformed or has no report of ours;
 * and what `request` throws.
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
        // The service asks clients to identify themselves.
        'User-Agent': `${USER_AGENT} (${siteUrl})`,
      },
    },
    WEATHER_TIMEOUT_MS,
    async (response) => ({
      text: await readText(response, MAX_WEATHER_BYTES),
      isMadeUp: response.headers.has(MADE_UP_HEADER),
    }),
  );
  if (text === null) throw new ReportsError('The response is too large.');
  const entries = parseJson(text);
  if (!Array.isArray(entries)) throw new ReportsError('No list in JSON.');
  const reports = newestOfEach(entries, stations);
  if (reports.length === 0) throw new ReportsError('No report of a station.');
  return {reports, isMadeUp};
}

function newestOfEach(
  entries: readonly unknown[],
  stations: readonly string[],
): SentReport[] {
  const newest = new Map<string, SentReport>();
  const requested = new Set(stations);
  for (const entry of entries) {
    const {data} = entrySchema.safeParse(entry);
    if (!data || !requested.has(data.icaoId)) continue;
    const report: SentReport = {
      icao: data.icaoId,
      raw: data.rawOb,
      observedAt: data.obsTime ? data.obsTime * 1000 : null,
    };
    const previous = newest.get(report.icao);
    if (!previous || (report.observedAt ?? 0) > (previous.observedAt ?? 0)) {
      newest.set(report.icao, report);
    }
  }
  return [...newest.values()];
}
