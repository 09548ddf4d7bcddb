import type {OrderSortKeys} from 'storefront-api-newest/storefront-api-types';
import {numberOfGlobalId} from './global-id';
import type {StoredOrder} from './order';
import {orderTotals} from './order-totals';

const SORT_VALUES: Record<OrderSortKeys, (order: StoredOrder) => number> = {
  ID: (order) => numberOfGlobalId('Order', order.id) ?? 0,
  PROCESSED_AT: (order) => Date.parse(order.processedAt),
  // Without a free text there is nothing to be relevant to.
  RELEVANCE: (order) => numberOfGlobalId('Order', order.id) ?? 0,
  TOTAL_PRICE: (order) => orderTotals(order).total,
};

/** A sorted copy, ascending, as the provider sorts before `reverse`; equal ones by id. */
export function sortOrders(
  orders: readonly StoredOrder[],
  sortKey: OrderSortKeys,
): StoredOrder[] {
  const value = SORT_VALUES[sortKey];
  return [...orders].sort(
    (a, b) => value(a) - value(b) || SORT_VALUES.ID(a) - SORT_VALUES.ID(b),
  );
}

/**
 * Orders that match every term of a search (`processed_at:>2026-01-01`, the one
 * field that the provider's `Customer.orders(query:)` knows). Terms of other
 * fields and unreadable dates match nothing; a bare word matches the order's
 * name.
 */
export function matchOrders(
  orders: readonly StoredOrder[],
  query: string,
): readonly StoredOrder[] {
  const terms = query
    .split(/\s+/)
    .filter((term) => term !== '' && term !== 'AND');
  return orders.filter((order) =>
    terms.every((term) => matchesTerm(order, term)),
  );
}

function matchesTerm(order: StoredOrder, term: string): boolean {
  const [, field, operator, operand] =
    /^(\w+):(>=|<=|>|<|=)?['"]?([^'"]*)['"]?$/.exec(term) ?? [];
  if (field === undefined) {
    return term.replace('#', '') === String(order.number);
  }
  const wanted = Date.parse(operand ?? '');
  if (field !== 'processed_at' || Number.isNaN(wanted)) return false;
  const actual = Date.parse(order.processedAt);
  switch (operator) {
    case '>':
      return actual > wanted;
    case '>=':
      return actual >= wanted;
    case '<':
      return actual < wanted;
    case '<=':
      return actual <= wanted;
    default:
      return order.processedAt.startsWith(operand ?? '');
  }
}
