import {describe, expect, it} from 'vitest';
import {environmentOf} from './deployment.server';
import {parseEnv} from '~/lib/environment/env.server';

const env = (values: Record<string, string> = {}) =>
  parseEnv({
    SESSION_SECRET: 'a'.repeat(32),
    PUBLIC_STORE_DOMAIN: 'example.myshopify.com',
    PUBLIC_STOREFRONT_API_TOKEN: '0123456789abcdef0123456789abcdef',
    PRIVATE_STOREFRONT_API_TOKEN: 'shpat_example',
    PUBLIC_CHECKOUT_DOMAIN: 'checkout.example.com',
    PUBLIC_SITE_URL: 'https://example.com',
    ...values,
  });

const at = (address: string, values?: Record<string, string>) =>
  environmentOf(new Request(address), env(values));

describe('environmentOf', () => {
  it.each([
    ['https://example.com/', 'production'],
    ['https://www.example.com/', 'production'],
    ['https://shop-0a1b2c.o2.myshopify.dev/', 'preview'],
    ['https://myshopify.dev.evil.example/', 'production'],
    ['https://notmyshopify.dev/', 'production'],
  ])('takes %s for %s', (address, expected) => {
    expect(at(address).PUBLIC_ENVIRONMENT).toBe(expected);
  });

  it('never lets the host decide who may frame a page', () => {
    const preview = at('https://shop-0a1b2c.o2.myshopify.dev/');
    expect(preview.mayBeFramed).toBe(false);
    expect(
      at('https://example.com/', {PUBLIC_ENVIRONMENT: 'preview'}).mayBeFramed,
    ).toBe(true);
  });

  it('keeps what the environment says', () => {
    expect(
      at('https://x.myshopify.dev/', {PUBLIC_ENVIRONMENT: 'development'})
        .PUBLIC_ENVIRONMENT,
    ).toBe('development');
  });

  it('is production where a shop lives under such a host for good', () => {
    const address = 'https://shop.o2.myshopify.dev';
    expect(at(`${address}/`, {PUBLIC_SITE_URL: address})).toMatchObject({
      PUBLIC_ENVIRONMENT: 'production',
    });
  });
});
