import {describe, expect, it} from 'vitest';
import {cookieScope} from '~/lib/environment/cookie-scope.server';
import {AppSession, sessionCookieName} from '~/lib/session/session.server';
import {type CustomerListName, listEntry} from './list-kinds';
import {
  addToSession,
  removeFromSession,
  sessionEntries,
} from './session-list.server';

const SECRETS = ['a secret of the tests, 32 characters'];

function openSession(cookie = '') {
  const request = new Request('https://shop.example/', {
    headers: cookie ? {Cookie: cookie} : {},
  });
  const scope = cookieScope({
    PUBLIC_SITE_URL: 'https://shop.example',
    PUBLIC_ENVIRONMENT: 'production',
  });
  return AppSession.init(request, SECRETS, scope);
}

/** The `Cookie` header of the visitor's next request. */
async function sent(session: AppSession): Promise<string> {
  return (await session.commit()).split(';')[0] ?? '';
}

const PREFIX = {
  wishlist: 'gid://shopify/Product/',
  backInStock: 'gid://shopify/ProductVariant/',
};

const ids = (name: CustomerListName, ...numbers: (number | string)[]) =>
  numbers.map((number) => `${PREFIX[name]}${number}`);

const product = (number: number) => `${PREFIX.wishlist}${number}`;
const variant = (number: number) => `${PREFIX.backInStock}${number}`;

/** A session whose list holds these numbers, the last in front. */
async function holding(name: CustomerListName, ...numbers: number[]) {
  const session = await openSession();
  for (const number of numbers) {
    addToSession(session, name, `${PREFIX[name]}${number}`);
  }
  return session;
}

/** A session as an earlier version or a defect may have left it. */
const withPacked = (packed: unknown) => ({get: () => packed});

describe('an entry', () => {
  it('is named by its global id or by its number', () => {
    expect(listEntry('wishlist', product(42))).toBe(product(42));
    expect(listEntry('wishlist', '42')).toBe(product(42));
    expect(listEntry('backInStock', '42')).toBe(variant(42));
  });

  it.each([
    null,
    undefined,
    42,
    '',
    '0',
    '042',
    '-1',
    '1.5',
    '1e3',
    ' 1',
    '1'.repeat(17),
    '1'.repeat(10_000),
    variant(42),
    `${product(42)}?a=1`,
    '😀',
  ])('of the wishlist is none in %j', (value) => {
    expect(listEntry('wishlist', value)).toBeNull();
  });
});

describe.each(['wishlist', 'backInStock'] as const)(
  'a visitor’s %s list',
  (name) => {
    it('is empty at first, and reading it sends no cookie', async () => {
      const session = await openSession();
      expect(sessionEntries(session, name)).toEqual([]);
      expect(session.isPending).toBe(false);
    });

    it('is there again with the next request, the newest first', async () => {
      const cookie = await sent(await holding(name, 1, 2));
      expect(cookie.startsWith(`${sessionCookieName(true)}=`)).toBe(true);
      const next = await openSession(cookie);
      expect(sessionEntries(next, name)).toEqual(ids(name, 2, 1));
      expect(removeFromSession(next, name, ids(name, 2, 9))).toEqual({
        ids: ids(name, 1),
        status: 'saved',
      });
    });

    it('sends no cookie for a change that changes nothing', async () => {
      const session = await openSession();
      removeFromSession(session, name, ids(name, 1));
      expect(session.isPending).toBe(false);
      const next = await openSession(await sent(await holding(name, 1)));
      addToSession(next, name, `${PREFIX[name]}1`);
      expect(next.isPending).toBe(false);
    });

    it('leaves nothing in the session when the last entry goes', async () => {
      const session = await holding(name, 1);
      removeFromSession(session, name, ids(name, 1));
      expect(await session.commit()).toMatch(/1970/);
    });

    it('of a tampered cookie is empty', async () => {
      const cookie = `${await sent(await holding(name, 1))}x`;
      expect(sessionEntries(await openSession(cookie), name)).toEqual([]);
    });

    it('comes back as it went in, beyond 2^53 too', async () => {
      const session = await openSession();
      const list = ids(name, '9999999999999999', 8_123_456_789_012, 36, 1);
      for (const id of list.toReversed()) addToSession(session, name, id);
      expect(sessionEntries(session, name)).toEqual(list);
    });

    it.each([undefined, null, 7, {}, [], '', '0.-.A.1!'])(
      'is empty for %j',
      (packed) => {
        expect(sessionEntries(withPacked(packed), name)).toEqual([]);
      },
    );
  },
);

describe('a visitor’s wishlist', () => {
  it('keeps the place of a product that is on it', async () => {
    const session = await holding('wishlist', 1, 2);
    expect(addToSession(session, 'wishlist', product(1)).ids).toEqual(
      ids('wishlist', 2, 1),
    );
  });

  it('refuses the 101st product, says nothing of being full to one that is on it', async () => {
    const numbers = Array.from({length: 100}, (_, index) => index + 1);
    const session = await holding('wishlist', ...numbers);
    const refused = addToSession(session, 'wishlist', product(101));
    expect(refused).toEqual({
      ids: ids('wishlist', ...numbers.toReversed()),
      status: 'full',
    });
    expect(addToSession(session, 'wishlist', product(7)).status).toBe('saved');
  });

  it('is read as earlier versions wrote it, without what is malformed, doubled or too much', () => {
    expect(
      sessionEntries(withPacked('a.-.A.a.0.zzzzzzzzzzzzzz..b'), 'wishlist'),
    ).toEqual(ids('wishlist', 10, 11));
    const many = Array.from({length: 150}, (_, index) =>
      (index + 1).toString(36),
    );
    expect(sessionEntries(withPacked(many.join('.')), 'wishlist')).toHaveLength(
      100,
    );
  });
});

describe('the variants that a visitor waits for', () => {
  it('are read as earlier versions wrote them', () => {
    expect(
      sessionEntries(
        withPacked(`18446744073709551615.abc.1e3.42.1${'0'.repeat(20)}.42`),
        'backInStock',
      ),
    ).toEqual(ids('backInStock', '18446744073709551615', 42));
  });

  it('lose the oldest when there are too many, and come to the front when wished again', async () => {
    const session = await holding('backInStock', 1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    addToSession(session, 'backInStock', variant(2));
    expect(addToSession(session, 'backInStock', variant(99)).ids).toEqual(
      ids('backInStock', 99, 2, 10, 9, 8, 7, 6, 5, 4, 3),
    );
  });
});
