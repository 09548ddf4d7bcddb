import type {
  PriceRangeFragment,
  ProductVariantFragment,
} from 'storefrontapi.generated';
import {compareAmounts, type Money} from '~/lib/i18n/format';

/** `was` is set only for a real reduction. */
export interface PriceView {
  readonly price: Money;
  readonly was: Money | null;
}

/** Keeps the compare-at price only when it exceeds the price in the same currency. */
export function priceView(
  price: Money,
  compareAtPrice: Money | null | undefined,
): PriceView {
  const isReduced =
    compareAtPrice?.currencyCode === price.currencyCode &&
    compareAmounts(compareAtPrice.amount, price.amount) > 0;
  return {price, was: isReduced ? compareAtPrice : null};
}

export interface RangeView extends PriceView {
  readonly isFrom: boolean;
}

/** The lowest price of a product; `was` is set only when all variants cost the same. */
export function rangeView(
  price: PriceRangeFragment,
  compareAt: PriceRangeFragment,
): RangeView {
  const isFrom = !isOnePrice(price);
  const was = !isFrom && isOnePrice(compareAt);
  return {
    ...priceView(price.minVariantPrice, was ? compareAt.minVariantPrice : null),
    isFrom,
  };
}

function isOnePrice({
  minVariantPrice,
  maxVariantPrice,
}: PriceRangeFragment): boolean {
  return compareAmounts(minVariantPrice.amount, maxVariantPrice.amount) === 0;
}

export interface PlanView {
  readonly id: string;
  readonly name: string;
  readonly description?: string | null;
  /** Price of the first delivery. */
  readonly price: Money;
}

/**
 * The selling plans of a variant with the price paid now; plans without a price are left
 * out.
 */
export function planViews(
  allocations: ProductVariantFragment['sellingPlanAllocations']['nodes'],
): PlanView[] {
  return allocations.flatMap(({sellingPlan, priceAdjustments: [first]}) =>
    first ? [{...sellingPlan, price: first.price}] : [],
  );
}

/** Symbols that are not the unit's name in lower case. */
const SYMBOLS: Readonly<Record<string, string>> = {
  M3: 'm³',
  M2: 'm²',
  FT2: 'ft²',
  FLOZ: 'fl oz',
};

/** A reference amount such as `100 ml`, or `m` for one metre. */
export function unitLabel(value: number, unit: string): string {
  const symbol = SYMBOLS[unit] ?? unit.toLowerCase();
  return value === 1 ? symbol : `${value} ${symbol}`;
}
