import type {Product} from './catalogue';
import {memoize} from './memo';
import {compareAtPriceOf, priceOf} from './price';

/** Lowest and highest amount over a product's variants, in minor units. */
export interface PriceRange {
  readonly min: number;
  readonly max: number;
}

/** Range of the variants' prices for a buyer in `country`. */
export const priceRangeOf = memoize(
  (product: Product, country: string): PriceRange =>
    range(product.variants.map((variant) => priceOf(variant, country))),
);

/** Range of the struck-through prices; both zero where there is none, as on Shopify. */
export const compareAtPriceRangeOf = memoize(
  (product: Product, country: string): PriceRange =>
    range(
      product.variants.flatMap(
        (variant) => compareAtPriceOf(variant, country) ?? [],
      ),
    ),
);

function range(prices: readonly {amountMinor: number}[]): PriceRange {
  let min = prices[0]?.amountMinor ?? 0;
  let max = min;
  for (const {amountMinor} of prices) {
    if (amountMinor < min) min = amountMinor;
    if (amountMinor > max) max = amountMinor;
  }
  return {min, max};
}
