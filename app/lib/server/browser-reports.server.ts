import {getProperty} from '~/lib/http/get-property';
import {readJson} from '~/lib/http/json-request.server';
import {RateLimit} from '~/lib/http/rate-limit.server';
import {ERRORS_PATH} from '~/lib/browser/report-error';
import {withoutLocale} from '~/lib/i18n/locale';
import {jsonError} from '~/lib/http/json-error.server';
import type {ProviderReport} from '~/lib/storefront/provider-report.server';

/** Where browsers send what broke the content security policy of a page. */
export const POLICY_REPORTS_PATH = '/csp-reports';

const MOST_BYTES = 16 * 1024;
const MOST_REPORTS = 5;

/** Frames of a stack that are logged: where it happened, and how it came there. */
const MOST_FRAMES = 10;

/** Characters of a message that are logged. */
const LONGEST_MESSAGE = 300;

/** What pages report, and how it is read. */
interface Kind {
  readonly path: string;
  readonly types: readonly string[];
  readonly event: string;
  /** What the log says of each report; `null` when the value is none. */
  readonly linesOf: (sent: unknown) => readonly object[] | null;
}

/**
 * Takes reports of broken policies and writes a line of the log for each: never an address
 * as it is, which may hold a secret, nor the sample of the text. Anybody can send them, so
 * size, number and rate are bounded.
 *
 * @returns `null` for any other path.
 */
export const notePolicyReports = reportLogger({
  path: POLICY_REPORTS_PATH,
  // Of `report-uri`, and of the Reporting API.
  types: ['application/csp-report', 'application/reports+json'],
  event: 'policy broken',
  linesOf: policyLines,
});

/**
 * Takes an error of a page's scripts (`app/lib/browser/report-error.ts`) and logs its kind,
 * its message without values and addresses, and the places in our own scripts, which
 * the source maps of the build translate. Bounded as reports of policies are.
 *
 * @returns `null` for any other path.
 */
export const noteErrors = reportLogger({
  path: ERRORS_PATH,
  types: ['application/json'],
  event: 'error in a browser',
  linesOf: errorLines,
});

function reportLogger({path, types, event, linesOf}: Kind) {
  // In a minute: of one buyer, and of all of them to one isolate.
  const ofBuyer = new RateLimit(10, 60_000);
  const ofAll = new RateLimit(100, 60_000);
  return async (
    request: Request,
    {report}: {readonly report: Pick<ProviderReport, 'log'>},
  ): Promise<Response | null> => {
    if (new URL(request.url).pathname !== path) return null;
    const sent = await readJson(request, {
      types,
      mostBytes: MOST_BYTES,
      wait: (buyer) => ofBuyer.take(buyer) ?? ofAll.take(''),
    });
    if (sent instanceof Response) return sent;
    const lines = linesOf(sent);
    if (!lines) return jsonError(400, 'The body is no report.');
    for (const line of lines) report.log('warn', {event, ...line});
    return new Response(null, {status: 204});
  };
}

function errorLines(sent: unknown): readonly object[] | null {
  const [name, message, stack] = ['name', 'message', 'stack'].map((part) =>
    getProperty(sent, part),
  );
  if (typeof message !== 'string' || typeof stack !== 'string') return null;
  // Chunks carry a hash in their names, so the place alone says which build it was.
  const frames = stack.matchAll(
    /\/assets\/([\w.()-]{1,80}\.js:\d{1,6}:\d{1,7})/g,
  );
  return [
    {
      error: typeof name === 'string' && /^\w{1,40}$/.test(name) ? name : null,
      message: withoutValues(message),
      frames: [...frames].slice(0, MOST_FRAMES).map(([, frame]) => frame),
      page: sectionOf(getProperty(sent, 'page')),
    },
  ];
}

/** Takes out quoted text, web and e-mail addresses, which may name somebody or hold a secret. */
function withoutValues(message: string): string {
  return message
    .slice(0, LONGEST_MESSAGE)
    .replace(/\S*(?::\/\/|@|\?)\S*/g, '…')
    .replace(/"[^"]*"?/g, '"…"');
}

function policyLines(sent: unknown): readonly object[] | null {
  const bodies = Array.isArray(sent)
    ? sent.map((report: unknown) => getProperty(report, 'body'))
    : [getProperty(sent, 'csp-report')];
  const lines = bodies.slice(0, MOST_REPORTS).map((body) => {
    const either = (name: string, legacy: string) =>
      getProperty(body, name) ?? getProperty(body, legacy);
    const page = either('documentURL', 'document-uri');
    return {
      directive: wordOf(either('effectiveDirective', 'effective-directive')),
      blocked: placeOf(either('blockedURL', 'blocked-uri')),
      source: placeOf(either('sourceFile', 'source-file')),
      page: sectionOf(page),
    };
  });
  return lines.every(({directive}) => directive !== null) ? lines : null;
}

/** A directive, or a keyword such as `inline`; `null` for anything else. */
function wordOf(value: unknown): string | null {
  return typeof value === 'string' && /^[a-z][a-z-]{0,39}$/.test(value)
    ? value
    : null;
}

/** Origin of an address, or its scheme where it has none; or the keyword in its place. */
function placeOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  if (!URL.canParse(value)) return wordOf(value);
  const {origin, protocol} = new URL(value);
  return (origin === 'null' ? protocol : origin).slice(0, 100);
}

/** The first segment of a page's path, if it is a word: `/account/reset/1/abc` is `/account`. */
function sectionOf(value: unknown): string | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null;
  const path = withoutLocale(new URL(value).pathname);
  return /^\/[a-z-]{0,20}(?=\/|$)/.exec(path)?.[0] ?? null;
}
