import {expect, it} from 'vitest';
import {isSecretUrl} from './secret-url';

const SITE = 'https://metarmap.example';

it.each([
  '/account/reset/1/abc',
  '/en/account/activate/1/abc',
  '/account/orders/abc',
  '/en/account/orders/abc.data',
  '/en/account/orders/abc?print',
  '/auth/login?redirect=%2Faccount%2Forders%2Fabc',
  '/en/newsletter?token=abc',
  '/back-in-stock?token=abc',
  '/newsletter?a=?&b=1&token=abc',
  '/en/legal/revocation/withdraw?order=a1b2',
])('treats %s as secret (E2.13)', (path) => {
  expect(isSecretUrl(new URL(SITE + path))).toBe(true);
});

it.each([
  '/',
  '/account',
  '/en/account/orders',
  '/account/orders?after=abc',
  '/auth/login?redirect=%2Faccount%2Forders',
  '/products/metarmap?a=/account',
  '/newsletter',
  '/legal/revocation/withdraw',
])('does not treat %s as secret', (path) => {
  expect(isSecretUrl(new URL(SITE + path))).toBe(false);
});

it('checks any address quickly', () => {
  const url = new URL(`${SITE}/?redirect=${'/newsletter?a'.repeat(5000)}`);
  const begin = performance.now();
  expect(isSecretUrl(url)).toBe(false);
  expect(performance.now() - begin).toBeLessThan(1000);
});
