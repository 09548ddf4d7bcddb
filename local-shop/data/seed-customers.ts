import type {Shop} from '../context';
import {EMPTY_ADDRESS, type Address} from '../domain/customer-address';
import type {Order} from '../domain/order';
import {sendActivationMail} from './account-mail';
import {insertAddress} from './address-store';
import {setMetafield} from './customer-metafield-store';
import {insertCustomer, type NewCustomer} from './customer-store';
import {insertOrder} from './order-store';
import {
  makeSeedOrder,
  ORDERS_FROM_ABROAD,
  ORDERS_IN_EVERY_STATE,
  type SeedOrder,
} from './seed-orders';

/** `SEED_PASSWORD`, hashed beforehand: doing it at the start would delay it. */
const SEED_PASSWORD_HASH =
  'fedb2a590ff5b078063e0694609a4006:0ee393a0985d796782cac05f27e4e1a01fbd0fa9e4762b14974113653d3bec01:1024';

/** Name under which the database records that these customers were added. */
const SEED_NAME = 'customers-1';

interface SeedCustomer {
  readonly customer: Omit<NewCustomer, 'passwordHash'>;
  /** The first one is the default; orders are sent there. */
  readonly addresses: readonly Partial<Address>[];
  readonly orders: readonly SeedOrder[];
  /** German handles. */
  readonly wishlist: readonly string[];
}

const NOBODY_YET = {
  phone: null,
  state: 'enabled',
  acceptsMarketing: false,
  tags: [],
} as const;

const wiebke = {firstName: 'Wiebke', lastName: 'Brandt'};
const maxwell = {firstName: 'Maxwell', lastName: 'Hughes'};

const CUSTOMERS: readonly SeedCustomer[] = [
  {
    customer: {
      ...NOBODY_YET,
      ...wiebke,
      email: 'wiebke@example.com',
      phone: '+494012345678',
      acceptsMarketing: true,
      tags: ['Stammkundin'],
      language: 'DE',
    },
    addresses: [
      {
        ...wiebke,
        address1: 'Hafenstraße 12',
        zip: '20457',
        city: 'Hamburg',
        countryCode: 'DE',
        phone: '+494012345678',
      },
      {
        ...wiebke,
        company: 'Aeroclub Salzburg',
        address1: 'Innsbrucker Bundesstraße 95',
        address2: 'Hangar 3',
        zip: '5020',
        city: 'Salzburg',
        countryCode: 'AT',
      },
      {
        firstName: 'Chiara',
        lastName: 'Brandt-Ricci',
        address1: 'Via Roma 7',
        zip: '39100',
        city: 'Bozen',
        countryCode: 'IT',
        provinceCode: 'BZ',
      },
    ],
    orders: ORDERS_IN_EVERY_STATE,
    wishlist: ['metarmap-erstausgabe', 'mini-windsack', 'daemmerungssensor'],
  },
  {
    customer: {
      ...NOBODY_YET,
      ...maxwell,
      email: 'maxwell@example.com',
      language: 'EN',
    },
    addresses: [
      {
        ...maxwell,
        address1: '1200 Airport Blvd',
        address2: 'Unit 4',
        zip: '94010',
        city: 'Burlingame',
        countryCode: 'US',
        provinceCode: 'CA',
      },
      {
        ...maxwell,
        address1: '10 Downing Street',
        zip: 'SW1A 2AA',
        city: 'London',
        countryCode: 'GB',
      },
      {
        ...maxwell,
        address1: '1-1 Haneda',
        zip: '144-0041',
        city: 'Ota',
        countryCode: 'JP',
        provinceCode: 'JP-13',
      },
    ],
    orders: ORDERS_FROM_ABROAD,
    wishlist: [],
  },
  {
    customer: {
      ...NOBODY_YET,
      firstName: 'Nina',
      lastName: 'Sommer',
      email: 'nina@example.com',
      language: 'DE',
    },
    addresses: [],
    orders: [],
    wishlist: [],
  },
  {
    customer: {
      ...NOBODY_YET,
      firstName: 'Jonas',
      lastName: 'Keller',
      email: 'jonas@example.com',
      state: 'invited',
      language: 'DE',
    },
    addresses: [],
    orders: [],
    wishlist: [],
  },
];

/**
 * Adds the customers above, with addresses, orders and wishlist, to a database that never
 * had them; later changes and deletions stay. Orders are dated back from today and take
 * no stock. Needs the seed catalogue.
 */
export function seedCustomers(shop: Shop): void {
  const isDone = shop.database.get('select 1 from seeds where name = ?', [
    SEED_NAME,
  ]);
  if (isDone) return;
  shop.database.transaction(() => {
    shop.database.run('insert into seeds (name) values (?)', [SEED_NAME]);
    const orders = CUSTOMERS.flatMap((seed) => seedCustomer(shop, seed));
    orders
      .sort((a, b) => a.processedAt.localeCompare(b.processedAt))
      .forEach((order) => insertOrder(shop, order, null));
  });
}

/** Stores a customer and returns their orders, which get their numbers by date. */
function seedCustomer(
  shop: Shop,
  {customer, addresses, orders, wishlist}: SeedCustomer,
): Omit<Order, 'number'>[] {
  const isInvited = customer.state === 'invited';
  const stored = insertCustomer(shop, {
    ...customer,
    passwordHash: isInvited ? null : SEED_PASSWORD_HASH,
  });
  if (isInvited) sendActivationMail(shop, stored);
  const [home = null] = addresses.map((address) =>
    insertAddress(shop, stored.id, {...EMPTY_ADDRESS, ...address}),
  );
  if (wishlist.length > 0) {
    setMetafield(shop, stored.id, {
      namespace: 'custom',
      key: 'wishlist',
      type: 'list.product_reference',
      value: JSON.stringify(
        wishlist.flatMap(
          (handle) => shop.catalogue.productByHandle.get(handle)?.id ?? [],
        ),
      ),
    });
  }
  return home
    ? orders.map((order) => makeSeedOrder(shop, stored, home, order))
    : [];
}
