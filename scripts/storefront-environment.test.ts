import {afterEach, expect, it, vi} from 'vitest';
import {storefrontEnvironment} from './storefront-environment';

afterEach(() => vi.restoreAllMocks());

const STORE = {
  SESSION_SECRET: 'a'.repeat(32),
  PUBLIC_STOREFRONT_API_TOKEN: '0123456789abcdef0123456789abcdef',
  PRIVATE_STOREFRONT_API_TOKEN: 'shpat_example',
  PUBLIC_CHECKOUT_DOMAIN: 'checkout.example.com',
  PUBLIC_SITE_URL: 'https://example.com',
};

it('warns of a store that does not exist, by the name of its variable', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  storefrontEnvironment({...STORE, PUBLIC_STORE_DOMAIN: 'no-such.invalid'});
  await vi.waitFor(
    () =>
      expect(warn).toHaveBeenCalledWith(
        expect.stringMatching(
          /^PUBLIC_STORE_DOMAIN cannot be reached: .*no-such\.invalid/,
        ),
      ),
    {timeout: 20_000},
  );
});

it('says which addresses current accounts need, and that Shopify takes no localhost', () => {
  const noteAt = (PUBLIC_SITE_URL: string) =>
    storefrontEnvironment({
      ...STORE,
      PUBLIC_STORE_DOMAIN: 'http://127.0.0.1:9',
      PUBLIC_CUSTOMER_ACCOUNTS: 'current',
      PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: 'id',
      SHOP_ID: '1',
      PUBLIC_SITE_URL,
    }).note;
  expect(noteAt('https://example.com')).toBe(
    'Signing in leads back to https://example.com/account/authorize and https://example.com/en/account/authorize, signing out to https://example.com/ and https://example.com/en: register them (docs/real-store.md).',
  );
  expect(noteAt('http://localhost:3000')).toMatch(/PUBLIC_SITE_URL .* tunnel/);
});

it('says nothing of the local shop', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(storefrontEnvironment({}).usesLocalShop).toBe(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(warn).not.toHaveBeenCalled();
});
