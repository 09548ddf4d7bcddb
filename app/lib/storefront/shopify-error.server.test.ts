import {describe, expect, it} from 'vitest';
import {
  ShopifyError,
  assertNoErrors,
  toErrorResponse,
} from './shopify-error.server';

describe('toErrorResponse', () => {
  it('turns a failed request to Shopify into a 500 with the documented text and the request’s id (E1.13)', async () => {
    const failure = toErrorResponse(
      new ShopifyError('Product', 3, {
        cause: new Error('secret'),
        requestId: 'request-1',
      }),
    );
    expect(failure).toBeInstanceOf(Response);
    const response = failure as Response;
    expect(response.status).toBe(500);
    expect(await response.json()).toEqual({
      message: 'Shopify API error: GraphQL request failed after 3 attempts.',
      requestId: 'request-1',
    });
    const fault = new TypeError('ours');
    expect(toErrorResponse(fault)).toBe(fault);
  });
});

it('says with a 503 that a part of a result could not be read', () => {
  const error = new ShopifyError('Product', 1, {cause: [{message: 'denied'}]});
  expect(toErrorResponse(error)).toMatchObject({status: 503});
});

describe('assertNoErrors', () => {
  it('distinguishes what could not be read from what does not exist', () => {
    expect(() => assertNoErrors('Product', {})).not.toThrow();
    expect(() => assertNoErrors('Product', {errors: [{}]})).toThrow(
      ShopifyError,
    );
  });
});
