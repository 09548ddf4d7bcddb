import type {StorefrontEnv} from './env.server';

/**
 * The request with our own host in `X-Forwarded-Host`, for Remix's check of form
 * posts: it compares `Origin` with that header, else with `Host`, which names an
 * inner port in the dev server and an inner host behind a tunnel, so that every
 * form without JavaScript would fail (trap C59). What the client sent there is
 * replaced; `isSameOriginWrite` has judged the origin before.
 */
export function withOwnHost(
  request: Request,
  env: Pick<StorefrontEnv, 'PUBLIC_SITE_URL'>,
): Request {
  const site = new URL(env.PUBLIC_SITE_URL);
  const own = new URL(request.url);
  const isFromSite = request.headers.get('Origin') === site.origin;
  const forwarded = new Request(request);
  // A page without a referrer hides its origin from us, too; Remix takes the word
  // for a foreign host.
  if (forwarded.headers.get('Origin') === 'null') {
    forwarded.headers.delete('Origin');
  }
  forwarded.headers.set('X-Forwarded-Host', isFromSite ? site.host : own.host);
  return forwarded;
}
