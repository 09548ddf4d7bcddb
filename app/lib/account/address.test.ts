import {describe, expect, it} from 'vitest';
import {addressBook, addressNumber} from './address';

const address = (number: number) => ({
  id: `gid://shopify/MailingAddress/${number}?model_name=CustomerAddress&customer_access_token=secret`,
  firstName: 'عمر',
  lastName: null,
  company: null,
  address1: '1-1 Haneda',
  address2: null,
  zip: '144-0041',
  city: 'Ota',
  provinceCode: 'JP-13',
  countryCodeV2: 'JP' as const,
  phone: null,
  formatted: ['1-1 Haneda'],
});

describe('an address book', () => {
  const book = addressBook({
    defaultAddress: {id: address(2).id},
    addresses: {nodes: [address(1), address(2), address(3)]},
  });

  it('begins with the default address', () => {
    expect(book.map(({number, isDefault}) => [number, isDefault])).toEqual([
      ['2', true],
      ['1', false],
      ['3', false],
    ]);
  });

  it('has no id, in which the provider puts a token', () => {
    expect(JSON.stringify(book)).not.toContain('secret');
    expect(addressNumber('gid://shopify/Order/1')).toBeNull();
  });

  it('names country and province by their codes, and what is unknown not at all', () => {
    expect(book[0]?.values).toMatchObject({
      country: 'JP',
      province: 'JP-13',
      lastName: '',
    });
  });
});
