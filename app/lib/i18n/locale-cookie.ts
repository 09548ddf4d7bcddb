import {LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE, type LocaleCode} from './locale';

/**
 * Cookie text that remembers a language for 365 days (spec §2), for `Set-Cookie`
 * and for `document.cookie`; the browser may read it.
 */
export function localeCookie(
  code: LocaleCode,
  {secure}: {secure: boolean},
): string {
  return `${LOCALE_COOKIE}=${code}; Path=/; Max-Age=${LOCALE_COOKIE_MAX_AGE}; SameSite=Lax${secure ? '; Secure' : ''}`;
}
