import {expect, it} from 'vitest';
import {lineOf} from '../../../tests/support/cart-views';
import {lineKey} from './cart-line';
import {isInCart, removedLine} from './removed-line';

const merchandiseId = 'gid://shopify/ProductVariant/1';

const PART = {
  id: 'part',
  title: 'part',
  options: [],
  quantity: 2,
  isAddOn: false,
  key: null,
  merchandiseId: null,
  total: {amount: '1.0', currencyCode: 'EUR' as const},
};

it('adds a removed line again as it was, with its add-ons', () => {
  const attributes = [{key: 'ICAO', value: 'EDNY'}];
  const sellingPlanId = 'gid://shopify/SellingPlan/1';
  const service = {
    merchandiseId: 'gid://shopify/ProductVariant/9',
    attributes,
  };
  const removed = lineOf(1, 2, {
    key: lineKey({merchandiseId, sellingPlanId, attributes}),
    nested: [
      {
        ...PART,
        isAddOn: true,
        canRemove: true,
        canUpdateQuantity: true,
        key: lineKey(service),
        merchandiseId: service.merchandiseId,
      },
      PART,
    ],
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
