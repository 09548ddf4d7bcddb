import {expect, it, vi} from 'vitest';
import {loggedLines} from '../tests/support/logged-lines';
import {
  environmentOrExit,
  storefrontEnvironment,
} from './storefront-environment';

const STORE = {
  SESSION_SECRET: 'a'.repeat(32),
  PUBLIC_STORE_DOMAIN: 'example.myshopify.com',
  PUBLIC_STOREFRONT_API_TOKEN: '0123456789abcdef0123456789abcdef',
  PRIVATE_STOREFRONT_API_TOKEN: 'shpat_example',
  PUBLIC_CHECKOUT_DOMAIN: 'checkout.example.com',
  PUBLIC_SITE_URL: 'https://example.com',
  PUBLIC_CUSTOMER_ACCOUNTS: 'current',
  PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: 'shp_1',
  SHOP_ID: '1',
};

it('gives the worker the variables of a linked store, and no others of this machine', () => {
  const {usesLocalShop, bindings} = storefrontEnvironment({
    ...STORE,
    HOME: '/root',
    PRIVATE_KEY: 'of this machine',
  });
  expect(usesLocalShop).toBe(false);
  expect(bindings).toEqual(STORE);
});

it('uses the local shop without a store', () => {
  const {usesLocalShop, bindings} = storefrontEnvironment({SHOP_PORT: '4001'});
  expect(usesLocalShop).toBe(true);
  expect(bindings.PUBLIC_STORE_DOMAIN).toBe('http://127.0.0.1:4001');
});

it('requires the kind of accounts of a linked store, for which there is no default', () => {
  const {PUBLIC_CUSTOMER_ACCOUNTS: _, ...variables} = STORE;
  expect(() => storefrontEnvironment(variables)).toThrow(
    /PUBLIC_CUSTOMER_ACCOUNTS is missing \(kind of .* Settings, Customer accounts\)/,
  );
  const {bindings} = storefrontEnvironment({});
  expect(bindings.PUBLIC_CUSTOMER_ACCOUNTS).toBe('legacy');
});

it('says which variables are missing, without a stack, and ends the command', () => {
  vi.spyOn(console, 'error');
  const exit = vi.spyOn(process, 'exit').mockImplementation(() => {
    throw new Error('The process ends.');
  });
  const {SESSION_SECRET: _, ...variables} = STORE;
  expect(() => environmentOrExit(variables)).toThrow('The process ends.');
  expect(exit).toHaveBeenCalledWith(1);
  expect(loggedLines('The storefront cannot start')).toEqual([
    expect.stringMatching(/^The.*\n {2}SESSION_SECRET is missing/),
  ]);
  vi.restoreAllMocks();
});
