import * as build from 'virtual:remix/server-build';
import {createRequestHandler} from '@remix-run/server-runtime';
import {
  handleCommerceRequest,
  isCommercePath,
} from '~/lib/commerce-api/handler.server';
import {adminRedirect} from '~/lib/preview/preview.server';
import type {RequestContext} from '~/lib/context.server';
import {cookiesOf, createRequestContext} from '~/lib/create-context.server';
import {
  EnvironmentError,
  environmentOf,
  isForeignHost,
  parseEnv,
  type StorefrontEnv,
} from '~/lib/environment/env.server';
import {forEachLocale, localeOfPath} from '~/lib/i18n/locale';
import {manifestUrl, routesOfLocale} from '~/lib/i18n/locale-routes';
import {rootRedirect} from '~/lib/i18n/request-market.server';
import {deadlineOf} from '~/lib/http/deadline.server';
import {isolatePages, PageCache} from '~/lib/server/page-cache.server';
import {setPageHeaders} from '~/lib/server/page-headers.server';
import {discardBody} from '~/lib/http/read-text.server';
import {
  logBrowserErrors,
  logPolicyReports,
} from '~/lib/server/browser-reports.server';
import {merchantRedirect} from '~/lib/server/redirect.server';
import {
  buildResponse,
  canonicalPathRedirect,
  healthResponse,
  rejectContent,
  rejectForeignOrigin,
  rejectUndecodablePath,
  requestForRemix,
  restoreErrorText,
  withAllowedMethods,
  withoutFormRedirect,
} from '~/lib/server/requests.server';
import {RequestLog} from '~/lib/storefront/request-log.server';
import {proxyConsent} from '~/lib/storefront/proxy.server';
import {ucpResponse} from '~/lib/storefront/ucp.server';
import {setSecurityHeaders} from '~/lib/server/security-headers.server';
import {
  errorFields,
  isClientError,
  ISOLATE,
  log,
} from '~/lib/logging/log.server';

restoreErrorText();

/** The worker: environment → context → handler → cookies → redirect on 404. */
export default {
  async fetch(
    request: Request,
    rawEnv: Env,
    executionContext: ExecutionContext,
  ): Promise<Response> {
    const url = new URL(request.url);
    let env: StorefrontEnv;
    try {
      env = environmentOf(url, checkedEnv(rawEnv));
    } catch (error) {
      return environmentErrorResponse(error);
    }
    reportForeignHost(url, env);
    const requestLog = new RequestLog(request.headers, deadlineOf(request));
    let response: Response;
    try {
      response = await respond(request, {
        url,
        env,
        executionContext,
        requestLog,
      });
    } catch (error) {
      log({requestLog}, 'error', 'request failed', errorFields(error), {
        isOncePerMinute: isClientError(error),
      });
      response = new Response('An unexpected error occurred.', {status: 500});
    }
    await discardBody(request);
    // Responses of `fetch` and of `Response.redirect` have immutable headers.
    const finalResponse = new Response(response.body, response);
    setSecurityHeaders(finalResponse.headers, env, url);
    finalResponse.headers.set('X-Request-Id', requestLog.requestId);
    return finalResponse;
  },
};

interface HandlerArgs {
  /** The request's URL. */
  readonly url: URL;
  readonly env: StorefrontEnv;
  readonly executionContext: ExecutionContext;
  readonly requestLog: RequestLog;
}

/** Returns `null` to pass the request on to the next handler. */
type Handler = (
  request: Request,
  args: HandlerArgs,
) => Response | null | Promise<Response | null>;

/** In order of precedence. */
const HANDLERS: readonly Handler[] = [
  rejectUndecodablePath,
  healthResponse,
  adminRedirect,
  canonicalPathRedirect,
  // Before `rejectForeignOrigin`: not every browser sends an origin with a report.
  logPolicyReports,
  rejectForeignOrigin,
  logBrowserErrors,
  rejectContent,
  rootRedirect,
  (request, {url}) =>
    buildResponse(request, url, {
      id: build.assets.version,
      timestamp: Number(import.meta.env.VITE_BUILD_TIMESTAMP),
    }),
  commerceResponse,
  ucpResponse,
  consentResponse,
  sharedPage,
];

async function respond(request: Request, args: HandlerArgs): Promise<Response> {
  for (const handler of HANDLERS) {
    const response = await handler(request, args);
    if (response) return response;
  }
  const {response} = await renderPage(request, args);
  return response;
}

async function commerceResponse(
  request: Request,
  args: HandlerArgs,
): Promise<Response | null> {
  if (!isCommercePath(args.url.pathname)) return null;
  const context = await createRequestContext(request, args);
  return withCookies(await handleCommerceRequest(request, context), context);
}

async function consentResponse(
  request: Request,
  args: HandlerArgs,
): Promise<Response | null> {
  if (!args.url.pathname.startsWith('/api/')) return null;
  const context = await createRequestContext(request, args);
  const {storefront} = context;
  if (!storefront.isStorefrontApiUrl(request)) return null;
  const response = await proxyConsent(request, storefront, args.requestLog);
  // The context may have renewed the tokens: without the new cookie the browser would have only the old
  // ones.
  return withCookies(response, context);
}

async function sharedPage(
  request: Request,
  args: HandlerArgs,
): Promise<Response | null> {
  // A cached page would hide edits.
  if (process.env.NODE_ENV !== 'production') return null;
  const {env, executionContext, requestLog} = args;
  const pages = new PageCache({
    openCache: () => caches.open('pages'),
    memory: isolatePages,
    env,
    buildId: build.assets.version,
    waitUntil: executionContext.waitUntil.bind(executionContext),
  });
  return pages.respond(request, (shared, {isRenewal}) =>
    renderPage(shared, {
      ...args,
      isShared: true,
      requestLog: isRenewal
        ? new RequestLog(new Headers(), deadlineOf(shared))
        : requestLog,
    }),
  );
}

/**
 * Created once per isolate, because it is slow; one for each language, because Remix flattens and ranks all
 * routes of a handler twice per request. Hydrogen's handler would also proxy the Storefront API, of which
 * `proxyConsent` forwards consent alone, and collect tracking ids, which must not be in a shared page.
 */
const remixHandlers = forEachLocale((locale) =>
  createRequestHandler(
    {
      ...build,
      routes: routesOfLocale(build.routes, locale),
      assets: {...build.assets, url: manifestUrl(build.assets.url, locale)},
    },
    process.env.NODE_ENV,
  ),
);

interface RenderArgs extends HandlerArgs {
  /** Whether the page is the same for every anonymous visitor. */
  readonly isShared?: boolean;
}

async function renderPage(
  request: Request,
  args: RenderArgs,
): Promise<{response: Response; context: RequestContext}> {
  const {env, requestLog} = args;
  const context = await createRequestContext(request, args);
  const handleWithRemix = remixHandlers[localeOfPath(args.url.pathname).code];
  const remixResponse = await handleWithRemix(
    requestForRemix(request, env),
    context,
  );
  const response = withoutFormRedirect(
    request,
    withAllowedMethods(remixResponse),
  );
  response.headers.append('Server-Timing', requestLog.serverTiming());
  await withCookies(response, context);
  const finalResponse = await merchantRedirect(request, response, context);
  setPageHeaders(request, finalResponse);
  return {response: finalResponse, context};
}

async function withCookies(
  response: Response,
  context: RequestContext,
): Promise<Response> {
  for (const cookie of await cookiesOf(context)) {
    // `set` would delete the other cookies.
    response.headers.append('Set-Cookie', cookie);
  }
  return response;
}

const environments = new WeakMap<Env, StorefrontEnv>();

/** Checks the environment once per isolate. */
function checkedEnv(rawEnv: Env): StorefrontEnv {
  const checked = environments.get(rawEnv) ?? parseEnv(rawEnv);
  environments.set(rawEnv, checked);
  return checked;
}

let hostWasReported = false;

/** Logs once per isolate when a production request's host differs from `PUBLIC_SITE_URL`. */
function reportForeignHost(url: URL, env: StorefrontEnv): void {
  if (
    hostWasReported ||
    process.env.NODE_ENV !== 'production' ||
    env.PUBLIC_ENVIRONMENT !== 'production' ||
    !isForeignHost(url, env)
  ) {
    return;
  }
  hostWasReported = true;
  log(ISOLATE, 'error', 'the host is not that of PUBLIC_SITE_URL', {
    host: url.host,
  });
}

function environmentErrorResponse(error: unknown): Response {
  if (!(error instanceof EnvironmentError)) throw error;
  // Not by `log`, which writes one line: this list is for the developer who starts or deploys the worker.
  console.error(error.message);
  return new Response(
    process.env.NODE_ENV === 'production'
      ? 'The storefront is not configured.'
      : error.message,
    {status: 500, headers: {'Content-Type': 'text/plain; charset=utf-8'}},
  );
}
