import gql from 'graphql-tag';
import {describe, expect, test} from 'vitest';
import {
  LOCAL_PRIVATE_TOKEN,
  LOCAL_PUBLIC_TOKEN,
} from '@metarmap/local-shop/credentials';
import {breakShop} from '../support/faults';
import {ownShop} from '../support/own-shop';
import {queryShop} from '../support/shop-client';

const running = ownShop();

const PUBLIC = {'X-Shopify-Storefront-Access-Token': LOCAL_PUBLIC_TOKEN};

function post(
  body: string,
  headers: Record<string, string> = PUBLIC,
  path = '/api/2026-04/graphql.json',
) {
  return fetch(`${running.origin}${path}`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', ...headers},
    body,
  });
}

const SHOP = JSON.stringify({query: 'query Name { shop { name } }'});
const CUSTOMER = JSON.stringify({
  query: '{ customer(customerAccessToken: "x") { id } }',
});

describe('access tokens', () => {
  test('of either kind give access to everything', async () => {
    const own = {'Shopify-Storefront-Private-Token': LOCAL_PRIVATE_TOKEN};
    for (const headers of [PUBLIC, own]) {
      const response = await post(CUSTOMER, headers);
      expect(await response.json()).toEqual({data: {customer: null}});
    }
  });

  test.each([
    ['X-Shopify-Storefront-Access-Token', 'wrong'],
    ['Shopify-Storefront-Private-Token', LOCAL_PUBLIC_TOKEN],
  ])('a wrong %s is refused', async (name, value) => {
    const response = await post(SHOP, {[name]: value});
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({
      errors: [{message: '', extensions: {code: 'UNAUTHORIZED'}}],
    });
  });

  test('are not needed for the shop, but for customers', async () => {
    const shop = await post(SHOP, {});
    expect(await shop.json()).toEqual({data: {shop: {name: 'METARmap'}}});
    const customer = await post(CUSTOMER, {});
    expect(await customer.json()).toMatchObject({
      errors: [{extensions: {code: 'ACCESS_DENIED'}}],
    });
  });
});

test.each([
  ['no JSON', '{"query"', 400],
  ['no query', '{}', 400],
  ['more than 1 MiB', ' '.repeat(1024 * 1024 + 1), 413],
])('a request that has %s is refused', async (_name, body, status) => {
  const response = await post(body);
  expect(response.status).toBe(status);
  expect(await response.text()).toMatch(/^\{"errors":\[\{"message":"[^"]/);
});

test.each([
  ['unstable', 'unstable'],
  // Older than the schema: like Shopify, the shop responds with its oldest version.
  ['2025-04', '2026-04'],
  ['2025-4', null],
])(
  'a request for version %s gets a response of %s',
  async (asked, answered) => {
    const response = await post(SHOP, PUBLIC, `/api/${asked}/graphql.json`);
    expect(response.status).toBe(answered ? 200 : 404);
    expect(response.headers.get('X-Shopify-API-Version')).toBe(answered);
  },
);

test('consent gives an anonymous visitor new tokens, and repeats nothing that they send in a header', async () => {
  // Hydrogen's `useShopifyCookies` sends it from the browser on a visitor's first page.
  const query =
    'query ensureCookies { consentManagement { cookies(visitorConsent:{}) { cookieDomain } } }';
  const response = await post(
    JSON.stringify({query}),
    {...PUBLIC, 'X-Shopify-UniqueToken': 'a", _cmp;desc="b'},
    '/api/unstable/graphql.json',
  );
  expect(await response.json()).toEqual({
    data: {consentManagement: {cookies: {cookieDomain: null}}},
  });
  expect(response.headers.get('Server-Timing')).toMatch(
    /^_y;desc="[\w-]{36}", _s;desc="[\w-]{36}", _cmp;desc="3\.____"$/,
  );
});

test('names what the local shop does not implement, and does not know what only Shopify’s own apps get', async () => {
  const {errors} = await queryShop(
    running.origin,
    gql`
      mutation {
        customerAccessTokenCreateWithMultipass(multipassToken: "x") {
          customerUserErrors {
            message
          }
        }
      }
    `,
  );
  expect(errors).toMatchObject([
    {
      message:
        'Field "Mutation.customerAccessTokenCreateWithMultipass" is not implemented by the local shop.',
      extensions: {code: 'NOT_IMPLEMENTED'},
    },
  ]);
  const internal = await queryShop(
    running.origin,
    gql`
      mutation {
        cartPrepareForCompletion(cartId: "x") {
          userErrors {
            message
          }
        }
      }
    `,
  );
  expect(internal.errors).toMatchObject([
    {
      message:
        'Cannot query field "cartPrepareForCompletion" on type "Mutation".',
    },
  ]);
});

test('the request log counts operations and contains no secrets', async () => {
  await fetch(`${running.origin}/requests`, {method: 'DELETE'});
  await queryShop(
    running.origin,
    gql`
      query Who($customerAccessToken: String!, $id: ID!) {
        customer(customerAccessToken: $customerAccessToken) {
          id
        }
        cart(id: $id) {
          id
        }
      }
    `,
    {customerAccessToken: 'secret', id: 'gid://shopify/Cart/1?key=hidden'},
  );
  const log = await fetch(`${running.origin}/requests`);
  expect(await log.json()).toMatchObject({
    count: 1,
    requests: [
      {
        operation: 'Who',
        variables: {
          customerAccessToken: '[removed]',
          id: 'gid://shopify/Cart/1?key=[removed]',
        },
      },
    ],
  });
});

test('a fault can drop the response of a mutation that was carried out', async () => {
  const count = () =>
    running.shop.database.get<{n: number}>('select count(*) n from carts')?.n;
  const before = count() ?? 0;
  await breakShop(running.origin, {
    operation: 'Create',
    kind: 'status',
    carriedOut: true,
    count: 1,
  });
  const query = 'mutation Create { cartCreate { cart { id } } }';
  expect((await post(JSON.stringify({query}))).status).toBe(503);
  expect(count()).toBe(before + 1);
});

test('nodes are found by id, and a text that is not an id is refused', async () => {
  const product = 'gid://shopify/Product/8210000000001';
  const {data, errors} = await queryShop<{nodes: unknown[]}>(
    running.origin,
    `{nodes(ids: ["${product}", "gid://shopify/Product/1"]) {__typename id}}`,
  );
  expect(errors).toBeUndefined();
  expect(data.nodes).toEqual([{__typename: 'Product', id: product}, null]);
  const bad = await queryShop(
    running.origin,
    gql`
      {
        node(id: "nonsense") {
          id
        }
      }
    `,
  );
  expect(bad.errors?.[0]?.message).toBe("Invalid global id 'nonsense'");
});

test('resources are found by a handle in upper or lower case', async () => {
  const {data, errors} = await queryShop<Record<string, {handle: string}>>(
    running.origin,
    gql`
      query @inContext(country: US, language: EN) {
        blog(handle: "Journal") {
          handle
          articleByHandle(handle: "Vier-Farben") {
            handle
          }
        }
        product(handle: "METARmap") {
          handle
        }
        collection(handle: "Maps") {
          handle
        }
        page(handle: "Ueber-Uns") {
          handle
        }
        menu(handle: "Main-Menu") {
          handle
        }
      }
    `,
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    blog: {handle: 'journal', articleByHandle: {handle: 'four-colors'}},
    product: {handle: 'metarmap'},
    collection: {handle: 'maps'},
    page: {handle: 'about-us'},
    menu: {handle: 'main-menu'},
  });
});
