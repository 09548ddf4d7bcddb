import type {Shop} from '../context';
import type {Cart} from './cart';
import type {CatalogueLanguage} from './catalogue';
import {numberOfGlobalId} from './global-id';
import {languageIn} from './markets';
import type {Order} from './order';

/** Languages of the shop's mails and hosted pages; the only place that lists them. */
const PAGE_LOCALES = {
  de: {language: 'DE', country: 'DE', tag: 'de-DE', prefix: ''},
  en: {language: 'EN', country: 'US', tag: 'en-US', prefix: '/en'},
} as const;

export type PageLocale = keyof typeof PAGE_LOCALES;

/** The language of a tag such as `en` or `en-US`; `null` for one that the shop does not have. */
export function pageLocaleOf(tag: string | null): PageLocale | null {
  const code = tag?.slice(0, 2).toLowerCase() ?? '';
  return Object.hasOwn(PAGE_LOCALES, code) ? (code as PageLocale) : null;
}

/** The language of the catalogue for a page's. */
export const languageOf = (locale: PageLocale): CatalogueLanguage =>
  PAGE_LOCALES[locale].language;

const LOCALES_BY_LANGUAGE: Record<CatalogueLanguage, PageLocale> = {
  DE: 'de',
  EN: 'en',
};

/** The language of pages and mails for one of the catalogue. */
export const localeOfLanguage = (language: CatalogueLanguage): PageLocale =>
  LOCALES_BY_LANGUAGE[language];

/** The country whose prices are written to a reader without an address. */
export const countryOfLocale = (locale: PageLocale): 'DE' | 'US' =>
  PAGE_LOCALES[locale].country;

/** The BCP 47 tag by which a page's numbers and dates are written. */
export const tagOf = (locale: PageLocale): string => PAGE_LOCALES[locale].tag;

const GERMAN_SPEAKING = new Set(['DE', 'AT', 'CH', 'LI']);

/** The language in which a shop writes to a buyer of a country. */
export function localeOfCountry(
  shop: Pick<Shop, 'languages'>,
  countryCode: string,
): PageLocale {
  const spoken = GERMAN_SPEAKING.has(countryCode) ? 'DE' : 'EN';
  return localeOfLanguage(languageIn(shop, spoken));
}

/** An address of the storefront in a language: German at the bare path, English under `/en`. */
export function storefrontUrl(
  shop: Shop,
  locale: PageLocale,
  path: string,
): string {
  const {prefix} = PAGE_LOCALES[locale];
  const bare = path === '/' && prefix !== '' ? '' : path;
  return `${shop.storefrontOrigin}${prefix}${bare}`;
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
 * Customer and token of such a link; `null` when it is none, or when it leads to
 * another host than the storefront's, the online store's or the shop's.
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
  const [, found, number, token] =
    /^(?:\/en)?\/account\/(reset|activate)\/(\d{1,15})\/([\w-]{1,128})$/.exec(
      pathname,
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

/** The hosted page that shows how an order stands; its token is the only key. */
export function orderStatusUrl(shop: Shop, order: Order): string {
  return `${shop.origin}${orderPath(order)}`;
}

/** The same below the shop's own address. */
export function orderPath({statusToken}: Order): string {
  return `/orders/${statusToken}`;
}

/** The order's invoice as a PDF file. */
export function invoiceUrl(shop: Shop, order: Order): string {
  return `${shop.origin}${invoicePath(order)}`;
}

/** The same below the shop's own address. */
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
