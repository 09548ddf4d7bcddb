import {describe, expect, it} from 'vitest';
import {safeCheckoutUrl} from './checkout-url.server';

const hosts = {
  PUBLIC_CHECKOUT_DOMAIN: 'checkout.example.com',
  PUBLIC_STORE_DOMAIN: 'example.myshopify.com',
};

describe('safeCheckoutUrl', () => {
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
    ['https://evil.example/cart/c/abc'],
    ['https://checkout.example.com.evil.example/cart'],
    ['https://checkout.example.com@evil.example/cart'],
    ['https://user:pass@checkout.example.com/cart'],
    ['http://checkout.example.com/cart'],
    ['https://checkout.example.com:8443/cart'],
    ['javascript:alert(1)//checkout.example.com'],
    ['//checkout.example.com/cart'],
  ])('does not link to %j', (url) => {
    expect(safeCheckoutUrl(url, hosts)).toBeNull();
  });

  it('links to the local shop over http', () => {
    const url = 'http://127.0.0.1:4000/cart/c/abc?key=def';
    const local = 'http://127.0.0.1:4000';
    expect(
      safeCheckoutUrl(url, {
        PUBLIC_CHECKOUT_DOMAIN: local,
        PUBLIC_STORE_DOMAIN: local,
      }),
    ).toBe(url);
    expect(
      safeCheckoutUrl('http://127.0.0.1:9/cart', {
        PUBLIC_CHECKOUT_DOMAIN: local,
        PUBLIC_STORE_DOMAIN: local,
      }),
    ).toBeNull();
  });
});
