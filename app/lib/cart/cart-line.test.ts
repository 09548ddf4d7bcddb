import {isInCart, lineKey, lineUpdates, removedLine} from './cart-line';
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

it('differs by merchandise, by selling plan and by attributes (E5.5)', () => {
  const keys = [
    lineKey({merchandiseId}),
    lineKey({merchandiseId: 'gid://shopify/ProductVariant/2'}),
    lineKey({merchandiseId, sellingPlanId: 'gid://shopify/SellingPlan/1'}),
    lineKey({merchandiseId, attributes: [{key: 'a', value: '1'}]}),
    lineKey({merchandiseId, attributes: [{key: 'a', value: '2'}]}),
  ];
  expect(new Set(keys).size).toBe(keys.length);
});

const part = (id: string, quantity: number) => ({
  id,
  title: id,
  options: [],
  quantity,
  isAddOn: false,
  key: null,
  merchandiseId: null,
  total: {amount: '1.0', currencyCode: 'EUR' as const},
});
const addOn = (
  id: string,
  quantity: number,
  merchandise = {merchandiseId: `gid://shopify/ProductVariant/${id}`},
) => ({
  ...part(id, quantity),
  isAddOn: true,
  key: lineKey(merchandise),
  merchandiseId: merchandise.merchandiseId,
});
const line = lineOf(1, 3, {
  nested: [addOn('all', 3), addOn('some', 2), part('part', 3)],
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
    {kind: 'set', lineId: line.id, title: '', quantity},
  ]).lines;
  expect(shown?.nested.map(({id, quantity}) => [id, quantity])).toEqual([
    all,
    some,
    ['part', 3],
  ]);
});

it('removes only the line; Shopify removes its add-ons with it', () => {
  expect(lineUpdates(line, 0)).toEqual([{id: line.id, quantity: 0}]);
});

it('adds a removed line again as it was, with its add-ons', () => {
  const attributes = [{key: 'ICAO', value: 'EDNY'}];
  const sellingPlanId = 'gid://shopify/SellingPlan/1';
  const service = {
    merchandiseId: 'gid://shopify/ProductVariant/9',
    attributes,
  };
  const removed = lineOf(1, 2, {
    key: lineKey({merchandiseId, sellingPlanId, attributes}),
    nested: [addOn('9', 2, service), part('part', 2)],
  });
  expect(removedLine(removed, [removed])).toEqual({
    title: removed.title,
    lines: [
      {merchandiseId, sellingPlanId, attributes, quantity: 2},
      {...service, quantity: 2, parent: {merchandiseId}},
    ],
    remaining: 0,
  });
});

it('tells a removed line from one that a discount has split off from it', () => {
  const removed = lineOf(1, 1);
  const other = lineOf(2, 2, {key: removed.key});
  const note = removedLine(removed, [removed, other]);
  expect(isInCart(note, [removed, other])).toBe(true);
  expect(isInCart(note, [other])).toBe(false);
  expect(isInCart(note, [{...other, quantity: 3}])).toBe(true);
  expect(isInCart(note, [])).toBe(false);
});
