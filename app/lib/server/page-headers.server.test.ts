import {describe, expect, it} from 'vitest';
import {setPageHeaders} from './page-headers.server';

/** `Cache-Control` and `Vary` of a response to a request. */
function headersOf(
  path: string,
  {
    Cookie = '',
    decided = '',
    method = 'GET',
    setCookie = '',
    status = 200,
  }: {
    Cookie?: string;
    /** What the route has decided. */
    decided?: string;
    method?: string;
    setCookie?: string;
    status?: number;
  } = {},
): (string | null)[] {
  const request = new Request(`https://metarmap.example${path}`, {
    method,
    headers: {Cookie},
  });
  const response = new Response(null, {
    status,
    headers: {
      ...(decided && {'Cache-Control': decided}),
      ...(setCookie && {'Set-Cookie': setCookie}),
    },
  });
  setPageHeaders(request, response);
  return ['Cache-Control', 'Vary'].map((name) => response.headers.get(name));
}

const NOT_STORED = ['private, no-store', 'Cookie'];

describe('setPageHeaders', () => {
  it.each([
    '/account',
    '/en/account',
    '/account.data',
    '/en/account/nothing-here',
    '/account/addresses/999',
    '/auth/login',
    '/back-in-stock',
    '/buy/1:1',
    '/cart',
    '/cart/1:1',
    '/consent',
    '/contact',
    '/country/offer',
    '/discount/METAR',
    '/en/legal/cookies',
    '/legal/revocation/withdraw',
    '/newsletter',
    '/wishlist',
  ])('lets nobody store %s (E2.14)', (path) => {
    expect(headersOf(path)).toEqual(NOT_STORED);
    expect(headersOf(path, {status: 404})).toEqual(NOT_STORED);
  });

  it.each(['/', '/en', '/accounts', '/products/account', '/en/cartography'])(
    'lets an anonymous visitor store %s, and makes one with a cart ask each time (E3.7)',
    (path) => {
      expect(headersOf(path)).toEqual([null, 'Cookie']);
      expect(headersOf(path, {Cookie: 'session =x'})).toEqual([
        'private, no-cache',
        'Cookie',
      ]);
    },
  );

  it('lets nobody store the response to a form (E2.14)', () => {
    expect(headersOf('/products/map', {method: 'POST'})).toEqual(NOT_STORED);
  });

  it.each([301, 302, 500, 503])(
    'stores no %i, which may be over with the next request',
    (status) => {
      expect(headersOf('/products/map', {status})[0]).toBe('no-store');
    },
  );

  it('leaves what the route has decided (E3.7)', () => {
    const decided = 'public, max-age=86400';
    const given = {Cookie: 'cart=x', decided};
    expect(headersOf('/robots.txt', given)).toEqual([decided, null]);
  });

  it('lets nobody store a cookie, such as renewed tokens, whatever the route has decided (E2.14)', () => {
    const decided = 'public, max-age=60';
    const given = {decided, setCookie: 'account=sealed'};
    expect(headersOf('/weather/reports', given)).toEqual(NOT_STORED);
  });
});
