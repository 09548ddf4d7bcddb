import {describe, expect, it} from 'vitest';

import {metarmap} from '../data/products/metarmap';
import {priceOf, toDecimal} from './price';

const [first] = metarmap.variants;
if (!first) throw new Error('The flagship has no variant');

describe('toDecimal', () => {
  it.each([
    [19_900, 'EUR', '199.0'],
    [19_950, 'EUR', '199.5'],
    [19_995, 'EUR', '199.95'],
    [5, 'EUR', '0.05'],
    [0, 'EUR', '0.0'],
    [-50, 'USD', '-0.5'],
    [21_000, 'JPY', '21000.0'],
  ])('writes %i minor units of %s as %s', (minor, currency, text) => {
    expect(toDecimal(minor, currency)).toBe(text);
  });
});

describe('priceOf', () => {
  it('takes the price point of the country’s currency', () => {
    expect(priceOf(first, 'GB')).toEqual({
      amountMinor: 17_900,
      currencyCode: 'GBP',
    });
  });

  it('converts where there is no price point, whole yen included', () => {
    expect(priceOf(first, 'JP')).toEqual({
      amountMinor: 32_835,
      currencyCode: 'JPY',
    });
  });

  it('falls back to the shop’s currency for other countries', () => {
    expect(priceOf(first, 'BR').currencyCode).toBe('EUR');
  });
});
