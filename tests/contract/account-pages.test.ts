import {describe, expect, it, vi} from 'vitest';
import de from '~/locales/de.json';
import type {AddressValues} from '~/lib/account/address';
import {ownAddress} from '~/lib/account/address-book.server';
import {orderDeclaration} from '~/lib/account/order-declaration.server';
import {legacyAccounts} from '~/lib/account/legacy/legacy-accounts.server';
import {legacyAddresses} from '~/lib/account/legacy/addresses.server';
import {signIn} from '~/lib/account/legacy/customer-session.server';
import {loadOrder, loadOrders} from '~/lib/account/legacy/load-orders.server';
import {
  changePassword,
  loadCustomer,
  saveProfile,
} from '~/lib/account/legacy/profile.server';
import {MAX_ORDER_PAGES} from '~/lib/limits/limits';
import {TooManyTries} from '~/lib/rates/rate-limit.server';
import {
  insertAddress,
  customerIdForToken,
  EMPTY_ADDRESS,
} from '@metarmap/local-shop/stores';
import {SEED_PASSWORD} from '@metarmap/local-shop/credentials';
import {
  accountVisitor,
  newCustomer,
  newEmail,
} from '../support/account-visitor';
import {
  readCustomer as readFromShop,
  signIn as askForToken,
} from '../support/customer-client';
import {editResults} from '../support/edited-results';
import {loader as openOrder} from '~/routes/($locale).account.orders.$key';
import {ownShop} from '../support/own-shop';
import {thrownBy} from '../support/thrown-by';

const shop = ownShop();

const customer = () => newCustomer(shop.origin);

const password = SEED_PASSWORD;
const values = {firstName: 'Amelia', lastName: 'Ärhart', phone: ''};

describe('a profile', () => {
  it('accepts names in any script and a phone number as people write it', async () => {
    const {context, email} = await customer();
    const change = {
      firstName: '🛩️ Zoë',
      lastName: 'כהן',
      email,
      phone: '030 98765432',
    };
    expect(await saveProfile(context(), change, '')).toBeNull();
    expect(await loadCustomer(context())).toMatchObject({
      ...change,
      phone: '+493098765432',
    });
    expect(await saveProfile(context(), {...change, phone: ''}, '')).toBeNull();
    expect(await loadCustomer(context())).toMatchObject({phone: null});
  });

  it.each([
    ['what is no number', 'phone', {phone: '12'}],
    ['a taken number', 'phone', {phone: '040 12345678'}],
    ['another address', 'email', {email: 'wiebke@example.com'}],
    ['no address', 'email', {email: ''}],
    ['a link', 'firstName', {firstName: 'https://spam.example'}],
    ['an overlong name', 'lastName', {lastName: 'x'.repeat(2000)}],
  ])('does not accept %s and says so at %s', async (_, field, change) => {
    const {context, email} = await customer();
    const result = await saveProfile(
      context(),
      {...values, email, ...change},
      password,
    );
    expect(result).toMatchObject({field});
  });
});

describe('a new e-mail address', () => {
  const changed = newEmail();

  it('needs the current password, which Shopify checks (E2.21)', async () => {
    const {context, email} = await customer();
    const change = {...values, lastName: 'Geändert', email: changed};
    const attempts = [
      ['', de.authProblems.passwordForEmail],
      ['wolkenfre', de.authProblems.currentPassword],
    ] as const;
    for (const [typed, message] of attempts) {
      expect(await saveProfile(context(), change, typed)).toEqual({
        field: 'currentPassword',
        message,
      });
    }
    // No part of the form was carried out.
    expect(await loadCustomer(context())).toMatchObject({
      email,
      lastName: 'Ärhart',
    });
  });

  it('that Shopify refuses leaves the rest of the form saved, and says both', async () => {
    const {context, email, token} = await customer();
    const before = token.value;
    const change = {...values, lastName: 'Geändert', email: changed};
    expect(await saveProfile(context(), change, password)).toEqual({
      field: 'email',
      message: `${de.authProblems.email} Alles andere ist gespeichert.`,
    });
    expect(token.value).toBe(before);
    expect(await loadCustomer(context())).toMatchObject({
      email,
      lastName: 'Geändert',
    });
  });

  it.each<[string, unknown, string | null]>([
    ['accepts', {customer: {id: '1'}, customerUserErrors: []}, null],
    [
      'finds taken',
      {
        customer: null,
        customerUserErrors: [
          {code: 'TAKEN', field: ['customer', 'email'], message: 'Vergeben'},
        ],
      },
      'Vergeben. Alles andere ist gespeichert.',
    ],
    [
      'fails to save',
      null,
      `${de.authProblems.unavailable} Alles andere ist gespeichert.`,
    ],
  ])(
    'is sent in a request of its own, which Shopify %s',
    async (_, payload, message) => {
      const {context} = await customer();
      let requests = 0;
      const asked = editResults({
        CustomerUpdate: (data) => {
          requests += 1;
          return requests === 2 ? {customerUpdate: payload} : data;
        },
      });
      const change = {...values, email: changed};
      const result = await saveProfile(context(), change, password);
      vi.unstubAllGlobals();
      expect(result?.message ?? null).toBe(message);
      const updates = asked.filter((name) => name === 'CustomerUpdate');
      expect(updates).toHaveLength(2);
    },
  );

  it('is not new if only its case and spaces differ, and then needs no password', async () => {
    const {context, email} = await customer();
    const change = {...values, email: ` ${email.toUpperCase()} `};
    expect(await saveProfile(context(), change, '')).toBeNull();
    expect(await loadCustomer(context())).toMatchObject({email});
  });

  it('cannot be used to try one password after the other', async () => {
    const {context, email} = await customer();
    const change = {...values, email: newEmail()};
    for (let tries = 0; tries < 5; tries += 1) {
      await saveProfile(context(), change, `wrong ${tries}`);
    }
    await expect(
      saveProfile(context(), change, password),
    ).rejects.toBeInstanceOf(TooManyTries);
    await expect(
      changePassword(context(), {
        currentPassword: password,
        password: 'weite Sicht',
      }),
    ).rejects.toBeInstanceOf(TooManyTries);
    expect(await askForToken(shop.origin, email)).not.toBeNull();
  });
});

describe('a new password', () => {
  it('is refused at the field of the current one when that is wrong', async () => {
    const {context, email} = await customer();
    expect(
      await changePassword(context(), {
        currentPassword: 'wrong',
        password: 'weite Sicht',
      }),
    ).toEqual({
      message: de.authProblems.currentPassword,
      field: 'currentPassword',
    });
    expect(await askForToken(shop.origin, email, password)).not.toBeNull();
  });

  it('ends every other session and keeps this one (E2.21)', async () => {
    const {context, email, token, settled} = await customer();
    const elsewhere = accountVisitor(shop.origin);
    await signIn(elsewhere.context(), {email, password: 'wolkenfrei'});
    const before = token.value;
    expect(
      await changePassword(context(), {
        currentPassword: 'wolkenfrei',
        password: 'weite Sicht',
      }),
    ).toBeNull();
    await settled();
    expect(token.value).not.toBe(before);
    expect(await readFromShop(shop.origin, token.value, 'email')).toEqual({
      email,
    });
    const other = elsewhere.token.value;
    expect(await readFromShop(shop.origin, other, 'email')).toBeNull();
    expect(await askForToken(shop.origin, email, 'wolkenfrei')).toBeNull();
    expect(await askForToken(shop.origin, email, 'weite Sicht')).not.toBeNull();
  });
});

/** A postal code and a phone number as each country writes them. */
const ADDRESS_SAMPLES: Readonly<
  Record<string, readonly [zip: string, phone: string]>
> = {
  AT: ['1010', '01 5123456'],
  BE: ['1000', '02 512 34 56'],
  CA: ['K2P 1L4', '(613) 555-0123'],
  CH: ['8001', '044 668 18 00'],
  CZ: ['110 00', '224 123 456'],
  DE: ['12101', '030 123456'],
  DK: ['1050', '32 12 34 56'],
  ES: ['28013', '910 12 34 56'],
  FI: ['00100', '09 1234567'],
  FR: ['75001', '01 42 68 53 00'],
  GB: ['SW1A 2AA', '020 7946 0018'],
  IE: ['D02 X285', '01 234 5678'],
  IT: ['39100', '0471 123456'],
  JP: ['144-0041', '03-1234-5678'],
  LI: ['9490', '232 12 34'],
  LU: ['L-1123', '27 12 34 56'],
  NL: ['1012 AB', '020 123 4567'],
  NO: ['0150', '22 12 34 56'],
  PL: ['00-001', '22 123 45 67'],
  PT: ['1100-585', '21 123 4567'],
  SE: ['111 20', '08-123 456 78'],
  US: ['94010', '(415) 555-0100'],
};

/** A customer who has just registered, with the functions of their address book. */
async function resident() {
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
  it('of every country that Shopify lists is accepted and formatted as usual there', async () => {
    const {save, book, form} = await resident();
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

  it('is added once, even if the form is sent several times at once (E2.16)', async () => {
    const {save, book} = await resident();
    const values = {zip: '12101', phone: '030 123456'};
    const results = await Promise.all([1, 2, 3].map(() => save(values)));
    expect(results).toEqual([null, null, null]);
    expect(await save(values)).toBeNull();
    expect(await book()).toHaveLength(1);
    expect(await save({...values, city: 'Potsdam'})).toBeNull();
    expect(await book()).toHaveLength(2);
  });

  it('is one of 250 at most; the next is refused with a clear message', async () => {
    const {save, book, context, token} = await resident();
    const id = customerIdForToken(shop.shop, token.value ?? '') ?? '';
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
      message: de.authProblems.addressesFull,
    });
    const {number = ''} = addresses.at(-1) ?? {};
    expect(await save({city: 'Anders'}, number)).toBeNull();
    await legacyAddresses.deleteAddress(context(), number);
    expect(await save({city: 'Noch einer'})).toBeNull();
    expect(await book()).toHaveLength(250);
  });

  it('loses its province when it moves to a country without provinces', async () => {
    const {save, book, form} = await resident();
    const phone = '(415) 555-0100';
    await save({country: 'US', province: 'CA', zip: '94010', phone});
    const number = (await book())[0]?.number;
    // Formatted for reading.
    expect((await form(number)).values.phone).toBe('+1 415 555 0100');
    await save({country: 'DE', zip: '12101'}, number);
    const [{values} = {values: null}] = await book();
    expect(values).toMatchObject({country: 'DE', province: ''});
  });

  it('of another customer does not exist (E2.15)', async () => {
    const owner = await resident();
    await owner.save({});
    const [address] = await owner.book();
    const number = address?.number ?? '';
    const otherCustomer = await resident();
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

/** Every parcel of the seed. */
const PARCEL = {
  company: 'DHL',
  number: expect.stringMatching(/^\d+$/) as string,
  url: expect.stringMatching(/^https:/) as string,
};

describe('orders', () => {
  /** A customer of the seed, with the functions of their orders. */
  async function buyer(email: string) {
    const {context} = accountVisitor(shop.origin);
    await signIn(context(), {email, password});
    return {
      orders: () => loadOrders(context()),
      order: (key = '') => loadOrder(context(), key),
      declaration: (search: string) =>
        orderDeclaration(
          {...context(), accounts: legacyAccounts},
          {searchParams: new URLSearchParams(search)},
        ),
    };
  }

  it('fill the form of a withdrawal for their own customer only', async () => {
    const email = 'wiebke@example.com';
    const wiebke = await buyer(email);
    const [order] = (await wiebke.orders()).orders;
    const search = `order=${order?.key}`;
    const known = await wiebke.declaration(search);
    expect(known).toMatchObject({orderNumber: order?.name, email});
    expect(known?.name).toContain('Wiebke');
    editResults({Customer: () => ({customer: {email}})});
    expect((await wiebke.declaration(search))?.name).toBe(known?.name);
    vi.unstubAllGlobals();
    expect(await wiebke.declaration('')).toBeNull();
    expect(await wiebke.declaration('order=1')).toBeNull();
    const {context} = await customer();
    const other = {...context(), accounts: legacyAccounts};
    const visitor = accountVisitor(shop.origin).context();
    for (const each of [other, {...visitor, accounts: legacyAccounts}]) {
      const searchParams = new URLSearchParams(search);
      expect(await orderDeclaration(each, {searchParams})).toBeNull();
    }
  });

  it('are listed newest first, page by page, and each has its own page', async () => {
    const wiebke = await buyer('wiebke@example.com');
    const {orders, pages} = await wiebke.orders();
    const dates = orders.map(({processedAt}) => Date.parse(processedAt));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
    expect(new Set(orders.map(({key}) => key)).size).toBe(orders.length);
    expect(pages.next).not.toBeNull();
    const [order] = orders;
    const {name} = order ?? {};
    expect(await wiebke.order(order?.key)).toMatchObject({name});
    const held = orders.find((one) => one.fulfillmentStatus === 'ON_HOLD');
    expect(await wiebke.order(held?.key)).toMatchObject({
      lines: [{attributes: [{key: 'ICAO', value: 'EDNY'}]}],
    });
    const opened = await Promise.all(orders.map(({key}) => wiebke.order(key)));
    expect(opened.map(({parcels}) => parcels)).toContainEqual([PARCEL, PARCEL]);
  });

  it('name the product of a line, to whose title Shopify adds the variant’s, in the language of the order', async () => {
    const titles = new Set<string>();
    for (const code of ['de', 'en'] as const) {
      const {context} = accountVisitor(shop.origin, code);
      await signIn(context(), {email: 'wiebke@example.com', password});
      const {orders} = await loadOrders(context());
      for (const {items, key} of orders) {
        const {lines} = await loadOrder(context(), key);
        for (const {title} of [...items, ...lines]) titles.add(title);
      }
    }
    expect([...titles].filter((title) => / [-/] /.test(title))).toEqual([]);
  });

  it('without a delivery are returned under the law of the buyer’s country, explained where it is not the page’s', async () => {
    const {context} = accountVisitor(shop.origin, 'en');
    await signIn(context(), {email: 'wiebke@example.com', password});
    const {orders} = await loadOrders(context());
    const returnsOf = async (changes: object) => {
      editResults({
        Order: ({node}) => ({node: {...(node as object), ...changes}}),
      });
      const loaded = await openOrder({
        context: context(),
        params: {key: orders[0]?.key},
        request: new Request('http://localhost:3000/en/account'),
      });
      vi.unstubAllGlobals();
      const {returns, returnHint} = loaded;
      return returns === 'eu' &&
        returnHint?.includes('“Withdraw from contract”')
        ? returns
        : [returns, returnHint];
    };
    const shippingAddress = null;
    const billingAddress = {countryCodeV2: 'DE'};
    expect(await returnsOf({})).toBe('eu');
    expect(await returnsOf({shippingAddress, billingAddress})).toBe('eu');
    // Then it is the page's, that of the United States.
    expect(await returnsOf({shippingAddress, billingAddress: null})).toEqual([
      'none',
      null,
    ]);
  });

  it('are found behind the 250 newest, within a bound', async () => {
    const wiebke = await buyer('wiebke@example.com');
    const [order] = (await wiebke.orders()).orders;
    const others = {nodes: [], pageInfo: {hasNextPage: true, endCursor: null}};
    const before = (pages: number) => {
      let read = 0;
      return editResults({
        CustomerOrderIds: (data) =>
          (read += 1) > pages ? data : {customer: {orders: others}},
      });
    };
    before(2);
    expect(await wiebke.order(order?.key)).toMatchObject({name: order?.name});
    vi.unstubAllGlobals();
    const asked = before(Infinity);
    expect(await thrownBy(wiebke.order(order?.key))).toMatchObject({
      status: 404,
    });
    vi.unstubAllGlobals();
    expect(asked).toEqual(Array(MAX_ORDER_PAGES).fill('CustomerOrderIds'));
  });

  it('of another customer do not exist (E2.15)', async () => {
    const [order] = (await (await buyer('wiebke@example.com')).orders()).orders;
    const other = await buyer('maxwell@example.com');
    for (const key of [order?.key, '1', '../x', '']) {
      expect(await thrownBy(other.order(key)), key).toMatchObject({
        status: 404,
      });
    }
  });
});
