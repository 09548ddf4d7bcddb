import {getProperty} from '~/lib/text/get-property';
import {parseJson} from '~/lib/text/parse-json';
import {compareAmounts, type Money} from './format';
import type {Law} from './law';

/** A price with the metafield `custom.lowest_price` of its variant, of the type `money`. */
export interface Reducible {
  readonly price: Money;
  readonly lowestPrice?: {readonly value: string} | null;
}

/** `was` is set only for a real reduction. */
export interface Reduction {
  readonly was: Money | null;
  /** The lowest price of the 30 days before the reduction, where the law requires it. */
  readonly lowest?: Money;
  /** The law forbids announcing the reduction: its lowest price is not known, or not above the price. */
  readonly isUnannounced?: boolean;
}

/**
 * What a page says of a former price, which counts only when it exceeds the price in the same currency.
 * Under the law of the European Union a reduction is announced only with the lowest price of the last 30
 * days (directive 98/6/EC, Art. 6a; § 11 (1) PAngV), from which it is also calculated (Court of Justice,
 * C-330/23): a lowest price below the former price is struck through in its place. Never throws.
 */
export function reductionOf(
  reducible: Reducible,
  compareAtPrice: Money | null | undefined,
  law: Law | null,
): Reduction {
  const {price} = reducible;
  if (
    compareAtPrice?.currencyCode !== price.currencyCode ||
    compareAmounts(compareAtPrice.amount, price.amount) <= 0
  )
    return {was: null};
  if (law !== 'eu') return {was: compareAtPrice};
  const lowest = lowestPrice(reducible);
  if (!lowest || compareAmounts(lowest.amount, price.amount) <= 0)
    return {was: compareAtPrice, isUnannounced: true};
  const isBelow = compareAmounts(lowest.amount, compareAtPrice.amount) < 0;
  return {was: isBelow ? lowest : compareAtPrice, lowest};
}

/** `null` unless it is an amount in the price's currency. */
function lowestPrice({price, lowestPrice: written}: Reducible): Money | null {
  const value = parseJson(written?.value ?? null);
  const amount = getProperty(value, 'amount');
  const currencyCode = getProperty(value, 'currency_code');
  return typeof amount === 'string' &&
    /^\d{1,9}(?:\.\d{1,9})?$/.test(amount) &&
    currencyCode === price.currencyCode
    ? {amount, currencyCode: price.currencyCode}
    : null;
}
