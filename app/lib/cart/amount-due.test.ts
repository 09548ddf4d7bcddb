import {expect, it} from 'vitest';
import {amountDue} from './amount-due';

it.each([
  [
    'takes the gift cards off',
    '199.0',
    '0',
    '199.0',
    ['25.50', '10.0'],
    '163.50',
  ],
  ['counts discounts once', '219.0', '21.90', '197.10', ['50.0'], '147.10'],
  ['is nothing when they pay all of it', '25.0', '0', '25.0', ['25.0'], '0'],
  ['keeps taxes and shipping', '100.0', '0', '112.9', ['50.0'], '62.9'],
  [
    'leaves a total alone that has them taken off already',
    '199.0',
    '0',
    '149.0',
    ['50.0'],
    '149.0',
  ],
])('the amount due %s', (_, subtotal, discount, total, giftCards, due) => {
  expect(amountDue({subtotal, discount, total, giftCards})).toBe(due);
});
