import {afterEach, expect, it, vi} from 'vitest';
import {loggedLines} from '../../../tests/support/logged-lines';
import {safeCheckoutUrl} from './checkout-url.server';

afterEach(() => vi.restoreAllMocks());

const hosts = {
  PUBLIC_CHECKOUT_DOMAIN: 'checkout.example.com',
  PUBLIC_STORE_DOMAIN: 'example.myshopify.com',
};

it.each([
  ['https://checkout.example.com/cart/c/abc?key=def'],
  ['https://example.myshopify.com/cart/c/abc?key=def'],
])('links to %s', (url) => {
  expect(safeCheckoutUrl(url, hosts)).toBe(url);
});

it.each([
  [null],
  [undefined],
  [''],
  ['not a url'],
  ['https://checkout.example.com@evil.example/cart'],
  ['https://user:pass@checkout.example.com/cart'],
  ['http://checkout.example.com/cart'],
  ['javascript:alert(1)//checkout.example.com'],
  ['//checkout.example.com/cart'],
])('does not link to %j (E5.12)', (url) => {
  expect(safeCheckoutUrl(url, hosts)).toBeNull();
});

it('links to a domain that is not configured, and logs it once', () => {
  vi.spyOn(console, 'error');
  const url = 'https://market.example/cart/c/abc?key=def';
  expect(safeCheckoutUrl(url, hosts)).toBe(url);
  safeCheckoutUrl(url, hosts);
  expect(loggedLines('checkout host')).toEqual([
    '{"event":"checkout host is not configured","host":"market.example"}',
  ]);
});

it('links to the local shop over http', () => {
  const local = 'http://127.0.0.1:4000';
  const ofLocal = {PUBLIC_CHECKOUT_DOMAIN: local, PUBLIC_STORE_DOMAIN: local};
  vi.spyOn(console, 'error');
  for (const origin of [local, 'http://market.localhost:4000']) {
    const url = `${origin}/cart/c/abc?key=def`;
    expect(safeCheckoutUrl(url, ofLocal)).toBe(url);
  }
});
