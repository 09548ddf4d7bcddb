import {compareAmounts, type Money} from '../i18n/format';
import {multiplyAmount} from './amount';

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
