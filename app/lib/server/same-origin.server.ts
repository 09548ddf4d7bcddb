import {isCommercePath} from '~/lib/commerce-api/commerce-path';
import type {StorefrontEnv} from '~/lib/environment/env.server';
import {jsonError} from '~/lib/http/json-error.server';

const READING_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The refusal of a request that would change something and comes from another site.
 *
 * @returns `null` for any other request.
 */
export function originRefusal(
  request: Request,
  {env}: {readonly env: Parameters<typeof isSameOriginWrite>[1]},
): Response | null {
  return isSameOriginWrite(request, env)
    ? null
    : jsonError(403, 'The request comes from another site.');
}

/**
 * Whether a request may change something for its visitor: the browser says, in
 * `Origin`, else `Sec-Fetch-Site`, else `Referer`, that it comes from our own
 * pages. Remix checks document and single-fetch actions
 * only; this covers every write. A client that is no browser sends
 * none of the three and carries no visitor's cookies by accident. The sites that
 * `ALLOWED_ORIGINS` lists may use the commerce endpoint, and no form of ours.
 */
function isSameOriginWrite(
  request: Request,
  env: Pick<StorefrontEnv, 'PUBLIC_SITE_URL' | 'ALLOWED_ORIGINS'>,
): boolean {
  if (READING_METHODS.has(request.method)) return true;
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
