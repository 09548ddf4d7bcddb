import {isCommercePath} from '~/lib/commerce-api/handler.server';
import type {StorefrontEnv} from '~/lib/environment/env.server';
import {jsonError} from '~/lib/http/json-error.server';

/**
 * `GET /healthz`: the worker runs and its environment is complete. Asks nobody,
 * so that an uptime check tells a fault of ours from one of the provider's.
 *
 * @returns `null` for any other path.
 */
export function healthResponse(request: Request): Response | null {
  if (new URL(request.url).pathname !== '/healthz') return null;
  if (!['GET', 'HEAD'].includes(request.method)) {
    return jsonError(405, 'Only GET is allowed.', {Allow: 'GET, HEAD'});
  }
  return Response.json(
    {status: 'ok'},
    {headers: {'Cache-Control': 'no-store'}},
  );
}

/**
 * One address for each page: without doubled slashes, which Hydrogen's handler would
 * answer without the query, and without a slash at the end, which some pages would
 * take and others not. `/en/` is `/en`; the query stays.
 *
 * @returns the redirect, or `null` for an address that is in order. A form that is
 *   sent to a slash at its end is not redirected: a browser would lose its fields.
 */
export function tidyPathRedirect(request: Request): Response | null {
  const {pathname, search} = new URL(request.url);
  const single = pathname.replace(/\/{2,}/g, '/');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const path = isRead ? single.replace(/(?<=.)\/$/, '') : single;
  return path === pathname
    ? null
    : new Response(null, {status: 301, headers: {Location: path + search}});
}

type WriteEnv = Pick<StorefrontEnv, 'PUBLIC_SITE_URL' | 'ALLOWED_ORIGINS'>;

/** Methods that change nothing. */
const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The refusal of a request that would change something and comes from another site. The
 * browser says, in `Origin`, else `Sec-Fetch-Site`, else `Referer`, that it comes from our
 * own pages. Remix checks document and single-fetch actions only; this covers every
 * write. A client that is no browser sends none of the three and carries no visitor's
 * cookies by accident. The sites that `ALLOWED_ORIGINS` lists may use the commerce
 * endpoint, and no form of ours.
 *
 * @returns `null` for any other request.
 */
export function originRefusal(
  request: Request,
  {env}: {readonly env: WriteEnv},
): Response | null {
  return READING_METHODS.has(request.method) || isFromOwnPages(request, env)
    ? null
    : jsonError(403, 'The request comes from another site.');
}

function isFromOwnPages(request: Request, env: WriteEnv): boolean {
  const url = new URL(request.url);
  const listed = isCommercePath(url.pathname) ? env.ALLOWED_ORIGINS : [];
  const own = new Set([
    url.origin,
    new URL(env.PUBLIC_SITE_URL).origin,
    ...listed.map((origin) => new URL(origin).origin),
  ]);
  const origin = request.headers.get('Origin');
  // Pages without a referrer send `Origin: null` with their forms; who sent it
  // the browser says as well. A sandboxed frame is never `same-origin`.
  const isHidden = origin === 'null' && request.headers.has('Sec-Fetch-Site');
  if (origin !== null && !isHidden) return own.has(origin);
  const site = request.headers.get('Sec-Fetch-Site');
  if (site !== null) {
    return site === 'same-origin' || (site === 'none' && !isHidden);
  }
  const referer = request.headers.get('Referer');
  if (referer === null) return true;
  return URL.canParse(referer) && own.has(new URL(referer).origin);
}

/** Methods whose requests have no content (RFC 9110, 9.3.1 and 9.3.2). */
const WITHOUT_CONTENT = new Set(['GET', 'HEAD']);

/**
 * The refusal of a GET or HEAD that has content all the same: what is kept for
 * others must not depend on anything but the address.
 *
 * @returns `null` for any other request. A length of 0 is no content.
 */
export function contentRefusal(request: Request): Response | null {
  const hasContent =
    WITHOUT_CONTENT.has(request.method) &&
    request.body !== null &&
    request.headers.get('Content-Length') !== '0';
  return hasContent
    ? jsonError(400, `A ${request.method} request has no content.`)
    : null;
}

/**
 * A checked request as Remix gets it.
 *
 * - With our own host in `X-Forwarded-Host`, for Remix's check of form posts: it
 *   compares `Origin` with that header, else with `Host`, which names an inner port
 *   in the dev server and an inner host behind a tunnel, so that every form without
 *   JavaScript would fail. What the client sent there is replaced;
 *   `originRefusal` has judged the origin before.
 * - Without `_data`, which asked for one loader's data before single fetch: Remix
 *   still listens to it and logs a failure each time. It is an unknown parameter here.
 * - Without the empty content of a GET, for which Hydrogen's handler would refuse it.
 */
export function requestForRemix(
  request: Request,
  env: Pick<StorefrontEnv, 'PUBLIC_SITE_URL'>,
): Request {
  const site = new URL(env.PUBLIC_SITE_URL);
  const url = new URL(request.url);
  const isFromSite = request.headers.get('Origin') === site.origin;
  const headers = new Headers(request.headers);
  // A page without a referrer hides its origin from us, too; Remix takes the word
  // for a foreign host.
  if (headers.get('Origin') === 'null') headers.delete('Origin');
  headers.set('X-Forwarded-Host', isFromSite ? site.host : url.host);
  // Taking out what is not there would still encode the others anew.
  if (url.searchParams.has('_data')) url.searchParams.delete('_data');
  return WITHOUT_CONTENT.has(request.method)
    ? new Request(url, {
        method: request.method,
        headers,
        signal: request.signal,
      })
    : new Request(new Request(url, request), {headers});
}
