import {describe, expect, it} from 'vitest';
import {
  compareAmounts,
  formatDeduction,
  formatMoney,
  formatNumber,
  formatWeight,
  nameOfCountry,
} from './format';
import {LOCALES} from './locale';

/** `Intl` puts a no-break space before the euro sign. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('formatMoney', () => {
  it.each([
    ['199.0', 'EUR', '199 €', '€199'],
    ['199.00', 'USD', '199 $', '$199'],
    ['199.5', 'EUR', '199,50 €', '€199.50'],
    ['1299.99', 'EUR', '1.299,99 €', '€1,299.99'],
    ['0', 'EUR', '0 €', '€0'],
    ['4500', 'JPY', '4.500 ¥', '¥4,500'],
  ])(
    'writes %s %s as %s in German and %s in English',
    (amount, currencyCode, german, english) => {
      const money = {amount, currencyCode};
      expect(plain(formatMoney(money, LOCALES.de))).toBe(german);
      expect(plain(formatMoney(money, LOCALES.en))).toBe(english);
    },
  );

  it('does not round a large amount through a float', () => {
    const money = {amount: '90071992547409931.01', currencyCode: 'EUR'};
    expect(formatMoney(money, LOCALES.en)).toBe('€90,071,992,547,409,931.01');
  });

  it('writes a deduction with a minus', () => {
    const money = {amount: '15.0', currencyCode: 'EUR'};
    expect(plain(formatDeduction(money, LOCALES.de))).toBe('−15 €');
    expect(formatDeduction(money, LOCALES.en)).toBe('−€15');
  });

  it.each([
    ...['<b>x', '', ' ', 'NaN', '1e400', '-1e400', 'Infinity', '0x10', '1,5'],
    ...['-5.0', '--5', '5.', '.5', '1 000', '1.5.0', '１５'],
  ])('refuses %j, which Shopify never sends as an amount', (amount) => {
    const money = {amount, currencyCode: 'EUR'};
    expect(() => formatMoney(money, LOCALES.de)).toThrow(RangeError);
    expect(() => formatDeduction(money, LOCALES.de)).toThrow(RangeError);
  });

  it('falls back to en-US and USD', () => {
    expect(formatMoney({amount: '10.0', currencyCode: '??'}, undefined)).toBe(
      '$10',
    );
  });
});

it.each([
  [7, '7', '7'],
  [999, '999', '999'],
  [1214, '1.214', '1,214'],
  [4.8, '4,8', '4.8'],
])(
  'writes the number %d as %s in German and %s in English',
  (value, de, en) => {
    expect(formatNumber(value, 'de')).toBe(de);
    expect(formatNumber(value, 'en-US')).toBe(en);
  },
);

describe('compareAmounts', () => {
  it.each([
    ['9.0', '10.0', -1],
    ['10.0', '9.99', 1],
    ['0.1', '0.10', 0],
    ['-1.0', '1.0', -1],
  ])('compares %s with %s by value', (a, b, expected) => {
    expect(compareAmounts(a, b)).toBe(expected);
  });
});

describe('formatWeight', () => {
  it.each([
    [3.1, 'KILOGRAMS', 'de', false, '3,1 kg'],
    [3.1, 'KILOGRAMS', 'en', false, '3.1 kg'],
    [3.1, 'KILOGRAMS', 'en', true, '6.8 lb'],
    [5.4, 'KILOGRAMS', 'de', true, '11,9 lb'],
    [0.16, 'KILOGRAMS', 'de', false, '160 g'],
    [160, 'GRAMS', 'en', true, '5.6 oz'],
    [16, 'OUNCES', 'en', true, '1 lb'],
    [2.5, 'POUNDS', 'en', false, '1.1 kg'],
  ] as const)('%d %s in %s, US units: %s', (...row) => {
    const [weight, unit, code, hasUsUnits, expected] = row;
    expect(formatWeight(weight, unit, LOCALES[code], {hasUsUnits})).toBe(
      expected,
    );
  });
});

it.each(['STONES', 'constructor', '__proto__', ''])(
  'a weight in the unknown unit “%s” is not shown',
  (unit) => {
    const market = {hasUsUnits: false};
    expect(formatWeight(1, unit, LOCALES.de, market)).toBeNull();
  },
);

describe('nameOfCountry', () => {
  it('is in the page’s language, and the code of a country without a name', () => {
    expect(nameOfCountry('CH', 'de-DE')).toBe('Schweiz');
    expect(nameOfCountry('CH', 'en-US')).toBe('Switzerland');
    expect(nameOfCountry('QX', 'de-DE')).toBe('QX');
  });
});
