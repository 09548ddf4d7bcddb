import * as build from 'virtual:remix/server-build';
import {createRequestHandler} from '@shopify/remix-oxygen';
import {
  handleCommerceRequest,
  isCommercePath,
} from '~/lib/commerce-api/handler.server';
import {setAccountHeaders} from '~/lib/account/account-headers.server';
import {adminRedirect} from '~/lib/preview/admin-redirect.server';
import type {RequestContext} from '~/lib/context.server';
import {createRequestContext} from '~/lib/create-context.server';
import {isDeveloperTool} from '~/lib/environment/developer-tool';
import {
  EnvironmentError,
  environmentOf,
  parseEnv,
} from '~/lib/environment/env.server';
import {rootRedirect} from '~/lib/i18n/request-locale.server';
import {deadlineOf} from '~/lib/http/deadline.server';
import {
  isolatePages,
  PageCache,
  setVisitorHeaders,
} from '~/lib/server/page-cache.server';
import {discardBody} from '~/lib/http/read-text.server';
import {
  noteErrors,
  notePolicyReports,
} from '~/lib/server/browser-reports.server';
import {merchantRedirect} from '~/lib/server/redirect.server';
import {
  contentRefusal,
  healthResponse,
  originRefusal,
  requestForRemix,
  tidyPathRedirect,
} from '~/lib/server/requests.server';
import {ProviderReport} from '~/lib/storefront/provider-report.server';
import {proxyConsent} from '~/lib/storefront/proxy.server';
import {logFailure} from '~/lib/http/log-failure.server';
import {
  developerToolPolicy,
  setSecurityHeaders,
} from '~/lib/server/security-headers.server';
import {buildResponse} from '~/lib/updates/build-response.server';
import type {StorefrontEnv} from '~/lib/environment/env.server';

/** The worker: environment → context → handler → cookies → redirect on 404. */
export default {
  async fetch(
    request: Request,
    rawEnv: Env,
    executionContext: ExecutionContext,
  ): Promise<Response> {
    let env: StorefrontEnv;
    try {
      env = environmentOf(request, checkedEnv(rawEnv));
    } catch (error) {
      return environmentFailure(error);
    }
    reportForeignHost(new URL(request.url), env);
    const report = new ProviderReport(request.headers, deadlineOf(request));
    let response: Response;
    try {
      response = await respond(request, {env, executionContext, report});
    } catch (error) {
      logFailure('request failed', error, report);
      response = new Response('An unexpected error occurred.', {status: 500});
    }
    await discardBody(request);
    // Responses of `fetch` and of `Response.redirect` have frozen headers.
    const answer = new Response(response.body, response);
    setSecurityHeaders(answer.headers, env);
    answer.headers.set('X-Request-Id', report.requestId);
    return answer;
  },
};

/** What a request is answered with. */
interface Surroundings {
  readonly env: StorefrontEnv;
  readonly executionContext: ExecutionContext;
  readonly report: ProviderReport;
}

/** Answers a request, or leaves it to the next handler with `null`. */
type Handler = (
  request: Request,
  surroundings: Surroundings,
) => Response | null | Promise<Response | null>;

/** Who may answer a request, in this order. */
const HANDLERS: readonly Handler[] = [
  healthResponse,
  adminRedirect,
  tidyPathRedirect,
  // Before the check of the origin, which not every browser says in a report.
  notePolicyReports,
  originRefusal,
  noteErrors,
  contentRefusal,
  rootRedirect,
  (request) =>
    buildResponse(request, {
      id: build.assets.version,
      timestamp: Number(import.meta.env.VITE_BUILD_TIMESTAMP),
    }),
  commerceResponse,
  consentResponse,
  sharedPage,
];

async function respond(
  request: Request,
  surroundings: Surroundings,
): Promise<Response> {
  for (const handler of HANDLERS) {
    const response = await handler(request, surroundings);
    if (response) return response;
  }
  const {response} = await renderPage(request, surroundings, false);
  return response;
}

async function commerceResponse(
  request: Request,
  surroundings: Surroundings,
): Promise<Response | null> {
  if (!isCommercePath(new URL(request.url).pathname)) return null;
  const context = await contextOf(request, surroundings, false);
  return withCookies(await handleCommerceRequest(request, context), context);
}

async function consentResponse(
  request: Request,
  surroundings: Surroundings,
): Promise<Response | null> {
  if (!new URL(request.url).pathname.startsWith('/api/')) return null;
  const {storefront} = await contextOf(request, surroundings, false);
  if (!storefront.isStorefrontApiUrl(request)) return null;
  return proxyConsent(request, storefront, surroundings.report);
}

/** A page that is the same for every anonymous visitor. */
async function sharedPage(
  request: Request,
  surroundings: Surroundings,
): Promise<Response | null> {
  // In development a cached page would hide what was just edited.
  if (process.env.NODE_ENV !== 'production') return null;
  const {env, executionContext, report} = surroundings;
  const pages = new PageCache({
    cache: await caches.open('pages'),
    memory: isolatePages,
    env,
    buildId: build.assets.version,
    waitUntil: executionContext.waitUntil.bind(executionContext),
  });
  return pages.respond(request, (shared, isRenewal) => {
    const its = isRenewal
      ? new ProviderReport(new Headers(), deadlineOf(shared))
      : report;
    return renderPage(shared, {...surroundings, report: its}, true);
  });
}

function contextOf(
  request: Request,
  {env, executionContext, report}: Surroundings,
  isShared: boolean,
): Promise<RequestContext> {
  return createRequestContext(request, env, executionContext, report, isShared);
}

/** What Remix's loaders get with a request. */
const contexts = new WeakMap<Request, RequestContext>();

/** One for the isolate: making one takes time. */
const handleWithRemix = createRequestHandler({
  build,
  mode: process.env.NODE_ENV,
  getLoadContext: (request) => contexts.get(request)!,
  // Tracking ids in a page would be one visitor's in a page for all.
  collectTrackingInformation: false,
  // `proxyConsent` does it for consent alone, with less of the visitor's data.
  proxyStandardRoutes: false,
  poweredByHeader: false,
});

/** @param isShared for every anonymous visitor, not for this one. */
async function renderPage(
  request: Request,
  surroundings: Surroundings,
  isShared: boolean,
): Promise<{response: Response; context: RequestContext}> {
  const {env, report} = surroundings;
  const context = await contextOf(request, surroundings, isShared);
  const remixRequest = requestForRemix(request, env);
  contexts.set(remixRequest, context);
  const response = await handleWithRemix(remixRequest);
  if (response.status === 405 && !response.headers.has('Allow')) {
    // Remix refuses a form for a page without an action, and does not say what it takes.
    response.headers.set('Allow', 'GET, HEAD');
  }
  if (isDeveloperTool(new URL(request.url).pathname)) {
    response.headers.set('Content-Security-Policy', developerToolPolicy(env));
  }
  setAccountHeaders(request, response.headers);
  setVisitorHeaders(request, response.headers);
  response.headers.append('Server-Timing', report.serverTiming());
  await withCookies(response, context);
  return {
    response:
      response.status === 404
        ? await merchantRedirect(request, response, context.storefront)
        : response,
    context,
  };
}

/** Sends the cookies that a route does not know of: a new cart, a session that changed. */
async function withCookies(
  response: Response,
  {account, session, setCookies}: RequestContext,
): Promise<Response> {
  for (const cookie of setCookies)
    response.headers.append('Set-Cookie', cookie);
  const tokens = await account?.commit();
  if (tokens) response.headers.append('Set-Cookie', tokens);
  if (session.isPending) {
    // `set` would delete the cart's cookie.
    response.headers.append('Set-Cookie', await session.commit());
  }
  return response;
}

const environments = new WeakMap<Env, StorefrontEnv>();

/** Checks the environment once for an isolate, which gets the same object each time. */
function checkedEnv(rawEnv: Env): StorefrontEnv {
  const checked = environments.get(rawEnv) ?? parseEnv(rawEnv);
  environments.set(rawEnv, checked);
  return checked;
}

let hostWasReported = false;

/**
 * Says once an isolate that in production a request's host, to which links lead, is not
 * the one of `PUBLIC_SITE_URL`, to which canonical ones do.
 */
function reportForeignHost(url: URL, env: StorefrontEnv): void {
  if (
    hostWasReported ||
    process.env.NODE_ENV !== 'production' ||
    env.PUBLIC_ENVIRONMENT !== 'production' ||
    url.host === new URL(env.PUBLIC_SITE_URL).host
  ) {
    return;
  }
  hostWasReported = true;
  console.error(
    `The host of this request, ${url.host}, is not the host of PUBLIC_SITE_URL.`,
  );
}

function environmentFailure(error: unknown): Response {
  if (!(error instanceof EnvironmentError)) throw error;
  console.error(error.message);
  return new Response(
    process.env.NODE_ENV === 'production'
      ? 'The storefront is not configured.'
      : error.message,
    {status: 500, headers: {'Content-Type': 'text/plain; charset=utf-8'}},
  );
}
