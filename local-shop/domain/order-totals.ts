import {addedTax, includedTax} from './included-tax';
import type {Order, OrderAllocation, OrderLine} from './order';

/** Every sum of an order, in minor units of its currency. */
export interface OrderTotals {
  /** Lines less their discounts, with what has been removed since. */
  readonly subtotal: number;
  /** Shipping before discounts. */
  readonly shipping: number;
  readonly tax: number;
  /** With the tax. */
  readonly total: number;
  /** The total before the merchant added lines. */
  readonly originalTotal: number;
  /** The same without removed and refunded items. */
  readonly currentSubtotal: number;
  readonly currentShipping: number;
  readonly currentTax: number;
  readonly currentTotal: number;
}

/**
 * Computes an order's sums; `total` is always subtotal plus shipping less its discounts, with the tax
 * where that is added.
 */
export function orderTotals(order: Omit<Order, 'number'>): OrderTotals {
  const {shipping, taxPermille, isTaxAdded = false} = order;
  const taxed = (goods: number, delivery: number, untaxed: number) => {
    const net = goods + delivery;
    const tax = (isTaxAdded ? addedTax : includedTax)(
      net - untaxed,
      taxPermille,
    );
    return {tax, total: net + (isTaxAdded ? tax : 0)};
  };
  const sumsOf = (lines: readonly OrderLine[], delivery: number) =>
    taxed(
      sum(lines.map(discountedTotal)),
      delivery,
      sum(lines.filter(({isGiftCard}) => isGiftCard).map(discountedTotal)),
    );
  const shippingPaid = shipping.priceMinor - sumOf(shipping.allocations);
  const {tax, total} = sumsOf(order.lines, shippingPaid);
  const original = order.lines.filter(({addedByEdit}) => !addedByEdit);
  const currentSubtotal = sum(order.lines.map(currentLineTotal));
  const cards = order.lines.filter(({isGiftCard}) => isGiftCard);
  const currentShipping = shippingPaid - shipping.refundedMinor;
  const current = taxed(
    currentSubtotal,
    currentShipping,
    sum(cards.map(currentLineTotal)),
  );
  return {
    subtotal: sum(order.lines.map(discountedTotal)),
    shipping: shipping.priceMinor,
    tax,
    total,
    originalTotal: sumsOf(original, shippingPaid).total,
    currentSubtotal,
    currentShipping,
    currentTax: current.tax,
    currentTotal: current.total,
  };
}

/** The amount due after gift cards, in minor units. */
export function dueOf(order: Omit<Order, 'number'>): number {
  return orderTotals(order).total - order.giftCardMinor;
}

/**
 * What a buyer has seen when ordering, as one text: for each delivery option the total and the part
 * of it that gift cards pay, in minor units, and the currency.
 */
export function amountsSeen(orders: readonly Omit<Order, 'number'>[]): string {
  return orders
    .map(
      (order) =>
        `${orderTotals(order).total} ${order.giftCardMinor} ${order.currencyCode}`,
    )
    .join(', ');
}

/** What a line's items cost before discounts. */
export function originalTotal(line: OrderLine): number {
  return line.unitPriceMinor * line.quantity;
}

/** What a line's items cost after the discounts that fell to it. */
export function discountedTotal(line: OrderLine): number {
  return originalTotal(line) - sumOf(line.allocations);
}

/** The part of a line's discounts that is not its share of a discount on the whole order. */
export function ownDiscount(
  line: OrderLine,
  {discounts}: Pick<Order, 'discounts'>,
): number {
  const own = line.allocations.filter(({discountIndex}) => {
    const discount = discounts[discountIndex];
    return (
      discount?.targetSelection !== 'ALL' ||
      discount.allocationMethod !== 'ACROSS'
    );
  });
  return sumOf(own);
}

/** The share of `discountedTotal` of the items that are left, rounded down. */
export function currentLineTotal(line: OrderLine): number {
  if (line.quantity === 0) return 0;
  return Math.floor(
    (discountedTotal(line) * line.currentQuantity) / line.quantity,
  );
}

function sumOf(allocations: readonly OrderAllocation[]): number {
  return sum(allocations.map(({amountMinor}) => amountMinor));
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
