import {MAP_PATH} from '~/lib/environment/brand';
import {shopOrigin, type StorefrontEnv} from '~/lib/environment/env.server';
import {externalUrl} from '~/lib/http/external-url';
import {sameOriginPath} from '~/lib/http/same-origin-path';
import {shopifyAddress} from '~/lib/http/shopify-addresses';
import {withoutLocale} from '~/lib/i18n/locale';
import {pageName, pagePath} from './content.server';

type Domains = Pick<
  StorefrontEnv,
  | ('PUBLIC_SITE_URL' | 'PUBLIC_STORE_DOMAIN' | 'PUBLIC_CHECKOUT_DOMAIN')
  | 'PUBLIC_MAP_PRODUCT_HANDLE'
>;

interface Shop {
  /** Host of the primary domain. */
  readonly host: string;
  /** Names of the pages that the merchant has written. */
  readonly pageNames: ReadonlySet<string>;
}

/**
 * A link of the merchant's: our path without language prefix for one into the shop, a
 * foreign address if pages may link to it, else `null`.
 */
export function merchantLink(
  address: string | null | undefined,
  env: Domains,
  shop: Shop,
): string | null {
  // `#` is how the admin writes an entry that leads nowhere.
  if (!address || address.endsWith('#')) return null;
  const site = new URL(env.PUBLIC_SITE_URL);
  if (!URL.canParse(address, site)) return null;
  const url = new URL(address, site);
  const isOurs = [
    site.host,
    shop.host,
    ...[env.PUBLIC_STORE_DOMAIN, env.PUBLIC_CHECKOUT_DOMAIN].map(
      (domain) => new URL(shopOrigin(domain)).host,
    ),
  ].includes(url.host);
  if (!isOurs) {
    try {
      return externalUrl(url.href);
    } catch {
      return null;
    }
  }
  const path = sameOriginPath(url.pathname);
  if (!path || path.startsWith('/blogs')) return null;
  const own = withoutLocale(path);
  const isMap = own === `/products/${env.PUBLIC_MAP_PRODUCT_HANDLE}`;
  const target =
    pageTarget(own, shop) ?? shopifyAddress(own) ?? (isMap ? MAP_PATH : own);
  return target + url.search + url.hash;
}

/** The merchant's own page comes before a page of ours that goes by a usual name. */
function pageTarget(path: string, {pageNames}: Shop): string | null {
  if (!path.startsWith('/pages/')) return null;
  const name = pageName(path);
  const target = pagePath(name);
  return target !== path || pageNames.has(name) ? target : null;
}
