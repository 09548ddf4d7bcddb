import {WISHLIST_QUERY} from '~/graphql/storefront/wishlist';
import type {RequestContext} from '~/lib/context.server';
import {assertAnswered} from '~/lib/storefront/page-failure.server';
import {wishedProduct, type WishedProduct} from './wished-product';

/** A wishlist as the provider knows it. */
interface LoadedWishlist {
  /** In the order of the list. */
  readonly products: readonly WishedProduct[];
  /** Products that the shop does not have any more. */
  readonly gone: readonly string[];
}

/**
 * Loads the products of a list with prices and availability, in one request. It
 * is not cached: hardly anybody else has the same list.
 *
 * @throws {ProviderError} when the provider fails.
 */
export async function loadWishlist(
  {storefront}: Pick<RequestContext, 'storefront'>,
  ids: readonly string[],
): Promise<LoadedWishlist> {
  if (ids.length === 0) return {products: [], gone: []};
  const {nodes, errors} = await storefront.query(WISHLIST_QUERY, {
    variables: {ids: [...ids]},
    cache: storefront.CacheNone(),
  });
  assertAnswered('Wishlist', nodes, {errors});
  const products: WishedProduct[] = [];
  const gone: string[] = [];
  ids.forEach((id, index) => {
    const node = nodes[index];
    if (node && 'handle' in node) products.push(wishedProduct(node));
    else gone.push(id);
  });
  // With errors a missing product may only be one that could not be read.
  return {products, gone: errors?.length ? [] : gone};
}
