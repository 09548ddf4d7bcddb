import {describe, expect, it} from 'vitest';
import {cappedQuantity, MOST_PER_LINE, parseQuantity} from './quantity';

it.each([
  [1, 1],
  [MOST_PER_LINE, MOST_PER_LINE],
  [MOST_PER_LINE + 1, MOST_PER_LINE],
  [0, 0],
  [-3, 0],
])('caps %d to %d', (requested, quantity) => {
  expect(cappedQuantity(requested)).toBe(quantity);
});

describe('parseQuantity', () => {
  it.each([
    ['3', 3],
    [' 7 ', 7],
    [4, 4],
    [String(MOST_PER_LINE), MOST_PER_LINE],
    [String(MOST_PER_LINE + 1), MOST_PER_LINE + 1],
    [1000, MOST_PER_LINE + 1],
    ['0', 0],
    ['-1', 0],
    [-20, 0],
    ['+2', 2],
  ])('takes %j as %d', (raw, quantity) => {
    expect(parseQuantity(raw)).toBe(quantity);
  });

  it.each([
    [1.5],
    ['1.5'],
    ['1,5'],
    ['NaN'],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [1e9],
    ['1000000000'],
    ['1e9'],
    ['0x10'],
    [''],
    ['  '],
    [undefined],
    [null],
    [true],
    [['2']],
    ['zwei'],
    ['9'.repeat(400)],
  ])('refuses %j', (raw) => {
    expect(parseQuantity(raw)).toBeNull();
  });
});
