import {expect} from '@playwright/test';
import {test} from '../support/test';

// Responses are the same at every width.
test.describe('addresses that lead elsewhere', () => {
  const PERSON = {
    'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
  };

  test('/auth leads to the login, with the way back', async ({request}) => {
    const response = await request.get('/en/auth?redirect=%2Ffaq', {
      maxRedirects: 0,
    });
    expect(response.status()).toBe(302);
    expect(response.headers().location).toBe('/en/auth/login?redirect=%2Ffaq');
  });

  test('/ sends an English browser to /en', async ({request}) => {
    const headers = {...PERSON, 'Accept-Language': 'en-GB,en;q=0.9,de;q=0.5'};
    const home = await request.get('/', {headers, maxRedirects: 0});
    expect(home.status()).toBe(302);
    expect(home.headers().location).toMatch(/\/en$/);
    expect(home.headers()['set-cookie']).toContain('i18n_redirected=en');
  });

  test('a page has one address, in small letters', async ({request}) => {
    for (const [path, small] of [
      ['/FAQ?a=B', '/faq?a=B'],
      ['/EN/Docs', '/en/docs'],
    ] as const) {
      const response = await request.get(path, {maxRedirects: 0});
      expect(response.status()).toBe(301);
      expect(response.headers().location).toBe(small);
    }
  });

  test('a merchant redirect works', async ({request}) => {
    const document = await request.get('/en/map?a=1', {
      headers: PERSON,
      maxRedirects: 0,
    });
    expect(document.status()).toBe(301);
    expect(document.headers().location).toMatch(
      /\/en\/products\/metarmap\?a=1$/,
    );
  });
});
