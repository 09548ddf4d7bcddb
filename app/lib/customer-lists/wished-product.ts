import type {WishlistQuery} from 'storefrontapi.generated';
import {availabilityOf, type Availability} from '~/lib/product/availability';
import {productCard, type ProductCardView} from '~/lib/product/product-card';

type Node = NonNullable<WishlistQuery['nodes'][number]>;

/** A product of the provider's answer. */
export type WishlistNode = Extract<Node, {handle: string}>;

/** A product on the wishlist page. */
export interface WishedProduct {
  readonly card: ProductCardView;
  readonly availability: Availability;
  /** What the cart takes at once; `null` where something has to be chosen first. */
  readonly merchandiseId: string | null;
}

/**
 * Reshapes a product for the wishlist. A product with a choice of variants or
 * with a subscription only is chosen on its own page: the first variant might not
 * be the one that was meant. Its availability is the product's.
 */
export function wishedProduct(node: WishlistNode): WishedProduct {
  const {options, requiresSellingPlan, availableForSale} = node;
  const variant = node.selectedOrFirstAvailableVariant ?? null;
  const hasChoice =
    requiresSellingPlan ||
    options.some(({optionValues}) => optionValues.length > 1);
  return {
    card: productCard(node),
    availability:
      variant && !hasChoice
        ? availabilityOf(variant)
        : {state: availableForSale ? 'available' : 'soldOut'},
    merchandiseId: variant && !hasChoice ? variant.id : null,
  };
}
