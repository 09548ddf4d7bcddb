import {expect, it} from 'vitest';
import {cartOf, lineOf} from '../../../tests/support/cart-views';
import type {CartChange} from './cart-store';
import {applyChanges} from './optimistic-cart';
import {MAX_PER_LINE} from './quantity';

const set = (number: number, quantity: number): CartChange => ({
  kind: 'set',
  key: lineOf(number, 1).key,
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
  const {inMaking} = applyChanges(null, [add(3, 1), add(3, 2)]);
  expect(inMaking).toEqual([
    {key: lineOf(3, 1).key, title: 'Product 3', quantity: 3},
  ]);
});

it('keeps lines of one variant apart by their attributes', () => {
  const engraved = lineOf(1, 3, {key: 'engraved'});
  const {lines} = applyChanges(cartOf(1, [lineOf(1, 2), engraved]), [
    set(1, 4),
  ]);
  expect(lines.map(({quantity}) => quantity)).toEqual([4, 3]);
});
