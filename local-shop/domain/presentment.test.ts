import fc from 'fast-check';
import {expect, test} from 'vitest';
import {fromEuroCents, toEuroCents} from './presentment';

test('converts at the fixed rate, rounded down, yen without decimals', () => {
  expect(fromEuroCents(5_000, 'EUR')).toBe(5_000);
  expect(fromEuroCents(690, 'USD')).toBe(752);
  expect(fromEuroCents(690, 'JPY')).toBe(1_138);
});

test('charges a card at least what was paid and never more than its balance', () => {
  const currency = fc.constantFrom('EUR', 'USD', 'GBP', 'CHF', 'CZK', 'JPY');
  fc.assert(
    fc.property(fc.nat(1_000_000), currency, (cents, code) => {
      const minor = fromEuroCents(cents, code);
      const charged = toEuroCents(minor, code);
      expect(charged).toBeLessThanOrEqual(cents);
      expect(fromEuroCents(charged, code)).toBe(minor);
    }),
  );
});
