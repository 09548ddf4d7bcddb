import {isbot} from 'isbot';
import {
  cookieScope,
  type CookieScope,
} from '~/lib/environment/cookie-scope.server';
import {weighted} from '~/lib/http/accept-header';
import {isSafeMethod} from '~/lib/http/is-safe-method';
import {PRIVATE} from '~/lib/http/private-headers.server';
import {cookieText, readCookies} from '~/lib/http/cookies.server';
import {
  DEFAULT_LOCALE,
  isLocaleCode,
  LOCALE_COOKIE,
  localeOfPath,
  LOCALES,
  type Locale,
  type LocaleCode,
} from './locale';
import type {Storefront} from '@shopify/hydrogen';
import type {CountryCode} from '../../../schemas/storefront-types';
import {deadlineIn} from '~/lib/http/deadline.server';
import {withTimeout} from '~/lib/concurrency/with-timeout.server';
import {SingleFlight} from '~/lib/concurrency/single-flight.server';
import type {RequestLog} from '~/lib/storefront/request-log.server';
import {loadCountries} from './load-countries.server';
import {
  FIRST_COUNTRY_FAILED_MS,
  FIRST_COUNTRY_FRESH_MS,
  FIRST_COUNTRY_TIMEOUT_MS,
  LOCALE_COOKIE_S,
} from '~/lib/limits/limits';

/** `Set-Cookie` value that stores a language for `LOCALE_COOKIE_S`, readable by scripts. */
export function localeCookie(code: LocaleCode, scope: CookieScope): string {
  const maxAge = LOCALE_COOKIE_S;
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

interface Context {
  readonly storefront: Storefront;
  /** The shop's domain. */
  readonly domain: string;
  readonly waitUntil: (promise: Promise<unknown>) => void;
}

interface SoldCountry {
  /** `null`: Shopify has not said it yet. */
  readonly country: CountryCode | null;
  readonly hasFailed: boolean;
}

/** Results of Shopify, by store and requested country. */
const countries = new SingleFlight<SoldCountry>({
  lostAfter: 2 * FIRST_COUNTRY_TIMEOUT_MS,
  age: ({hasFailed}) =>
    hasFailed ? FIRST_COUNTRY_FAILED_MS : FIRST_COUNTRY_FRESH_MS,
  // There are 249 countries.
  maxEntries: 250,
  servesStale: true,
});

/**
 * The country if the shop sells to it, else the shop's own, whose prices apply there; `null` while
 * Shopify has not said it. Never rejects.
 */
export async function soldCountry(
  country: CountryCode,
  {storefront, domain, waitUntil}: Context,
): Promise<CountryCode | null> {
  const key = `${domain} ${country}`;
  const load = async (): Promise<SoldCountry> => {
    try {
      const offer = await withTimeout(
        FIRST_COUNTRY_TIMEOUT_MS,
        loadCountries({storefront}, country),
      );
      const isSold = offer.countries.some(({isoCode}) => isoCode === country);
      return {country: isSold ? country : offer.current, hasFailed: false};
    } catch {
      // The client has logged it.
      const latest = countries.latest(key)?.country ?? null;
      return {country: latest, hasFailed: true};
    }
  };
  const deadline = deadlineIn(FIRST_COUNTRY_TIMEOUT_MS);
  const found = await countries
    .run(key, load, {deadline, waitUntil})
    // Another request has not found it in time.
    .catch(() => null);
  return found?.country ?? null;
}

/**
 * Country of a visitor's pages: `country` (their choice, or the language's country) if the shop sells
 * there, otherwise the shop's own, whose prices, tax, shipping and law the page then states. Until
 * Shopify has responded, returns `country` and marks the page as fallback content, which is stored
 * for seconds only. Never rejects.
 */
export async function firstCountry(
  country: CountryCode,
  context: Context,
  requestLog: Pick<RequestLog, 'usesFallbackContent'>,
): Promise<CountryCode> {
  const sold = await soldCountry(country, context);
  requestLog.usesFallbackContent ||= sold === null;
  return sold ?? country;
}
