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
export function rangeView(price: PriceRange, compareAt: PriceRange): RangeView {
  const isFrom = !isOnePrice(price);
  const was = !isFrom && isOnePrice(compareAt);
  return {
    ...priceView(price.minVariantPrice, was ? compareAt.minVariantPrice : null),
    isFrom,
  };
}

function isOnePrice({minVariantPrice, maxVariantPrice}: PriceRange): boolean {
  return compareAmounts(minVariantPrice.amount, maxVariantPrice.amount) === 0;
}

/** A way to buy a variant again and again. */
export interface PlanView {
  /** Global id of the selling plan. */
  readonly id: string;
  readonly name: string;
  readonly description?: string | null;
  /** What one delivery costs at first. */
  readonly price: Money;
}

interface PlanAllocation {
  readonly sellingPlan: Omit<PlanView, 'price'>;
  readonly priceAdjustments: readonly {readonly price: Money}[];
}

/**
 * The selling plans of a variant. A plan whose prices change over time has
 * several; the first is what is paid now. Plans without any price are left out.
 */
export function planViews(allocations: readonly PlanAllocation[]): PlanView[] {
  return allocations.flatMap(({sellingPlan, priceAdjustments: [first]}) =>
    first ? [{...sellingPlan, price: first.price}] : [],
  );
}

/** Symbols of the provider's units that are not their name in small letters. */
const SYMBOLS: Readonly<Record<string, string>> = {
  M3: 'm³',
  M2: 'm²',
  FT2: 'ft²',
  FLOZ: 'fl oz',
};

/** A reference amount such as `100 ml` or `m`: one of a unit is named without its number. */
export function unitLabel(value: number, unit: string): string {
  const symbol = SYMBOLS[unit] ?? unit.toLowerCase();
  return value === 1 ? symbol : `${value} ${symbol}`;
}
