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

it('sends what was typed, and a province only where addresses name one', () => {
  const {province: _, ...german} = values;
  expect(readAddress(values)).toEqual({input: german});
  const american = {...values, country: 'US', province: 'CA'};
  expect(readAddress(american)).toEqual({input: american});
});

it('sends the province of a country without a list as it was typed', () => {
  const mexican = {...values, country: 'MX', province: 'Jalisco'};
  expect(readAddress(mexican)).toEqual({input: mexican});
});

it('wants a province of the list', () => {
  for (const province of ['', 'Bayern', 'ON']) {
    const address = {...values, country: 'US', province};
    expect(readAddress(address)).toMatchObject({fault: 'province'});
  }
});

it('reads a phone number as the address’s country writes it', () => {
  expect(readAddress({...values, phone: '030 123456'})).toMatchObject({
    input: {phone: '+4930123456'},
  });
  expect(
    readAddress({...values, country: 'AT', phone: '01 123456'}),
  ).toMatchObject({input: {phone: '+431123456'}});
  expect(readAddress({...values, phone: '12'})).toMatchObject({fault: 'phone'});
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
