/** What the provider says about a variant's stock. */
interface StockFacts {
  readonly availableForSale: boolean;
  readonly currentlyNotInStock: boolean;
  /** `null` without the scope `unauthenticated_read_product_inventory`; 0 when not counted. */
  readonly quantityAvailable?: number | null;
}

/** Whether and how a variant can be bought. */
export type Availability =
  | {readonly state: 'available' | 'backOrder' | 'soldOut'}
  | {readonly state: 'lowStock'; readonly left: number};

/** From this many pieces down the page says how many are left. */
export const LOW_STOCK = 5;

/**
 * Reads the provider's three fields: sold out when not for sale, back-order when
 * it sells on at zero stock, low stock at `LOW_STOCK` or less. A variant whose
 * stock is not counted is simply available.
 */
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
