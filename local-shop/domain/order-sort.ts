import type {OrderSortKeys} from '../../schemas/storefront-types';
import {numberOfGlobalId} from './global-id';
import type {StoredOrder} from './order';
import {orderTotals} from './order-totals';

const SORT_VALUES: Record<OrderSortKeys, (order: StoredOrder) => number> = {
  ID: (order) => numberOfGlobalId('Order', order.id) ?? 0,
  PROCESSED_AT: (order) => Date.parse(order.processedAt),
  // Orders have no search term, so there is nothing to be relevant to.
  RELEVANCE: (order) => numberOfGlobalId('Order', order.id) ?? 0,
  TOTAL_PRICE: (order) => orderTotals(order).total,
};

/** A sorted copy, ascending, as Shopify sorts before `reverse`; equal ones by id. */
export function sortOrders(
  orders: readonly StoredOrder[],
  sortKey: OrderSortKeys,
): StoredOrder[] {
  const value = SORT_VALUES[sortKey];
  return [...orders].sort(
    (a, b) => value(a) - value(b) || SORT_VALUES.ID(a) - SORT_VALUES.ID(b),
  );
}
