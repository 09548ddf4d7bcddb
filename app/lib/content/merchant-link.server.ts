import {createMemo, memoizeByIdentity} from '~/lib/cache/memo';
import {MAP_PATH} from '~/lib/environment/brand';
import {shopOrigin, type StorefrontEnv} from '~/lib/environment/env.server';
import {merchantUrl} from '~/lib/urls/external-url';
import {sameOriginPath} from '~/lib/urls/same-origin-path';
import {fromShopifyPath} from '~/lib/urls/shopify-urls';
import {formatter} from '~/lib/i18n/formatter';
import {
  DEFAULT_LOCALE,
  isLocaleCode,
  LOCALES,
  localeOfPath,
  localizedPath,
  withoutLocale,
  type Locale,
} from '~/lib/i18n/locale';
import {MAX_LINKS} from '~/lib/limits/limits';
import {REPORTS_PATH} from '~/lib/weather/map-view';
import {completeUrl} from './complete-url.server';
import {pathOfOnlinePage, type OnlineStore} from './online-store';
import {percentDecoded} from '~/lib/urls/percent-decoded';
import {pageName, pathOfPage} from './page-name';

type Domains = Pick<
  StorefrontEnv,
  | ('PUBLIC_SITE_URL' | 'PUBLIC_STORE_DOMAIN' | 'PUBLIC_CHECKOUT_DOMAIN')
  | ('PUBLIC_MAP_PRODUCT_HANDLE' | 'SHOP_ID')
>;

/** What decides where a merchant's link can lead. */
export interface Reach extends OnlineStore {
  /** Host of the shop's primary domain. */
  readonly host: string;
  /** Names of the pages that the merchant has written; see `writtenPageNames`. */
  readonly pageNames: ReadonlySet<string>;
  /** Whether the shop sells the map; assumed while nothing is known. */
  readonly hasMap: boolean;
}

const withoutWww = (host: string) => host.replace(/^www\./, '');

/** The URLs at which a shop is. */
export interface Site {
  /** URL of this storefront, to which a merchant's URLs are relative. */
  readonly url: string;
  /** Origin of Shopify, which has the files of `/cdn`. */
  readonly shop: string;
  /** Hosts of all domains, without `www.`. */
  readonly hosts: readonly string[];
  /** Path of the customer accounts at Shopify; with any number for a shop that does not know its own. */
  readonly accounts: RegExp;
}

type SiteDomains = Omit<Domains, 'PUBLIC_MAP_PRODUCT_HANDLE'>;

/** A menu has hundreds of links, each of which is compared with the shop's domains. */
const sites = memoizeByIdentity<Site>();

/** @param host of the shop's primary domain. */
export function siteOf(env: SiteDomains, host: string): Site {
  return sites([env], host, () => newSite(env, host));
}

function newSite(env: SiteDomains, host: string): Site {
  const shop = shopOrigin(env.PUBLIC_STORE_DOMAIN);
  const hosts = [
    new URL(env.PUBLIC_SITE_URL).host,
    host,
    ...[shop, shopOrigin(env.PUBLIC_CHECKOUT_DOMAIN)].map(
      (origin) => new URL(origin).host,
    ),
  ];
  return {
    url: env.PUBLIC_SITE_URL,
    shop,
    hosts: hosts.map(withoutWww),
    accounts: new RegExp(`^/${env.SHOP_ID ?? '\\d+'}/account(?:/|$)`),
  };
}

/**
 * A URL on one of the shop's domains, also a relative one; the account page for one of the
 * customer accounts at Shopify, which may have a domain of their own (`account.`); `null` for others.
 */
export function ownUrl(written: string, site: Site): URL | null {
  const completed = completeUrl(written);
  if (!URL.canParse(completed, site.url)) return null;
  const url = new URL(completed, site.url);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  const host = withoutWww(url.host);
  const isAccount =
    (host === 'shopify.com' && site.accounts.test(url.pathname)) ||
    site.hosts.some((own) => host === `account.${own}`);
  if (isAccount) return new URL('/account', site.url);
  return site.hosts.includes(host) ? url : null;
}

/** The URL of a file that the merchant uploaded; it is at Shopify, whatever domain names it. */
export function fileUrl(
  {pathname, search}: URL,
  {shop}: Pick<Site, 'shop'>,
): string | null {
  return pathname.startsWith('/cdn/') ? shop + pathname + search : null;
}

/**
 * Whether a path, without language prefix, is where Shopify's online store shows pages of apps (app
 * proxies); nothing else can be there.
 */
export const isPageOfApp = (path: string): boolean =>
  /^\/(?:a|apps|community|tools)(?:\/|$)/.test(path);

/** First segments of the pages of Shopify's online store. */
export const SHOPIFY_PAGE =
  '(?:account|blogs|cart|collections|pages|policies|products|search)';

/** Where a theme has the pages of a market or a language: `/en-us`, `/fr/products/x`; not `/fr` alone. */
const MARKET_PATH = new RegExp(
  `^/(?:([a-z]{2})-[a-z]{2}(?=/|$)|([a-z]{2})(?=/${SHOPIFY_PAGE}(?:/|$)))(.*)$`,
);

/**
 * For a path in a subfolder of a market or a language, as Shopify's online store has them: the path without
 * the subfolder, and the language's code; `null` for any other path.
 */
export function marketPath(
  pathname: string,
): {readonly path: string; readonly code: string} | null {
  const [, ofRegion, alone, rest = ''] = MARKET_PATH.exec(pathname) ?? [];
  const code = ofRegion ?? alone;
  if (code === undefined || !isLanguage(code)) return null;
  return {path: rest || '/', code};
}

function isLanguage(code: string): boolean {
  const names = formatter(
    'languages',
    () => new Intl.DisplayNames(['en'], {type: 'language', fallback: 'none'}),
  );
  return names.of(code) !== undefined;
}

const DEFAULT_PREFIX = new RegExp(`^/${DEFAULT_LOCALE.code}(?=/|$)`);

/** A merchant's path in the page's language, unless they wrote another one into it. */
export function inLanguage(
  path: string,
  locale: Pick<Locale, 'prefix'>,
): string {
  const market = marketPath(path);
  if (market) {
    const {code} = market;
    const written = isLocaleCode(code) ? LOCALES[code] : locale;
    return localizedPath(market.path, written);
  }
  if (DEFAULT_PREFIX.test(path)) return path.replace(DEFAULT_PREFIX, '') || '/';
  return localeOfPath(path).prefix ? path : localizedPath(path, locale);
}

/** What a link says, whatever the shop has. */
type ReadLink =
  /** The target; `null` for what leads nowhere. */
  | {readonly to: string | null}
  /** A path of the shop's without language prefix, and the query and hash that follow it. */
  | {
      readonly own: string;
      readonly usual: string | null;
      readonly rest: string;
    };

type Read = (written: string) => ReadLink;

/** A menu has hundreds of links, which stay the same when other content changes. */
const readers = memoizeByIdentity<{readonly read: Read}>();

function readerOf(site: Site): Read {
  const {read} = readers([site], '', () => {
    const memo = createMemo<ReadLink>(MAX_LINKS);
    return {read: (written) => memo(written, () => readLink(written, site))};
  });
  return read;
}

function readLink(written: string, site: Site): ReadLink {
  const url = ownUrl(written, site);
  if (!url) return {to: merchantUrl(completeUrl(written))};
  // `#` is how the admin writes an entry that leads nowhere.
  if (url.pathname === '/' && written.endsWith('#')) return {to: null};
  const path = sameOriginPath(url.pathname);
  if (!path) return {to: null};
  const file = fileUrl(url, site);
  if (file) return {to: file};
  const own = withoutLocale(inLanguage(path, DEFAULT_LOCALE));
  return {own, usual: fromShopifyPath(own), rest: url.search + url.hash};
}

/**
 * A link of the merchant's: our path without language prefix for one into the shop, the URL
 * of another site (see `merchantUrl`); `null` for what leads nowhere.
 */
export function merchantLink(
  written: string | null | undefined,
  env: Domains,
  reach: Reach,
): string | null {
  if (!written) return null;
  const link = readerOf(siteOf(env, reach.host))(written);
  if ('to' in link) return link.to;
  const {own, usual, rest} = link;
  const isMap = own === `/products/${env.PUBLIC_MAP_PRODUCT_HANDLE}`;
  const target = pageTarget(own, reach) ?? usual ?? (isMap ? MAP_PATH : own);
  return leadsToPage(target, reach) ? target + rest : null;
}

function leadsToPage(target: string, reach: Reach): boolean {
  const [, first, second] = target.split('/').map(percentDecoded);
  const {hasMap, pageNames, onlinePages, blogs, isWhole} = reach;
  if (target === MAP_PATH) return hasMap;
  if (isPageOfApp(target)) return false;
  if (!hasMap && isOnlyAboutMap(target, reach)) {
    const name = pageName(target);
    return pageNames.has(name) || onlinePages.has(name);
  }
  if (first === 'blogs') {
    return second ? blogs.has(second) || !isWhole : blogs.size > 0;
  }
  return (
    first !== 'pages' ||
    pageNames.has(pageName(target)) ||
    (second !== undefined && onlinePages.has(second)) ||
    !isWhole
  );
}

/** Whether a path is a page of ours that a shop without the map does not have. */
function isOnlyAboutMap(path: string, {mapPaths}: Reach): boolean {
  return path === REPORTS_PATH || path === '/docs' || mapPaths.includes(path);
}

/** The merchant's own page comes before a page of ours that goes by a usual name. */
function pageTarget(path: string, reach: Reach): string | null {
  if (!path.startsWith('/pages/')) return null;
  const name = pageName(path);
  const target = pathOfPage(name, reach.ourPaths);
  if (reach.pageNames.has(name)) return target;
  const online = pathOfOnlinePage(percentDecoded(name), reach);
  return online ?? (target !== path ? target : null);
}
