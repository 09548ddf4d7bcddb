import type {RequestContext} from '~/lib/context.server';
import {errorFields, log} from '~/lib/logging/log.server';
import type {LoadedProduct} from './load-product.server';
import {rangeView} from './price.server';
import {asListed} from './product-card.server';
import {fieldKey, langOf} from './product-langs';
import {productPath} from './variant-link';

export type MatchingProductView = Awaited<
  ReturnType<typeof loadMatchingProducts>
>[number];

/**
 * The products of `custom.matching_colors` that can be bought, as the visitor would buy them; other
 * references are left out. Empty when Shopify fails to send the prices of plans, which shortens the
 * page's cache time.
 */
export async function loadMatchingProducts(
  {storefront, requestLog}: Pick<RequestContext, 'storefront' | 'requestLog'>,
  {product, langs, market}: Pick<LoadedProduct, 'product' | 'langs' | 'market'>,
) {
  const nodes = product.matchingColors?.references?.nodes ?? [];
  const named = nodes.flatMap((node) =>
    'handle' in node && node.availableForSale ? node : [],
  );
  try {
    const listed = await asListed({storefront}, named);
    return listed.map((match) => ({
      id: match.id,
      path: productPath(match.handle),
      title: match.title,
      ...langOf(langs, fieldKey(match.id, 'title')),
      image: match.featuredImage ?? null,
      price: rangeView(match, market.law, match.ownVariant),
      isGiftCard: match.isGiftCard,
      requiresShipping: match.selectedOrFirstAvailableVariant?.requiresShipping,
    }));
  } catch (error) {
    requestLog.usesFallbackContent = true;
    log(
      {requestLog},
      'error',
      'product page without matching products',
      errorFields(error),
    );
    return [];
  }
}
