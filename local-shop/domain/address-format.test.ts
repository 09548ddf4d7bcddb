import {describe, expect, test} from 'vitest';
import {findCountryCode} from './address-country';
import {formatAddress, formatArea} from './address-format';
import {applyAddressInput} from './address-input';
import {findProvince} from './address-province';
import {EMPTY_ADDRESS, type Address} from './customer-address';

const address = (parts: Partial<Address>): Address => ({
  ...EMPTY_ADDRESS,
  firstName: 'Ada',
  lastName: 'Lang',
  company: 'Club',
  address1: 'Weg 1',
  ...parts,
});

function lines(parts: Partial<Address>, show = true) {
  const full = address(parts);
  const province = findProvince(
    full.countryCode ?? '',
    full.provinceCode ?? '',
  );
  return formatAddress(full, province?.name ?? null, 'EN', {
    withName: show,
    withCompany: show,
  });
}

test('a Japanese address without a code has no postal mark', () => {
  const parts = {countryCode: 'JP', provinceCode: 'JP-13', city: 'Ota'};
  expect(lines(parts, false)).toEqual(['Weg 1', 'Tokyo Ota', 'Japan']);
});

test('the area names town, province and country, as far as given', () => {
  const ottawa = address({
    city: 'Ottawa',
    provinceCode: 'ON',
    countryCode: 'CA',
  });
  expect(formatArea(ottawa, 'DE')).toBe('Ottawa ON, Kanada');
  expect(formatArea(EMPTY_ADDRESS, 'DE')).toBeNull();
});

test('a country is found by its code and by its name in both languages', () => {
  expect(findCountryCode('at')).toBe('AT');
  expect(findCountryCode('Österreich')).toBe('AT');
  expect(findCountryCode(' austria ')).toBe('AT');
  expect(findCountryCode('Atlantis')).toBeNull();
});

describe('what a client sends', () => {
  test('changes only the fields that it names', () => {
    const current = address({city: 'Bonn', zip: '53111', countryCode: 'DE'});
    const {address: changed, faults} = applyAddressInput(current, {
      city: ' Köln ',
      company: null,
    });
    expect(faults).toEqual([]);
    expect(changed).toEqual({...current, city: 'Köln', company: null});
  });

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
