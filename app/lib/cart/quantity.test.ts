import {expect, it, vi} from 'vitest';
import {offeredQuantity, parseQuantity} from './quantity';
import {MAX_PER_LINE} from '~/lib/limits/limits';

// The tables below stay true when the shop's cap changes.
vi.mock('~/lib/limits/limits', () => ({MAX_PER_LINE: 10}));

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
])('refuses %j (E5.4)', (raw) => {
  expect(parseQuantity(raw)).toBeNull();
});

it.each([
  [
    {minimum: 1, maximum: null, increment: 1},
    {least: 1, most: 10, step: 1, isPossible: true},
  ],
  [
    {minimum: 6, maximum: null, increment: 3},
    {least: 6, most: 9, step: 3, isPossible: true},
  ],
  [
    {minimum: 2, maximum: 4, increment: 2},
    {least: 2, most: 4, step: 2, isPossible: true},
  ],
  [
    {minimum: 1, maximum: 500, increment: 4},
    {least: 4, most: 8, step: 4, isPossible: true},
  ],
  [
    {minimum: 6, maximum: null, increment: 6},
    {least: 6, most: 6, step: 6, isPossible: true},
  ],
  [
    {minimum: 12, maximum: null, increment: 6},
    {least: 12, most: 10, step: 6, isPossible: false},
  ],
  [
    {minimum: 12, maximum: 4, increment: 6},
    {least: 12, most: 4, step: 6, isPossible: false},
  ],
  // Which the admin accepts from no one: pages then still have numbers.
  [
    {minimum: 0, maximum: null, increment: 0},
    {least: 1, most: 10, step: 1, isPossible: true},
  ],
  [
    {minimum: -5, maximum: 5, increment: -1},
    {least: 1, most: 5, step: 1, isPossible: true},
  ],
])('a merchant’s rule %j offers %j', (rule, offered) => {
  expect(offeredQuantity(rule)).toEqual(offered);
});
