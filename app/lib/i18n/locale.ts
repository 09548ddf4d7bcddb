import type {
  CountryCode,
  LanguageCode,
} from '@shopify/hydrogen/storefront-api-types';

interface LocaleFacts {
  readonly code: string;
  /** BCP 47 tag for `Intl` and `<html lang>`. */
  readonly tag: string;
  /** The language's own name for itself. */
  readonly name: string;
  readonly language: LanguageCode;
  /** Country whose prices are shown until the visitor chooses another one. */
  readonly country: CountryCode;
  /** Start of every path in this language: empty, or such as `/en`. */
  readonly prefix: string;
  /** How `Intl` writes inches: `28 in` or `28 Zoll`. */
  readonly inches: 'short' | 'long';
}

/** The languages of the storefront; nothing else decides which there are. */
export const LOCALES = {
  de: {
    code: 'de',
    tag: 'de-DE',
    name: 'Deutsch',
    language: 'DE',
    country: 'DE',
    prefix: '',
    inches: 'long',
  },
  en: {
    code: 'en',
    tag: 'en-US',
    name: 'English',
    language: 'EN',
    country: 'US',
    prefix: '/en',
    inches: 'short',
  },
} as const satisfies Record<string, LocaleFacts>;

export type LocaleCode = keyof typeof LOCALES;
export type Locale = (typeof LOCALES)[LocaleCode];

/** The language of bare paths. */
export const DEFAULT_LOCALE = LOCALES.de;

/** The languages whose paths have a prefix. */
export const PREFIXED_LOCALES: readonly Locale[] = Object.values(
  LOCALES,
).filter(({prefix}) => prefix !== '');

/** Cookie that stores the chosen language, readable by the browser, 365 days. */
export const LOCALE_COOKIE = 'i18n_redirected';

export function isLocaleCode(value: unknown): value is LocaleCode {
  return typeof value === 'string' && Object.hasOwn(LOCALES, value);
}

/** A record of something for each language. */
export function forEachLocale<T>(
  make: (locale: Locale) => T,
): Readonly<Record<LocaleCode, T>> {
  return Object.fromEntries(
    Object.values(LOCALES).map((locale) => [locale.code, make(locale)]),
  ) as Record<LocaleCode, T>;
}

/** The page's path for a request path: Remix's data requests add `.data`, or `/_root.data`. */
export function pagePath(pathname: string): string {
  if (!pathname.endsWith('.data')) return pathname;
  const path = pathname.slice(0, -'.data'.length);
  return path === '/_root' || path === '' ? '/' : path;
}

/** The language of a path, which alone decides it, so that pages can be cached whole. */
export function localeOfPath(pathname: string): Locale {
  const [, first] = pagePath(pathname).split('/', 2);
  return (
    PREFIXED_LOCALES.find(({prefix}) => prefix === `/${first}`) ??
    DEFAULT_LOCALE
  );
}

/** The path without its language prefix: `/en/cart` and `/cart` both give `/cart`. */
export function withoutLocale(pathname: string): string {
  const path = pagePath(pathname);
  return path.slice(localeOfPath(path).prefix.length) || '/';
}

/** A bare path in a language: `/cart` is `/en/cart`. Query and hash stay. */
export function localizedPath(
  path: string,
  {prefix}: Pick<Locale, 'prefix'>,
): string {
  return prefix && /^\/(?:[?#]|$)/.test(path)
    ? prefix + path.slice(1)
    : prefix + path;
}

/** The same page in another language; its path may have any prefix. Query and hash stay. */
export function pathInLocale(
  path: string,
  locale: Pick<Locale, 'prefix'>,
): string {
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  return localizedPath(withoutLocale(pathname) + rest, locale);
}

/** Flag of the locale's region: `de-DE` is 🇩🇪, whose letters start at U+1F1E6. */
export function flagEmoji({tag}: Pick<Locale, 'tag'>): string {
  return tag
    .slice(-2)
    .replace(/[A-Z]/g, (letter) =>
      String.fromCodePoint(0x1f1e6 + letter.charCodeAt(0) - 65),
    );
}
