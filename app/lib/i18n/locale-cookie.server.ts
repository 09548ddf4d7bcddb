import {
  scopeText,
  type CookieScope,
} from '~/lib/environment/cookie-scope.server';
import {LOCALE_COOKIE, LOCALE_COOKIE_MAX_AGE, type LocaleCode} from './locale';

/**
 * `Set-Cookie` value that remembers a language for 365 days; the browser may read
 * it.
 */
export function localeCookie(code: LocaleCode, scope: CookieScope): string {
  return `${LOCALE_COOKIE}=${code}; Path=/; Max-Age=${LOCALE_COOKIE_MAX_AGE}; ${scopeText(scope)}`;
}
