import {expect, it} from 'vitest';
import {readAddress} from './address-book.server';

const values = {
  firstName: '',
  lastName: 'אבן 🛩',
  company: '',
  address1: 'Rollfeld 1',
  address2: '',
  zip: '12101',
  city: 'Berlin',
  country: 'DE',
  province: '',
  phone: '',
};

it.each([
  ['none where addresses name none', 'DE', '', undefined],
  ['the code', 'US', 'CA', 'CA'],
  // Of a country without a list.
  ['the text', 'MX', 'Jalisco', 'Jalisco'],
])(
  'sends what was typed, of the province %s',
  (_, country, typed, province) => {
    const address = {...values, country, province: typed};
    expect(readAddress(address)).toEqual({input: {...address, province}});
  },
);

it('wants a province of the list', () => {
  for (const province of ['', 'Bayern', 'ON']) {
    const address = {...values, country: 'US', province};
    expect(readAddress(address)).toMatchObject({fault: 'province'});
  }
});

it.each([
  ['DE', '030 123456', {input: {phone: '+4930123456'}}],
  ['AT', '01 123456', {input: {phone: '+431123456'}}],
  ['DE', '12', {fault: 'phone'}],
])('reads a phone number as %s writes it: %s', (country, phone, read) => {
  expect(readAddress({...values, country, phone})).toMatchObject(read);
});

it.each(['lastName', 'address1', 'city'])(
  'wants %s, which the provider does not ask for',
  (field) => {
    for (const value of ['', '  ']) {
      expect(readAddress({...values, [field]: value})).toEqual({
        fault: 'missing',
        field,
      });
    }
  },
);
