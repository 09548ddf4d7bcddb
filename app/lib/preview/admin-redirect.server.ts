import {externalUrl} from '~/lib/http/external-url';
import {isRead} from '~/lib/http/is-read';
import {shopOrigin, type StorefrontEnv} from '~/lib/environment/env.server';
import {pagePath, withoutLocale} from '~/lib/i18n/locale';

/** URL of the shop's admin, or of a page in it such as `/products/1`. */
export function adminUrl(
  {PUBLIC_STORE_DOMAIN}: Pick<StorefrontEnv, 'PUBLIC_STORE_DOMAIN'>,
  path = '',
): string {
  const origin = shopOrigin(PUBLIC_STORE_DOMAIN);
  return externalUrl(`${origin}/admin${path}`, [new URL(origin).host]);
}

/** Redirects `/admin` in any language to the shop's admin; `null` for any other request. */
export function adminRedirect(
  request: Request,
  {env}: {readonly env: Pick<StorefrontEnv, 'PUBLIC_STORE_DOMAIN'>},
): Response | null {
  const {pathname} = new URL(request.url);
  if (!isRead(request)) return null;
  if (pathname !== pagePath(pathname)) return null;
  if (!/^\/admin\/?$/.test(withoutLocale(pathname))) return null;
  return new Response(null, {
    status: 302,
    headers: {Location: adminUrl(env), 'Cache-Control': 'no-store'},
  });
}
