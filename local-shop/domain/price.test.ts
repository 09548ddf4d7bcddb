import {describe, expect, it} from 'vitest';

import {toDecimal} from './price';

describe('toDecimal', () => {
  it.each([
    [19_950, 'EUR', '199.5'],
    [5, 'EUR', '0.05'],
    [-50, 'USD', '-0.5'],
    [21_000, 'JPY', '21000.0'],
  ])('writes %i minor units of %s as %s', (minor, currency, text) => {
    expect(toDecimal(minor, currency)).toBe(text);
  });
});
