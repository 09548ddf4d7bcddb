import {cutText} from '~/lib/text/cut-text';
import {getProperty} from '~/lib/text/get-property';
import {readJson} from '~/lib/http/json-request.server';
import {unquotedLogLine} from '~/lib/logging/log-text';
import {RateLimit} from '~/lib/rates/rate-limit.server';
import {ERRORS_PATH} from '~/lib/browser/report-error';
import {withoutLocale} from '~/lib/i18n/locale';
import {jsonError} from '~/lib/http/json-error.server';
import type {RequestLog} from '~/lib/storefront/request-log.server';
import {log} from '~/lib/logging/log.server';
import {
  MAX_FRAMES,
  MAX_REPORTS,
  MAX_REPORT_BYTES,
  RATES,
} from '~/lib/limits/limits';

/** Endpoint for reports of content security policy violations. */
export const POLICY_REPORTS_PATH = '/csp-reports';

interface ReportType {
  readonly path: string;
  readonly types: readonly string[];
  readonly event: string;
  /** Log lines for a report; `null` when it is malformed. */
  readonly toLogLines: (
    body: unknown,
  ) => readonly Readonly<Record<string, unknown>>[] | null;
}

/** Logs content security policy reports without full URLs; `null` for any other path. */
export const logPolicyReports = reportLogger({
  path: POLICY_REPORTS_PATH,
  // `report-uri` and the Reporting API.
  types: ['application/csp-report', 'application/reports+json'],
  event: 'policy broken',
  toLogLines: policyLines,
});

/** Logs script errors from the browser without values and URLs; `null` for any other path. */
export const logBrowserErrors = reportLogger({
  path: ERRORS_PATH,
  types: ['application/json'],
  event: 'error in a browser',
  toLogLines: errorLines,
});

function reportLogger({path, types, event, toLogLines}: ReportType) {
  // Per minute.
  const clientLimit = new RateLimit(RATES.report);
  const totalLimit = new RateLimit(RATES.allReports);
  return async (
    request: Request,
    {
      url,
      requestLog,
    }: {readonly url: URL; readonly requestLog: Pick<RequestLog, 'log'>},
  ): Promise<Response | null> => {
    if (url.pathname !== path) return null;
    const body = await readJson(request, {
      types,
      maxBytes: MAX_REPORT_BYTES,
      wait: (clientKey) => clientLimit.take(clientKey) ?? totalLimit.take(''),
    });
    if (body instanceof Response) return body;
    const lines = toLogLines(body);
    if (!lines) return jsonError(400, 'The body is no report.');
    for (const line of lines) log({requestLog}, 'warn', event, line);
    return new Response(null, {status: 204});
  };
}

function errorLines(
  body: unknown,
): readonly Readonly<Record<string, unknown>>[] | null {
  const [name, message, stack] = ['name', 'message', 'stack'].map((part) =>
    getProperty(body, part),
  );
  if (typeof message !== 'string' || typeof stack !== 'string') return null;
  // The hash in a chunk's name identifies the build.
  const frames = stack.matchAll(
    /\/assets\/([\w.()-]{1,80}\.js:\d{1,6}:\d{1,7})/g,
  );
  return [
    {
      error: typeof name === 'string' && /^\w{1,40}$/.test(name) ? name : null,
      message: unquotedLogLine(message),
      frames: [...frames].slice(0, MAX_FRAMES).map(([, frame]) => frame),
      page: pageSection(getProperty(body, 'page')),
    },
  ];
}

function policyLines(
  body: unknown,
): readonly Readonly<Record<string, unknown>>[] | null {
  const bodies = Array.isArray(body)
    ? body.map((report: unknown) => getProperty(report, 'body'))
    : [getProperty(body, 'csp-report')];
  const lines = bodies.slice(0, MAX_REPORTS).map((body) => {
    const either = (name: string, legacy: string) =>
      getProperty(body, name) ?? getProperty(body, legacy);
    const page = either('documentURL', 'document-uri');
    return {
      directive: keywordOf(either('effectiveDirective', 'effective-directive')),
      blocked: originOrKeyword(either('blockedURL', 'blocked-uri')),
      source: originOrKeyword(either('sourceFile', 'source-file')),
      page: pageSection(page),
    };
  });
  return lines.every(({directive}) => directive !== null) ? lines : null;
}

/** A directive, or a keyword such as `inline`; `null` for anything else. */
function keywordOf(value: unknown): string | null {
  return typeof value === 'string' && /^[a-z][a-z-]{0,39}$/.test(value)
    ? value
    : null;
}

/** The origin or scheme of a URL, or a keyword in its place. */
function originOrKeyword(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  if (!URL.canParse(value)) return keywordOf(value);
  const {origin, protocol} = new URL(value);
  return cutText(origin === 'null' ? protocol : origin, 100);
}

/** The first segment of a page's path: `/account` for `/account/reset/1/abc`. */
function pageSection(value: unknown): string | null {
  if (typeof value !== 'string' || !URL.canParse(value)) return null;
  const path = withoutLocale(new URL(value).pathname);
  return /^\/[a-z-]{0,20}(?=\/|$)/.exec(path)?.[0] ?? null;
}
