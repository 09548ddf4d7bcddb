import {expect} from '@playwright/test';
import {test} from '../support/test';

// Responses are the same at every width.
test.describe('addresses that lead elsewhere', () => {
  const PERSON = {
    'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
  };

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
