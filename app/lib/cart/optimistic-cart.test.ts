import {expect, it} from 'vitest';
import {cartOf, lineOf} from '../../../tests/support/cart-views';
import type {CartChange} from './cart-store';
import {applyChanges} from './optimistic-cart';
import {MAX_PER_LINE} from '~/lib/limits/limits';

const set = (number: number, quantity: number): CartChange => ({
  kind: 'set',
  lineId: lineOf(number, 1).id,
  title: '',
  quantity,
});

const add = (number: number, quantity: number): CartChange => {
  const {merchandiseId, title} = lineOf(number, 1);
  return {kind: 'add', title, lines: [{merchandiseId, quantity}]};
};

const cart = cartOf(1, [lineOf(1, 2), lineOf(2, 5)]);
const quantities = (changes: CartChange[]) =>
  applyChanges(cart, changes).lines.map(({quantity}) => quantity);

it('sets a quantity and marks only that line', () => {
  const {lines} = applyChanges(cart, [set(1, 7)]);
  expect(lines[0]).toMatchObject({quantity: 7, isPending: true});
  expect(lines[1]).toMatchObject({quantity: 5, isPending: false});
});

it('removes a line of quantity 0, and caps all others', () => {
  expect(quantities([set(1, 0)])).toEqual([5]);
  expect(quantities([set(1, MAX_PER_LINE + 1)])).toEqual([MAX_PER_LINE, 5]);
  expect(quantities([add(2, MAX_PER_LINE)])).toEqual([2, MAX_PER_LINE]);
});

it('shows a provisional line for a variant that is not in the cart yet', () => {
  const {optimisticLines} = applyChanges(null, [add(3, 1), add(3, 2)]);
  expect(optimisticLines).toEqual([
    {key: lineOf(3, 1).key, title: 'Product 3', quantity: 3},
  ]);
});

it('changes only one of two lines that consist of the same', () => {
  const {key} = lineOf(1, 2);
  const split = cartOf(1, [lineOf(1, 2), lineOf(2, 3, {key})]);
  const shown = (change: CartChange) =>
    applyChanges(split, [change]).lines.map(({quantity}) => quantity);
  expect(shown(set(1, 4))).toEqual([4, 3]);
  expect(shown(set(2, 4))).toEqual([2, 4]);
  expect(shown(set(1, 0))).toEqual([3]);
  expect(shown(add(1, 1))).toEqual([3, 3]);
});
