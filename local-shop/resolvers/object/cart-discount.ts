import type {AppliedDiscount} from '../../domain/cart-discounts';
import {orderDiscount} from '../../domain/cart-order';
import type {CartLineTotals, CartTotals} from '../../domain/cart-totals';
import {moneySource} from './money';
import {discountValueSource} from './order-discount';

/** `Cart.discountAllocations`: each line's part of the discount on the whole cart. */
export function cartAllocations({discounts, lines, currencyCode}: CartTotals) {
  const {order} = discounts;
  return lines.flatMap(({orderDiscountMinor}) =>
    order && orderDiscountMinor > 0
      ? [allocationSource(order, orderDiscountMinor, currencyCode)]
      : [],
  );
}

/** `CartLine.discountAllocations`: the discount on products like this one, if there is one. */
export function lineAllocations(
  {discounts: {product}, currencyCode}: CartTotals,
  {lineDiscountMinor}: CartLineTotals,
) {
  return product && lineDiscountMinor > 0
    ? [allocationSource(product, lineDiscountMinor, currencyCode)]
    : [];
}

function allocationSource(
  {discount}: AppliedDiscount,
  amountMinor: number,
  currencyCode: string,
) {
  const {kind, title, value, ...application} = orderDiscount(
    discount,
    currencyCode,
  );
  return {
    ...(kind === 'automatic'
      ? {__typename: 'CartAutomaticDiscountAllocation', title}
      : {__typename: 'CartCodeDiscountAllocation', code: title}),
    discountedAmount: moneySource(amountMinor, currencyCode),
    targetType: application.targetType,
    discountApplication: {
      ...application,
      value: discountValueSource(value, currencyCode),
    },
  };
}
