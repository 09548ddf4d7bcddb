import {print} from 'graphql';
import gql from 'graphql-tag';
import {expect, test} from 'vitest';
import {
  LOCAL_ADMIN_TOKEN,
  LOCAL_CUSTOMER_ACCOUNT_CLIENT_ID,
  LOCAL_PUBLIC_TOKEN,
} from '@metarmap/local-shop/credentials';
import {accountVisitor, STOREFRONT} from '../support/account-api-client';
import {importNewest, newestModule} from '../support/newest-hydrogen';
import {ownShop} from '../support/own-shop';

/** What the tests use of the clients, which are not among this project's packages. */
interface ApiClient {
  readonly request: (
    document: string,
    options?: object,
  ) => Promise<{readonly data?: unknown; readonly errors?: unknown}>;
}
interface OpenidClient {
  readonly allowInsecureRequests: unknown;
  readonly None: () => unknown;
  readonly discovery: (
    server: URL,
    clientId: string,
    metadata: undefined,
    authentication: unknown,
    options: object,
  ) => Promise<object>;
  readonly customFetch: symbol;
  readonly randomPKCECodeVerifier: () => string;
  readonly calculatePKCECodeChallenge: (verifier: string) => Promise<string>;
  readonly buildAuthorizationUrl: (
    configuration: object,
    parameters: Readonly<Record<string, string>>,
  ) => URL;
  readonly authorizationCodeGrant: (
    configuration: object,
    callback: URL,
    checks: object,
  ) => Promise<{readonly claims: () => Readonly<Record<string, unknown>>}>;
  readonly buildEndSessionUrl: (
    configuration: object,
    parameters: Readonly<Record<string, string>>,
  ) => URL;
}

const running = ownShop();

/** Shopify's clients speak only HTTPS; the local shop has no certificate. */
const overHttp = (url: string | URL, init?: RequestInit) =>
  fetch(String(url).replace('https:', 'http:'), init);

const storeDomain = () => running.origin.replace('http:', 'https:');

test('Shopify’s Storefront API client reads a product', async () => {
  const {createStorefrontApiClient} = newestModule<{
    createStorefrontApiClient: (options: object) => ApiClient;
  }>('@shopify/storefront-api-client');
  const client = createStorefrontApiClient({
    storeDomain: storeDomain(),
    apiVersion: '2026-04',
    publicAccessToken: LOCAL_PUBLIC_TOKEN,
    customFetchApi: overHttp,
  });
  const {data, errors} = await client.request(
    print(gql`
      query P($handle: String!) @inContext(language: EN) {
        product(handle: $handle) {
          handle
        }
      }
    `),
    {variables: {handle: 'metarmap'}},
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({product: {handle: 'metarmap'}});
});

test('Shopify’s Admin API client reads menus', async () => {
  const {createAdminApiClient} = newestModule<{
    createAdminApiClient: (options: object) => ApiClient;
  }>('@shopify/admin-api-client');
  const client = createAdminApiClient({
    storeDomain: storeDomain(),
    apiVersion: '2026-04',
    accessToken: LOCAL_ADMIN_TOKEN,
    customFetchApi: overHttp,
    isTesting: true,
  });
  const {data, errors} = await client.request(
    print(gql`
      {
        menus(first: 1) {
          nodes {
            handle
          }
        }
      }
    `),
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({menus: {nodes: [{handle: 'main-menu'}]}});
});

test('a certified OpenID client discovers, signs in with a checked token and signs out', async () => {
  const openid = await importNewest<OpenidClient>('openid-client');
  const configuration = await openid.discovery(
    new URL('/.well-known/openid-configuration', running.origin),
    LOCAL_CUSTOMER_ACCOUNT_CLIENT_ID,
    undefined,
    openid.None(),
    {
      execute: [openid.allowInsecureRequests],
      // Shopify requires the origin of the client.
      [openid.customFetch]: (url: string, init: RequestInit) => {
        const headers = new Headers(init.headers);
        headers.set('Origin', STOREFRONT);
        return fetch(url, {...init, headers});
      },
    },
  );
  const verifier = openid.randomPKCECodeVerifier();
  const checks = {state: 'some-state', nonce: 'some-nonce'};
  const signInPage = openid.buildAuthorizationUrl(configuration, {
    redirect_uri: `${STOREFRONT}/account/authorize`,
    scope: 'openid email customer-account-api:full',
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...checks,
  }).href;
  const browser = accountVisitor(running.origin);
  const {form} = await browser.askForCode(signInPage, 'nina@example.com');
  const {location} = await browser.visit(signInPage, form);
  const tokens = await openid.authorizationCodeGrant(
    configuration,
    new URL(location),
    {
      pkceCodeVerifier: verifier,
      expectedState: checks.state,
      expectedNonce: checks.nonce,
      idTokenExpected: true,
    },
  );
  expect(tokens.claims()).toMatchObject({email: 'nina@example.com'});
  const {origin, pathname} = openid.buildEndSessionUrl(configuration, {
    post_logout_redirect_uri: `${STOREFRONT}/`,
  });
  expect(origin + pathname).toBe(`${running.origin}/authentication/1/logout`);
});
