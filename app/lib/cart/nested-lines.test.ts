import {expect, it} from 'vitest';
import {cartOf, lineOf} from '../../../tests/support/cart-views';
import {lineUpdates} from './nested-lines';
import {applyChanges} from './optimistic-cart';

const part = (id: string, quantity: number, isAddOn = true) => ({
  id,
  title: id,
  options: [],
  quantity,
  isAddOn,
  total: {amount: '1.0', currencyCode: 'EUR' as const},
});
const line = lineOf(1, 3, {
  nested: [part('all', 3), part('some', 2), part('part', 3, false)],
});

it.each([
  [5, ['all', 5], ['some', 2]],
  [1, ['all', 1], ['some', 1]],
])('changes a line to %d with its add-ons', (quantity, all, some) => {
  const updates = lineUpdates(line, quantity);
  expect(updates.map(({id, quantity}) => [id, quantity])).toEqual([
    [line.id, quantity],
    all,
    some,
  ]);
  const [shown] = applyChanges(cartOf(1, [line]), [
    {kind: 'set', key: line.key, title: '', quantity},
  ]).lines;
  expect(shown?.nested.map(({id, quantity}) => [id, quantity])).toEqual([
    all,
    some,
    ['part', 3],
  ]);
});

it('removes the line alone, with which the provider removes the others', () => {
  expect(lineUpdates(line, 0)).toEqual([{id: line.id, quantity: 0}]);
});
