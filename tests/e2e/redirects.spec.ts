import {expect} from '@playwright/test';
import {test} from '../support/test';

// Responses are the same at every width.
test.describe('addresses that lead elsewhere', () => {
  const PERSON = {
    'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
  };

  test('/de leads to the bare path and keeps the query', async ({request}) => {
    const response = await request.get('/de/products/metarmap?a=1', {
      maxRedirects: 0,
    });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toMatch(/\/products\/metarmap\?a=1$/);
  });

  test('a slash too many is taken away and the query kept', async ({
    request,
  }) => {
    for (const [path, target] of [
      ['/en//cart?a=1', '/en/cart?a=1'],
      ['/legal/imprint/?a=1', '/legal/imprint?a=1'],
      ['/en/', '/en'],
    ] as const) {
      const response = await request.get(path, {maxRedirects: 0});
      expect(response.status(), path).toBe(301);
      expect(response.headers().location).toBe(target);
    }
  });

  test('/auth leads to the login, with the way back', async ({request}) => {
    for (const prefix of ['', '/en']) {
      const response = await request.get(`${prefix}/auth?redirect=%2Ffaq`, {
        maxRedirects: 0,
      });
      expect(response.status()).toBe(302);
      expect(response.headers().location).toBe(
        `${prefix}/auth/login?redirect=%2Ffaq`,
      );
    }
  });

  test('only / sends an English browser to /en, and a bot nowhere', async ({
    request,
  }) => {
    const english = {...PERSON, 'Accept-Language': 'en-GB,en;q=0.9,de;q=0.5'};
    const visit = (path: string, headers: Record<string, string>) =>
      request.get(path, {headers, maxRedirects: 0});
    const home = await visit('/', english);
    expect(home.status()).toBe(302);
    expect(home.headers().location).toMatch(/\/en$/);
    expect(home.headers()['set-cookie']).toContain('i18n_redirected=en');
    expect((await visit('/products/metarmap', english)).status()).toBe(200);
    // The cookie of the first answer would decide for the bot.
    const bot = {...english, Cookie: '', 'User-Agent': 'Googlebot/2.1'};
    expect((await visit('/', bot)).status()).toBe(200);
  });

  test('an unknown language is a page that does not exist', async ({
    request,
  }) => {
    for (const path of ['/fr', '/fr/products/metarmap', '/EN/cart']) {
      const response = await request.get(path, {headers: PERSON});
      expect(response.status(), path).toBe(404);
    }
  });

  test('/admin leads to the shop’s admin', async ({request}) => {
    for (const path of ['/admin', '/admin/', '/en/admin']) {
      const response = await request.get(path, {maxRedirects: 0});
      expect(response.status(), path).toBe(302);
      expect(response.headers().location).toMatch(
        /^http:\/\/127\.0\.0\.1:\d+\/admin$/,
      );
    }
  });

  test('a merchant redirect works for documents and for client navigation', async ({
    request,
  }) => {
    const document = await request.get('/en/map?a=1', {
      headers: PERSON,
      maxRedirects: 0,
    });
    expect(document.status()).toBe(301);
    expect(document.headers().location).toMatch(
      /\/en\/products\/metarmap\?a=1$/,
    );
    const data = await request.get('/en/map.data', {headers: PERSON});
    expect(data.status()).toBe(202);
    expect(await data.text()).toContain('/en/products/metarmap');
  });
});
