import type {CartLinePartsFragment} from 'storefrontapi.generated';
import {compareAmounts, toIntegers, type Money} from '~/lib/i18n/format';

/** The sum of decimal amounts, without floating point; `0` for an empty list. */
export function sumAmounts(amounts: readonly string[]): string {
  const {integers, scale} = toIntegers(amounts);
  const units = integers.reduce((sum, integer) => sum + integer, 0n);
  const digits = String(units)
    .replace('-', '')
    .padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = scale > 0 ? `.${digits.slice(-scale)}` : '';
  return (units < 0n ? '-' : '') + whole + fraction;
}

/** An amount times a number of units. */
export function timesAmount(amount: string, pieces: number): string {
  return sumAmounts(Array<string>(pieces).fill(amount));
}

export interface NamedDiscount {
  /** A code or an automatic discount's title; `null` without either. */
  readonly name: string | null;
  readonly amount: Money;
}

/** The discounts added up by name; amounts of 0 are left out. */
export function sumByName(
  discounts: readonly NamedDiscount[],
): NamedDiscount[] {
  const byName = new Map<string | null, Money>();
  for (const {name, amount} of discounts) {
    const before = byName.get(name)?.amount ?? '0';
    const sum = sumAmounts([before, amount.amount]);
    byName.set(name, {...amount, amount: sum});
  }
  return [...byName]
    .filter(([, {amount}]) => compareAmounts(amount, '0') > 0)
    .map(([name, amount]) => ({name, amount}));
}

/**
 * A line's total at the compare-at price if higher, else before its discounts; `null` without
 * either.
 */
export function priceBefore(
  cost: CartLinePartsFragment['cost'],
  quantity: number,
): Money | null {
  const {amountPerQuantity: price, compareAtAmountPerQuantity: compareAt} =
    cost;
  if (
    compareAt?.currencyCode === price.currencyCode &&
    compareAmounts(compareAt.amount, price.amount) > 0
  ) {
    return {...compareAt, amount: timesAmount(compareAt.amount, quantity)};
  }
  return compareAmounts(cost.subtotalAmount.amount, cost.totalAmount.amount) > 0
    ? cost.subtotalAmount
    : null;
}
