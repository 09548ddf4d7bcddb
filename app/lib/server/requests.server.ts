import {isCommercePath} from '~/lib/commerce-api/handler.server';
import type {StorefrontEnv} from '~/lib/environment/env.server';
import {isSafeMethod} from '~/lib/http/is-safe-method';
import {jsonError} from '~/lib/http/json-error.server';
import {localeOfPath} from '~/lib/i18n/locale';
import {serverTranslator} from '~/lib/i18n/messages.server';

interface WithUrl {
  /** The request's, parsed once for all handlers. */
  readonly url: URL;
}

/** `GET /healthz`, without a request to Shopify; `null` for any other path. */
export function healthResponse(
  request: Request,
  {url}: WithUrl,
): Response | null {
  if (url.pathname !== '/healthz') return null;
  if (!isSafeMethod(request)) {
    return jsonError(405, 'Only GET is allowed.', {Allow: 'GET, HEAD'});
  }
  return Response.json(
    {status: 'ok'},
    {headers: {'Cache-Control': 'no-store'}},
  );
}

/**
 * Rejects a path that is not encoded UTF-8, which Remix logs with its secrets, or has a backslash,
 * which Remix reads as a slash when it has decoded it; else `null`.
 */
export function rejectUndecodablePath(
  _request: Request,
  {url}: WithUrl,
): Response | null {
  try {
    const path = decodeURIComponent(url.pathname);
    if (!path.includes('\\')) return null;
  } catch {
    // Rejected as well.
  }
  return jsonError(400, 'The path cannot be read.');
}

/**
 * Redirects to a path's one spelling, without extra slashes and needless encoding (RFC 3986,
 * 6.2.2), or `null`. A form's path keeps its spelling apart from slashes, and a 308 its fields.
 */
export function canonicalPathRedirect(
  request: Request,
  {url: {pathname, search}}: WithUrl,
): Response | null {
  const single = pathname.replace(/\/{2,}/g, '/');
  const isSafe = isSafeMethod(request);
  const path = isSafe ? tidyEncoding(single).replace(/(?<=.)\/$/, '') : single;
  if (path === pathname) return null;
  const status = isSafe ? 301 : 308;
  return new Response(null, {status, headers: {Location: path + search}});
}

/** Decodes characters that need no encoding; writes the code of every other character in capitals. */
function tidyEncoding(path: string): string {
  return path.replace(/%[\da-f]{2}/gi, (encoded) => {
    const character = String.fromCharCode(parseInt(encoded.slice(1), 16));
    return /[\w.~-]/.test(character) ? character : encoded.toUpperCase();
  });
}

type WriteEnv = Pick<StorefrontEnv, 'PUBLIC_SITE_URL' | 'ALLOWED_ORIGINS'>;

/** Rejects writes from other sites, because Remix checks actions only; `null` otherwise. */
export function rejectForeignOrigin(
  request: Request,
  {env}: {readonly env: WriteEnv},
): Response | null {
  const isSafe = isSafeMethod(request) || request.method === 'OPTIONS';
  return isSafe || isFromOwnPages(request, env)
    ? null
    : jsonError(403, 'The request comes from another site.');
}

function isFromOwnPages({headers, url}: Request, env: WriteEnv): boolean {
  const {origin: own, pathname} = new URL(url);
  const listed = isCommercePath(pathname) ? env.ALLOWED_ORIGINS : [];
  const allowed = [own, env.PUBLIC_SITE_URL, ...listed].map(
    (href) => new URL(href).origin,
  );
  const origin = headers.get('Origin');
  const site = headers.get('Sec-Fetch-Site');
  // Pages without a referrer send `Origin: null`; `Sec-Fetch-Site` then decides.
  const isHiddenOrigin = origin === 'null' && site !== null;
  if (origin !== null && !isHiddenOrigin) return allowed.includes(origin);
  if (site !== null) {
    return site === 'same-origin' || (site === 'none' && !isHiddenOrigin);
  }
  const referer = headers.get('Referer');
  if (referer === null) return true;
  return URL.canParse(referer) && allowed.includes(new URL(referer).origin);
}

/** Rejects GET and HEAD with content: cached responses depend only on the URL; else `null`. */
export function rejectContent(request: Request): Response | null {
  const hasContent =
    isSafeMethod(request) &&
    request.body !== null &&
    request.headers.get('Content-Length') !== '0';
  return hasContent
    ? jsonError(400, `A ${request.method} request has no content.`)
    : null;
}

/**
 * The request for Remix, which compares `Origin` with `X-Forwarded-Host`, treats `_data`
 * as a request from before single fetch, and rejects GET with a body.
 */
export function requestForRemix(
  request: Request,
  env: Pick<StorefrontEnv, 'PUBLIC_SITE_URL'>,
): Request {
  const site = new URL(env.PUBLIC_SITE_URL);
  const url = new URL(request.url);
  const headers = new Headers(request.headers);
  const isFromSite = headers.get('Origin') === site.origin;
  // Remix treats `null` as another host.
  if (headers.get('Origin') === 'null') headers.delete('Origin');
  headers.set('X-Forwarded-Host', isFromSite ? site.host : url.host);
  // `delete` re-encodes the query even when nothing is deleted.
  if (url.searchParams.has('_data')) url.searchParams.delete('_data');
  const {method, signal} = request;
  return isSafeMethod(request)
    ? new Request(url, {method, headers, signal})
    : new Request(new Request(url, request), {headers});
}

/**
 * Completes Remix's 405 for a form to a route without an action: it lacks `Allow`, and outside of
 * pages its body reports an unexpected error.
 */
export function withAllowedMethods(response: Response): Response {
  if (response.status !== 405 || response.headers.has('Allow')) return response;
  const Allow = 'GET, HEAD';
  if (response.headers.has('X-Remix-Error')) {
    return jsonError(405, 'Only GET is allowed.', {Allow});
  }
  response.headers.set('Allow', Allow);
  return response;
}

/**
 * Makes an error's text its name and message again. `@shopify/remix-oxygen` makes it the stack, and
 * Remix sends the text of its own errors, such as a 405, to the visitor.
 */
export function restoreErrorText(): void {
  Error.prototype.toString = function () {
    return `${this.name}: ${this.message}`;
  };
}

/**
 * Replaces a form's redirect to another site by a page that goes there. Chrome applies the
 * policy's `form-action` to every redirect of a form, and an account domain can lead on to any
 * identity provider.
 */
export function withoutFormRedirect(
  request: Request,
  response: Response,
): Response {
  const location = response.headers.get('Location');
  const url = new URL(request.url);
  // With a script a form is sent as a data request, whose redirect has the status 202.
  const isRedirect = response.status >= 300 && location !== null;
  if (request.method !== 'POST' || !isRedirect) return response;
  const target = new URL(location, url);
  if (target.origin === url.origin) return response;
  const {code, tag} = localeOfPath(url.pathname);
  const text = serverTranslator(code)('auth.shopify.leave', {
    host: target.host,
  });
  // A URL's quotes and angle brackets are already encoded.
  const href = target.href.replaceAll('&', '&amp;');
  const headers = new Headers(response.headers);
  headers.delete('Location');
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(
    `<!doctype html><html lang="${tag}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="0;url=${href}"><title>${text}</title><p><a href="${href}">${text}</a></p></html>`,
    {headers},
  );
}

interface Build {
  /** Remix's hash of the client bundle. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly timestamp: number;
}

const LATEST = '/builds/latest.json';
const META = /^\/builds\/meta\/([^/]+)\.json$/;

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Responds to `/builds/latest.json` and `/builds/meta/{id}.json`; `null` for other paths. */
export function buildResponse(
  request: Request,
  {pathname}: URL,
  build: Build,
): Response | null {
  const id = META.exec(pathname)?.[1];
  if (pathname !== LATEST && id === undefined) return null;
  if (!isSafeMethod(request)) {
    return jsonError(405, 'A build is read by GET.', {Allow: 'GET, HEAD'});
  }
  if (id !== undefined && id !== build.id) {
    return jsonError(404, 'Unknown build.');
  }
  return Response.json(build, {
    headers: {'Cache-Control': id === undefined ? 'no-store' : IMMUTABLE},
  });
}
