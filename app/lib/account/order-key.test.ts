import {describe, expect, it} from 'vitest';
import {findOrderId, orderKey} from './order-key';

const ids = [
  'gid://shopify/Order/1001?key=abc-1',
  'gid://shopify/Order/1002?a=b&key=def_2',
  'gid://shopify/Order/1003',
];

describe('an order’s key', () => {
  it('is its secret, or its number without one', () => {
    expect(ids.map(orderKey)).toEqual(['abc-1', 'def_2', '1003']);
    expect(orderKey('gid://shopify/Cart/1?key=abc')).toBeNull();
  });

  it('finds the order of this customer only', () => {
    expect(findOrderId(ids, 'def_2')).toBe(ids[1]);
    for (const key of ['1001', 'other', '', '.*', 'x'.repeat(200)]) {
      expect(findOrderId(ids, key)).toBeNull();
    }
  });
});
