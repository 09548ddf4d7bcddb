import type {Order, OrderLine} from '../domain/order';
import {
  addLine,
  allItems,
  cancelOrder,
  refundItems,
  sendByDhl,
  type LineItems,
} from '../domain/order-changes';

type Draft = Omit<Order, 'number'>;

/** What has happened to an order since it was paid. */
type Fate = (order: Draft) => Draft;

const DAY_MS = 24 * 60 * 60 * 1000;

const firstItem: readonly LineItems[] = [{lineIndex: 0, quantity: 1}];

const sent: Fate = (order) => sendByDhl(order, allItems(order));

/** Waits for a bank transfer: no invoice yet. */
const pending: Fate = (order) => ({
  ...order,
  financialStatus: 'PENDING',
  hasInvoice: false,
});

const daysLater = (order: Draft, days: number) =>
  new Date(Date.parse(order.processedAt) + days * DAY_MS).toISOString();

/** One more of the first line, which the merchant added by phone. */
const withOneMore: Fate = (order) => {
  const [first] = order.lines;
  if (!first) return order;
  const more: OrderLine = {
    ...first,
    quantity: 1,
    currentQuantity: 1,
    allocations: [],
  };
  return addLine(order, more);
};

/** Every state of payment and delivery in which the seed has an order. */
export const FATES = {
  paid: (order) => order,
  pending,
  authorized: (order) => ({...pending(order), financialStatus: 'AUTHORIZED'}),
  inProgress: (order) => ({...order, fulfillmentStatus: 'IN_PROGRESS'}),
  onHold: (order) => ({...order, fulfillmentStatus: 'ON_HOLD'}),
  sent,
  /** The first line is on its way; the rest follows. */
  partlySent: (order) => sendByDhl(order, firstItem),
  /** Two parcels, with a tracking number each. */
  sentInTwo: (order) =>
    sendByDhl(
      sendByDhl(order, firstItem),
      allItems(order).map((item) =>
        item.lineIndex === 0 ? {...item, quantity: item.quantity - 1} : item,
      ),
    ),
  /** Nothing was paid yet. */
  canceledUnpaid: (order) =>
    cancelOrder(pending(order), 'DECLINED', daysLater(order, 8)),
  canceled: (order) => cancelOrder(order, 'CUSTOMER', daysLater(order, 1)),
  /** Everything was returned. */
  refunded: (order) =>
    refundItems(sent(order), allItems(order), {withShipping: true}),
  /** One item was returned. */
  partlyRefunded: (order) =>
    refundItems(sent(order), firstItem, {withShipping: false}),
  edited: (order) => sent(withOneMore(order)),
} satisfies Record<string, Fate>;
