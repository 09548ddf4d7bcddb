import {isCommercePath} from '~/lib/commerce-api/handler.server';
import type {StorefrontEnv} from '~/lib/environment/env.server';
import {jsonError} from '~/lib/http/json-error.server';

/** Methods whose requests have no content (RFC 9110, 9.3.1 and 9.3.2). */
const WITHOUT_CONTENT: readonly string[] = ['GET', 'HEAD'];

/** Methods that change nothing. */
const READING_METHODS: readonly string[] = [...WITHOUT_CONTENT, 'OPTIONS'];

/**
 * `GET /healthz`: the worker runs and its environment is complete. Asks nobody,
 * so that an uptime check tells a fault of ours from one of the provider's.
 *
 * @returns `null` for any other path.
 */
export function healthResponse(request: Request): Response | null {
  if (new URL(request.url).pathname !== '/healthz') return null;
  if (!WITHOUT_CONTENT.includes(request.method)) {
    return jsonError(405, 'Only GET is allowed.', {Allow: 'GET, HEAD'});
  }
  return Response.json(
    {status: 'ok'},
    {headers: {'Cache-Control': 'no-store'}},
  );
}

/**
 * One address for each page: without doubled slashes and without a slash at the end.
 *
 * @returns the redirect, or `null` for an address that is in order. A form that is
 *   sent to a slash at its end is not redirected: a browser would lose its fields.
 */
export function tidyPathRedirect(request: Request): Response | null {
  const {pathname, search} = new URL(request.url);
  const single = pathname.replace(/\/{2,}/g, '/');
  const isRead = WITHOUT_CONTENT.includes(request.method);
  const path = isRead ? single.replace(/(?<=.)\/$/, '') : single;
  return path === pathname
    ? null
    : new Response(null, {status: 301, headers: {Location: path + search}});
}

type WriteEnv = Pick<StorefrontEnv, 'PUBLIC_SITE_URL' | 'ALLOWED_ORIGINS'>;

/**
 * The refusal of a write that comes from another site, as the browser says in `Origin`,
 * else `Sec-Fetch-Site`, else `Referer`; Remix checks actions alone. A client that is no
 * browser sends none of the three and carries no visitor's cookies by accident. The sites
 * of `ALLOWED_ORIGINS` may use the commerce endpoint, and no form of ours.
 *
 * @returns `null` for any other request.
 */
export function originRefusal(
  request: Request,
  {env}: {readonly env: WriteEnv},
): Response | null {
  return READING_METHODS.includes(request.method) ||
    isFromOwnPages(request, env)
    ? null
    : jsonError(403, 'The request comes from another site.');
}

function isFromOwnPages({headers, url}: Request, env: WriteEnv): boolean {
  const {origin: own, pathname} = new URL(url);
  const listed = isCommercePath(pathname) ? env.ALLOWED_ORIGINS : [];
  const allowed = [own, env.PUBLIC_SITE_URL, ...listed].map(
    (address) => new URL(address).origin,
  );
  const origin = headers.get('Origin');
  const site = headers.get('Sec-Fetch-Site');
  // Pages without a referrer send `Origin: null` with their forms; who sent it
  // the browser says as well. A sandboxed frame is never `same-origin`.
  const isHidden = origin === 'null' && site !== null;
  if (origin !== null && !isHidden) return allowed.includes(origin);
  if (site !== null) {
    return site === 'same-origin' || (site === 'none' && !isHidden);
  }
  const referer = headers.get('Referer');
  if (referer === null) return true;
  return URL.canParse(referer) && allowed.includes(new URL(referer).origin);
}

/**
 * The refusal of a GET or HEAD that has content all the same: what is stored for
 * others must not depend on anything but the address.
 *
 * @returns `null` for any other request. A length of 0 is no content.
 */
export function contentRefusal(request: Request): Response | null {
  const hasContent =
    WITHOUT_CONTENT.includes(request.method) &&
    request.body !== null &&
    request.headers.get('Content-Length') !== '0';
  return hasContent
    ? jsonError(400, `A ${request.method} request has no content.`)
    : null;
}

/**
 * A checked request as Remix gets it: with our own host in `X-Forwarded-Host`, with which
 * Remix compares `Origin` (`Host` is an inner one in the dev server and behind a tunnel);
 * without `_data`, which Remix would take for a request from before single fetch; without
 * the empty content of a GET, for which Hydrogen's handler would refuse it.
 */
export function requestForRemix(
  request: Request,
  env: Pick<StorefrontEnv, 'PUBLIC_SITE_URL'>,
): Request {
  const site = new URL(env.PUBLIC_SITE_URL);
  const url = new URL(request.url);
  const headers = new Headers(request.headers);
  const isFromSite = headers.get('Origin') === site.origin;
  // A page without a referrer hides its origin; Remix takes the word for a foreign host.
  if (headers.get('Origin') === 'null') headers.delete('Origin');
  headers.set('X-Forwarded-Host', isFromSite ? site.host : url.host);
  // Taking out what is not there would still encode the others anew.
  if (url.searchParams.has('_data')) url.searchParams.delete('_data');
  const {method, signal} = request;
  return WITHOUT_CONTENT.includes(method)
    ? new Request(url, {method, headers, signal})
    : new Request(new Request(url, request), {headers});
}
