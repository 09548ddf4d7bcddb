import {afterAll, afterEach, beforeAll, describe, expect, it, vi} from 'vitest';
import {isCommercePath} from '~/lib/commerce-api/handler.server';
import {commerceClient, stubCaches} from '../support/commerce-client';
import {breakShop, mendShop} from '../support/faults';
import {ownShop} from '../support/own-shop';
import {forgetRequests, loggedRequests} from '../support/shop-client';

vi.setConfig({testTimeout: 60_000});

const running = ownShop({customers: false});
beforeAll(() => stubCaches());
afterEach(() => mendShop(running.origin));
afterAll(() => void vi.unstubAllGlobals());

const client = () => commerceClient(running.origin);
const JSON_TYPE = {'Content-Type': 'application/json'};
const PRODUCT =
  'query Product($handle: String!, $country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) { product(handle: $handle) { title priceRange { minVariantPrice { currencyCode } } } }';
const CREATE =
  'mutation ($lines: [CartLineInput!]) { cartCreate(input: {lines: $lines}) { cart { id } userErrors { message } } }';

async function requestsOf(work: () => Promise<unknown>): Promise<number> {
  await forgetRequests(running.origin);
  await work();
  return (await loggedRequests(running.origin)).length;
}

describe('what may be sent', () => {
  it.each([
    ['an undeclared variable', PRODUCT, {handle: 'a', extra: 1}],
    ['a text of another type', PRODUCT, {handle: {a: 1}}],
    ['a variable that is missing', PRODUCT, {}],
    ['a list of 10,000', CREATE, {lines: Array(10_000).fill({})}],
    ['a text of 20,000 characters', PRODUCT, {handle: 'a'.repeat(20_000)}],
    ['a control character', PRODUCT, {handle: 'metarmap\0'}],
  ])('is not %s', async (_, query, variables) => {
    const asked = await requestsOf(async () => {
      expect((await client().ask(query, variables)).status).toBe(400);
    });
    expect(asked).toBe(0);
  });

  it('is no control character in the document either', async () => {
    const query = '{ product(handle: "metar\\u0000map") { title } }';
    expect((await client().ask(query)).status).toBe(403);
  });

  it('reaches into no prototype', async () => {
    const answer = await client().request('/api/shopify-storefront', {
      method: 'POST',
      headers: JSON_TYPE,
      body: `{"query": ${JSON.stringify(CREATE)}, "variables": {"lines": [{"__proto__": {"quantity": 1}}]}}`,
    });
    expect(answer.status).toBe(400);
    expect(({} as {quantity?: number}).quantity).toBeUndefined();
  });

  it.each([
    ['GET', {method: 'GET'}, 405],
    ['PUT', {method: 'PUT', body: '{}', headers: JSON_TYPE}, 405],
    [
      'text',
      {method: 'POST', body: '{}', headers: {'Content-Type': 'text/plain'}},
      415,
    ],
    [
      'a type that only begins like JSON',
      {
        method: 'POST',
        body: '{}',
        headers: {'Content-Type': 'application/jsonp'},
      },
      415,
    ],
    ['no JSON', {method: 'POST', body: '{', headers: JSON_TYPE}, 400],
    ['a list', {method: 'POST', body: '[]', headers: JSON_TYPE}, 400],
    [
      '65 KiB',
      {method: 'POST', body: 'x'.repeat(65 * 1024), headers: JSON_TYPE},
      413,
    ],
  ] as const)('answers %s in the stated shape', async (_, init, status) => {
    const answer = await client().request('/api/shopify-storefront', init);
    expect(answer.status).toBe(status);
    expect(answer.json).toEqual({
      error: true,
      statusCode: status,
      statusMessage: expect.any(String) as unknown,
      message: expect.any(String) as unknown,
    });
    if (status === 405) expect(answer.headers.get('Allow')).toBe('POST');
    expect(answer.headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  it('does not wait for a body that never ends', async () => {
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new Uint8Array([123])),
    });
    const answer = client().request('/api/shopify-storefront', {
      method: 'POST',
      headers: JSON_TYPE,
      body,
      duplex: 'half',
    });
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect((await answer).status).toBe(408);
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
  ])('is nothing under %s', async (path) => {
    expect(isCommercePath(path)).toBe(true);
    const answer = await client().request(path, {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify({query: PRODUCT, variables: {handle: 'metarmap'}}),
    });
    expect(answer.status).toBe(404);
  });
});

describe('the results', () => {
  it('to Collection, Product and Search are cached by query and variables, in any order', async () => {
    const ask = (variables: Record<string, unknown>) =>
      client().ask(PRODUCT, variables);
    const asked = await requestsOf(async () => {
      await ask({handle: 'metarmap', country: 'DE', language: 'DE'});
      await ask({language: 'DE', country: 'DE', handle: 'metarmap'});
    });
    expect(asked).toBe(1);
    const other = await requestsOf(async () => {
      const answer = await ask({
        handle: 'metarmap',
        country: 'US',
        language: 'EN',
      });
      expect(answer.text).toContain('USD');
    });
    expect(other).toBe(1);
  });

  it.each([
    ['another name', 'query Products { products(first: 1) { nodes { id } } }'],
    [
      'a name in other letters',
      'query product { products(first: 1) { nodes { id } } }',
    ],
    [
      'a cart under a cached name',
      'query Product { cart(id: "gid://shopify/Cart/c1") { id } }',
    ],
  ])('to %s are not cached', async (_, query) => {
    const asked = await requestsOf(async () => {
      await client().ask(query);
      await client().ask(query);
    });
    expect(asked).toBe(2);
  });

  it('with errors are not cached', async () => {
    const query =
      'query Search { search(query: "x", first: 1, nonsense: 1) { totalCount } }';
    const asked = await requestsOf(async () => {
      const answer = await client().ask(query);
      expect(answer.status).toBe(200);
      expect(answer.json.errors).toBeTruthy();
      await client().ask(query);
    });
    expect(asked).toBe(2);
  });
});

it('makes no cart in the place of one that the provider does not know', async () => {
  const query = 'query ($id: ID!) { cart(id: $id) { id } }';
  const {json, headers} = await client().ask(query, {
    id: 'gid://shopify/Cart/gone?key=0123456789abcdef',
  });
  expect(json).toEqual({data: {cart: null}});
  expect(headers.get('Set-Cookie')).toBeNull();
});

describe('a provider that fails', () => {
  it('is asked three times, and the failure has the promised text and nothing else', async () => {
    await breakShop(running.origin, {
      operation: 'Broken',
      kind: 'status',
      status: 500,
    });
    const asked = await requestsOf(async () => {
      const answer = await client().ask(
        'query Broken { products(first: 1) { nodes { id } } }',
      );
      expect(answer.json).toEqual({
        error: true,
        statusCode: 500,
        statusMessage: 'Internal Server Error',
        message: 'Shopify API error: GraphQL request failed after 3 attempts.',
      });
    });
    expect(asked).toBe(3);
  });
});
