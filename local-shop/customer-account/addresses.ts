import type {Shop} from '../context';
import {LOCAL_SHOP_ID} from '../credentials';
import {storefrontUrl} from '../domain/shop-urls';

/*
 * Where customer accounts are. At Shopify:
 *
 * | What              | Address                                                              |
 * | ----------------- | -------------------------------------------------------------------- |
 * | issuer            | https://shopify.com/authentication/{shop id}                         |
 * | sign-in           | {issuer}/oauth/authorize                                             |
 * | tokens            | {issuer}/oauth/token                                                 |
 * | sign-out          | {issuer}/logout                                                      |
 * | signing keys      | {issuer}/.well-known/jwks.json                                       |
 * | API               | https://shopify.com/{shop id}/account/customer/api/{version}/graphql |
 *
 * (as each shop's `/.well-known/openid-configuration` says; the older
 * `https://shopify.com/{shop id}/auth/…` is still answered). Here it is the same with
 * the shop's own origin for `https://shopify.com`, and everything is answered below
 * `/customer-account` as well, which then stands for `https://shopify.com/{shop id}`:
 * `/customer-account/auth/oauth/authorize`, `/customer-account/account/customer/api/…`.
 *
 * The issuer is one text, whichever address was used: the origin that the client called
 * the shop by, `/authentication/`, the shop's id. So a client that knows an address of
 * the API knows the issuer: `new URL(address).origin + '/authentication/' + shopId`.
 */

const AUTHENTICATION = `/(?:customer-account/auth|authentication/${LOCAL_SHOP_ID})`;
const ACCOUNT = `/(?:customer-account|${LOCAL_SHOP_ID})/account`;

export const AUTHORIZE_PATH = new RegExp(`^${AUTHENTICATION}/oauth/authorize$`);
export const TOKEN_PATH = new RegExp(`^${AUTHENTICATION}/oauth/token$`);
export const LOGOUT_PATH = new RegExp(`^${AUTHENTICATION}/logout$`);
export const KEYS_PATH = new RegExp(
  `^${AUTHENTICATION}/\\.well-known/jwks\\.json$`,
);
export const PROFILE_PATH = new RegExp(`^${ACCOUNT}(?:/profile)?$`);
export const CONSENT_PATH = new RegExp(`^${ACCOUNT}/consent/(\\w+)$`);
export const GRAPHQL_PATH = new RegExp(
  `^${ACCOUNT}/customer/api/(?:unstable|\\d{4}-(?:01|04|07|10))/graphql$`,
);

/** `iss` of every id_token, and the start of the addresses above. */
export function issuerOf({origin}: Shop): string {
  return `${origin}/authentication/${LOCAL_SHOP_ID}`;
}

/** Address of the API in a version. */
export function accountApiUrl({origin}: Shop, version: string): string {
  return `${origin}/customer-account/account/customer/api/${version}/graphql`;
}

/** Where sign-in may lead back to; nothing but these texts. */
export function callbackUrls(shop: Shop): readonly string[] {
  return [
    storefrontUrl(shop, 'de', '/account/authorize'),
    storefrontUrl(shop, 'en', '/account/authorize'),
  ];
}

/** Where sign-out may lead to; nothing but these texts. */
export function logoutUrls(shop: Shop): readonly string[] {
  return [storefrontUrl(shop, 'de', '/'), storefrontUrl(shop, 'en', '/')];
}
