import {orderDiscount} from '../../domain/cart-order';
import type {
  CartLineTotals,
  CartTotals,
  DiscountShare,
} from '../../domain/cart-totals';
import {classOf, type DiscountClass} from '../../domain/discount';
import {moneySource} from './money';
import {discountValueSource} from './order-discount';

/** `Cart.discountAllocations`: each line's parts of the discounts on the whole cart. */
export function cartAllocations({lines, currencyCode}: CartTotals) {
  return lines.flatMap(({discountShares}) =>
    allocations(discountShares, 'order', currencyCode),
  );
}

/** `CartLine.discountAllocations`: the discount on products like this one, if there is one. */
export function lineAllocations(
  {currencyCode}: CartTotals,
  {discountShares}: CartLineTotals,
) {
  return allocations(discountShares, 'product', currencyCode);
}

function allocations(
  shares: readonly DiscountShare[],
  wanted: DiscountClass,
  currencyCode: string,
) {
  return shares
    .filter(({discount}) => classOf(discount) === wanted)
    .map((share) => allocationSource(share, currencyCode));
}

function allocationSource(
  {discount, amountMinor}: DiscountShare,
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
