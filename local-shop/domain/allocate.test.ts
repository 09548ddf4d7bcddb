import fc from 'fast-check';
import {expect, test} from 'vitest';
import {allocate} from './allocate';

test('gives the odd cent to the largest remainder', () => {
  expect(allocate(100, [1, 1, 4])).toEqual([17, 17, 66]);
  expect(allocate(10, [199, 299, 1])).toEqual([4, 6, 0]);
});

test('gives nothing when all weights are zero', () => {
  expect(allocate(0, [0, 0])).toEqual([0, 0]);
});

test('parts always add up to the amount and never exceed their weight', () => {
  const weights = fc.array(fc.nat(5_000_000), {minLength: 1, maxLength: 250});
  fc.assert(
    fc.property(weights, fc.integer({min: 0, max: 1000}), (list, permille) => {
      const total = list.reduce((sum, weight) => sum + weight, 0);
      const amount = Math.floor((total * permille) / 1000);
      const parts = allocate(amount, list);
      expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
      expect(parts.every((part, i) => part <= (list[i] ?? 0))).toBe(true);
    }),
  );
});
