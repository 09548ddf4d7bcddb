import {expect, it} from 'vitest';
import {lineKey} from './line-key';

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
