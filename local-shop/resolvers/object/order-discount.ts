import type {Order, OrderAllocation, OrderDiscount} from '../../domain/order';
import {moneySource} from './money';

const TYPE_NAMES = {
  code: 'DiscountCodeApplication',
  automatic: 'AutomaticDiscountApplication',
  manual: 'ManualDiscountApplication',
} as const;

/** A discount of an order as the type that its kind asks for. */
export function discountApplicationSource(
  order: Order,
  discount: OrderDiscount,
) {
  const {value, ...rest} = discount;
  return {
    ...rest,
    __typename: TYPE_NAMES[discount.kind],
    code: discount.title,
    applicable: true,
    description: null,
    value: discountValueSource(value, order.currencyCode),
  };
}

/** `PricingValue`. */
export function discountValueSource(
  value: OrderDiscount['value'],
  currencyCode: string,
) {
  return 'percentage' in value
    ? {__typename: 'PricingPercentageValue', percentage: value.percentage}
    : moneySource(value.amountMinor, currencyCode);
}

/** The part of a discount that fell to one line. Throws when it names no discount of the order. */
export function discountAllocationSource(
  order: Order,
  {discountIndex, amountMinor}: OrderAllocation,
) {
  const discount = order.discounts[discountIndex];
  if (!discount) {
    throw new Error(`Order ${order.number} has no discount ${discountIndex}.`);
  }
  return {
    allocatedAmount: moneySource(amountMinor, order.currencyCode),
    discountApplication: discountApplicationSource(order, discount),
  };
}
