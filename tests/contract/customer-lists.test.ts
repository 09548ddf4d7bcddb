import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {
  recover,
  register,
  setPassword,
} from '~/lib/account/auth-actions.server';
import {
  customerToken,
  signIn,
  signOut,
} from '~/lib/account/customer-session.server';
import {backInStockStore} from '~/lib/back-in-stock/back-in-stock-store.server';
import {pageLists} from '~/lib/customer-lists/page-lists.server';
import {pendingNote} from '~/lib/customer-lists/pending-note.server';
import {registerMessages} from '~/lib/i18n/messages';
import {variantNumber} from '~/lib/product/variant-link';
import {productNumber} from '~/lib/wishlist/wishlist';
import {wishlistStore} from '~/lib/wishlist/wishlist-store.server';
import de from '~/locales/de.json';
import {startShop, type RunningShop} from '../../local-shop/shop';
import {
  accountVisitor,
  newCustomer,
  newEmail,
} from '../support/account-visitor';
import {askAdmin, mailedLink, readCustomer} from '../support/customer-client';

// Many requests each, some of them repeated after a second.
vi.setConfig({testTimeout: 30_000});

let shop: RunningShop;
let products: number[];
let variants: string[];

beforeAll(async () => {
  registerMessages('de', de);
  // Failures are logged, as they should be.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  shop = await startShop({catalogue: 'generated'});
  const {catalogue} = shop.shop;
  products = catalogue.products.map(({id}) => productNumber(id) ?? NaN);
  variants = [...catalogue.variantById.keys()].map(variantNumber);
});
afterAll(() => shop.close());
afterEach(() => fetch(`${shop.origin}/faults`, {method: 'DELETE'}));

const password = 'wolkenfrei';

type Visitor = ReturnType<typeof accountVisitor>;

const signUp = (visitor: Visitor, email: string) =>
  register(visitor.context(), {
    firstName: 'Amelia',
    lastName: 'Ärhart',
    email,
    password,
    acceptsMarketing: false,
  });
const wishes = (visitor: Visitor) => wishlistStore(visitor.context());
const waits = (visitor: Visitor) => backInStockStore(visitor.context());

/** Somebody who has just registered, with a list of so many products. */
async function customer(size = 0) {
  const {email, ...visitor} = await newCustomer(shop.origin);
  if (size > 0) {
    const {id} = (await readCustomer<{id: string}>(
      shop.origin,
      customerToken(visitor.session),
      'id',
    )) ?? {id: ''};
    await askAdmin(
      shop.origin,
      'mutation Fill($input: CustomerInput!) {customerUpdate(input: $input) {userErrors {message}}}',
      {
        input: {
          id,
          metafields: [
            {
              namespace: 'custom',
              key: 'wishlist',
              type: 'list.product_reference',
              value: JSON.stringify(
                products
                  .slice(0, size)
                  .map((product) => `gid://shopify/Product/${product}`),
              ),
            },
          ],
        },
      },
    );
  }
  return {visitor, email};
}

const order = (faults: object[]) =>
  fetch(`${shop.origin}/faults`, {
    method: 'POST',
    body: JSON.stringify(faults),
  });

async function requests(): Promise<{operation: string; variables: unknown}[]> {
  const answer = await fetch(`${shop.origin}/requests`);
  const log = (await answer.json()) as {
    requests: {operation: string; variables: unknown}[];
  };
  return log.requests;
}

describe('a visitor’s lists', () => {
  it('are the customer’s after registration, and there on another device', async () => {
    const visitor = accountVisitor(shop.origin);
    const [first = 0, second = 0] = products;
    const [variant = ''] = variants;
    await wishes(visitor).add(first);
    await wishes(visitor).add(second);
    await waits(visitor).add(variant);
    const email = newEmail();
    await signUp(visitor, email);
    expect(visitor.session.has('wishlist')).toBe(false);
    expect(visitor.session.has('wantedVariants')).toBe(false);
    expect(await wishes(visitor).read()).toEqual([second, first]);

    const elsewhere = accountVisitor(shop.origin, 'en');
    await signIn(elsewhere.context(), {email, password});
    expect(await wishes(elsewhere).read()).toEqual([second, first]);
    expect(await waits(elsewhere).read()).toEqual([variant]);
    await wishes(elsewhere).remove([second]);
    await waits(elsewhere).remove([variant]);
    expect(await wishes(visitor).read()).toEqual([first]);
    expect(await waits(visitor).read()).toEqual([]);
  });

  it('are joined to the customer’s at login, nothing twice', async () => {
    const {email} = await customer(3);
    const [first = 0, second = 0, third = 0, fourth = 0] = products;
    const visitor = accountVisitor(shop.origin);
    await wishes(visitor).add(fourth);
    await wishes(visitor).add(second);
    await signIn(visitor.context(), {email, password});
    expect(await wishes(visitor).read()).toEqual([
      fourth,
      first,
      second,
      third,
    ]);
  });

  it('are joined with the password of a reset mail', async () => {
    const {visitor, email} = await customer();
    await signOut(visitor.context());
    await recover(visitor.context(), email);
    const link = await mailedLink(shop.origin, email, 'reset');
    const [, , third = 0] = products;
    await wishes(visitor).add(third);
    await setPassword(visitor.context(), 'reset', link, 'weite Sicht');
    expect(customerToken(visitor.session)).not.toBeNull();
    expect(visitor.session.has('wishlist')).toBe(false);
    expect(await wishes(visitor).read()).toEqual([third]);
  });

  it('keep what does not fit, and say so, until there is room', async () => {
    const {email} = await customer(99);
    const visitor = accountVisitor(shop.origin);
    const fresh = products.slice(200, 203);
    for (const product of fresh) await wishes(visitor).add(product);
    await signIn(visitor.context(), {email, password});
    const list = await wishes(visitor).read();
    expect(list).toHaveLength(100);
    expect(list[0]).toBe(fresh[2]);
    expect(list.slice(1)).toEqual(products.slice(0, 99));
    expect(await pendingNote(visitor.context(), 'wishlist')).toEqual({
      text: expect.stringContaining('100 Einträgen') as string,
      save: null,
    });
    expect(await wishes(visitor).add(products[300] ?? 0)).toMatchObject({
      status: 'full',
    });
    // Room for one: the next change takes it in.
    await wishes(visitor).remove([products[5] ?? 0]);
    await wishes(visitor).remove([products[6] ?? 0]);
    await wishes(visitor).remove([products[7] ?? 0]);
    expect(await wishes(visitor).read()).toEqual(expect.arrayContaining(fresh));
    expect(await pendingNote(visitor.context(), 'wishlist')).toBeNull();
  });

  it('lose only what the shop does not have', async () => {
    const visitor = accountVisitor(shop.origin);
    const [first = 0] = products;
    await wishes(visitor).add(first);
    await wishes(visitor).add(1);
    await waits(visitor).add('1');
    await signUp(visitor, newEmail());
    expect(await wishes(visitor).read()).toEqual([first]);
    expect(visitor.session.has('wishlist')).toBe(false);
    expect(visitor.session.has('wantedVariants')).toBe(false);
  });

  it('stay in the session when the Admin API fails at login, and go on showing', async () => {
    const visitor = accountVisitor(shop.origin);
    const [first = 0, second = 0] = products;
    const [variant = ''] = variants;
    await wishes(visitor).add(first);
    await waits(visitor).add(variant);
    await order([
      {
        operation: 'SetCustomerLists',
        kind: 'status',
        status: 503,
        count: 3,
      },
    ]);
    await signUp(visitor, newEmail());
    expect(customerToken(visitor.session)).not.toBeNull();
    expect(await wishes(visitor).read()).toEqual([first]);
    // Nobody is told that a wish counts which the shop does not know.
    expect(await waits(visitor).read()).toEqual([]);
    expect(await pendingNote(visitor.context(), 'backInStock')).toMatchObject({
      save: expect.any(String) as string,
    });
    // The next change takes along what waits.
    await wishes(visitor).add(second);
    expect(visitor.session.has('wishlist')).toBe(false);
    expect(await wishes(visitor).read()).toEqual([second, first]);
  });
});

describe('a customer’s lists', () => {
  it('are gone from the browser after logout', async () => {
    const {visitor} = await customer(3);
    expect(await wishes(visitor).read()).toHaveLength(3);
    await signOut(visitor.context());
    expect(await wishes(visitor).read()).toEqual([]);
    expect(await pageLists(visitor.context())).toMatchObject({
      wishlist: [],
      backInStock: {isSignedIn: false, wanted: []},
    });
  });

  it('are written by one fixed mutation for the session’s own customer', async () => {
    const {visitor} = await customer();
    await fetch(`${shop.origin}/requests`, {method: 'DELETE'});
    await wishes(visitor).add(products[0] ?? 0);
    const writes = (await requests()).filter(
      ({operation}) => operation === 'SetCustomerLists',
    );
    const self = await readCustomer<{id: string}>(
      shop.origin,
      customerToken(visitor.session),
      'id',
    );
    expect(writes).toMatchObject([
      {
        variables: {
          input: {
            id: self?.id,
            metafields: [
              {
                namespace: 'custom',
                key: 'wishlist',
                type: 'list.product_reference',
                value: JSON.stringify([`gid://shopify/Product/${products[0]}`]),
              },
            ],
          },
        },
      },
    ]);
    // What changes nothing writes nothing.
    await fetch(`${shop.origin}/requests`, {method: 'DELETE'});
    await wishes(visitor).add(products[0] ?? 0);
    await wishes(visitor).remove([products[1] ?? 0]);
    const names = (await requests()).map(({operation}) => operation);
    expect(names).not.toContain('SetCustomerLists');
  });

  it('refuse the 101st entry and what the shop does not have', async () => {
    const {visitor} = await customer(100);
    expect(await wishes(visitor).add(products[150] ?? 0)).toMatchObject({
      status: 'full',
    });
    expect(await wishes(visitor).add(1)).toMatchObject({status: 'badInput'});
    expect(await waits(visitor).add('1')).toBe('badInput');
    expect(await wishes(visitor).read()).toHaveLength(100);
  });

  it('stay as they are when the Admin API is down', async () => {
    const {visitor} = await customer(2);
    await order([
      {operation: 'SetCustomerLists', kind: 'status', status: 503, count: 3},
    ]);
    expect(await wishes(visitor).add(products[9] ?? 0)).toEqual({
      products: products.slice(0, 2),
      status: 'unavailable',
    });
    expect(await wishes(visitor).read()).toEqual(products.slice(0, 2));
  });

  it('are told as they are when only the answer got lost', async () => {
    const {visitor} = await customer(1);
    await order([
      {
        operation: 'SetCustomerLists',
        kind: 'malformed',
        carriedOut: true,
        count: 3,
      },
    ]);
    const {products: list} = await wishes(visitor).add(products[9] ?? 0);
    expect(list).toEqual([products[9], products[0]]);
  });

  it('that could be read only in part are never written', async () => {
    const {visitor} = await customer(2);
    await fetch(`${shop.origin}/requests`, {method: 'DELETE'});
    await order([{operation: 'CustomerLists', kind: 'partial', count: 1}]);
    await expect(wishes(visitor).add(products[9] ?? 0)).rejects.toThrow(
      'Shopify API error',
    );
    expect(await wishes(visitor).read()).toEqual(products.slice(0, 2));
  });

  it('do not hold up a page', async () => {
    const {visitor} = await customer(2);
    await order([
      {
        operation: 'CustomerLists',
        kind: 'latency',
        milliseconds: 4000,
        count: 1,
      },
    ]);
    const before = Date.now();
    expect(await pageLists(visitor.context())).toMatchObject({wishlist: []});
    expect(Date.now() - before).toBeLessThan(3500);
  });

  it('are a visitor’s when the provider does not know the token any more', async () => {
    const {visitor} = await customer(2);
    visitor.session.set('customerToken', 'unknown');
    expect(await wishes(visitor).read()).toEqual([]);
    await wishes(visitor).add(products[4] ?? 0);
    expect(visitor.session.has('wishlist')).toBe(true);
    expect(await waits(visitor).add(variants[0] ?? '')).toBe('saved');
  });
});

describe('without a token for the Admin API', () => {
  it('the visitor’s lists are used and nothing is sent', async () => {
    const visitor = accountVisitor(shop.origin, 'de', null);
    const [first = 0, second = 0] = products;
    const [variant = ''] = variants;
    await wishes(visitor).add(first);
    await fetch(`${shop.origin}/requests`, {method: 'DELETE'});
    await signUp(visitor, newEmail());
    await wishes(visitor).add(second);
    expect(await waits(visitor).add(variant)).toBe('saved');
    expect(await pageLists(visitor.context())).toMatchObject({
      wishlist: [second, first],
      backInStock: {isSignedIn: true, wanted: [variant]},
    });
    expect(await pendingNote(visitor.context(), 'wishlist')).toBeNull();
    const names = (await requests()).map(({operation}) => operation);
    expect(names).not.toContain('SetCustomerLists');
    expect(names).not.toContain('CustomerLists');
  });
});
