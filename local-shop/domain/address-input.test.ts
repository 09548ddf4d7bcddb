import {describe, expect, test} from 'vitest';
import {findCountryCode} from './address-country';
import {applyAddressInput} from './address-input';
import {EMPTY_ADDRESS} from './customer-address';

test('a country is found by its code and by its name in both languages', () => {
  expect(findCountryCode('at')).toBe('AT');
  expect(findCountryCode('Österreich')).toBe('AT');
  expect(findCountryCode(' austria ')).toBe('AT');
  expect(findCountryCode('Atlantis')).toBeNull();
});

describe('what a client sends', () => {
  test('is refused field by field', () => {
    const {faults} = applyAddressInput(EMPTY_ADDRESS, {
      firstName: 'https://spam.example',
      address1: '<b>x</b>',
      country: 'US',
      province: 'Bayern',
      zip: '20457-1',
      city: 'x'.repeat(256),
    });
    expect(
      Object.fromEntries(faults.map(({field, reason}) => [field, reason])),
    ).toEqual({
      firstName: 'nameContainsUrl',
      address1: 'textContainsHtml',
      city: 'textTooLong',
      province: 'provinceInvalid',
      zip: 'zipInvalid',
    });
  });

  test('names a province by code or name, with or without the country', () => {
    for (const province of ['JP-13', '13', 'tokyo', ' Tokyo ']) {
      const {address: changed, faults} = applyAddressInput(EMPTY_ADDRESS, {
        country: 'JP',
        province,
      });
      expect(faults).toEqual([]);
      expect(changed.provinceCode).toBe('JP-13');
    }
  });
});
