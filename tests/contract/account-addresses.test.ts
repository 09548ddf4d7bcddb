import {describe, expect, it} from 'vitest';
import de from '~/locales/de.json';
import type {AddressValues} from '~/lib/account/address';
import {legacyAddresses} from '~/lib/account/legacy/addresses.server';
import {ownAddress} from '~/lib/account/address-book.server';
import {insertAddress} from '../../local-shop/data/address-store';
import {customerIdForToken} from '../../local-shop/data/token-store';
import {EMPTY_ADDRESS} from '../../local-shop/domain/customer-address';
import {newCustomer} from '../support/account-visitor';
import {ADDRESS_SAMPLES} from '../support/address-samples';
import {ownShop} from '../support/own-shop';
import {thrownBy} from '../support/thrown-by';

const shop = ownShop();

/** A customer who has just registered, with the functions of their address book. */
async function customer() {
  const visitor = await newCustomer(shop.origin);
  const {context} = visitor;
  return {
    ...visitor,
    save: (values: Partial<AddressValues>, number: string | null = null) =>
      legacyAddresses.saveAddress(context(), number, {
        ...EMPTY,
        ...values,
      }),
    book: () => legacyAddresses.loadAddresses(context()),
    form: (number: string | null = null) =>
      legacyAddresses.loadAddressForm(context(), number),
  };
}

const EMPTY: AddressValues = {
  firstName: '',
  lastName: 'אבן 🛩',
  company: '',
  address1: 'Rollfeld 1',
  address2: '',
  zip: '',
  city: 'Ort',
  country: 'DE',
  province: '',
  phone: '',
};

describe('an address', () => {
  it('of every country that the provider lists is taken and written its way', async () => {
    const {save, book, form} = await customer();
    const {countries, provinces} = await form();
    expect(countries.length).toBeGreaterThan(20);
    for (const {isoCode, name} of countries) {
      const [zip = '', phone = ''] = ADDRESS_SAMPLES[isoCode] ?? [];
      const province = provinces[isoCode]?.options[0]?.code ?? '';
      const address = {country: isoCode, province, zip, phone};
      expect(await save(address), isoCode).toBeNull();
      const saved = (await book()).find(
        ({values}) => values.country === isoCode,
      );
      expect(saved?.values, isoCode).toMatchObject({
        lastName: 'אבן 🛩',
        zip,
        province,
        phone: expect.stringMatching(/^\+[1-9]\d{6,14}$/) as string,
      });
      expect(saved?.formatted[0], isoCode).toBe('אבן 🛩');
      expect(saved?.formatted.at(-1), isoCode).toBe(name);
    }
    expect(await book()).toHaveLength(countries.length);
  }, 30_000);

  it.each([
    ['a postal code of another country', 'zip', {zip: 'SW1A 2AA'}],
    ['no province', 'province', {country: 'US', zip: '94010'}],
    ['a country that is not on the list', 'country', {country: 'AQ'}],
    ['an overlong street', 'address1', {address1: 'x'.repeat(300)}],
    ['HTML', 'city', {city: '<b>Ort</b>'}],
  ])('with %s is refused, which is said at %s', async (_, field, values) => {
    const {save, book} = await customer();
    expect(await save(values)).toMatchObject({field});
    expect(await book()).toEqual([]);
  });

  it('is added once, however often and at once the form is sent', async () => {
    const {save, book} = await customer();
    const values = {zip: '12101', phone: '030 123456'};
    const answers = await Promise.all([1, 2, 3].map(() => save(values)));
    expect(answers).toEqual([null, null, null]);
    expect(await save(values)).toBeNull();
    expect(await book()).toHaveLength(1);
    expect(await save({...values, city: 'Potsdam'})).toBeNull();
    expect(await book()).toHaveLength(2);
  });

  it('is one of 250 at most; the next is refused with a clear message', async () => {
    const {save, book, context, token} = await customer();
    const id = customerIdForToken(shop.shop, token() ?? '') ?? '';
    for (let index = 1; index <= 250; index += 1) {
      insertAddress(shop.shop, id, {
        ...EMPTY_ADDRESS,
        lastName: `אבן 🛩 ${index}`,
        city: `Ort ${index}`,
        countryCode: 'DE',
      });
    }
    const addresses = await book();
    expect(addresses).toHaveLength(250);
    expect(await save({city: 'Noch einer'})).toEqual({
      field: null,
      message: de.auth.problems.addressesFull,
    });
    const {number = ''} = addresses.at(-1) ?? {};
    expect(await save({city: 'Anders'}, number)).toBeNull();
    await legacyAddresses.deleteAddress(context(), number);
    expect(await save({city: 'Noch einer'})).toBeNull();
    expect(await book()).toHaveLength(250);
  });

  it('loses its province when it moves to a country without', async () => {
    const {save, book, form} = await customer();
    const phone = '(415) 555-0100';
    await save({country: 'US', province: 'CA', zip: '94010', phone});
    const number = (await book())[0]?.number;
    // As people read it.
    expect((await form(number)).values.phone).toBe('+1 415 555 0100');
    await save({country: 'DE', zip: '12101'}, number);
    const [{values} = {values: null}] = await book();
    expect(values).toMatchObject({country: 'DE', province: ''});
  });

  it('becomes the default one, and is deleted', async () => {
    const {save, book, context} = await customer();
    await save({city: 'Berlin'});
    await save({city: 'Bonn'});
    const bonn = (await book()).find(({values}) => values.city === 'Bonn');
    const number = bonn?.number ?? '';
    await legacyAddresses.makeDefaultAddress(context(), number);
    expect((await book()).map(({values}) => values.city)).toEqual([
      'Bonn',
      'Berlin',
    ]);
    await legacyAddresses.deleteAddress(context(), number);
    expect(await book()).toMatchObject([
      {isDefault: true, values: {city: 'Berlin'}},
    ]);
  });

  it('of another customer does not exist', async () => {
    const owner = await customer();
    await owner.save({});
    const [address] = await owner.book();
    const number = address?.number ?? '';
    const otherCustomer = await customer();
    const {context} = otherCustomer;
    expect(() => ownAddress(context(), [], number)).toThrow();
    const attempts: readonly (() => Promise<unknown>)[] = [
      () => otherCustomer.form(number),
      () => otherCustomer.save({city: 'x'}, number),
      () => legacyAddresses.deleteAddress(context(), number),
      () => legacyAddresses.makeDefaultAddress(context(), number),
    ];
    for (const attempt of attempts) {
      expect(await thrownBy(attempt())).toMatchObject({status: 404});
    }
    expect(await owner.book()).toEqual([address]);
  });
});
