import {compareAmounts, type Money} from '../i18n/format';

/** A decimal amount in units of 10^-scale; what is none counts as 0. */
function parse(amount: string): {units: bigint; scale: number} {
  const [, whole, fraction = ''] = /^(-?\d+)(?:\.(\d+))?$/.exec(amount) ?? [];
  return whole === undefined
    ? {units: 0n, scale: 0}
    : {units: BigInt(whole + fraction), scale: fraction.length};
}

/** The sum of decimal amounts, without a float; `0` for none. */
export function sumAmounts(amounts: readonly string[]): string {
  const parsed = amounts.map(parse);
  const scale = Math.max(0, ...parsed.map((amount) => amount.scale));
  const units = parsed.reduce(
    (sum, amount) => sum + amount.units * 10n ** BigInt(scale - amount.scale),
    0n,
  );
  const digits = String(units)
    .replace('-', '')
    .padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = scale > 0 ? `.${digits.slice(-scale)}` : '';
  return (units < 0n ? '-' : '') + whole + fraction;
}

interface Sums {
  /** Lines before what is taken off the whole cart. */
  readonly subtotal: string;
  /** Off the whole cart. */
  readonly discount: string;
  /** The provider's `totalAmount`. */
  readonly total: string;
  /** What each gift card pays. */
  readonly giftCards: readonly string[];
}

/**
 * What gift cards leave to pay; never below 0. Whether the provider's total is before or
 * after them is not documented: one below the goods has them taken off already.
 */
export function amountDue({
  subtotal,
  discount,
  total,
  giftCards,
}: Sums): string {
  const goods = sumAmounts([subtotal, `-${discount}`]);
  if (compareAmounts(total, goods) < 0) return total;
  const left = sumAmounts([total, ...giftCards.map((paid) => `-${paid}`)]);
  return compareAmounts(left, '0') > 0 ? left : '0';
}

interface LineCost {
  readonly amountPerQuantity: Money;
  readonly compareAtAmountPerQuantity?: Money | null;
  readonly subtotalAmount: Money;
  readonly totalAmount: Money;
}

/**
 * The price to strike through beside a line's total: its compare-at amount when that
 * exceeds the price, else what it cost before its discounts; `null` for neither.
 */
export function priceBefore(cost: LineCost, quantity: number): Money | null {
  const {amountPerQuantity: price, compareAtAmountPerQuantity: compareAt} =
    cost;
  if (
    compareAt?.currencyCode === price.currencyCode &&
    compareAmounts(compareAt.amount, price.amount) > 0
  ) {
    const units = Array<string>(quantity).fill(compareAt.amount);
    return {...compareAt, amount: sumAmounts(units)};
  }
  return compareAmounts(cost.subtotalAmount.amount, cost.totalAmount.amount) > 0
    ? cost.subtotalAmount
    : null;
}
