import {lineKey, lineUpdates} from './cart-line';
import {expect, it} from 'vitest';
import {cartOf, lineOf} from '../../../tests/support/cart-views';
import {applyChanges} from './optimistic-cart';

const merchandiseId = 'gid://shopify/ProductVariant/1';

it('is the same for the same attributes in another order', () => {
  const a = {key: 'a', value: '1'};
  const b = {key: 'b', value: '2'};
  expect(lineKey({merchandiseId, attributes: [a, b]})).toBe(
    lineKey({merchandiseId, attributes: [b, a]}),
  );
});

it('differs by merchandise, by selling plan and by attributes', () => {
  const keys = [
    lineKey({merchandiseId}),
    lineKey({merchandiseId: 'gid://shopify/ProductVariant/2'}),
    lineKey({merchandiseId, sellingPlanId: 'gid://shopify/SellingPlan/1'}),
    lineKey({merchandiseId, attributes: [{key: 'a', value: '1'}]}),
    lineKey({merchandiseId, attributes: [{key: 'a', value: '2'}]}),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

const part = (id: string, quantity: number, isAddOn = true) => ({
  id,
  title: id,
  options: [],
  quantity,
  isAddOn,
  merchandiseId: isAddOn ? `gid://shopify/ProductVariant/${id}` : null,
  total: {amount: '1.0', currencyCode: 'EUR' as const},
});
const line = lineOf(1, 3, {
  nested: [part('all', 3), part('some', 2), part('part', 3, false)],
});

it.each([
  [5, ['all', 5], ['some', 2]],
  [1, ['all', 1], ['some', 1]],
])('changes a line to %d with its add-ons', (quantity, all, some) => {
  const updates = lineUpdates(line, quantity);
  expect(updates.map(({id, quantity}) => [id, quantity])).toEqual([
    [line.id, quantity],
    all,
    some,
  ]);
  const [shown] = applyChanges(cartOf(1, [line]), [
    {kind: 'set', key: line.key, title: '', quantity},
  ]).lines;
  expect(shown?.nested.map(({id, quantity}) => [id, quantity])).toEqual([
    all,
    some,
    ['part', 3],
  ]);
});

it('removes only the line; the provider removes its add-ons with it', () => {
  expect(lineUpdates(line, 0)).toEqual([{id: line.id, quantity: 0}]);
});
