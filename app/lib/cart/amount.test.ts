import {expect, it} from 'vitest';
import {amountDue, priceBefore, sumAmounts, sumByName} from './amount';

it.each([
  [['0.1', '0.2'], '0.3'],
  [['1.005', '2'], '3.005'],
  [['5.00', '-2.50'], '2.50'],
  [['1.50', '-3'], '-1.50'],
  [['9007199254740993.01', '9007199254740993.01'], '18014398509481986.02'],
  [['no amount', '2'], '2'],
  [[], '0'],
])('adds %j to %s', (amounts, sum) => {
  expect(sumAmounts(amounts)).toBe(sum);
});

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

const euro = (amount: string) => ({amount, currencyCode: 'EUR' as const});

it('adds up discounts by name and leaves out those of zero', () => {
  const sums = sumByName([
    {name: 'MAPS20', amount: euro('5.80')},
    {name: null, amount: euro('1.0')},
    {name: 'VERSANDFREI', amount: euro('0.0')},
    {name: 'MAPS20', amount: euro('39.80')},
  ]);
  expect(sums).toEqual([
    {name: 'MAPS20', amount: euro('45.60')},
    {name: null, amount: euro('1.0')},
  ]);
});

it.each([
  ['nothing without a sale or a discount', {}, null],
  ['no amount that is not there', {compareAtAmountPerQuantity: null}, null],
  [
    'the compare-at amount of all units',
    {compareAtAmountPerQuantity: euro('249.5')},
    euro('499.0'),
  ],
  // By value, not as text.
  [
    'no compare-at amount that is lower',
    {compareAtAmountPerQuantity: euro('99.0')},
    null,
  ],
  [
    'no compare-at amount that equals the price',
    {compareAtAmountPerQuantity: euro('100.00')},
    null,
  ],
  [
    'the undiscounted sum when a discount lowers the line',
    {totalAmount: euro('180.0')},
    euro('200.0'),
  ],
])('strikes %s through', (_, changes, struck) => {
  const cost = {
    amountPerQuantity: euro('100.0'),
    subtotalAmount: euro('200.0'),
    totalAmount: euro('200.0'),
    ...changes,
  };
  expect(priceBefore(cost, 2)).toEqual(struck);
});
