import {expect, it} from 'vitest';
import type {CartProblem} from './cart-problem';
import {NO_CART, sendAcceptedLines} from './shopify-cart.server';

const [TEA, CUP] = [
  {merchandiseId: 'gid://shopify/ProductVariant/1', quantity: 9},
  {merchandiseId: 'gid://shopify/ProductVariant/2', quantity: 9},
] as const;

it('new lines keep the warning of each line, and a common reason for rejected ones is told once', async () => {
  const warning = (lineId: string): CartProblem => ({
    ...{severity: 'warning', key: 'notEnoughStock', lineId},
  });
  const problems = [warning('1'), warning('2')];
  const added = await sendAcceptedLines([TEA, CUP], () =>
    Promise.resolve({...NO_CART, problems}),
  );
  expect(added.problems).toEqual(problems);

  const gone: CartProblem = {severity: 'error', key: 'merchandiseGone'};
  const rejected = await sendAcceptedLines([TEA, CUP], () =>
    Promise.resolve({
      ...NO_CART,
      problems: [gone, gone],
      rejectedLines: [0, 1],
    }),
  );
  expect(rejected.problems).toEqual([gone]);
});
