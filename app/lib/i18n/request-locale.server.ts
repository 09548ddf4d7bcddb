import {isbot} from 'isbot';
import {
  cookieScope,
  type CookieScope,
} from '~/lib/environment/cookie-scope.server';
import {weighted} from '~/lib/http/accept-header';
import {isSafeMethod} from '~/lib/http/is-safe-method';
import {PRIVATE} from '~/lib/http/private-headers.server';
import {cookieText, readCookies} from '~/lib/http/cookies';
import {
  DEFAULT_LOCALE,
  isLocaleCode,
  LOCALE_COOKIE,
  localeOfPath,
  LOCALES,
  type Locale,
  type LocaleCode,
} from './locale';

const LOCALE_COOKIE_MAX_AGE = 60 * 60 * 24 * 365;

/** `Set-Cookie` value that stores a language for 365 days, readable by scripts. */
export function localeCookie(code: LocaleCode, scope: CookieScope): string {
  const maxAge = LOCALE_COOKIE_MAX_AGE;
  return cookieText(LOCALE_COOKIE, code, {maxAge, scope, isOpen: true});
}

/** The language of the locale cookie, or `null`. */
export function localeFromCookie(cookieHeader: string | null): Locale | null {
  const code = readCookies(cookieHeader).get(LOCALE_COOKIE);
  return isLocaleCode(code) ? LOCALES[code] : null;
}

/** Best supported language of `Accept-Language` (RFC 9110 §12.5.4), or `null`. */
export function localeFromAcceptLanguage(header: string | null): Locale | null {
  let best: Locale | null = null;
  let most = 0;
  for (const [range, weight] of weighted(header)) {
    const [code] = range.split('-', 1);
    if (isLocaleCode(code) && weight > most) {
      [best, most] = [LOCALES[code], weight];
    }
  }
  return best;
}

/** The path's language; under `/api/`, the referring page's or the visitor's choice. */
export function localeOfRequest({
  url,
  headers,
}: Pick<Request, 'url' | 'headers'>): Locale {
  const {origin, pathname} = new URL(url);
  if (!pathname.startsWith('/api/')) return localeOfPath(pathname);
  const page = headers.get('Referer') ?? '';
  if (URL.canParse(page) && new URL(page).origin === origin) {
    return localeOfPath(new URL(page).pathname);
  }
  return localeFromCookie(headers.get('Cookie')) ?? DEFAULT_LOCALE;
}

/**
 * Redirects `/` by the locale cookie, else by the preference of a person's browser. Deeper
 * paths never redirect.
 * @returns `null` to show the page in German.
 */
export function rootRedirect(
  request: Request,
  {
    url: {pathname, search},
    env,
  }: {readonly url: URL; readonly env: Parameters<typeof cookieScope>[0]},
): Response | null {
  if (pathname !== '/' || !isSafeMethod(request)) return null;
  const {headers} = request;
  const chosen = localeFromCookie(headers.get('Cookie'));
  const locale =
    chosen ?? localeFromAcceptLanguage(headers.get('Accept-Language'));
  if (!locale?.prefix) return null;
  if (!chosen && isbot(headers.get('User-Agent'))) return null;
  return new Response(null, {
    status: 302,
    headers: {
      Location: locale.prefix + search,
      ...PRIVATE,
      'Set-Cookie': localeCookie(locale.code, cookieScope(env)),
    },
  });
}
