import {expect, it} from 'vitest';
import {essentialErrors, isComplete} from './result-errors';

const denied = (...path: string[]) => ({
  data: {product: {}},
  errors: [
    {message: 'Access denied', path, extensions: {code: 'ACCESS_DENIED'}},
  ],
});

it.each([
  'badges',
  'boxPicture',
  'inTheBox',
  'manual',
  'press',
  'ratingDistribution',
  'reviews',
  'sizeGuide',
  'spareParts',
  'tabs',
])('a product is shown without %s where the token may not read it', (name) => {
  const result = denied('product', name, 'reference');
  expect(essentialErrors(result)).toEqual([]);
  expect(isComplete(result)).toBe(true);
});

it.each(['sellingPlanAllocations', 'durabilityLabel', 'lowestPrice'])(
  'a product is not shown without %s, which would say something untrue',
  (name) => {
    expect(essentialErrors(denied('product', name))).toHaveLength(1);
  },
);
