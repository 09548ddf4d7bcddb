import {parseEnv} from '~/lib/environment/env.server';

/** All variables of a production environment, as text. */
export const COMPLETE_ENV = {
  SESSION_SECRET: 'a'.repeat(32),
  PUBLIC_STORE_DOMAIN: 'example.myshopify.com',
  PUBLIC_STOREFRONT_API_TOKEN: '0123456789abcdef0123456789abcdef',
  PRIVATE_STOREFRONT_API_TOKEN: 'shpat_example',
  PUBLIC_CHECKOUT_DOMAIN: 'checkout.example.com',
  PUBLIC_SITE_URL: 'https://example.com/',
  PUBLIC_CUSTOMER_ACCOUNTS: 'legacy',
};

export const envWith = (changes: Record<string, string> = {}) =>
  parseEnv({...COMPLETE_ENV, ...changes});
