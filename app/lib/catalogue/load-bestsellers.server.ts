import {BESTSELLERS_QUERY} from '~/graphql/storefront/home';
import type {RequestContext} from '~/lib/context.server';
import {withTimeout} from '~/lib/concurrency/with-timeout.server';
import {lawOf} from '~/lib/i18n/law';
import type {LangsContext} from '~/lib/i18n/with-langs.server';
import {
  productCard,
  type ProductCardView,
  withCardLangs,
  asListed,
} from '~/lib/product/product-card.server';
import {stockCache} from '~/lib/storefront/cache-strategies.server';
import {isHiddenFromSearch} from '~/lib/seo/hidden';
import {assertNoErrors} from '~/lib/storefront/shopify-error.server';
import {BESTSELLERS_TIMEOUT_MS} from '~/lib/limits/limits';

/** One row on a wide screen. */
const SHOWN = 4;

/** More than are shown, since some best sellers are spare parts or sold out. */
const CANDIDATES = 12;

/**
 * Best sellers that can be bought, the map first where the shop sells it, without what the merchant
 * hides from search: what an empty cart or wishlist, or a search without a hit, offers. None when
 * Shopify fails, which the transport logs, or is slow; either shortens the page's cache time.
 */
export async function loadBestsellers(
  context: LangsContext & Pick<RequestContext, 'env'>,
): Promise<ProductCardView[]> {
  const {env, requestLog} = context;
  const products = await withTimeout(
    BESTSELLERS_TIMEOUT_MS,
    load(context),
  ).catch(() => {
    requestLog.usesFallbackContent = true;
    return [];
  });
  const isMap = ({handle}: ProductCardView) =>
    handle === env.PUBLIC_MAP_PRODUCT_HANDLE;
  const shown = [
    ...products.filter(isMap),
    ...products.filter((product) => !isMap(product)),
  ].slice(0, SHOWN);
  return withCardLangs(context, shown);
}

async function load(context: LangsContext) {
  const {storefront} = context;
  const {products, errors} = await storefront.query(BESTSELLERS_QUERY, {
    variables: {first: CANDIDATES},
    cache: stockCache(storefront),
  });
  assertNoErrors('Bestsellers', {errors});
  const law = lawOf(storefront.i18n.country);
  const offered = products.nodes.filter((node) => !isHiddenFromSearch(node));
  return (await asListed(context, offered))
    .map((product) => productCard(product, law))
    .filter(
      ({badges}) =>
        !badges.includes('sparePart') && !badges.includes('soldOut'),
    );
}
