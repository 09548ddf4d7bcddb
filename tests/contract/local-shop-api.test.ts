import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {
  LOCAL_PRIVATE_TOKEN,
  LOCAL_PUBLIC_TOKEN,
} from '../../local-shop/credentials';
import {startShop, type RunningShop} from '../../local-shop/shop';
import {queryShop} from '../support/shop-client';
import {smallCatalogue} from '../support/small-catalogue';

let running: RunningShop;
let origin: string;
beforeAll(async () => {
  running = await startShop({catalogue: smallCatalogue});
  origin = running.origin;
});
afterAll(() => running.close());

const PUBLIC = {'X-Shopify-Storefront-Access-Token': LOCAL_PUBLIC_TOKEN};

function post(
  body: string,
  headers: Record<string, string> = PUBLIC,
  path = '/api/2025-04/graphql.json',
) {
  return fetch(`${origin}${path}`, {
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
  test.each([
    ['the public one', PUBLIC],
    [
      'the private one',
      {'Shopify-Storefront-Private-Token': LOCAL_PRIVATE_TOKEN},
    ],
  ])('%s opens everything', async (_name, headers) => {
    const response = await post(CUSTOMER, headers);
    expect(await response.json()).toEqual({data: {customer: null}});
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

  test('without one the shop is open, customers are not', async () => {
    const shop = await post(SHOP, {});
    expect(await shop.json()).toEqual({data: {shop: {name: 'METARmap'}}});
    const customer = await post(CUSTOMER, {});
    expect(await customer.json()).toMatchObject({
      errors: [{extensions: {code: 'ACCESS_DENIED'}}],
    });
  });
});

describe('requests that are none', () => {
  test.each([
    ['no JSON', '{"query"', 400],
    ['no object', '[]', 400],
    ['no query', '{}', 400],
    [
      'variables that are a list',
      '{"query": "{ shop { id } }", "variables": []}',
      400,
    ],
    ['more than 1 MiB', ' '.repeat(1024 * 1024 + 1), 413],
  ])('%s', async (_name, body, status) => {
    const response = await post(body);
    expect(response.status).toBe(status);
    expect(await response.text()).toMatch(/^\{"errors":\[\{"message":"[^"]/);
  });

  test.each([
    ['/api/2025-4/graphql.json', 404],
    ['/api/latest/graphql.json', 404],
    ['/somewhere', 404],
    ['/api/unstable/graphql.json', 200],
    ['/api/2031-10/graphql.json', 200],
  ])('%s answers %i', async (path, status) => {
    expect((await post(SHOP, PUBLIC, path)).status).toBe(status);
  });

  test('GET is not allowed', async () => {
    const response = await fetch(`${origin}/api/2025-04/graphql.json`);
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST, OPTIONS');
  });
});

describe('GraphQL', () => {
  test('refuses what the schema does not have, with status 200', async () => {
    const {errors} = await queryShop(origin, '{ shop { nme } }');
    expect(errors?.[0]?.message).toContain('Cannot query field "nme"');
    const syntax = await queryShop(origin, '{ shop');
    expect(syntax.errors?.[0]?.message).toContain('Syntax Error');
  });

  test('names what the local shop does not implement', async () => {
    const {errors} = await queryShop(
      origin,
      'mutation { cartPrepareForCompletion(cartId: "x") { userErrors { message } } }',
    );
    expect(errors).toMatchObject([
      {
        message:
          'Field "Mutation.cartPrepareForCompletion" is not implemented by the local shop.',
        extensions: {code: 'NOT_IMPLEMENTED'},
      },
    ]);
  });

  test('refuses countries and languages that do not exist, falls back for those without a market', async () => {
    const ask = (variables: object) =>
      queryShop<{
        localization: {
          country: {isoCode: string; currency: {isoCode: string}};
          language: {isoCode: string; endonymName: string};
        };
      }>(
        origin,
        `query L($country: CountryCode, $language: LanguageCode)
          @inContext(country: $country, language: $language) {
          localization {
            country { isoCode currency { isoCode } }
            language { isoCode endonymName }
          }
        }`,
        {...variables},
      );
    expect((await ask({country: 'XX'})).errors).toHaveLength(1);
    expect((await ask({country: 'US', language: 'EN'})).data).toEqual({
      localization: {
        country: {isoCode: 'US', currency: {isoCode: 'USD'}},
        language: {isoCode: 'EN', endonymName: 'English'},
      },
    });
    expect((await ask({country: 'ZW', language: 'FR'})).data).toEqual({
      localization: {
        country: {isoCode: 'DE', currency: {isoCode: 'EUR'}},
        language: {isoCode: 'DE', endonymName: 'Deutsch'},
      },
    });
  });
});

test('the request log counts operations and keeps no secrets', async () => {
  await fetch(`${origin}/requests`, {method: 'DELETE'});
  await queryShop(
    origin,
    'query Who($customerAccessToken: String!, $id: ID!) { customer(customerAccessToken: $customerAccessToken) { id } cart(id: $id) { id } }',
    {customerAccessToken: 'secret', id: 'gid://shopify/Cart/1?key=hidden'},
  );
  const log = await fetch(`${origin}/requests`);
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
