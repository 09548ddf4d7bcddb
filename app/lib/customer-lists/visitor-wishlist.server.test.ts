import {describe, expect, it} from 'vitest';
import {cookieScope} from '~/lib/environment/cookie-scope.server';
import {AppSession, sessionCookieName} from '~/lib/session/session.server';
import {visitorWishlist} from './visitor-wishlist.server';

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

describe('a visitor’s wishlist', () => {
  it('is empty at first, and reading it sends no cookie', async () => {
    const session = await openSession();
    expect(await visitorWishlist(session).read()).toEqual([]);
    expect(session.isPending).toBe(false);
  });

  it('is there again with the next request', async () => {
    const session = await openSession();
    const store = visitorWishlist(session);
    await store.add(1);
    expect(await store.add(2)).toEqual({products: [2, 1], status: 'saved'});
    const cookie = await sent(session);
    expect(cookie.startsWith(`${sessionCookieName(true)}=`)).toBe(true);
    const next = visitorWishlist(await openSession(cookie));
    expect(await next.read()).toEqual([2, 1]);
    expect(await next.remove([2, 9])).toEqual({
      products: [1],
      status: 'saved',
    });
  });

  it('sends no cookie for a change that changes nothing', async () => {
    const session = await openSession();
    const store = visitorWishlist(session);
    await store.remove([1]);
    expect(session.isPending).toBe(false);
  });

  it('leaves nothing in the session when the last product goes', async () => {
    const session = await openSession();
    const store = visitorWishlist(session);
    await store.add(1);
    await store.remove([1]);
    expect(session.has('wishlist')).toBe(false);
  });

  it('refuses the 101st product and keeps the list', async () => {
    const store = visitorWishlist(await openSession());
    for (let number = 1; number <= 100; number += 1) await store.add(number);
    const {status, products} = await store.add(101);
    expect(status).toBe('full');
    expect(products).toHaveLength(100);
    expect(products).not.toContain(101);
  });

  it('of a tampered cookie is empty', async () => {
    const session = await openSession();
    await visitorWishlist(session).add(1);
    const cookie = `${await sent(session)}x`;
    expect(await visitorWishlist(await openSession(cookie)).read()).toEqual([]);
  });
});
