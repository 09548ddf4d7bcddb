import {expect, it} from 'vitest';
import {priceBefore, sumAmounts, sumByName} from './amount';

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
