import {describe, expect, it} from 'vitest';
import {cartProblem, type CartProblem} from '~/lib/cart/cart-problem';
import {cookieScope} from '~/lib/environment/cookie-scope.server';
import {
  AppSession,
  type SessionFlash,
  type SessionValues,
} from './session.server';
import {CUSTOMER_LISTS} from '~/lib/customer-lists/list-kinds';

const SECRET = 's'.repeat(32);
const NEW_SECRET = 'n'.repeat(32);

const scope = (
  PUBLIC_SITE_URL: string,
  PUBLIC_ENVIRONMENT: 'production' | 'preview' = 'production',
) => cookieScope({PUBLIC_SITE_URL, PUBLIC_ENVIRONMENT});
const LOCAL = scope('http://localhost:3000');

const open = (
  cookie: string | null,
  secrets = [SECRET],
  cookieScopeOf = LOCAL,
) =>
  AppSession.init(
    new Request('http://localhost/', {
      headers: cookie ? {Cookie: cookie} : {},
    }),
    secrets,
    cookieScopeOf,
  );

/** A list with as many entries as it may have, each as long as an entry can be. */
function fullList(name: keyof typeof CUSTOMER_LISTS): string {
  const {max} = CUSTOMER_LISTS[name].session;
  return Array.from({length: max}, (_, i) =>
    (10 ** 15 - 1 - i).toString(36),
  ).join('.');
}

/**
 * Each value as large as it gets; the type names every one of them. Longer texts in
 * `cartProblems`, in scripts of several bytes a letter, are what `EXPENDABLE` is for.
 */
const FULLEST: Required<
  Omit<SessionValues, 'customerToken' | 'customerTokenExpiresAt'>
> = {
  country: 'CH',
  customerOpaqueToken: `session-${crypto.randomUUID()}`,
  wishlist: fullList('wishlist'),
  backInStockVariants: fullList('backInStock'),
};

const LARGEST_FLASH: SessionFlash = {
  accountNotice: 'otherCustomer',
  logoutFailed: true,
  wishlistProblem: 'unavailable',
  backInStockProblem: 'unavailable',
  cartProblems: Array<CartProblem>(3).fill(
    cartProblem('warning', 'giftCardsUnavailable', {subject: 'x'.repeat(100)}),
  ),
};

const keysOf = <Key extends string>(values: Record<Key, unknown>): Key[] =>
  Object.keys(values) as Key[];

const nameAndValue = (setCookie: string) => setCookie.split(';')[0] ?? '';

describe('AppSession', () => {
  it('returns a stored message once, and then sends its cookie without it', async () => {
    const form = await open(null);
    form.flash('accountNotice', 'saved');
    expect(form.isPending).toBe(true);
    const page = await open(nameAndValue(await form.commit()));
    expect(page.take('wishlistProblem')).toBeNull();
    expect(page.isPending).toBe(false);
    expect(page.take('accountNotice')).toBe('saved');
    expect(page.take('accountNotice')).toBeNull();
    expect(page.isPending).toBe(true);
    expect(await page.commit()).toMatch(/^session=;.*1970/);
  });

  it('reads a cookie signed with an older secret and signs with the newest (E2.3)', async () => {
    const old = await open(null, [SECRET]);
    old.set('country', 'FR');
    const cookie = nameAndValue(await old.commit());
    expect((await open(cookie, [NEW_SECRET])).get('country')).toBeUndefined();
    const rotated = await open(cookie, [NEW_SECRET, SECRET]);
    expect(rotated.get('country')).toBe('FR');
    const newest = nameAndValue(await rotated.commit());
    expect((await open(newest, [NEW_SECRET])).get('country')).toBe('FR');
  });

  it.each([
    ['garbage', 'session=garbage'],
    ['no signature', `session=${btoa('{"country":"FR"}')}`],
    ['a signature that is no base64', 'session=eyJ9.%%%'],
    ['5 KB', `session=${'a'.repeat(5000)}.b`],
    ['nothing', 'session='],
  ])('treats a cookie of %s as an empty session (E2.3)', async (_, cookie) => {
    const session = await open(cookie);
    expect(session.get('country')).toBeUndefined();
    // A useless cookie is deleted.
    expect(session.isPending).toBe(cookie !== 'session=');
    expect(await session.commit()).toMatch(/^session=;.*1970/);
  });

  it('has room for everything that it may contain at once (E2.3)', async () => {
    // The attributes of a preview are the longest.
    const preview = scope('https://metarmap.example', 'preview');
    const session = await open(null, [SECRET], preview);
    for (const key of keysOf(FULLEST)) session.set(key, FULLEST[key]);
    for (const key of keysOf(LARGEST_FLASH)) {
      session.flash(key, LARGEST_FLASH[key]);
    }
    const cookie = nameAndValue(await session.commit());
    const stored = await open(cookie, [SECRET], preview);
    for (const key of keysOf(FULLEST)) {
      expect(stored.get(key), key).toEqual(FULLEST[key]);
    }
    for (const key of keysOf(LARGEST_FLASH)) {
      expect(stored.take(key), key).toEqual(LARGEST_FLASH[key]);
    }
  });

  it('uses the __Host- prefix and Secure over HTTPS only (E2.1)', async () => {
    const https = scope('https://example.com');
    const secure = await (await open(null, [SECRET], https)).commit();
    expect(secure).toMatch(/^__Host-session=/);
    for (const flag of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) {
      expect(secure).toContain(flag);
    }
    const local = await (await open(null)).commit();
    expect(local).toMatch(/^session=/);
    expect(local).not.toContain('Secure');
  });
});
