import {expect, test} from 'vitest';
import type {StoredOrder} from './order';
import {matchOrders, sortOrders} from './order-search';

const order = (number: number, processedAt: string, priceMinor: number) =>
  ({
    id: `gid://shopify/Order/${number}?key=k`,
    number,
    processedAt,
    lines: [],
    shipping: {priceMinor, allocations: [], refundedMinor: 0},
    taxPermille: 0,
  }) as unknown as StoredOrder;

const orders = [
  order(1, '2026-03-01T10:00:00.000Z', 500),
  order(2, '2026-01-01T10:00:00.000Z', 900),
  order(3, '2026-02-01T10:00:00.000Z', 500),
];
const numbers = (list: readonly StoredOrder[]) =>
  list.map(({number}) => number);

test('orders are sorted by date, price or id; equal ones by id', () => {
  expect(numbers(sortOrders(orders, 'PROCESSED_AT'))).toEqual([2, 3, 1]);
  expect(numbers(sortOrders(orders, 'TOTAL_PRICE'))).toEqual([1, 3, 2]);
  expect(numbers(sortOrders(orders, 'ID'))).toEqual([1, 2, 3]);
});

test.each([
  ['processed_at:>=2026-01-15 AND processed_at:<2026-02-15', [3]],
  ['#2', [2]],
  ['processed_at:>tomorrow', []],
  ['status:open', []],
])('the search %j finds %j', (query, found) => {
  expect(numbers(matchOrders(orders, query))).toEqual(found);
});
