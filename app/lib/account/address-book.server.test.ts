import {expect, it} from 'vitest';
import {readAddress} from './address-book.server';

const ADDRESS = {
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

it('sends a province as typed for a country without a list', () => {
  const address = {...ADDRESS, country: 'MX', province: 'Jalisco'};
  expect(readAddress(address)).toEqual({input: address});
});

it.each([
  ['lastName', 'missing', {lastName: ''}],
  ['address1', 'missing', {address1: '  '}],
  ['city', 'missing', {city: ''}],
  ['province', 'province', {country: 'US', province: ''}],
  ['province', 'province', {country: 'US', province: 'Bayern'}],
  ['phone', 'phone', {phone: '12'}],
])('refuses a %s that is wrong: %s, %j', (field, fault, changes) => {
  expect(readAddress({...ADDRESS, ...changes})).toEqual({fault, field});
});
