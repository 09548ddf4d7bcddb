import type {CurrencyCode} from '../../schemas/storefront-types';

import type {ProductVariant, SellingPlan} from './catalogue';
import {currencyByIsoCode, currencyOf} from './countries';

/** An amount in the smallest unit of its currency: cents, pence, whole yen. */
export interface Price {
  readonly amountMinor: number;
  readonly currencyCode: CurrencyCode;
}

/**
 * Price of one unit for a buyer in `country`, in that country's currency. The
 * variant's own price point wins; without one the euro price is converted at the
 * shop's fixed rate. A selling plan takes its percentage off, half cents rounded up.
 */
export function priceOf(
  variant: ProductVariant,
  country: string,
  sellingPlan?: SellingPlan,
): Price {
  const currencyCode = currencyOf(country);
  const amountMinor = pricePoint(variant.prices, currencyCode);
  if (amountMinor === undefined) {
    throw new Error(`Variant ${variant.id} has no euro price`);
  }
  return {
    currencyCode,
    amountMinor: sellingPlan
      ? percentageOff(
          amountMinor,
          (sellingPlan.introduction ?? sellingPlan).percentageOff,
        )
      : amountMinor,
  };
}

/** What of a unit's price is charged at the checkout under a selling plan; never more than the price. */
export function checkoutChargeOf(
  variant: ProductVariant,
  country: string,
  sellingPlan: SellingPlan,
): Price {
  const price = priceOf(variant, country, sellingPlan);
  const {deposit} = sellingPlan;
  if (!deposit) return price;
  const {amountMinor, currencyCode} = price;
  const charge =
    'percentage' in deposit
      ? percentageOff(amountMinor, 100 - deposit.percentage)
      : (pricePointOf(deposit.prices, country)?.amountMinor ?? amountMinor);
  return {currencyCode, amountMinor: Math.min(charge, amountMinor)};
}

/** The price for a buyer in `country` among these; `null` without one there and in euros. */
export function pricePointOf(
  prices: Readonly<Record<string, number>>,
  country: string,
): Price | null {
  const currencyCode = currencyOf(country);
  const amountMinor = pricePoint(prices, currencyCode);
  return amountMinor === undefined ? null : {amountMinor, currencyCode};
}

/** The struck-through price for a buyer in `country`, or `null` without one. */
export function compareAtPriceOf(
  variant: ProductVariant,
  country: string,
): Price | null {
  return pricePointOf(variant.compareAtPrices ?? {}, country);
}

/**
 * Shopify's `Decimal` for an amount of minor units: at least one decimal place and
 * no trailing zeros beyond it (`199.0`, `199.5`, `199.95`).
 */
export function toDecimal(amountMinor: number, currencyCode: string): string {
  const {decimals} = currencyByIsoCode(currencyCode);
  const sign = amountMinor < 0 ? '-' : '';
  const digits = String(Math.abs(amountMinor)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '');
  return `${sign}${whole}.${fraction || '0'}`;
}

/**
 * Minor units of a decimal number as clients send it in price filters (`19.99`).
 * Rounded to the nearest minor unit; the float never takes part in arithmetic on money.
 */
export function toMinor(amount: number, currencyCode: string): number {
  const {decimals} = currencyByIsoCode(currencyCode);
  return Math.round(amount * 10 ** decimals);
}

function pricePoint(
  prices: Readonly<Record<string, number>>,
  currencyCode: CurrencyCode,
): number | undefined {
  const own = prices[currencyCode];
  if (own !== undefined) return own;
  const euroCents = prices.EUR;
  if (euroCents === undefined) return undefined;
  const {decimals, per10000Euro} = currencyByIsoCode(currencyCode);
  return divideHalfUp(euroCents * per10000Euro * 10 ** decimals, 1_000_000);
}

function percentageOff(amountMinor: number, percentage: number): number {
  return divideHalfUp(amountMinor * (100 - percentage), 100);
}

function divideHalfUp(dividend: number, divisor: number): number {
  return Math.floor((dividend * 2 + divisor) / (divisor * 2));
}
