import {describe, expect, it, vi} from 'vitest';
import {MOST_WANTED, packVariants} from '~/lib/customer-lists/wanted-variants';
import {MOST_CODES} from '~/lib/cart/quantity';
import {cartProblem, type CartProblem} from '~/lib/cart/cart-problem';
import {cookieScope} from '~/lib/environment/cookie-scope.server';
import {AppSession, type SessionValues} from './session.server';
import {MOST_PRODUCTS, packWishlist} from '~/lib/customer-lists/wishlist';

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

const variants = Array.from({length: MOST_WANTED}, (_, i) =>
  String(9_999_999_999_999_999_990n + BigInt(i)),
);

/**
 * Each value as large as it gets; the type names every one of them. Longer texts in
 * `cartProblems`, in scripts of several bytes a letter, are what `EXPENDABLE` is for.
 */
const FULLEST: Required<SessionValues> = {
  country: 'CH',
  customerToken: 'f'.repeat(64),
  customerTokenExpiresAt: '2026-12-31T23:59:59.999Z',
  customerOpaqueToken: `session-${crypto.randomUUID()}`,
  accountNotice: 'logoutFailed',
  wishlistProblem: 'unavailable',
  backInStockProblem: 'unavailable',
  wishlist: packWishlist(
    Array.from({length: MOST_PRODUCTS}, (_, i) => Number.MAX_SAFE_INTEGER - i),
  ),
  wantedVariants: packVariants(variants),
  giftCardCodes: Array<string>(MOST_CODES).fill('A'.repeat(20)),
  cartProblems: Array<CartProblem>(3).fill(
    cartProblem('warning', 'giftCardsUnavailable', {subject: 'x'.repeat(100)}),
  ),
};

const keysOf = <Key extends string>(values: Record<Key, unknown>): Key[] =>
  Object.keys(values) as Key[];

const nameAndValue = (setCookie: string) => setCookie.split(';')[0] ?? '';

describe('AppSession', () => {
  it('keeps a value from one request to the next', async () => {
    const first = await open(null);
    first.set('country', 'CH');
    const second = await open(nameAndValue(await first.commit()));
    expect(second.get('country')).toBe('CH');
  });

  it('is not pending after reading, only after a change', async () => {
    const session = await open(null);
    const {set, unset} = session;
    session.get('country');
    session.has('country');
    expect(session.isPending).toBe(false);
    set('country', 'AT');
    expect(session.isPending).toBe(true);
    const other = await open(null);
    expect(other.isPending).toBe(false);
    unset.call(other, 'country');
    expect(session.isPending).toBe(true);
  });

  it('reads a cookie signed with an older secret and signs with the newest', async () => {
    const old = await open(null, [SECRET]);
    old.set('country', 'FR');
    const rotated = await open(nameAndValue(await old.commit()), [
      NEW_SECRET,
      SECRET,
    ]);
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
  ])('treats a cookie of %s as an empty session', async (_, cookie) => {
    const session = await open(cookie);
    expect(session.get('country')).toBeUndefined();
    // What was sent in vain is taken back.
    expect(session.isPending).toBe(cookie !== 'session=');
    expect(await session.commit()).toMatch(/^session=;.*1970/);
  });

  it('leaves the cookies of others alone', async () => {
    expect((await open('cart=abc; my-session=x')).isPending).toBe(false);
  });

  it('holds all that can come together', async () => {
    // The attributes of a preview are the longest.
    const preview = scope('https://metarmap.example', 'preview');
    const session = await open(null, [SECRET], preview);
    for (const key of keysOf(FULLEST)) session.set(key, FULLEST[key]);
    const cookie = nameAndValue(await session.commit());
    const kept = await open(cookie, [SECRET], preview);
    for (const key of keysOf(FULLEST)) {
      expect(kept.get(key), key).toEqual(FULLEST[key]);
    }
  });

  it('that is too large loses messages and lists, never the login', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const session = await open(null);
    session.set('customerToken', 'token');
    session.set('wishlist', '1.2.3');
    session.set('cartProblems', [
      cartProblem('error', 'badInput', {subject: 'x'.repeat(4000)}),
    ]);
    const kept = await open(nameAndValue(await session.commit()));
    expect(kept.get('cartProblems')).toBeUndefined();
    expect(kept.get('wishlist')).toBe('1.2.3');
    expect(log).toHaveBeenCalledOnce();
    session.set('wishlist', '1.'.repeat(4000));
    const rest = await open(nameAndValue(await session.commit()));
    expect(rest.get('wishlist')).toBeUndefined();
    expect(rest.get('customerToken')).toBe('token');
    session.set('customerToken', 'x'.repeat(5000));
    expect(await session.commit()).toMatch(/^session=;.*1970/);
    log.mockRestore();
  });

  it('treats a cookie signed with a foreign secret as an empty session', async () => {
    const foreign = await open(null, ['f'.repeat(32)]);
    foreign.set('country', 'FR');
    const session = await open(nameAndValue(await foreign.commit()));
    expect(session.get('country')).toBeUndefined();
  });

  it('uses the __Host- prefix and Secure over HTTPS only', async () => {
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

  it('stays with a preview inside the admin’s frame', async () => {
    const preview = scope('https://example.com', 'preview');
    const line = await (await open(null, [SECRET], preview)).commit();
    for (const flag of ['SameSite=None', 'Secure', 'Partitioned', 'HttpOnly']) {
      expect(line).toContain(flag);
    }
  });
});
