import type {Shop} from '../context';
import {LOCAL_SHOP_ID} from '../credentials';
import {storefrontUrls} from '../domain/shop-urls';

/*
 * Where customer accounts are. On Shopify:
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
 * `https://shopify.com/{shop id}/auth/…` still works). Here it is the same with
 * the shop's own origin for `https://shopify.com`, and everything is also served below
 * `/customer-account`, which then stands for `https://shopify.com/{shop id}`:
 * `/customer-account/auth/oauth/authorize`, `/customer-account/account/customer/api/…`.
 *
 * A merchant can have a domain for accounts, https://account.example.com. Then the
 * URLs have no shop id, `{domain}/authentication/oauth/authorize` and
 * `{domain}/customer/api/{version}/graphql`, while the issuer stays as it was. Only
 * `/.well-known/openid-configuration` and `/.well-known/customer-account-api` on the shop's
 * domain name these URLs. Here that domain is `Shop.accountOrigin`.
 */

const AUTHENTICATION = `/(?:customer-account/auth|authentication(?:/${LOCAL_SHOP_ID})?)`;
const ACCOUNT = `/(?:customer-account|${LOCAL_SHOP_ID})/account`;

export const AUTHORIZE_PATH = new RegExp(`^${AUTHENTICATION}/oauth/authorize$`);
export const TOKEN_PATH = new RegExp(`^${AUTHENTICATION}/oauth/token$`);
export const LOGOUT_PATH = new RegExp(`^${AUTHENTICATION}/logout$`);
export const KEYS_PATH = new RegExp(
  `^${AUTHENTICATION}/\\.well-known/jwks\\.json$`,
);
export const PROFILE_PATH = new RegExp(
  `^(?:${ACCOUNT}(?:/profile)?|/profile)$`,
);
export const CONSENT_PATH = new RegExp(`^${ACCOUNT}/consent/(\\w+)$`);
export const GRAPHQL_PATH = new RegExp(
  `^(?:${ACCOUNT})?/customer/api/(?:unstable|\\d{4}-(?:01|04|07|10))/graphql$`,
);

/** `iss` of every id_token. */
export function issuerOf({origin, accountOrigin}: Shop): string {
  return `${accountOrigin ? 'https://shopify.com' : origin}/authentication/${LOCAL_SHOP_ID}`;
}

/** The start of the URLs of sign-in, tokens and sign-out. */
export function authenticationUrl(shop: Shop): string {
  return shop.accountOrigin
    ? `${shop.accountOrigin}/authentication`
    : issuerOf(shop);
}

/** URL of the API in a version. */
export function accountApiUrl(
  {origin, accountOrigin}: Shop,
  version: string,
): string {
  const base = accountOrigin ?? `${origin}/customer-account/account`;
  return `${base}/customer/api/${version}/graphql`;
}

const ANY_PATH = [
  AUTHORIZE_PATH,
  TOKEN_PATH,
  LOGOUT_PATH,
  KEYS_PATH,
  PROFILE_PATH,
  GRAPHQL_PATH,
];

/** Whether a path is served on this port: accounts only on their domain, if there is one. */
export function isRoutedHere(
  {accountOrigin}: Shop,
  path: string,
  port: number | undefined,
): boolean {
  if (accountOrigin === null) return true;
  const isAccountDomain = Number(new URL(accountOrigin).port) === port;
  return isAccountDomain === ANY_PATH.some((pattern) => pattern.test(path));
}

/**
 * Where the external identity provider of an account domain asks for the e-mail address and the
 * code: the same port under another host name, which makes it another origin. `null` without an
 * account domain, and for a request that has already arrived there.
 */
export function identityProviderUrl(
  {accountOrigin}: Shop,
  host: string | undefined,
  {pathname, search}: URL,
): string | null {
  if (accountOrigin === null || host !== new URL(accountOrigin).host) {
    return null;
  }
  const url = new URL(pathname + search, accountOrigin);
  url.hostname = 'localhost';
  return url.href;
}

/** Addresses to which sign-in may redirect, compared literally. */
export const callbackUrls = (shop: Shop): readonly string[] =>
  withHttps(storefrontUrls(shop, '/account/authorize'));

/** Addresses to which sign-out may redirect, compared literally. */
export const logoutUrls = (shop: Shop): readonly string[] =>
  withHttps(storefrontUrls(shop, '/'));

/** Values of `Origin` with which a client may ask for tokens. */
export const clientOrigins = (shop: Shop): readonly string[] =>
  withHttps([new URL(shop.storefrontOrigin).origin]);

/** Hydrogen's client names an HTTPS URL even where its storefront has no certificate. */
const withHttps = (urls: readonly string[]) => [
  ...urls,
  ...urls.map((url) => url.replace(/^http:/, 'https:')),
];

/** A registered URL with the protocol of the storefront, where a browser can open it. */
export function reachable({storefrontOrigin}: Shop, url: string): string {
  return url.replace(/^https:/, new URL(storefrontOrigin).protocol);
}
