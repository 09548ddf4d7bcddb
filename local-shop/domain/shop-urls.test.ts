import {expect, test} from 'vitest';
import type {Shop} from '../context';
import {
  activationUrl,
  parseMailLink,
  resetUrl,
  storefrontUrl,
} from './shop-urls';

const shop = {
  origin: 'http://127.0.0.1:4000',
  storefrontOrigin: 'http://localhost:3000',
} as Shop;
const CUSTOMER = 'gid://shopify/Customer/7';

test('English pages are under /en, German ones at the bare path', () => {
  expect(storefrontUrl(shop, 'de', '/')).toBe('http://localhost:3000/');
  expect(storefrontUrl(shop, 'en', '/')).toBe('http://localhost:3000/en');
  expect(storefrontUrl(shop, 'en', '/cart')).toBe(
    'http://localhost:3000/en/cart',
  );
});

test.each(['de', 'en'] as const)('a %s mail link is read back', (locale) => {
  const reset = resetUrl(shop, locale, CUSTOMER, 'abc');
  expect(parseMailLink(shop, 'reset', reset)).toEqual({
    customerNumber: 7,
    token: 'abc',
  });
  expect(parseMailLink(shop, 'activate', reset)).toBeNull();
  const activation = activationUrl(shop, locale, CUSTOMER, 'abc');
  expect(parseMailLink(shop, 'activate', activation)).not.toBeNull();
});

test.each([
  'no link',
  'http://evil.example/account/reset/7/abc',
  'http://localhost:3000.evil.example/account/reset/7/abc',
  'http://localhost:3000/account/reset/7',
  'http://localhost:3000/account/reset/x/abc',
  'http://localhost:3000/fr/account/reset/7/abc',
])('%s is no link of a reset mail', (link) => {
  expect(parseMailLink(shop, 'reset', link)).toBeNull();
});
