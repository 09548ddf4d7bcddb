import type {StorefrontEnv} from '~/lib/environment/env.server';
import {jsonError} from '~/lib/http/json-error.server';

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
 *   `isSameOriginWrite` has judged the origin before.
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
