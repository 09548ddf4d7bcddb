import {expect, it} from 'vitest';
import {priceBefore} from './line-price';

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
