import {describe, expect, it} from 'vitest';
import {
  nearestCombination,
  readCombinations,
} from './variant-combinations.server';

describe('readCombinations', () => {
  it('reads the provider’s encoding', () => {
    const combinations = readCombinations('v1_0:0:0-1,1:0,,1:0:1,,');
    expect(combinations?.all).toEqual([
      [0, 0, 0],
      [0, 0, 1],
      [0, 1, 0],
      [1, 0, 1],
    ]);
    expect(combinations?.has([0, 1, 0])).toBe(true);
    expect(combinations?.has([1, 1, 0])).toBe(false);
  });

  it('reads a product without any', () => {
    expect(readCombinations('v1_')?.all).toEqual([]);
    expect(readCombinations('')?.all).toEqual([]);
  });

  it('claims nothing about a missing or unknown encoding', () => {
    expect(readCombinations(null)).toBeNull();
    expect(readCombinations('v9_whatever')).toBeNull();
  });
});

describe('nearestCombination', () => {
  const all = [
    [0, 0, 0],
    [1, 0, 1],
    [1, 1, 0],
    [1, 1, 1],
  ];

  it('keeps as many values as it can', () => {
    expect(nearestCombination(all, [0, 1, 1], 0, 1)).toEqual([1, 1, 1]);
  });

  it('rather keeps the values of the first options', () => {
    expect(nearestCombination(all, [1, 0, 0], 2, 0)).toEqual([1, 1, 0]);
    expect(nearestCombination(all, [0, 0, 0], 0, 1)).toEqual([1, 0, 1]);
  });

  it('takes the first of equals', () => {
    const sizes = [
      [0, 1, 1],
      [0, 1, 2],
    ];
    expect(nearestCombination(sizes, [0, 0, 0], 1, 1)).toEqual([0, 1, 1]);
  });

  it('finds nothing for a value that no variant has', () => {
    expect(nearestCombination(all, [0, 0, 0], 0, 7)).toBeNull();
  });
});
