import {print} from 'graphql';
import gql from 'graphql-tag';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {isCommercePath} from '~/lib/commerce-api/handler.server';
import {commerceClient} from '../support/commerce-client';
import {commerceShop} from '../support/commerce-shop';
import {breakShop, mendShop} from '../support/faults';
import {forgetRequests, loggedOperations} from '../support/shop-client';
import {withoutPauses} from '../support/without-pauses';

vi.setConfig({testTimeout: 60_000});

const running = commerceShop({customers: false});
afterEach(() => mendShop(running.origin));

const client = () => commerceClient(running.origin);
const STOREFRONT = '/api/shopify-storefront';
const PRODUCT = print(gql`
  query Product(
    $handle: String!
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    product(handle: $handle) {
      title
      priceRange {
        minVariantPrice {
          currencyCode
        }
      }
    }
  }
`);
const CREATE = print(gql`
  mutation ($lines: [CartLineInput!]) {
    cartCreate(input: {lines: $lines}) {
      cart {
        id
      }
      userErrors {
        message
      }
    }
  }
`);

const sent = (body: BodyInit, type = 'application/json') => ({
  method: 'POST',
  body,
  headers: {'Content-Type': type},
});

/** Counts the client's requests, without an isolate's own request for the shop's countries. */
async function requestsOf(work: () => Promise<unknown>): Promise<number> {
  await forgetRequests(running.origin);
  await work();
  const operations = await loggedOperations(running.origin);
  return operations.filter((each) => each !== 'Localization').length;
}

describe('what a client may send', () => {
  it.each([
    ['an undeclared variable', PRODUCT, {handle: 'a', extra: 1}],
    ['a text of another type', PRODUCT, {handle: {a: 1}}],
    ['a variable that is missing', PRODUCT, {}],
    ['a list of 10,000', CREATE, {lines: Array(10_000).fill({})}],
    ['a text of 20,000 characters', PRODUCT, {handle: 'a'.repeat(20_000)}],
    ['a control character', PRODUCT, {handle: 'metarmap\0'}],
  ])('is not %s (E1.4, E1.25)', async (_, query, variables) => {
    const asked = await requestsOf(async () => {
      expect((await client().ask(query, variables)).status).toBe(400);
    });
    expect(asked).toBe(0);
  });

  it('is not a document with a control character (E1.25)', async () => {
    const query = '{ product(handle: "metar\\u0000map") { title } }';
    expect((await client().ask(query)).status).toBe(403);
  });

  it('does not pollute a prototype (E1.4)', async () => {
    const body = `{"query": ${JSON.stringify(CREATE)}, "variables": {"lines": [{"__proto__": {"quantity": 1}}]}}`;
    const response = await client().request(STOREFRONT, sent(body));
    expect(response.status).toBe(400);
    expect(({} as {quantity?: number}).quantity).toBeUndefined();
  });

  it.each([
    ['GET', {method: 'GET'}, 405],
    ['PUT', {...sent('{}'), method: 'PUT'}, 405],
    ['text', sent('{}', 'text/plain'), 415],
    ['a type like JSON', sent('{}', 'application/jsonp'), 415],
    ['no JSON', sent('{'), 400],
    ['a list', sent('[]'), 400],
    ['65 KiB', sent('x'.repeat(65 * 1024)), 413],
  ])(
    'gets a response in the documented shape for %s (E1.1, E1.5)',
    async (_, init, status) => {
      const response = await client().request(STOREFRONT, init);
      expect(response.status).toBe(status);
      expect(response.json).toEqual({
        error: true,
        statusCode: status,
        statusMessage: expect.any(String) as unknown,
        message: expect.any(String) as unknown,
      });
      if (status === 405) expect(response.headers.get('Allow')).toBe('POST');
      expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
    },
  );

  it('does not wait for a body that never ends (E1.5)', async () => {
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array([123])),
    });
    const response = client().request(STOREFRONT, {
      ...sent(body),
      duplex: 'half',
    });
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect((await response).status).toBe(408);
  });

  it.each([
    '/api/shopify-other',
    '/api/Shopify-storefront',
    '/api/shopify-storefront/',
    '/api/shopify%2Dstorefront',
    '/api/shopify%252Dstorefront',
    '/api%2Fshopify-storefront',
    '/%61pi/shopify-storefront',
    '/en/api/shopify-storefront',
  ])('is not found under %s (E1.2, E1.16)', async (path) => {
    expect(isCommercePath(path)).toBe(true);
    const body = {query: PRODUCT, variables: {handle: 'metarmap'}};
    const response = await client().request(path, sent(JSON.stringify(body)));
    expect(response.status).toBe(404);
  });
});

describe('the results', () => {
  it('to Collection, Product and Search are cached by query and variables, in any order (E1.12)', async () => {
    const ask = (variables: Record<string, unknown>) =>
      client().ask(PRODUCT, variables);
    const asked = await requestsOf(async () => {
      await ask({handle: 'metarmap', country: 'DE', language: 'DE'});
      await ask({language: 'DE', country: 'DE', handle: 'metarmap'});
    });
    expect(asked).toBe(1);
    const other = await requestsOf(async () => {
      const response = await ask({
        handle: 'metarmap',
        country: 'US',
        language: 'EN',
      });
      expect(response.text).toContain('USD');
    });
    expect(other).toBe(1);
  });

  it.each([
    [
      'another name',
      gql`
        query Products {
          products(first: 1) {
            nodes {
              id
            }
          }
        }
      `,
    ],
    [
      'a name in other letters',
      gql`
        query product {
          products(first: 1) {
            nodes {
              id
            }
          }
        }
      `,
    ],
    [
      'a cart under a cached name',
      gql`
        query Product {
          cart(id: "gid://shopify/Cart/c1") {
            id
          }
        }
      `,
    ],
  ])('to %s are not cached (E1.11)', async (_, query) => {
    const asked = await requestsOf(async () => {
      await client().ask(query);
      await client().ask(query);
    });
    expect(asked).toBe(2);
  });

  it('with errors are not cached (E4.5)', async () => {
    const query = gql`
      query Search {
        search(query: "x", first: 1, nonsense: 1) {
          totalCount
        }
      }
    `;
    const asked = await requestsOf(async () => {
      const response = await client().ask(query);
      expect(response.status).toBe(200);
      expect(response.json.errors).toBeTruthy();
      await client().ask(query);
    });
    expect(asked).toBe(2);
  });
});

it('a query that leaves out country and language gets the visitor’s', async () => {
  const shopper = client();
  shopper.cookie = 'i18n_redirected=en';
  const {text} = await shopper.ask(PRODUCT, {handle: 'metarmap'});
  expect(text).toContain('"currencyCode":"USD"');
});

it('create no cart in place of one that Shopify does not know (E1.21)', async () => {
  const query = gql`
    query ($id: ID!) {
      cart(id: $id) {
        id
      }
    }
  `;
  const {json, headers} = await client().ask(query, {
    id: 'gid://shopify/Cart/gone?key=0123456789abcdef',
  });
  expect(json).toEqual({data: {cart: null}});
  expect(headers.get('Set-Cookie')).toBeNull();
});

describe('Shopify when it fails', () => {
  it('is asked three times, and the error has the documented text and nothing else (E1.13)', async () => {
    withoutPauses();
    await breakShop(running.origin, {
      operation: 'Broken',
      kind: 'status',
      status: 500,
    });
    const asked = await requestsOf(async () => {
      const response = await client().ask(gql`
        query Broken {
          products(first: 1) {
            nodes {
              id
            }
          }
        }
      `);
      expect(response.json).toEqual({
        error: true,
        statusCode: 500,
        statusMessage: 'Internal Server Error',
        message: 'Shopify API error: GraphQL request failed after 3 attempts.',
      });
    });
    expect(asked).toBe(3);
  });
});
