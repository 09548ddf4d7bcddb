import type {CartLineTotals, CartTotals} from '../../domain/cart-totals';
import {moneySource} from './money';

/** `Cart.discountAllocations`: each line's part of the discount on the whole cart. */
export function cartAllocations(totals: CartTotals) {
  return totals.lines
    .filter(({orderDiscountMinor}) => orderDiscountMinor > 0)
    .map((line) => allocationSource(totals, line.orderDiscountMinor));
}

/** `CartLine.discountAllocations`: the discount on products like this one, if there is one. */
export function lineAllocations(totals: CartTotals, line: CartLineTotals) {
  return line.lineDiscountMinor > 0
    ? [allocationSource(totals, line.lineDiscountMinor)]
    : [];
}

function allocationSource(
  {discounts: {goods}, currencyCode}: CartTotals,
  amountMinor: number,
) {
  return {
    __typename: 'CartCodeDiscountAllocation',
    code: goods?.code ?? null,
    discountedAmount: moneySource(amountMinor, currencyCode),
    targetType: 'LINE_ITEM',
    discountApplication: {
      allocationMethod: 'ACROSS',
      targetSelection: goods?.level === 'line' ? 'ENTITLED' : 'ALL',
      targetType: 'LINE_ITEM',
      value:
        goods?.discount.kind === 'percentage'
          ? {
              __typename: 'PricingPercentageValue',
              percentage: goods.discount.percentage,
            }
          : moneySource(goods?.amountMinor ?? 0, currencyCode),
    },
  };
}
