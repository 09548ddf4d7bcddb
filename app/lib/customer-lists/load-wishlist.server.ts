import {WISHLIST_QUERY} from '~/graphql/storefront/wishlist';
import type {RequestContext} from '~/lib/context.server';
import {assertAnswered} from '~/lib/storefront/page-failure.server';
import {wishedProduct, type WishedProduct} from './wished-product';
import {productGid, type Wishlist} from './wishlist';

/** A wishlist as the provider knows it. */
interface LoadedWishlist {
  /** In the order of the list. */
  readonly products: readonly WishedProduct[];
  /** Products that the shop does not have any more. */
  readonly gone: readonly number[];
}

/**
 * Loads the products of a list with prices and availability, in one request. It
 * is not cached: hardly anybody else has the same list.
 *
 * @throws {ProviderError} when the provider fails.
 */
export async function loadWishlist(
  {storefront}: Pick<RequestContext, 'storefront'>,
  list: Wishlist,
): Promise<LoadedWishlist> {
  if (list.length === 0) return {products: [], gone: []};
  const {nodes, errors} = await storefront.query(WISHLIST_QUERY, {
    variables: {ids: list.map(productGid)},
    cache: storefront.CacheNone(),
  });
  assertAnswered('Wishlist', nodes, {errors});
  const products: WishedProduct[] = [];
  const gone: number[] = [];
  list.forEach((number, index) => {
    const node = nodes[index];
    if (node && 'handle' in node) products.push(wishedProduct(node));
    else gone.push(number);
  });
  // With errors a missing product may only be one that could not be read.
  return {products, gone: errors?.length ? [] : gone};
}
