import {expect, it} from 'vitest';
import {planAdd} from './add-plan';
import {lineKey} from './line-key';

const merchandiseId = 'gid://shopify/ProductVariant/1';
const key = lineKey({merchandiseId});
const sellingPlanId = 'gid://shopify/SellingPlan/1';

it('adds what is not in the cart yet', () => {
  expect(planAdd([], [{merchandiseId, quantity: 2}])).toEqual({
    updates: [],
    additions: [{merchandiseId, quantity: 2}],
    cappedKeys: [],
  });
});

it('sets an existing line to its new quantity', () => {
  const existing = [{id: 'line', key, quantity: 2}];
  expect(planAdd(existing, [{merchandiseId, quantity: 3}])).toEqual({
    updates: [{id: 'line', quantity: 5}],
    additions: [],
    cappedKeys: [],
  });
});

it('makes 6 and 6 into 10 and says so', () => {
  const existing = [{id: 'line', key, quantity: 6}];
  expect(planAdd(existing, [{merchandiseId, quantity: 6}])).toEqual({
    updates: [{id: 'line', quantity: 10}],
    additions: [],
    cappedKeys: [key],
  });
});

it('changes nothing when the line is full', () => {
  const existing = [{id: 'line', key, quantity: 10}];
  expect(planAdd(existing, [{merchandiseId, quantity: 1}])).toEqual({
    updates: [],
    additions: [],
    cappedKeys: [key],
  });
});

it('keeps a subscription apart from a single purchase', () => {
  const existing = [{id: 'line', key, quantity: 2}];
  const {updates, additions} = planAdd(existing, [
    {merchandiseId, quantity: 1, sellingPlanId},
  ]);
  expect(updates).toEqual([]);
  expect(additions).toEqual([{merchandiseId, quantity: 1, sellingPlanId}]);
});

it('joins equal wanted lines before it caps them', () => {
  const wanted = {merchandiseId, quantity: 6};
  expect(planAdd([], [wanted, wanted])).toEqual({
    updates: [],
    additions: [{merchandiseId, quantity: 10}],
    cappedKeys: [key],
  });
});
