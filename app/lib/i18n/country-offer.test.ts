import {expect, it} from 'vitest';
import {countryLabel} from './country-offer';

it.each([
  ['EUR', '€', 'Land (EUR €)'],
  ['CHF', 'CHF', 'Land (CHF)'],
])(
  'names country, currency %s and its symbol %s once',
  (isoCode, symbol, label) => {
    const country = {isoCode: 'XX', name: 'Land', currency: {isoCode, symbol}};
    expect(countryLabel(country)).toBe(label);
  },
);
