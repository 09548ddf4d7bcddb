import {localizedPath, withoutLocale, type Locale} from '../i18n/locale';
import {pathInLocale} from '../i18n/locale';
import {sameOriginPath} from '~/lib/http/same-origin-path';

/**
 * Where a customer goes after signing in: the page that sent them, on this site
 * only, else the account. Either is in the language of the page
 * that they sign in on, which they may have changed there. The pages for signing in
 * and out are no place to come back to.
 */
export function returnPath(
  wanted: unknown,
  locale: Pick<Locale, 'prefix'>,
): string {
  const path = sameOriginPath(wanted);
  const bare = path === null ? '/auth' : withoutLocale(pathnameOf(path));
  return path === null || /^\/auth(?:\/|$)/.test(bare)
    ? localizedPath('/account', locale)
    : pathInLocale(path, locale);
}

/**
 * The address of the login page that leads back to where the visitor was.
 *
 * @param from path and query of a page of ours.
 */
export function loginPath(
  from: string | null,
  locale: Pick<Locale, 'prefix'>,
): string {
  const path = localizedPath('/auth/login', locale);
  return from === null || from === localizedPath('/account', locale)
    ? path
    : `${path}?redirect=${encodeURIComponent(from)}`;
}

function pathnameOf(path: string): string {
  return path.replace(/[?#].*$/s, '');
}
