import type {STOREFRONT_LANGUAGES} from '@metarmap/store/localized-text';
import type {
  CountryCode,
  LanguageCode,
} from '../../../schemas/storefront-types';

interface LocaleFacts {
  readonly code: string;
  readonly tag: string;
  readonly name: string;
  readonly language: LanguageCode;
  readonly country: CountryCode;
  /** Path prefix: empty, or such as `/en`. */
  readonly prefix: string;
  /** Decimal mark in the amounts that a visitor types. */
  readonly decimalMark: '.' | ',';
  /** `28 in` or `28 Zoll`. */
  readonly inches: 'short' | 'long';
}

/** All languages of the storefront. The store's definitions list the same ones; types compare them. */
export const LOCALES = {
  de: {
    code: 'de',
    tag: 'de-DE',
    name: 'Deutsch',
    language: 'DE',
    country: 'DE',
    prefix: '',
    decimalMark: ',',
    inches: 'long',
  },
  en: {
    code: 'en',
    tag: 'en-US',
    name: 'English',
    language: 'EN',
    country: 'US',
    prefix: '/en',
    decimalMark: '.',
    inches: 'short',
  },
} as const satisfies Record<(typeof STOREFRONT_LANGUAGES)[number], LocaleFacts>;

export type LocaleCode = keyof typeof LOCALES;
export type Locale = (typeof LOCALES)[LocaleCode];

export const DEFAULT_LOCALE = LOCALES.de;

export const PREFIXED_LOCALES: readonly Locale[] = Object.values(
  LOCALES,
).filter(({prefix}) => prefix !== '');

/** Cookie that stores the chosen language (`LOCALE_COOKIE_S`); readable by scripts. */
export const LOCALE_COOKIE = 'i18n_redirected';

export function isLocaleCode(value: unknown): value is LocaleCode {
  return typeof value === 'string' && Object.hasOwn(LOCALES, value);
}

/** Builds a record by language. */
export function forEachLocale<T>(
  make: (locale: Locale) => T,
): Readonly<Record<LocaleCode, T>> {
  return Object.fromEntries(
    Object.values(LOCALES).map((locale) => [locale.code, make(locale)]),
  ) as Record<LocaleCode, T>;
}

/** The page's path of a Remix data request (`.data`, `/_root.data`). */
export function pagePath(pathname: string): string {
  if (!pathname.endsWith('.data')) return pathname;
  const path = pathname.slice(0, -'.data'.length);
  return path === '/_root' || path === '' ? '/' : path;
}

/** The language of a path; nothing else decides it, so that pages can be cached. */
export function localeOfPath(pathname: string): Locale {
  const [, first] = pagePath(pathname).split('/', 2);
  return (
    PREFIXED_LOCALES.find(({prefix}) => prefix === `/${first}`) ??
    DEFAULT_LOCALE
  );
}

/** Removes the language prefix: `/en/cart` becomes `/cart`. */
export function withoutLocale(pathname: string): string {
  const path = pagePath(pathname);
  return path.slice(localeOfPath(path).prefix.length) || '/';
}

/** Adds the language prefix: `/cart` becomes `/en/cart`. Preserves query and hash. */
export function localizedPath(
  path: string,
  {prefix}: Pick<Locale, 'prefix'>,
): string {
  return prefix && /^\/(?:[?#]|$)/.test(path)
    ? prefix + path.slice(1)
    : prefix + path;
}

/** The same page in another language. Preserves query and hash. */
export function pathInLocale(
  path: string,
  locale: Pick<Locale, 'prefix'>,
): string {
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  return localizedPath(withoutLocale(pathname) + rest, locale);
}
