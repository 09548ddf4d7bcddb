import {
  localizedPath,
  withoutLocale,
  type Locale,
  pathInLocale,
} from '~/lib/i18n/locale';
import {sameOriginPath} from '~/lib/urls/same-origin-path';

/** `wanted` if it is on this site and no sign-in page, else the account; in the page's language. */
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

/** The login page's path, with `from` as the page to return to. */
export function loginPath(
  from: string,
  locale: Pick<Locale, 'prefix'>,
): string {
  const path = localizedPath('/auth/login', locale);
  return from === localizedPath('/account', locale)
    ? path
    : `${path}?redirect=${encodeURIComponent(from)}`;
}
