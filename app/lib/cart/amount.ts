import {compareAmounts, type Money} from '../i18n/format';

/** A decimal string as an integer in units of 10^-scale. */
interface Scaled {
  readonly units: bigint;
  readonly scale: number;
}

function parse(amount: string): Scaled {
  const match = /^(-?\d+)(?:\.(\d+))?$/.exec(amount);
  if (!match) return {units: 0n, scale: 0};
  const [, whole = '0', fraction = ''] = match;
  return {units: BigInt(whole + fraction), scale: fraction.length};
}

function format({units, scale}: Scaled): string {
  const isNegative = units < 0n;
  const digits = String(isNegative ? -units : units).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = scale > 0 ? `.${digits.slice(digits.length - scale)}` : '';
  return (isNegative ? '-' : '') + whole + fraction;
}

/**
 * A decimal amount times a whole number, without a float: `0.10` times 3 is
 * `0.30`. What is no decimal amount counts as 0.
 */
export function multiplyAmount(amount: string, factor: number): string {
  const {units, scale} = parse(amount);
  return format({units: units * BigInt(factor), scale});
}

/** The sum of decimal amounts, without a float; `0` for none. */
export function sumAmounts(amounts: readonly string[]): string {
  const parsed = amounts.map(parse);
  const scale = Math.max(0, ...parsed.map((amount) => amount.scale));
  const units = parsed.reduce(
    (sum, amount) => sum + amount.units * 10n ** BigInt(scale - amount.scale),
    0n,
  );
  return format({units, scale});
}

/** Decimal amounts of one cart in one currency. */
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
 * What is left to pay once the gift cards have paid their part; never below 0.
 *
 * The provider does not document whether `totalAmount` is before or after gift
 * cards. Taxes and shipping only add to it: a total below the goods themselves has
 * the gift cards taken off already.
 */
export function amountDue({
  subtotal,
  discount,
  total,
  giftCards,
}: Sums): string {
  const goods = sumAmounts([subtotal, negative(discount)]);
  if (compareAmounts(total, goods) < 0) return total;
  const left = sumAmounts([total, ...giftCards.map(negative)]);
  return compareAmounts(left, '0') > 0 ? left : '0';
}

function negative(amount: string): string {
  return `-${amount}`;
}

interface LineCost {
  readonly amountPerQuantity: Money;
  readonly compareAtAmountPerQuantity?: Money | null;
  readonly subtotalAmount: Money;
  readonly totalAmount: Money;
}

/**
 * The price to strike through beside a line's total: its compare-at amount when
 * that exceeds the price, else what it cost before its discounts.
 * Amounts are compared by value.
 *
 * @returns `null` when nothing was taken off.
 */
export function priceBefore(cost: LineCost, quantity: number): Money | null {
  const {amountPerQuantity: price, compareAtAmountPerQuantity: compareAt} =
    cost;
  if (
    compareAt &&
    compareAt.currencyCode === price.currencyCode &&
    compareAmounts(compareAt.amount, price.amount) > 0
  ) {
    return {...compareAt, amount: multiplyAmount(compareAt.amount, quantity)};
  }
  return compareAmounts(cost.subtotalAmount.amount, cost.totalAmount.amount) > 0
    ? cost.subtotalAmount
    : null;
}
