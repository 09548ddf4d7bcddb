import {describe, expect, it} from 'vitest';
import {addressBook, addressNumber, isSameAddress} from './address';

const address = (number: number) => ({
  id: `gid://shopify/MailingAddress/${number}?model_name=CustomerAddress&customer_access_token=secret`,
  firstName: 'عمر',
  lastName: null,
  company: null,
  address1: '1-1 Haneda',
  address2: null,
  zip: '144-0041',
  city: 'Ota',
  province: null,
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

  it('holds no id, in which the provider puts a token', () => {
    expect(JSON.stringify(book)).not.toContain('secret');
    expect(addressNumber('gid://shopify/Order/1')).toBeNull();
  });

  it('knows the same address again', () => {
    const [first, second] = book.map(({values}) => values);
    if (!first || !second) throw new Error('Two addresses expected.');
    expect(isSameAddress(first, second)).toBe(true);
    expect(isSameAddress(first, {...second, zip: '1'})).toBe(false);
    expect(first).toMatchObject({country: 'JP', lastName: ''});
  });
});
