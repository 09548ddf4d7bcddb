import {PRODUCT_RECOMMENDATIONS_QUERY} from '~/graphql/storefront/product';
import type {RequestContext} from '../context.server';
import {within} from '~/lib/http/fetch-with-timeout.server';
import {stockCache} from '~/lib/storefront/catalogue-cache.server';
import {productCard, type ProductCardView} from './product-card';

/** One row on a wide screen. */
const SHOWN = 4;

/** Milliseconds that the page, once the product is there, waits for what it can do without. */
const LONGEST_WAIT = 200;

/**
 * What the shop recommends beside a product, but for what lies in its carton anyway
 * (metafield `custom.in_the_box`). Empty when there is nothing, no such
 * product, or when the provider fails or is slow; the failure is logged. A page without
 * them is not kept for long, and an answer that comes too late is the next page's.
 *
 * @param product is on its way at the same time.
 */
export async function loadRecommendations(
  {
    storefront,
    report,
    waitUntil,
  }: Pick<RequestContext, 'storefront' | 'report' | 'waitUntil'>,
  handle: string,
  product: Promise<unknown>,
): Promise<ProductCardView[]> {
  const asked = storefront.query(PRODUCT_RECOMMENDATIONS_QUERY, {
    variables: {handle},
    cache: stockCache(storefront),
  });
  waitUntil(asked.catch(() => undefined));
  try {
    await Promise.race([asked, product.catch(() => undefined)]);
    const {productRecommendations, product: beside} = await within(
      LONGEST_WAIT,
      asked,
    );
    // A list of global ids as JSON text; nothing in it needs more than a look.
    const inTheBox = beside?.inTheBox?.value ?? '';
    return (productRecommendations ?? [])
      .filter(({id}) => !inTheBox.includes(`"${id}"`))
      .slice(0, SHOWN)
      .map(productCard);
  } catch (error) {
    report.hasStandIn = true;
    report.log('error', {
      event: 'product page without recommendations',
      reason: error instanceof Error ? error.message : String(error),
    });
    return [];
  }
}
