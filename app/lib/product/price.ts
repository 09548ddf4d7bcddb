import {compareAmounts, type Money} from '../i18n/format';

/** A price as it is shown; `was` is there only for a real reduction. */
export interface PriceView {
  readonly price: Money;
  readonly was: Money | null;
}

/**
 * The strike-through rule: the compare-at amount shows when it exceeds
 * the price, by value (as text "9" would exceed "10") and in the same currency.
 */
export function priceView(
  price: Money,
  compareAtPrice: Money | null | undefined,
): PriceView {
  const isReduced =
    compareAtPrice?.currencyCode === price.currencyCode &&
    compareAmounts(compareAtPrice.amount, price.amount) > 0;
  return {price, was: isReduced ? compareAtPrice : null};
}

interface PriceRange {
  readonly minVariantPrice: Money;
  readonly maxVariantPrice: Money;
}

/** Price of a product in a grid; `isFrom` when its variants differ in price. */
export interface RangeView extends PriceView {
  readonly isFrom: boolean;
}

/**
 * The lowest price of a product. A strike-through only where all variants cost
 * the same before and now: else the two amounts would be of different variants.
 */
export function rangeView(
  {minVariantPrice, maxVariantPrice}: PriceRange,
  compareAt: PriceRange,
): RangeView {
  const isFrom =
    compareAmounts(minVariantPrice.amount, maxVariantPrice.amount) !== 0;
  const isOneCompareAt =
    compareAmounts(
      compareAt.minVariantPrice.amount,
      compareAt.maxVariantPrice.amount,
    ) === 0;
  return {
    ...priceView(
      minVariantPrice,
      !isFrom && isOneCompareAt ? compareAt.minVariantPrice : null,
    ),
    isFrom,
  };
}
