import type {WishlistQuery} from 'storefrontapi.generated';
import {WISHLIST_QUERY} from '~/graphql/storefront/wishlist';
import type {RequestContext} from '~/lib/context.server';
import {availabilityOf, type Availability} from '~/lib/product/availability';
import {productCard, type ProductCardView} from '~/lib/product/product-card';
import {assertAnswered} from '~/lib/storefront/page-failure.server';

/** A product of the provider's result. */
export type WishlistNode = Extract<
  NonNullable<WishlistQuery['nodes'][number]>,
  {handle: string}
>;

/** A product on the wishlist page. */
export interface WishedProduct {
  readonly card: ProductCardView;
  readonly availability: Availability;
  /** What the cart takes at once; `null` where something has to be chosen first. */
  readonly merchandiseId: string | null;
}

/** A wishlist in its own order. */
interface LoadedWishlist {
  readonly products: readonly WishedProduct[];
  /** Products that the shop does not have any more. */
  readonly gone: readonly string[];
}

/**
 * Loads the products of a list with prices and availability, in one request that is
 * not cached: hardly anybody else has the same list.
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
  return {
    products: nodes.flatMap((node) =>
      node && 'handle' in node ? wishedProduct(node) : [],
    ),
    // With errors a missing product may only be one that could not be read.
    gone: errors?.length ? [] : ids.filter((_, index) => !nodes[index]),
  };
}

/**
 * Reshapes a product for the wishlist. With a choice of variants, or with a
 * subscription only, it is chosen on its own page.
 */
export function wishedProduct(node: WishlistNode): WishedProduct {
  const {options, requiresSellingPlan, availableForSale} = node;
  const hasChoice =
    requiresSellingPlan ||
    options.some(({optionValues}) => optionValues.length > 1);
  const variant = hasChoice ? null : node.selectedOrFirstAvailableVariant;
  return {
    card: productCard(node),
    availability: variant
      ? availabilityOf(variant)
      : {state: availableForSale ? 'available' : 'soldOut'},
    merchandiseId: variant?.id ?? null,
  };
}
