import {expect, it} from 'vitest';
import {addressBook, addressNumber} from './address';

it('an address book contains no ids of Shopify, because these contain a token', () => {
  const id =
    'gid://shopify/MailingAddress/1?model_name=CustomerAddress&customer_access_token=secret';
  const book = addressBook({
    defaultAddress: {id},
    addresses: {
      nodes: [
        {
          id,
          firstName: 'عمر',
          lastName: null,
          company: null,
          address1: '1-1 Haneda',
          address2: null,
          zip: '144-0041',
          city: 'Ota',
          provinceCode: 'JP-13',
          countryCodeV2: 'JP',
          phone: null,
          formatted: ['1-1 Haneda'],
        },
      ],
    },
  });
  expect(book).toMatchObject([{number: '1', isDefault: true}]);
  expect(JSON.stringify(book)).not.toContain('secret');
  expect(addressNumber('gid://shopify/Order/1')).toBeNull();
});
