import type {
  AddableProductFragment,
  VariantStockFragment,
} from 'storefrontapi.generated';
import {isMadeToOrder} from '~/lib/cart/cart-line';

/** `quantityAvailable` is `null` without the scope for inventory; 0 if untracked. */
type StockFacts = Pick<
  VariantStockFragment,
  'availableForSale' | 'currentlyNotInStock' | 'quantityAvailable'
>;

export type Availability =
  | {readonly state: 'available' | 'backOrder' | 'soldOut'}
  | {readonly state: 'lowStock'; readonly left: number};

/** The page shows the remaining quantity from this number down. */
export const LOW_STOCK = 5;

/** Reads a variant's stock; a variant whose stock is not tracked is `available`. */
export function availabilityOf({
  availableForSale,
  currentlyNotInStock,
  quantityAvailable,
}: StockFacts): Availability {
  if (!availableForSale) return {state: 'soldOut'};
  if (currentlyNotInStock) return {state: 'backOrder'};
  const left = quantityAvailable ?? 0;
  return left > 0 && left <= LOW_STOCK
    ? {state: 'lowStock', left}
    : {state: 'available'};
}

/** The variant that can be added to the cart at once; `null` where the customer has to choose. */
export function addableVariant(product: AddableProductFragment) {
  const hasChoice =
    product.requiresSellingPlan ||
    isMadeToOrder(product) ||
    product.options.some(({optionValues}) => optionValues.length > 1);
  const variant = product.selectedOrFirstAvailableVariant ?? null;
  // Lists add one unit.
  const isSoldSingly = variant?.quantityRule.minimum === 1;
  return hasChoice || !isSoldSingly ? null : variant;
}
