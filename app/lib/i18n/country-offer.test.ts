import {describe, expect, it} from 'vitest';
import {countryLabel, countryName, readOffer} from './country-offer';

const country = (isoCode: string, symbol: string) => ({
  isoCode: 'XX',
  name: 'Land',
  currency: {isoCode, symbol},
});

describe('countryLabel', () => {
  it('names country, currency and symbol', () => {
    expect(countryLabel(country('EUR', '€'))).toBe('Land (EUR €)');
  });

  it('does not say the same twice', () => {
    expect(countryLabel(country('CHF', 'CHF'))).toBe('Land (CHF)');
  });
});

describe('countryName', () => {
  it('is in the page’s language', () => {
    expect(countryName('CH', 'de-DE')).toBe('Schweiz');
    expect(countryName('CH', 'en-US')).toBe('Switzerland');
  });

  it('is the code of a country without a name', () => {
    expect(countryName('QX', 'de-DE')).toBe('QX');
  });
});

describe('readOffer', () => {
  it('takes the server’s answer and nothing else', () => {
    const offer = {current: 'DE', countries: []};
    expect(readOffer(offer)).toBe(offer);
    for (const other of [null, 'no', {}, {current: 'DE', countries: 1}]) {
      expect(readOffer(other)).toBeNull();
    }
  });
});
