import {
  STOREFRONT_LANGUAGES,
  WRITTEN_LANGUAGES,
  writtenLanguage,
  type CatalogueLanguage,
  type WrittenLanguage,
} from '@metarmap/store/localized-text';
import type {Shop} from '../context';
import type {Cart} from './cart';
import type {PageLocale} from './catalogue';
import type {CountryCode} from '../../schemas/storefront-types';
import {numberOfGlobalId} from './global-id';
import {languageIn} from './markets';
import type {Order} from './order';

interface PageFacts {
  /** The country whose prices are written to a reader without an address. */
  readonly country: CountryCode;
  /** The BCP 47 tag by which numbers and dates are written. */
  readonly tag: string;
  /** Prefix of the storefront's paths. */
  readonly prefix: string;
  /** The countries whose buyers the shop writes to in it; English is for the others. */
  readonly countries: readonly string[];
}

const PAGE_LOCALES: Readonly<Record<PageLocale, PageFacts>> = {
  de: {
    country: 'DE',
    tag: 'de-DE',
    prefix: '',
    countries: ['DE', 'AT', 'CH', 'LI'],
  },
  en: {country: 'US', tag: 'en-US', prefix: '/en', countries: []},
};

const PAGE_CODES = WRITTEN_LANGUAGES.map(localeOfLanguage);

/** The language of a tag such as `en` or `en-US`; `null` for one that the shop does not have. */
export function pageLocaleOf(tag: string | null): PageLocale | null {
  const code = tag?.slice(0, 2).toLowerCase();
  return PAGE_CODES.find((each) => each === code) ?? null;
}

/** The catalogue's language for a page's. */
export function languageOf(locale: PageLocale): WrittenLanguage {
  return locale.toUpperCase() as WrittenLanguage;
}

/** The language of pages and mails for a language of the catalogue: English for languages without pages. */
export function localeOfLanguage(language: CatalogueLanguage): PageLocale {
  return writtenLanguage(language).toLowerCase() as PageLocale;
}

/** The country whose prices are written to a reader without an address. */
export const countryOfLocale = (locale: PageLocale): CountryCode =>
  PAGE_LOCALES[locale].country;

/** The BCP 47 tag by which a page's numbers and dates are written. */
export const tagOf = (locale: PageLocale): string => PAGE_LOCALES[locale].tag;

/** The language in which a shop writes to a buyer of a country. */
export function localeOfCountry(
  shop: Pick<Shop, 'languages'>,
  countryCode: string,
): PageLocale {
  const spoken =
    PAGE_CODES.find((code) =>
      PAGE_LOCALES[code].countries.includes(countryCode),
    ) ?? 'en';
  return localeOfLanguage(languageIn(shop, languageOf(spoken)));
}

/** The language of a page of the storefront, by the prefix of its path. */
function localeOfPath(path: string): PageLocale {
  const hasPrefix = (code: PageLocale) =>
    path.startsWith(`${PAGE_LOCALES[code].prefix}/`);
  return PAGE_CODES.find((code) => code !== 'de' && hasPrefix(code)) ?? 'de';
}

/** A URL of the storefront in a language: German at the bare path, others under a prefix. */
export function storefrontUrl(
  shop: Shop,
  locale: PageLocale,
  path: string,
): string {
  return withPrefix(shop, PAGE_LOCALES[locale].prefix, path);
}

function withPrefix(
  {storefrontOrigin}: Pick<Shop, 'storefrontOrigin'>,
  prefix: string,
  path: string,
): string {
  const bare = path === '/' && prefix !== '' ? '' : path;
  return `${storefrontOrigin}${prefix}${bare}`;
}

/** The order's page in the customer's account. */
export function customerOrderUrl(shop: Shop, order: Order): string {
  const path = `/account/orders/${order.statusToken}`;
  return storefrontUrl(shop, order.locale, path);
}

/** The same URL in each of the storefront's languages. */
export function storefrontUrls(shop: Shop, path: string): string[] {
  return STOREFRONT_LANGUAGES.map((code, index) =>
    withPrefix(shop, index === 0 ? '' : `/${code}`, path),
  );
}

/** The storefront's page behind the link of a reset mail. */
export function resetUrl(
  shop: Shop,
  locale: PageLocale,
  customerId: string,
  token: string,
): string {
  return mailLink(shop, locale, 'reset', customerId, token);
}

/** The storefront's page behind the link of an invitation. */
export function activationUrl(
  shop: Shop,
  locale: PageLocale,
  customerId: string,
  token: string,
): string {
  return mailLink(shop, locale, 'activate', customerId, token);
}

/** The shop's own page behind the link of a mail that asks for consent. */
export function consentUrl(
  shop: Shop,
  locale: PageLocale,
  token: string,
): string {
  return `${shop.origin}/customer-account/account/consent/${token}?locale=${locale}`;
}

/**
 * Customer and token of such a link; `null` for any other link, and for one to another
 * host than the storefront's, the online store's or the shop's.
 */
export function parseMailLink(
  shop: Shop,
  purpose: 'reset' | 'activate',
  link: string,
): {readonly customerNumber: number; readonly token: string} | null {
  if (!URL.canParse(link)) return null;
  const {origin, pathname} = new URL(link);
  const hosts = [shop.storefrontOrigin, shop.primaryOrigin, shop.origin];
  if (!hosts.includes(origin)) return null;
  const {prefix} = PAGE_LOCALES[localeOfPath(pathname)];
  const [, found, number, token] =
    /^\/account\/(reset|activate)\/(\d{1,15})\/([\w-]{1,128})$/.exec(
      pathname.slice(prefix.length),
    ) ?? [];
  return found === purpose && token
    ? {customerNumber: Number(number), token}
    : null;
}

/** Where a cart is paid; its key is a secret. */
export function checkoutUrl(
  shop: Shop,
  locale: PageLocale,
  {token, secret}: Cart,
): string {
  const url = new URL(`/cart/c/${token}`, shop.origin);
  if (shop.marketDomain) url.hostname = shop.marketDomain;
  return `${url.href}?key=${secret}&locale=${locale}`;
}

/** The hosted page that shows the state of an order; its token is the only key. */
export function orderStatusUrl(shop: Shop, order: Order): string {
  return `${shop.origin}${orderPath(order)}`;
}

/** The path of that page. */
function orderPath({statusToken}: Order): string {
  return `/orders/${statusToken}`;
}

/** The order's invoice as a PDF file. */
export function invoiceUrl(shop: Shop, order: Order): string {
  return `${shop.origin}${invoicePath(order)}`;
}

/** The path of that file. */
export function invoicePath(order: Order): string {
  return `${orderPath(order)}/invoice.pdf`;
}

function mailLink(
  shop: Shop,
  locale: PageLocale,
  purpose: 'reset' | 'activate',
  customerId: string,
  token: string,
): string {
  const number = numberOfGlobalId('Customer', customerId);
  return storefrontUrl(shop, locale, `/account/${purpose}/${number}/${token}`);
}
