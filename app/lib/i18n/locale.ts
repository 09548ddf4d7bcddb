import type {
  CountryCode,
  LanguageCode,
} from '@shopify/hydrogen/storefront-api-types';

/** Languages of the storefront; the default one has no path prefix. */
export type LocaleCode = 'de' | 'en';

export interface Locale {
  readonly code: LocaleCode;
  /** BCP 47 tag for `Intl` and `<html lang>`. */
  readonly tag: 'de-DE' | 'en-US';
  /** The language's own name for itself. */
  readonly name: string;
  readonly language: LanguageCode;
  /** Country whose prices are shown until the visitor chooses another one. */
  readonly country: CountryCode;
  /** Start of every path in this language: empty or `/en`. */
  readonly prefix: '' | '/en';
}

export const LOCALES: Readonly<Record<LocaleCode, Locale>> = {
  de: {
    code: 'de',
    tag: 'de-DE',
    name: 'Deutsch',
    language: 'DE',
    country: 'DE',
    prefix: '',
  },
  en: {
    code: 'en',
    tag: 'en-US',
    name: 'English',
    language: 'EN',
    country: 'US',
    prefix: '/en',
  },
};

/** Cookie that remembers the chosen language, readable by the browser, 365 days. */
export const LOCALE_COOKIE = 'i18n_redirected';
export const LOCALE_COOKIE_MAX_AGE = 60 * 60 * 24 * 365;

export function isLocaleCode(value: unknown): value is LocaleCode {
  return value === 'de' || value === 'en';
}

/**
 * The page's path for a request path: Remix's data requests end in `.data`
 * (`/en/cart.data`, `/_root.data`, `/en.data`); the page they belong to does not.
 */
export function pagePath(pathname: string): string {
  if (!pathname.endsWith('.data')) return pathname;
  const path = pathname.slice(0, -'.data'.length);
  return path === '/_root' || path === '' ? '/' : path;
}

/**
 * The language of a path. Only the path decides it, so that pages can be cached
 * whole. A path whose first segment is no known prefix is German.
 */
export function localeOfPath(pathname: string): Locale {
  const path = pagePath(pathname);
  return path === '/en' || path.startsWith('/en/') ? LOCALES.en : LOCALES.de;
}

/** The path without its language prefix: `/en/cart` and `/cart` both give `/cart`. */
export function withoutLocale(pathname: string): string {
  const path = pagePath(pathname);
  const {prefix} = localeOfPath(path);
  return path.slice(prefix.length) || '/';
}

/**
 * The path in a language: `localizedPath('/cart', en)` is `/en/cart`. Query and
 * hash stay. Give it bare paths only; see `withoutLocale`.
 */
export function localizedPath(
  path: string,
  locale: Pick<Locale, 'prefix'>,
): string {
  if (path === '/') return locale.prefix || '/';
  if (/^\/[?#]/.test(path)) return (locale.prefix || '/') + path.slice(1);
  return locale.prefix + path;
}

/**
 * Regional-indicator flag of the locale's region: `de-DE` is 🇩🇪, `en-US` is 🇺🇸.
 * Each letter of a region maps to U+1F1E6 plus its place in the alphabet.
 */
export function flagEmoji(locale: Pick<Locale, 'tag'>): string {
  const region = locale.tag.slice(-2);
  return [...region]
    .map((letter) =>
      String.fromCodePoint(0x1f1e6 + letter.charCodeAt(0) - 'A'.charCodeAt(0)),
    )
    .join('');
}
