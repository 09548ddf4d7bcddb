import {describe, expect, it} from 'vitest';
import {cookieScope} from '~/lib/environment/cookie-scope.server';
import {AccountCookie} from '~/lib/session/account-cookie.server';
import {AppSession} from '~/lib/session/session.server';
import {MAX_WISHLIST_PRODUCTS} from '~/lib/limits/limits';
import {changeWishlist, CustomerList} from './customer-list.server';
import {type CustomerListName, listEntry} from './list-kinds';

type Context = Parameters<typeof changeWishlist>[0];

const SECRETS = ['a secret of the tests, 32 characters'];

/** A visitor without an account; the lists need only the session. */
async function visitor(cookie = '') {
  const request = new Request('https://shop.example/', {
    headers: cookie ? {Cookie: cookie} : {},
  });
  const scope = cookieScope({
    PUBLIC_SITE_URL: 'https://shop.example',
    PUBLIC_ENVIRONMENT: 'production',
  });
  const session = await AppSession.init(request, SECRETS, scope);
  const token = new AccountCookie({secrets: SECRETS, scope});
  const context = {session, token} as Partial<Context> as Context;
  return {
    session,
    context,
    list: (name: CustomerListName) => new CustomerList(context, name),
    /** The same visitor's next request. */
    next: async () => visitor((await session.commit()).split(';')[0]),
  };
}

const PREFIX = {
  wishlist: 'gid://shopify/Product/',
  backInStock: 'gid://shopify/ProductVariant/',
};

const ids = (name: CustomerListName, ...numbers: number[]) =>
  numbers.map((number) => `${PREFIX[name]}${number}`);

const product = (number: number) => `${PREFIX.wishlist}${number}`;
const variant = (number: number) => `${PREFIX.backInStock}${number}`;

/** A visitor with these numbers in their list; the last number comes first. */
async function holding(name: CustomerListName, ...numbers: number[]) {
  const holder = await visitor();
  for (const id of ids(name, ...numbers)) await holder.list(name).add(id);
  return holder;
}

it('an entry is named by its global id or by its number', () => {
  expect(listEntry('wishlist', product(42))).toBe(product(42));
  expect(listEntry('wishlist', '42')).toBe(product(42));
  expect(listEntry('backInStock', '42')).toBe(variant(42));
});

it.each([
  ...[null, 42, '', '0', '042', '-1', '1.5', '1e3', ' 1', '😀'],
  ...['1'.repeat(16), '1'.repeat(10_000), variant(42), `${product(42)}?a=1`],
])('%j is not an entry of the wishlist', (value) => {
  expect(listEntry('wishlist', value)).toBeNull();
});

describe.each(['wishlist', 'backInStock'] as const)(
  'a visitor’s %s list',
  (name) => {
    it('is read by the next request, newest entry first', async () => {
      const longest = 999_999_999_999_999;
      const next = await (await holding(name, 1, longest, 36)).next();
      expect(await next.list(name).read()).toEqual(ids(name, 36, longest, 1));
      await next.list(name).add(ids(name, 1)[0] ?? '');
      expect(next.session.isPending).toBe(false);
      expect(await next.list(name).remove(ids(name, longest, 9))).toEqual({
        ids: ids(name, 36, 1),
        status: 'saved',
      });
    });

    it('leaves nothing in the session when the last entry goes', async () => {
      const {session, list} = await holding(name, 1);
      await list(name).remove(ids(name, 1));
      expect(await session.commit()).toMatch(/1970/);
    });

    it.each(['', '0.-..1!0', 'zzzzzzzzzzzzzz'])(
      'reads no malformed entries from %j',
      async (packed) => {
        const {session, list} = await visitor();
        const key = name === 'wishlist' ? 'wishlist' : 'backInStockVariants';
        session.set(key, `${packed}.a.a`);
        const found = await list(name).read();
        expect(found).toContain(ids(name, 10)[0]);
        expect(ids(name, 1, 10)).toEqual(expect.arrayContaining([...found]));
      },
    );
  },
);

it('a full wishlist refuses a product too many, but not one that is already on it', async () => {
  const numbers = Array.from(
    {length: MAX_WISHLIST_PRODUCTS},
    (_, index) => index + 1,
  );
  const {list} = await holding('wishlist', ...numbers);
  const stored = ids('wishlist', ...numbers.toReversed());
  expect(
    await list('wishlist').add(product(MAX_WISHLIST_PRODUCTS + 1)),
  ).toEqual({
    ids: stored,
    status: 'full',
  });
  expect(await list('wishlist').add(product(7))).toEqual({
    ids: stored,
    status: 'saved',
  });
});

it.each([
  {},
  {buy: '8'},
  {add: ''},
  {remove: '-8'},
  {add: variant(8)},
  {add: '7'.repeat(10_000)},
] as Record<string, string>[])(
  'a wishlist is not changed by a form of %j',
  async (fields) => {
    const {context, list} = await holding('wishlist', 7);
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    expect(await changeWishlist(context, form)).toMatchObject({
      status: 'badInput',
    });
    expect(await list('wishlist').read()).toEqual([product(7)]);
  },
);

it('the list of variants that a visitor waits for drops the oldest when there are too many', async () => {
  const {list} = await holding('backInStock', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
  expect((await list('backInStock').add(variant(99))).ids).toEqual(
    ids('backInStock', 99, 10, 9, 8, 7, 6, 5, 4, 3, 2),
  );
});
