import {PRODUCT_RECOMMENDATIONS_QUERY} from '~/graphql/storefront/recommendations';
import type {RequestContext} from '~/lib/context.server';
import {lawOf} from '~/lib/i18n/law';
import {withTimeout} from '~/lib/http/fetch-with-timeout.server';
import {assertNoErrors} from '~/lib/storefront/shopify-error.server';
import {stockCache} from '~/lib/storefront/cache-strategies.server';
import {
  isSparePart,
  productCard,
  type ProductCardView,
  withCardLangs,
  asListed,
} from './product-card.server';
import {errorFields, log} from '~/lib/logging/log.server';
import {RECOMMENDATIONS_TIMEOUT_MS} from '~/lib/limits/limits';

/** One row on a wide screen. */
const SHOWN = 4;

/**
 * Recommendations in stock, without what `custom.in_the_box` or `custom.matching_colors` names and
 * without spare parts beside a product that is not one; empty when Shopify fails or is slow,
 * which shortens the page's cache time.
 * @param product Loads in parallel.
 */
export async function loadRecommendations(
  {
    storefront,
    requestLog,
    waitUntil,
  }: Pick<RequestContext, 'storefront' | 'requestLog' | 'waitUntil'>,
  handle: string,
  product: Promise<unknown>,
): Promise<ProductCardView[]> {
  const request = storefront.query(PRODUCT_RECOMMENDATIONS_QUERY, {
    variables: {handle},
    cache: stockCache(storefront),
  });
  waitUntil(request.catch(() => undefined));
  try {
    await Promise.race([request, product.catch(() => undefined)]);
    const {
      productRecommendations,
      product: beside,
      errors,
    } = await withTimeout(RECOMMENDATIONS_TIMEOUT_MS, request);
    assertNoErrors('ProductRecommendations', {errors});
    // JSON lists of global ids, which need no parsing.
    const named = [beside?.inTheBox, beside?.matching]
      .map((list) => list?.value ?? '')
      .join();
    const isForSpareParts = isSparePart(beside?.tags);
    const shown = (productRecommendations ?? [])
      .filter(
        ({id, availableForSale, tags}) =>
          availableForSale &&
          !named.includes(`"${id}"`) &&
          (isForSpareParts || !isSparePart(tags)),
      )
      .slice(0, SHOWN);
    const priced = await withTimeout(
      RECOMMENDATIONS_TIMEOUT_MS,
      asListed({storefront}, shown),
    );
    return await withCardLangs(
      {storefront, requestLog, waitUntil},
      priced.map((product) =>
        productCard(product, lawOf(storefront.i18n.country)),
      ),
    );
  } catch (error) {
    requestLog.usesFallbackContent = true;
    log(
      {requestLog},
      'error',
      'product page without recommendations',
      errorFields(error),
    );
    return [];
  }
}
