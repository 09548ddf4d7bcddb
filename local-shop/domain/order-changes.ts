import type {OrderCancelReason} from '../../schemas/storefront-types';
import type {Order, OrderFulfillment, OrderLine} from './order';
import {orderTotals} from './order-totals';

/** An order that has no number yet. */
type Draft = Omit<Order, 'number'>;

/** Some items of one line. */
export interface LineItems {
  /** Index into `Order.lines`. */
  readonly lineIndex: number;
  readonly quantity: number;
}

/** All items of an order that have to be shipped. */
export function allItems({lines}: Draft): LineItems[] {
  return lines.flatMap(({requiresShipping, currentQuantity}, lineIndex) =>
    requiresShipping ? [{lineIndex, quantity: currentQuantity}] : [],
  );
}

/** Sends a parcel whose number is made from the order's date: stable, and different for each. */
export function sendByDhl<T extends Draft>(
  order: T,
  lines: readonly LineItems[],
): T {
  const number = `0034043${Date.parse(order.processedAt)}`;
  return sendParcel(order, {
    trackingCompany: 'DHL',
    tracking: [dhlTracking(number)],
    lines,
  });
}

/** A parcel's number with the address that follows it. */
export function dhlTracking(number: string) {
  const query = new URLSearchParams({piececode: number});
  return {
    number,
    url: `https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?${query}`,
  };
}

/** Sends a parcel. The order is fulfilled once no item is left to be shipped. */
export function sendParcel<T extends Draft>(
  order: T,
  parcel: OrderFulfillment,
): T {
  const fulfillments = [...order.fulfillments, parcel];
  const isComplete = order.lines.every(
    ({requiresShipping, currentQuantity}, index) =>
      !requiresShipping || sentOf(fulfillments, index) >= currentQuantity,
  );
  return {
    ...order,
    fulfillments,
    fulfillmentStatus: isComplete ? 'FULFILLED' : 'PARTIALLY_FULFILLED',
  };
}

/** The items that are still to be shipped. */
export function unsentItems({lines, fulfillments}: Draft): LineItems[] {
  return lines
    .map(({requiresShipping, currentQuantity}, lineIndex) => ({
      lineIndex,
      quantity: requiresShipping
        ? currentQuantity - sentOf(fulfillments, lineIndex)
        : 0,
    }))
    .filter(({quantity}) => quantity > 0);
}

/**
 * Takes items back and refunds their price, with the shipping if wanted. The order counts
 * as refunded once nothing of its total is left.
 */
export function refundItems<T extends Draft>(
  order: T,
  items: readonly LineItems[],
  {withShipping}: {readonly withShipping: boolean},
): T {
  const shippingPaid =
    orderTotals(order).currentShipping + order.shipping.refundedMinor;
  const reduced = {
    ...order,
    lines: withoutItems(order.lines, items),
    shipping: {
      ...order.shipping,
      refundedMinor: withShipping ? shippingPaid : order.shipping.refundedMinor,
    },
  };
  const {total, currentTotal} = orderTotals(reduced);
  return {
    ...reduced,
    refundedMinor: total - currentTotal,
    financialStatus: currentTotal === 0 ? 'REFUNDED' : 'PARTIALLY_REFUNDED',
  };
}

/**
 * Cancels a whole order that has not been sent; what was paid is paid back, else the payment is
 * voided.
 */
export function cancelOrder<T extends Draft>(
  order: T,
  cancelReason: OrderCancelReason,
  canceledAt: string,
): T {
  const items = order.lines.map(({currentQuantity}, lineIndex) => ({
    lineIndex,
    quantity: currentQuantity,
  }));
  const refunded = refundItems(order, items, {withShipping: true});
  const ended =
    order.financialStatus === 'PAID'
      ? refunded
      : {...refunded, refundedMinor: 0, financialStatus: 'VOIDED' as const};
  return {...ended, cancelReason, canceledAt};
}

/** Adds a line to a placed order; the customer has paid the difference. */
export function addLine<T extends Draft>(order: T, line: OrderLine): T {
  return {
    ...order,
    edited: true,
    lines: [...order.lines, {...line, addedByEdit: true}],
  };
}

function sentOf(
  fulfillments: readonly OrderFulfillment[],
  lineIndex: number,
): number {
  return fulfillments
    .flatMap(({lines}) => lines)
    .filter((line) => line.lineIndex === lineIndex)
    .reduce((sum, {quantity}) => sum + quantity, 0);
}

function withoutItems(
  lines: readonly OrderLine[],
  items: readonly LineItems[],
): OrderLine[] {
  return lines.map((line, index) => {
    const removed = items
      .filter(({lineIndex}) => lineIndex === index)
      .reduce((sum, {quantity}) => sum + quantity, 0);
    if (removed > line.currentQuantity) {
      throw new Error(`Line ${index} has no ${removed} items.`);
    }
    return {...line, currentQuantity: line.currentQuantity - removed};
  });
}
