import {expect, it} from 'vitest';
import {availabilityOf, LOW_STOCK} from './availability';

const NOT_IN_STOCK = {currentlyNotInStock: true, quantityAvailable: -2};

it.each([
  ['available with plenty in stock', {}, {state: 'available'}],
  [
    'low in stock with the last pieces',
    {quantityAvailable: LOW_STOCK},
    {state: 'lowStock', left: LOW_STOCK},
  ],
  [
    'available with one piece more',
    {quantityAvailable: LOW_STOCK + 1},
    {state: 'available'},
  ],
  [
    'a back-order when it sells on without stock',
    NOT_IN_STOCK,
    {state: 'backOrder'},
  ],
  ['sold out when not for sale', {availableForSale: false}, {state: 'soldOut'}],
  ['available uncounted', {quantityAvailable: 0}, {state: 'available'}],
  ['available unknown', {quantityAvailable: null}, {state: 'available'}],
])('is %s', (_what, changes, availability) => {
  const variant = {
    availableForSale: true,
    currentlyNotInStock: false,
    quantityAvailable: 25,
    ...changes,
  };
  expect(availabilityOf(variant)).toEqual(availability);
});
