import * as build from 'virtual:remix/server-build';
import {createRequestHandler} from '@shopify/remix-oxygen';
import {isCommercePath} from '~/lib/commerce-api/commerce-path';
import {handleCommerceRequest} from '~/lib/commerce-api/handler.server';
import {setAccountHeaders} from '~/lib/account/account-headers.server';
import {adminRedirect} from '~/lib/admin-redirect.server';
import {createRequestContext, type RequestContext} from '~/lib/context.server';
import {cookieScope} from '~/lib/cookie-scope.server';
import {environmentOf} from '~/lib/deployment.server';
import {EnvironmentError, parseEnv} from '~/lib/env.server';
import {healthResponse} from '~/lib/health.server';
import {rootRedirect} from '~/lib/i18n/root-redirect.server';
import {jsonError} from '~/lib/json-error.server';
import {PageCache, setVisitorHeaders} from '~/lib/page-cache.server';
import {discardBody} from '~/lib/read-text.server';
import {merchantRedirect} from '~/lib/redirect.server';
import {contentRefusal, requestForRemix} from '~/lib/remix-request.server';
import {ProviderReport} from '~/lib/storefront/provider-report.server';
import {proxyStorefrontApi} from '~/lib/storefront/proxy.server';
import {logFailure} from '~/lib/log-failure.server';
import {isSameOriginWrite} from '~/lib/same-origin.server';
import {setSecurityHeaders} from '~/lib/security-headers.server';
import {buildResponse} from '~/lib/updates/build-response.server';
import type {StorefrontEnv} from '~/lib/env.server';

/** The worker: environment → context → handler → cookies → redirect on 404. */
export default {
  async fetch(
    request: Request,
    rawEnv: Env,
    executionContext: ExecutionContext,
  ): Promise<Response> {
    let env: StorefrontEnv;
    try {
      env = environmentOf(request, parseEnv(rawEnv));
    } catch (error) {
      return environmentFailure(error);
    }
    const report = new ProviderReport(request.headers);
    let response: Response;
    try {
      response = await respond(request, env, executionContext, report);
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

async function respond(
  request: Request,
  env: StorefrontEnv,
  executionContext: ExecutionContext,
  report: ProviderReport,
): Promise<Response> {
  const health = healthResponse(request);
  if (health) return health;
  const url = new URL(request.url);
  if (url.pathname.includes('//')) {
    // Hydrogen's handler would drop the query (trap C9).
    const path = url.pathname.replace(/\/{2,}/g, '/');
    return new Response(null, {
      status: 301,
      headers: {Location: path + url.search},
    });
  }
  reportForeignHost(url, env);
  if (!isSameOriginWrite(request, env)) {
    return jsonError(403, 'The request comes from another site.');
  }
  const refusal = contentRefusal(request);
  if (refusal) return refusal;
  const redirect =
    rootRedirect(request, cookieScope(env)) ?? adminRedirect(request, env);
  if (redirect) return redirect;

  const aboutBuild = buildResponse(request, {
    id: build.assets.version,
    timestamp: Number(import.meta.env.VITE_BUILD_TIMESTAMP),
  });
  if (aboutBuild) return aboutBuild;

  const pages = new PageCache(
    await caches.open('pages'),
    env,
    executionContext.waitUntil.bind(executionContext),
  );
  // In development a kept page would hide what was just edited.
  const isCacheable =
    process.env.NODE_ENV === 'production' && pages.accepts(request);
  const keptPage = isCacheable ? await pages.match(request) : null;
  if (keptPage) return keptPage;

  const context = await createRequestContext(
    request,
    env,
    executionContext,
    report,
  );
  if (isCommercePath(url.pathname)) {
    const response = await handleCommerceRequest(request, context);
    return withSession(response, context);
  }
  if (context.storefront.isStorefrontApiUrl(request)) {
    return proxyStorefrontApi(request, context.storefront);
  }
  const handle = createRequestHandler({
    build,
    mode: process.env.NODE_ENV,
    getLoadContext: () => context,
    // Tracking ids in a page would be one visitor's in a page for all; the
    // browser fetches them through the Storefront API proxy (trap C3).
    collectTrackingInformation: false,
    // `proxyStorefrontApi` does it with less of the visitor's data.
    proxyStandardRoutes: false,
    poweredByHeader: false,
  });
  const response = await handle(requestForRemix(request, env));
  if (response.status === 405 && !response.headers.has('Allow')) {
    // Remix refuses a form for a page without an action, and does not say what it takes.
    response.headers.set('Allow', 'GET, HEAD');
  }
  setAccountHeaders(request, response.headers);
  setVisitorHeaders(request, response.headers);
  response.headers.append('Server-Timing', report.serverTiming());
  await withSession(response, context);
  if (response.status === 404) {
    return merchantRedirect(request, response, context.storefront);
  }
  return isCacheable && !report.servedCopy
    ? pages.keep(request, response, context.nonce, report.hasStandIn)
    : response;
}

/** Sends a session that changed. */
async function withSession(
  response: Response,
  {session}: RequestContext,
): Promise<Response> {
  if (session.isPending) {
    // `set` would delete the cart's cookie (trap C1).
    response.headers.append('Set-Cookie', await session.commit());
  }
  return response;
}

let hostWasReported = false;

/**
 * Links of a page lead to the host of its request, canonical ones to
 * `PUBLIC_SITE_URL`. In production the two have to be one (spec §8); a
 * deployment's own address is the usual cause. Said once an isolate.
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
