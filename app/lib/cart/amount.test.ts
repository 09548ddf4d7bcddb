import {expect, it} from 'vitest';
import {amountDue, priceBefore, sumAmounts} from './amount';

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

const euro = (amount: string) => ({amount, currencyCode: 'EUR'});

function cost(changes: Partial<Parameters<typeof priceBefore>[0]>) {
  return {
    amountPerQuantity: euro('100.0'),
    subtotalAmount: euro('200.0'),
    totalAmount: euro('200.0'),
    ...changes,
  };
}

it('strikes nothing through without a sale or a discount', () => {
  expect(priceBefore(cost({}), 2)).toBeNull();
  expect(priceBefore(cost({compareAtAmountPerQuantity: null}), 2)).toBeNull();
});

it('strikes the compare-at amount of all units through', () => {
  const line = cost({compareAtAmountPerQuantity: euro('249.5')});
  expect(priceBefore(line, 2)).toEqual(euro('499.0'));
});

it('compares by value, not as text', () => {
  const line = cost({
    amountPerQuantity: euro('100.00'),
    compareAtAmountPerQuantity: euro('99.0'),
  });
  expect(priceBefore(line, 2)).toBeNull();
});

it('takes a compare-at amount that equals the price as no sale', () => {
  const line = cost({compareAtAmountPerQuantity: euro('100.00')});
  expect(priceBefore(line, 2)).toBeNull();
});

it('strikes the undiscounted sum through when a discount lowers the line', () => {
  expect(priceBefore(cost({totalAmount: euro('180.0')}), 2)).toEqual(
    euro('200.0'),
  );
});
