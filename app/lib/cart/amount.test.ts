import {expect, it} from 'vitest';
import {multiplyAmount, sumAmounts} from './amount';

it.each([
  ['0.10', 3, '0.30'],
  ['199.9', 10, '1999.0'],
  ['0.05', 1, '0.05'],
  ['12', 4, '48'],
  ['-1.50', 2, '-3.00'],
  ['9007199254740993.01', 2, '18014398509481986.02'],
  ['no amount', 2, '0'],
])('multiplies %s by %d to %s', (amount, factor, product) => {
  expect(multiplyAmount(amount, factor)).toBe(product);
});

it.each([
  [['0.1', '0.2'], '0.3'],
  [['1.005', '2'], '3.005'],
  [['5.00', '-2.50'], '2.50'],
  [[], '0'],
])('adds %j to %s', (amounts, sum) => {
  expect(sumAmounts(amounts)).toBe(sum);
});
