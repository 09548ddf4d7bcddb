import {localizedPath, withoutLocale, type Locale} from '../i18n/locale';
import {pathInLocale} from '../i18n/locale';
import {sameOriginPath} from '~/lib/http/same-origin-path';

/**
 * Where a customer goes after signing in, in the language of the page that they sign in
 * on: the page that sent them, on this site only and none for signing in or out, else
 * the account.
 */
export function returnPath(
  wanted: unknown,
  locale: Pick<Locale, 'prefix'>,
): string {
  const path = sameOriginPath(wanted) ?? '/auth';
  const bare = withoutLocale(path.replace(/[?#].*$/s, ''));
  return /^\/auth(?:\/|$)/.test(bare)
    ? localizedPath('/account', locale)
    : pathInLocale(path, locale);
}

/** The login page's address, which leads back to a page's path and query. */
export function loginPath(
  from: string | null,
  locale: Pick<Locale, 'prefix'>,
): string {
  const path = localizedPath('/auth/login', locale);
  return from === null || from === localizedPath('/account', locale)
    ? path
    : `${path}?redirect=${encodeURIComponent(from)}`;
}
