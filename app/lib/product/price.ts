import type {
  PriceRangeFragment,
  ProductVariantFragment,
} from 'storefrontapi.generated';
import {getProperty} from '~/lib/http/get-property';
import {parseJson} from '~/lib/http/parse-json';
import {compareAmounts, type Money} from '~/lib/i18n/format';
import type {Law} from '~/lib/i18n/law';
import {unitPriceView, type UnitPriceView} from '~/lib/i18n/unit-price';

/** `was` is set only for a real reduction. */
export interface PriceView {
  readonly price: Money;
  readonly was: Money | null;
  /** The lowest price of the 30 days before a reduction, where the law asks for it. */
  readonly lowest?: Money;
  /** The law forbids to announce the reduction: its lowest price is not known. */
  readonly isUnannounced?: boolean;
  readonly unit?: UnitPriceView;
}

type PricedVariant = Parameters<typeof unitPriceView>[0] & {
  /** Metafield `custom.lowest_price` of the type `money`. */
  readonly lowestPrice?: {readonly value: string} | null;
};

/**
 * What stands beside the price of a variant. Keeps the compare-at price only when it exceeds the
 * price in the same currency. Under the law of the European Union a reduction is announced only
 * with the lowest price of the last 30 days (directive 98/6/EC, Art. 6a; § 11 (1) PAngV).
 */
export function priceView(
  variant: PricedVariant,
  compareAtPrice: Money | null | undefined,
  law: Law | null,
): PriceView {
  const {price} = variant;
  const isReduced =
    compareAtPrice?.currencyCode === price.currencyCode &&
    compareAmounts(compareAtPrice.amount, price.amount) > 0;
  const unit = unitPriceView(variant, law);
  const lowest = isReduced && law === 'eu' ? lowestPrice(variant) : null;
  return {
    price,
    was: isReduced ? compareAtPrice : null,
    ...(lowest && {lowest}),
    ...(isReduced && law === 'eu' && !lowest && {isUnannounced: true}),
    ...(unit && {unit}),
  };
}

/** `null` for what is no amount in the price's currency. */
function lowestPrice({price, lowestPrice: written}: PricedVariant) {
  const value = parseJson(written?.value ?? null);
  const amount = getProperty(value, 'amount');
  const currencyCode = getProperty(value, 'currency_code');
  return typeof amount === 'string' &&
    /^\d{1,9}(?:\.\d{1,9})?$/.test(amount) &&
    currencyCode === price.currencyCode
    ? {amount, currencyCode: price.currencyCode}
    : null;
}

export interface RangeView extends PriceView {
  readonly isFrom: boolean;
}

interface PricedProduct {
  readonly priceRange: PriceRangeFragment;
  readonly compareAtPriceRange: PriceRangeFragment;
  readonly selectedOrFirstAvailableVariant?: PricedVariant | null;
}

/**
 * The lowest price of a product; `was` is set only when all variants cost the same. The unit price
 * is that of the first variant which can be bought, if it has the lowest price.
 */
export function rangeView(
  {
    priceRange: {minVariantPrice: price, ...range},
    compareAtPriceRange: compareAt,
    selectedOrFirstAvailableVariant: first,
  }: PricedProduct,
  law: Law | null,
): RangeView {
  const isFrom = !isOnePrice({minVariantPrice: price, ...range});
  const was = !isFrom && isOnePrice(compareAt);
  const isLowest =
    first && compareAmounts(first.price.amount, price.amount) === 0;
  return {
    ...priceView(
      isLowest ? {...first, price} : {price},
      was ? compareAt.minVariantPrice : null,
      law,
    ),
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
