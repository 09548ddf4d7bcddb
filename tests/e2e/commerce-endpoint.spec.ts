import {expect} from '@playwright/test';
import {test} from '../support/test';

test.describe('POST /api/shopify-storefront @desktop', () => {
  const URL = '/api/shopify-storefront';

  test('runs an allowed operation and fills in country and language', async ({
    request,
  }) => {
    const response = await request.post(URL, {
      data: {
        query:
          'query P($handle: String!, $country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) { product(handle: $handle) { title priceRange { minVariantPrice { currencyCode } } } }',
        variables: {handle: 'metarmap'},
      },
    });
    expect(response.status()).toBe(200);
    expect(await response.json()).toMatchObject({
      data: {
        product: {priceRange: {minVariantPrice: {currencyCode: 'EUR'}}},
      },
    });
  });

  test('answers failures in the stated shape', async ({request}) => {
    const json = {'Content-Type': 'application/json'};
    const cases = [
      [await request.get(URL), 405],
      [await request.post('/api/shopify-nonsense', {data: {}}), 404],
      [await request.post('/api/shopify-storefront/', {data: {}}), 404],
      [await request.post('/api/Shopify-storefront', {data: {}}), 404],
      [await request.post(URL, {headers: json, data: '{'}), 400],
      [await request.post(URL, {data: {variables: {}}}), 400],
      [await request.post(URL, {form: {query: '{ a }'}}), 415],
      [await request.post(URL, {data: {query: '{ shop { name } }'}}), 403],
      [await request.post(URL, {data: {query: 'x'.repeat(70_000)}}), 413],
      [await request.post('/api/shopify-admin', {data: {query: '{ a }'}}), 401],
      [
        await request.post(URL, {
          headers: {Origin: 'https://evil.example'},
          data: {query: '{ product(handle: "metarmap") { id } }'},
        }),
        403,
      ],
    ] as const;
    for (const [response, status] of cases) {
      expect(response.status(), response.url()).toBe(status);
      expect(await response.json()).toEqual({
        error: true,
        statusCode: status,
        statusMessage: expect.stringMatching(/./) as unknown,
        message: expect.stringMatching(/./) as unknown,
      });
    }
    expect((await request.get(URL)).headers().allow).toBe('POST');
  });
});
