import gql from 'graphql-tag';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {register} from '~/lib/account/legacy/auth-actions.server';
import {signIn, signOut} from '~/lib/account/legacy/customer-session.server';
import {
  CustomerList,
  pendingNote,
} from '~/lib/customer-lists/customer-list.server';
import {LISTS_TIMEOUT_MS, MAX_WISHLIST_PRODUCTS} from '~/lib/limits/limits';
import {changeNotifications} from '~/lib/account/notifications.server';
import {pageLists} from '~/lib/customer-lists/page-lists.server';
import {legacyTokens} from '~/lib/session/account-cookie.server';
import {
  LOCAL_ADMIN_CLIENT,
  SEED_PASSWORD,
} from '@metarmap/local-shop/credentials';
import {
  accountVisitor,
  newCustomer,
  newEmail,
} from '../support/account-visitor';
import {askAdmin, readCustomer} from '../support/customer-client';
import {editResults} from '../support/edited-results';
import {breakShop, holdNext, mendShop} from '../support/faults';
import {ownShop} from '../support/own-shop';
import {
  forgetRequests,
  loggedOperations,
  loggedRequests,
} from '../support/shop-client';
import {withoutPauses} from '../support/without-pauses';
import {fakeTimeouts} from '../support/fake-timeouts';

// 5,000 products.
const shop = ownShop({profile: 'generated'});
beforeEach(withoutPauses);
afterEach(() => mendShop(shop.origin));

/** That many product ids, beginning with number `from`. */
const products = (count: number, from = 0) =>
  shop.shop.catalogue.products.slice(from, from + count).map(({id}) => id);

const product = (index: number) => products(1, index)[0] ?? '';

const firstVariant = () => [...shop.shop.catalogue.variantById.keys()][0] ?? '';

/** A visitor whose lists are changed. */
type ListVisitor = ReturnType<typeof accountVisitor>;

/** The wishlist as the visitor's next request finds it. */
const wishes = (visitor: ListVisitor) =>
  new CustomerList(visitor.context(), 'wishlist');

/** The list of the variants that the visitor waits for, as their next request finds it. */
const waits = (visitor: ListVisitor) =>
  new CustomerList(visitor.context(), 'backInStock');

const idOf = async (visitor: ListVisitor) => {
  const token = visitor.token.value;
  return (await readCustomer<{id: string}>(shop.origin, token, 'id'))?.id;
};

/** A list as it is sent to the Admin API. */
const wishlist = (ids: readonly string[]) => ({
  namespace: 'custom',
  key: 'wishlist',
  type: 'list.product_reference',
  value: JSON.stringify(ids),
});

/** A customer who has just registered, with the first products on their wishlist. */
async function customer(size = 0) {
  const visitor = await newCustomer(shop.origin);
  if (size > 0) {
    const metafields = [wishlist(products(size))];
    await askAdmin(
      shop.origin,
      gql`
        mutation Fill($input: CustomerInput!) {
          customerUpdate(input: $input) {
            userErrors {
              message
            }
          }
        }
      `,
      {input: {id: await idOf(visitor), metafields}},
    );
  }
  return visitor;
}

describe('a customer’s lists', () => {
  it('are gone from the browser after logout', async () => {
    const visitor = await customer(3);
    expect(await wishes(visitor).read()).toHaveLength(3);
    await signOut(visitor.context());
    expect(await wishes(visitor).read()).toEqual([]);
    expect(await pageLists(visitor.context())).toMatchObject({
      wishlist: [],
      backInStock: {isSignedIn: false, wanted: []},
    });
  });

  it('are written by one fixed mutation for the session’s own customer', async () => {
    const visitor = await customer();
    await forgetRequests(shop.origin);
    await wishes(visitor).add(product(0));
    const writes = (await loggedRequests(shop.origin)).filter(
      ({operation}) => operation === 'SetCustomerLists',
    );
    const id = await idOf(visitor);
    const metafields = [wishlist(products(1))];
    expect(writes).toMatchObject([{variables: {input: {id, metafields}}}]);
    // A change that changes nothing is not written.
    await forgetRequests(shop.origin);
    await wishes(visitor).add(product(0));
    await wishes(visitor).remove([product(1)]);
    const names = await loggedOperations(shop.origin);
    expect(names).not.toContain('SetCustomerLists');
  });

  describe('of a shop whose app gets tokens for a day', () => {
    const DAY = 24 * 60 * 60_000;
    // Never goes back: the isolate's token outlives a test.
    let now = Date.now();
    const pass = (milliseconds: number) =>
      void vi.setSystemTime((now += milliseconds));
    let nextProduct = 0;
    const app = () => ({
      PRIVATE_ADMIN_API_TOKEN: undefined,
      PRIVATE_ADMIN_CLIENT_ID: LOCAL_ADMIN_CLIENT.id,
      PRIVATE_ADMIN_CLIENT_SECRET: LOCAL_ADMIN_CLIENT.secret,
    });
    const addOne = async (visitor: ListVisitor, variables: object = app()) => {
      const context = visitor.context();
      Object.assign(context.env, variables);
      const list = new CustomerList(context, 'wishlist');
      nextProduct += 1;
      return list.add(product(nextProduct));
    };
    const requests = async () =>
      (await loggedOperations(shop.origin)).filter((name) =>
        /^(?:AdminToken|SetCustomerLists)$/.test(name),
      );
    beforeEach(() => void vi.useFakeTimers({toFake: ['Date'], now}));
    afterEach(() => void vi.useRealTimers());

    it('are written with one token, which is renewed before it expires', async () => {
      const visitor = await customer();
      await forgetRequests(shop.origin);
      expect(await addOne(visitor)).toMatchObject({status: 'saved'});
      expect(await addOne(visitor)).toMatchObject({status: 'saved'});
      pass(DAY - 60_000);
      expect(await addOne(visitor)).toMatchObject({status: 'saved'});
      expect(await requests()).toEqual([
        'AdminToken',
        'SetCustomerLists',
        'SetCustomerLists',
        'AdminToken',
        'SetCustomerLists',
      ]);
    });

    it('are written after one renewal of a refused token, but not after two (E1.10)', async () => {
      const visitor = await customer();
      await addOne(visitor);
      const refusal = {
        operation: 'SetCustomerLists',
        kind: 'status',
        status: 401,
      };
      await breakShop(shop.origin, {...refusal, count: 1});
      await forgetRequests(shop.origin);
      expect(await addOne(visitor)).toMatchObject({status: 'saved'});
      await breakShop(shop.origin, refusal);
      expect(await addOne(visitor)).toMatchObject({status: 'unavailable'});
      const oneRenewal = ['SetCustomerLists', 'AdminToken', 'SetCustomerLists'];
      expect(await requests()).toEqual([...oneRenewal, ...oneRenewal]);
    });

    it('do not wait for an aborted request’s token', async () => {
      const visitor = await customer();
      pass(DAY);
      const {arrived} = await holdNext(shop.origin, 'AdminToken');
      const aborted = addOne(visitor);
      await arrived();
      const begin = performance.now();
      expect(await addOne(visitor)).toMatchObject({status: 'saved'});
      expect(performance.now() - begin).toBeLessThan(2000);
      await mendShop(shop.origin);
      await aborted;
    });

    it.each([{kind: 'status', status: 400}, {kind: 'html'}, {kind: 'reset'}])(
      'do not change when there is no token: %j (E1.10)',
      async (fault) => {
        const visitor = await customer(1);
        pass(DAY);
        const log = vi.spyOn(console, 'error').mockClear();
        await breakShop(shop.origin, {operation: 'AdminToken', ...fault});
        expect(await addOne(visitor)).toMatchObject({status: 'unavailable'});
        const lines = JSON.stringify(log.mock.calls);
        expect(lines).toContain('AdminToken');
        expect(lines).not.toMatch(/shpss_|shpat_/);
      },
    );
  });

  it('refuse an entry too many and unknown products', async () => {
    const visitor = await customer(MAX_WISHLIST_PRODUCTS);
    expect(await wishes(visitor).add(product(150))).toMatchObject({
      status: 'full',
    });
    expect(await wishes(visitor).add('gid://shopify/Product/1')).toMatchObject({
      status: 'badInput',
    });
    expect(
      await waits(visitor).add('gid://shopify/ProductVariant/1'),
    ).toMatchObject({status: 'badInput'});
    expect(await wishes(visitor).read()).toHaveLength(MAX_WISHLIST_PRODUCTS);
  });

  it.each([
    ['SetCustomerLists', {kind: 'status', status: 503, count: 3}],
    // A list that was read only in part is never written.
    ['CustomerLists', {kind: 'partial', count: 1}],
  ] as const)('do not change when %s fails', async (operation, fault) => {
    const visitor = await customer(2);
    await forgetRequests(shop.origin);
    await breakShop(shop.origin, {operation, ...fault});
    expect(await wishes(visitor).add(product(9))).toMatchObject({
      status: 'unavailable',
    });
    expect(await wishes(visitor).read()).toEqual(products(2));
  });

  it('keep what the shop does not show for a while', async () => {
    const visitor = await customer(MAX_WISHLIST_PRODUCTS - 1);
    const [hidden, ...shown] = products(MAX_WISHLIST_PRODUCTS - 1);
    const original = globalThis.fetch;
    editResults({
      CustomerLists: (result) => {
        const own = result.customer as {
          wishlist: {value: string; references: {nodes: {id: string}[]}};
        };
        const nodes = own.wishlist.references.nodes.filter(
          ({id}) => id !== hidden,
        );
        const wishlist = {...own.wishlist, references: {nodes}};
        return {...result, customer: {...own, wishlist}};
      },
    });
    const added = await wishes(visitor).add(product(150));
    expect(added.ids).toEqual([product(150), ...shown]);
    vi.stubGlobal('fetch', original);
    const all = await wishes(visitor).read();
    expect(all).toEqual([product(150), hidden, ...shown]);
    expect(await wishes(visitor).add(product(151))).toMatchObject({
      status: 'full',
    });
  });

  it('do not hold up a page', async () => {
    const visitor = await customer(2);
    const {arrived} = await holdNext(shop.origin, 'CustomerLists');
    fakeTimeouts();
    const lists = pageLists(visitor.context());
    await arrived();
    await vi.advanceTimersByTimeAsync(LISTS_TIMEOUT_MS);
    vi.useRealTimers();
    // Waiting would give two products.
    expect(await lists).toMatchObject({wishlist: []});
  });

  it('are a visitor’s when Shopify no longer knows the token', async () => {
    const visitor = await customer(2);
    const expiresAt = '2999-01-01T00:00:00Z';
    await visitor.token.store(
      legacyTokens({accessToken: 'unknown', expiresAt}),
    );
    expect(await wishes(visitor).read()).toEqual([]);
    await wishes(visitor).add(product(4));
    expect(visitor.session.has('wishlist')).toBe(true);
    expect(await waits(visitor).add(firstVariant())).toMatchObject({
      status: 'saved',
    });
  });
});

const signUp = (visitor: ListVisitor, email: string) =>
  register(visitor.context(), {
    firstName: 'Amelia',
    lastName: 'Ärhart',
    email,
    password: SEED_PASSWORD,
    acceptsMarketing: false,
  });

it.each<Record<string, string>>([
  {},
  {intent: 'nonsense'},
  {intent: 'remove', variant: '-1'},
  {intent: 'remove', variant: '9'.repeat(30)},
])('a form of the notifications with %j is refused', async (fields) => {
  const form = new FormData();
  for (const entry of Object.entries(fields)) form.append(...entry);
  const {context} = await customer();
  expect(await changeNotifications(context(), form)).toMatchObject({
    message: expect.stringMatching(/./) as unknown,
  });
});

describe('a visitor’s lists', () => {
  it('are merged into the customer’s at login, without duplicates', async () => {
    const {email} = await customer(3);
    const [first = '', second = '', third = '', fourth = ''] = products(4);
    const visitor = accountVisitor(shop.origin);
    await wishes(visitor).add(fourth);
    await wishes(visitor).add(second);
    await waits(visitor).add(firstVariant());
    await signIn(visitor.context(), {email, password: SEED_PASSWORD});
    const joined = [fourth, first, second, third];
    expect(await wishes(visitor).read()).toEqual(joined);
    expect(await waits(visitor).read()).toEqual([firstVariant()]);
    await waits(visitor).remove([firstVariant()]);
    expect(await waits(visitor).read()).toEqual([]);
  });

  it('keep entries for which there is no room, and say so, until there is room', async () => {
    const {email} = await customer(MAX_WISHLIST_PRODUCTS - 1);
    const visitor = accountVisitor(shop.origin);
    const fresh = products(3, 200);
    for (const product of fresh) await wishes(visitor).add(product);
    await signIn(visitor.context(), {email, password: SEED_PASSWORD});
    const list = await wishes(visitor).read();
    expect(list).toHaveLength(MAX_WISHLIST_PRODUCTS);
    expect(list[0]).toBe(fresh[2]);
    expect(list.slice(1)).toEqual(products(MAX_WISHLIST_PRODUCTS - 1));
    expect(await pendingNote(visitor.context(), 'wishlist')).toEqual({
      text: expect.stringContaining(
        `${MAX_WISHLIST_PRODUCTS} Einträge`,
      ) as string,
      save: null,
    });
    expect(await wishes(visitor).add(product(300))).toMatchObject({
      status: 'full',
    });
    // Room for one: the next change moves it into the account.
    await wishes(visitor).remove([product(5)]);
    await wishes(visitor).remove([product(6)]);
    await wishes(visitor).remove([product(7)]);
    expect(await wishes(visitor).read()).toEqual(expect.arrayContaining(fresh));
    expect(await pendingNote(visitor.context(), 'wishlist')).toBeNull();
  });

  it('lose only unknown products', async () => {
    const visitor = accountVisitor(shop.origin);
    const [first = ''] = products(4);
    await wishes(visitor).add(first);
    await wishes(visitor).add('gid://shopify/Product/1');
    await waits(visitor).add('gid://shopify/ProductVariant/1');
    await signUp(visitor, newEmail());
    expect(await wishes(visitor).read()).toEqual([first]);
    expect(visitor.session.has('wishlist')).toBe(false);
    expect(visitor.session.has('backInStockVariants')).toBe(false);
  });

  it('stay in the session, and visible, when the Admin API fails at login', async () => {
    const visitor = accountVisitor(shop.origin);
    const [first = '', second = ''] = products(4);
    const variant = firstVariant();
    await wishes(visitor).add(first);
    await waits(visitor).add(variant);
    await breakShop(shop.origin, {
      operation: 'SetCustomerLists',
      kind: 'status',
      status: 503,
      count: 3,
    });
    await signUp(visitor, newEmail());
    expect(visitor.token.value).not.toBeNull();
    expect(await wishes(visitor).read()).toEqual([first]);
    // The page does not claim that the shop will mail about this variant.
    expect(await waits(visitor).read()).toEqual([]);
    expect(await pendingNote(visitor.context(), 'backInStock')).toMatchObject({
      save: expect.any(String) as string,
    });
    // The next change also moves the waiting entries.
    await wishes(visitor).add(second);
    expect(visitor.session.has('wishlist')).toBe(false);
    expect(await wishes(visitor).read()).toEqual([second, first]);
  });
});

describe('without a token for the Admin API', () => {
  it('the visitor’s lists are used and nothing is sent', async () => {
    const visitor = accountVisitor(shop.origin, 'de', null);
    const [first = '', second = ''] = products(4);
    const variant = firstVariant();
    await wishes(visitor).add(first);
    await forgetRequests(shop.origin);
    await signUp(visitor, newEmail());
    await wishes(visitor).add(second);
    expect(await waits(visitor).add(variant)).toMatchObject({status: 'saved'});
    expect(await pageLists(visitor.context())).toMatchObject({
      wishlist: [second, first],
      backInStock: {isSignedIn: true, wanted: [variant]},
    });
    expect(await pendingNote(visitor.context(), 'wishlist')).toBeNull();
    const names = await loggedOperations(shop.origin);
    expect(names).not.toContain('SetCustomerLists');
    expect(names).not.toContain('CustomerLists');
  });
});
