import type {VariantStockFragment} from 'storefrontapi.generated';

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
