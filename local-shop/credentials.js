/**
 * Access tokens of the local shop, as JavaScript: Vite's configuration is loaded by Node, which
 * runs no TypeScript of a package. They may be in the repository because they open
 * nothing else; a real shop's tokens must never be.
 */

/** Value of `X-Shopify-Storefront-Access-Token`: what a browser may know. */
export const LOCAL_PUBLIC_TOKEN = '10ca110ca110ca110ca110ca110ca110';

/** Value of `Shopify-Storefront-Private-Token`: for servers only. */
export const LOCAL_PRIVATE_TOKEN = 'shpat_local_private_storefront_token';

/** Value of `X-Shopify-Access-Token` of the Admin API. */
export const LOCAL_ADMIN_TOKEN = 'shpat_local_private_admin_token';

/** Id and secret for which the Admin API issues tokens that expire after a day. */
export const LOCAL_ADMIN_CLIENT = {
  id: 'local-admin-client',
  secret: 'shpss_local_admin_client_secret',
};

/** Bearer token of `POST /outbox`. */
export const LOCAL_MAIL_TOKEN = 'local-mail-token';

/** The shop's number: in its global id and in the URLs of customer accounts. */
export const LOCAL_SHOP_ID = '1';

/** Id of the storefront as a client of customer accounts. Public: there is no secret. */
export const LOCAL_CUSTOMER_ACCOUNT_CLIENT_ID = 'local-customer-account-client';

/**
 * Password of the sample customers, for developers.
 *
 * | E-mail address            | What is special                                   |
 * | ------------------------- | ------------------------------------------------- |
 * | wiebke@example.com        | German, 30 orders in every state, wishlist        |
 * | maxwell@example.com       | English, orders in US dollars                     |
 * | nina@example.com          | a new account: no orders, no addresses            |
 * | jonas@example.com         | invited, no password yet: link in the outbox      |
 */
export const SEED_PASSWORD = 'wolkenfrei';
