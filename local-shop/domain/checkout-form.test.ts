import {expect, test} from 'vitest';
import {prefilledValues, readCheckoutForm} from './checkout-form';
import {EMPTY_ADDRESS} from './customer-address';

const filled = {
  ...prefilledValues('anna@example.com', null, 'DE'),
  lastName: 'Krüger',
  address1: 'Hafenstr. 1',
  zip: '20457',
  city: 'Hamburg',
};

test('a complete form gives e-mail and address', () => {
  const {email, address, faults} = readCheckoutForm(filled, true);
  expect(faults).toEqual({});
  expect(email).toBe('anna@example.com');
  expect(address).toEqual({
    ...EMPTY_ADDRESS,
    lastName: 'Krüger',
    address1: 'Hafenstr. 1',
    zip: '20457',
    city: 'Hamburg',
    countryCode: 'DE',
  });
});

test('without shipping only the e-mail address counts', () => {
  const values = prefilledValues(null, null, 'DE');
  expect(readCheckoutForm(values, false)).toEqual({
    email: '',
    address: null,
    faults: {email: 'missing'},
  });
});

test('missing and wrong entries are told apart', () => {
  const values = {...filled, email: 'anna@', zip: '1', city: ' '};
  expect(readCheckoutForm(values, true).faults).toEqual({
    email: 'invalid',
    zip: 'invalid',
    city: 'missing',
  });
});

test('a province is asked for where mail needs it', () => {
  const values = {...filled, country: 'US', zip: '94010'};
  expect(readCheckoutForm(values, true).faults).toEqual({province: 'missing'});
  const complete = {...values, province: 'California'};
  expect(readCheckoutForm(complete, true).address?.provinceCode).toBe('CA');
});

test('a country that the shop does not deliver to is a fault', () => {
  const values = {...filled, country: 'XX'};
  expect(readCheckoutForm(values, true).faults).toEqual({country: 'invalid'});
});
