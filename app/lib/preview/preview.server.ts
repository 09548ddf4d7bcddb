import {externalUrl} from '~/lib/urls/external-url';
import {isSafeMethod} from '~/lib/http/is-safe-method';
import {shopOrigin, type StorefrontEnv} from '~/lib/environment/env.server';
import type {Messages} from '~/lib/i18n/catalogues';
import {pagePath, withoutLocale, type Locale} from '~/lib/i18n/locale';
import {serverMessages} from '~/lib/i18n/messages.server';

export interface Preview {
  readonly environment: 'preview' | 'development';
  readonly adminUrl: string;
  /** The bar's own, which the visitors of a shop need not load. */
  readonly messages: Messages['preview'];
}

/** The preview bar's data; `null` in production. */
export function previewOf({
  env,
  locale,
}: {
  readonly env: StorefrontEnv;
  readonly locale: Pick<Locale, 'code'>;
}): Preview | null {
  const {PUBLIC_ENVIRONMENT: environment} = env;
  return environment === 'production'
    ? null
    : {
        environment,
        adminUrl: adminUrl(env),
        messages: serverMessages(locale.code).preview,
      };
}

/** URL of the shop's admin. */
function adminUrl({
  PUBLIC_STORE_DOMAIN,
}: Pick<StorefrontEnv, 'PUBLIC_STORE_DOMAIN'>): string {
  const origin = shopOrigin(PUBLIC_STORE_DOMAIN);
  return externalUrl(`${origin}/admin`, [new URL(origin).host]);
}

/** Redirects `/admin` in any language to the shop's admin; `null` for any other request. */
export function adminRedirect(
  request: Request,
  {
    url: {pathname},
    env,
  }: {
    readonly url: URL;
    readonly env: Pick<StorefrontEnv, 'PUBLIC_STORE_DOMAIN'>;
  },
): Response | null {
  if (!isSafeMethod(request)) return null;
  if (pathname !== pagePath(pathname)) return null;
  if (!/^\/admin\/?$/.test(withoutLocale(pathname))) return null;
  return new Response(null, {
    status: 302,
    headers: {Location: adminUrl(env), 'Cache-Control': 'no-store'},
  });
}
