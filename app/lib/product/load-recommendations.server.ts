import {PRODUCT_RECOMMENDATIONS_QUERY} from '~/graphql/storefront/product';
import type {RequestContext} from '../context.server';
import {within} from '~/lib/http/within.server';
import {stockCache} from '~/lib/storefront/catalogue-cache.server';
import {productCard, type ProductCardView} from './product-card';

/** One row on a wide screen. */
const SHOWN = 4;

/** The page must not wait longer for what it can do without. */
const LONGEST_WAIT = 1500;

/**
 * What the shop recommends beside a product. Empty when there is nothing, no such
 * product, or when the provider fails or is slow; the failure is logged.
 */
export async function loadRecommendations(
  {storefront, report}: Pick<RequestContext, 'storefront' | 'report'>,
  handle: string,
): Promise<ProductCardView[]> {
  try {
    const {productRecommendations} = await within(
      LONGEST_WAIT,
      storefront.query(PRODUCT_RECOMMENDATIONS_QUERY, {
        variables: {handle},
        cache: stockCache(storefront),
      }),
    );
    return (productRecommendations ?? []).slice(0, SHOWN).map(productCard);
  } catch (error) {
    report.log('error', {
      event: 'product page without recommendations',
      reason: error instanceof Error ? error.message : String(error),
    });
    return [];
  }
}
