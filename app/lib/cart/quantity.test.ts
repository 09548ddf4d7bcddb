import {expect, it} from 'vitest';
import {MAX_PER_LINE, parseQuantity} from './quantity';

it.each([
  ['3', 3],
  [' 7 ', 7],
  [String(MAX_PER_LINE), MAX_PER_LINE],
  [1000, MAX_PER_LINE + 1],
  ['0', 0],
  ['-1', 0],
  [-20, 0],
  ['+2', 2],
])('reads %j as %d', (raw, quantity) => {
  expect(parseQuantity(raw)).toBe(quantity);
});

it.each([
  [1.5],
  ['1,5'],
  [Number.NaN],
  [Number.POSITIVE_INFINITY],
  ['1000000000'],
  ['1e9'],
  ['0x10'],
  ['  '],
  [undefined],
  [true],
  [['2']],
  ['9'.repeat(400)],
])('refuses %j', (raw) => {
  expect(parseQuantity(raw)).toBeNull();
});
