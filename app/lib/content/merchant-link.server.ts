import {MAP_PATH} from '~/lib/environment/brand';
import {shopOrigin, type StorefrontEnv} from '~/lib/environment/env.server';
import {merchantUrl} from '~/lib/http/external-url';
import {sameOriginPath} from '~/lib/http/same-origin-path';
import {shopifyAddress} from '~/lib/http/shopify-addresses';
import {withoutLocale} from '~/lib/i18n/locale';
import {pageName, pathOfPage} from './page-name';

type Domains = Pick<
  StorefrontEnv,
  | ('PUBLIC_SITE_URL' | 'PUBLIC_STORE_DOMAIN' | 'PUBLIC_CHECKOUT_DOMAIN')
  | 'PUBLIC_MAP_PRODUCT_HANDLE'
>;

/** What decides where a merchant's link can lead. */
export interface Reach {
  /** Host of the shop's primary domain. */
  readonly host: string;
  /** Names of the pages that the merchant has written; see `writtenPageNames`. */
  readonly pageNames: ReadonlySet<string>;
  /** Paths of the code's pages. */
  readonly ourPaths: readonly string[];
  /** Whether the shop sells the map; assumed while nothing is known. */
  readonly hasMap: boolean;
}

const withoutWww = (host: string) => host.replace(/^www\./, '');

/** The part of an absolute or relative address behind the shop's domains; `null` for others. */
export function ownAddress(
  address: string,
  env: Omit<Domains, 'PUBLIC_MAP_PRODUCT_HANDLE'>,
  host: string,
): URL | null {
  const site = new URL(env.PUBLIC_SITE_URL);
  if (!URL.canParse(address, site)) return null;
  const url = new URL(address, site);
  const hosts = [
    site.host,
    host,
    ...[env.PUBLIC_STORE_DOMAIN, env.PUBLIC_CHECKOUT_DOMAIN].map(
      (domain) => new URL(shopOrigin(domain)).host,
    ),
  ].map(withoutWww);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  return isWeb && hosts.includes(withoutWww(url.host)) ? url : null;
}

/**
 * A link of the merchant's: our path without language prefix for one into the shop, the address
 * of another site (see `merchantUrl`); `null` for what leads nowhere.
 */
export function merchantLink(
  address: string | null | undefined,
  env: Domains,
  reach: Reach,
): string | null {
  // `#` is how the admin writes an entry that leads nowhere.
  if (!address || address.endsWith('#')) return null;
  const url = ownAddress(address, env, reach.host);
  if (!url) return merchantUrl(address);
  const path = sameOriginPath(url.pathname);
  if (!path || path.startsWith('/blogs')) return null;
  const own = withoutLocale(path);
  const isMap = own === `/products/${env.PUBLIC_MAP_PRODUCT_HANDLE}`;
  const target =
    pageTarget(own, reach) ?? shopifyAddress(own) ?? (isMap ? MAP_PATH : own);
  const isThere =
    target === MAP_PATH
      ? reach.hasMap
      : !target.startsWith('/pages/') || reach.pageNames.has(pageName(target));
  return isThere ? target + url.search + url.hash : null;
}

/** The merchant's own page comes before a page of ours that goes by a usual name. */
function pageTarget(path: string, {pageNames, ourPaths}: Reach): string | null {
  if (!path.startsWith('/pages/')) return null;
  const name = pageName(path);
  const target = pathOfPage(name, ourPaths);
  return target !== path || pageNames.has(name) ? target : null;
}
