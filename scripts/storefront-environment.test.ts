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

it('says nothing of the local shop', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(storefrontEnvironment({}).usesLocalShop).toBe(true);
  await new Promise((resolve) => setTimeout(resolve));
  expect(warn).not.toHaveBeenCalled();
});
