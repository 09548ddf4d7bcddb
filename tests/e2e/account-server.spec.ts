import {expect} from '@playwright/test';
import {test} from '../support/test';

/** A customer's token, as the shop gives it. */
const TOKEN = /["\\][0-9a-f]{32}["\\]/;

test.describe('the server', () => {
  const form = {email: 'maxwell@example.com', password: 'wolkenfrei'};

  test('keeps account pages from visitors and caches, and the token from the customer’s browser (E2.13, E2.14, E2.22)', async ({
    request,
  }) => {
    for (const path of ['/account', '/en/account']) {
      const response = await request.get(path, {maxRedirects: 0});
      expect(response.status()).toBe(302);
      expect(response.headers()['cache-control']).toBe('private, no-store');
    }
    const visit = await request.get('/account.data', {maxRedirects: 0});
    expect(await visit.text()).toContain('/auth/login');
    const part = await request.get(
      '/account.data?_routes=routes%2F%28%24locale%29.account._index',
      {maxRedirects: 0},
    );
    expect(await part.text()).toContain('/auth/login');
    // A customer without orders: the keys of orders would look the same.
    await request.post('/auth/login', {
      form: {...form, email: 'nina@example.com'},
    });
    for (const path of [
      '/account',
      '/account/orders',
      '/account/notifications',
      '/account/profile',
      '/account/password',
      '/account/addresses/new',
      '/auth/recover',
    ]) {
      for (const address of [path, `${path}.data`]) {
        const response = await request.get(address);
        const {'cache-control': cacheControl, ...headers} = response.headers();
        expect(cacheControl, address).toBe('private, no-store');
        const sent = JSON.stringify(headers) + (await response.text());
        expect(TOKEN.test(sent), address).toBe(false);
      }
    }
  });

  test('accepts no form from another site (E1.6, E2.8)', async ({request}) => {
    await request.post('/auth/login', {form});
    for (const path of [
      '/auth/login',
      '/auth/logout',
      '/account?index',
      '/account/profile',
      '/account/reset/1/abc',
      '/cart',
    ]) {
      for (const address of [`/en${path}`, path.replace(/(?=\?|$)/, '.data')]) {
        const response = await request.post(address, {
          headers: {Origin: 'https://evil.example'},
          form,
          maxRedirects: 0,
        });
        expect(response.status(), address).toBe(403);
        const headers = response.headers();
        expect(headers['set-cookie'], address).toBeUndefined();
        // The header is set on every document and data request that reaches a loader.
        expect(headers['server-timing'], address).toBeUndefined();
      }
    }
    expect((await request.get('/account', {maxRedirects: 0})).status()).toBe(
      200,
    );
  });

  test('signs out only by POST from its own pages (E2.6)', async ({
    request,
  }) => {
    await request.post('/auth/login', {form});
    expect((await request.get('/auth/logout')).status()).toBe(405);
    const cookies = await request.storageState();
    await request.post('/auth/logout');
    const after = await request.get('/account', {maxRedirects: 0});
    expect(after.status()).toBe(302);
    // The old cookie gives no access: Shopify has deleted its token.
    const old = cookies.cookies.find(({name}) => name === 'account');
    const replay = await request.get('/account', {
      maxRedirects: 0,
      headers: {Cookie: `account=${old?.value}`},
    });
    expect(replay.status()).toBe(302);
  });
});
