import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {LOCALES} from '~/lib/i18n/locale';
import {loginPath, returnPath} from './return-path';

describe('returnPath', () => {
  it.each([
    ['/en/account/orders?after=a', '/account/orders?after=a'],
    ['/account/orders?after=a', '/account/orders?after=a'],
    ['/authors#a', '/authors#a'],
    ['/search?q=/en/b', '/search?q=/en/b'],
  ])('leads back to %s, in the language of the login page', (wanted, path) => {
    expect(returnPath(wanted, LOCALES.de)).toBe(path);
    expect(returnPath(wanted, LOCALES.en)).toBe(`/en${path}`);
  });

  it.each([
    null,
    '',
    '//evil.example',
    '/\\evil.example',
    '/%09/evil',
    'https:evil.example',
    'javascript:alert(1)',
    '/en//evil',
    '/auth/login',
    '/en/auth/logout',
    '/auth',
  ])('leads to the account instead of %j (E2.7)', (wanted) => {
    expect(returnPath(wanted, LOCALES.en)).toBe('/en/account');
    expect(returnPath(wanted, LOCALES.de)).toBe('/account');
  });

  it('never leads to another site after a login (E2.7, E6.4)', () => {
    const piece = fc.constantFrom(
      ...['/', '\\', '//', ':', '@', '.', '%2F', '%5C', '\t', '\n', '\r', ' '],
      ...['https', 'evil.example', 'javascript', 'en', 'account', '?', '#', 'ﾠ'],
    );
    const text = fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc.array(piece).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(text, (wanted) => {
        const path = returnPath(wanted, LOCALES.de);
        expect(new URL(path, 'https://shop.example').host).toBe('shop.example');
        expect(path).not.toMatch(/[\r\n\t]/);
      }),
      {numRuns: 2000},
    );
  });
});

describe('loginPath', () => {
  it('returns to the page, but not to the account itself', () => {
    expect(loginPath('/account/orders?a=1&b', LOCALES.de)).toBe(
      '/auth/login?redirect=%2Faccount%2Forders%3Fa%3D1%26b',
    );
    expect(loginPath('/en/account', LOCALES.en)).toBe('/en/auth/login');
  });
});
