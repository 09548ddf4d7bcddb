import {describe, expect, it} from 'vitest';
import {
  ShopifyError,
  assertNoErrors,
  toErrorResponse,
  essentialErrors,
  isComplete,
  isUnknownCursor,
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

const denied = (...path: string[]) => ({
  data: {product: {}},
  errors: [
    {message: 'Access denied', path, extensions: {code: 'ACCESS_DENIED'}},
  ],
});

it.each([
  'badges',
  'boxPicture',
  'inTheBox',
  'manual',
  'press',
  'ratingDistribution',
  'regional',
  'reviews',
  'sizeGuide',
  'spareParts',
  'tabs',
])('a product is shown without %s where the token may not read it', (name) => {
  const result = denied('product', name, 'reference');
  expect(essentialErrors(result)).toEqual([]);
  expect(isComplete(result)).toBe(true);
});

it.each(['sellingPlanAllocations', 'durabilityLabel', 'lowestPrice'])(
  'a product is not shown without %s, which would say something untrue',
  (name) => {
    expect(essentialErrors(denied('product', name))).toHaveLength(1);
  },
);

it('does not take a list for missing whose tags could not be read', () => {
  const path = ['collection', 'products', 'nodes', 0, 'tags'];
  const code = 'INTERNAL_SERVER_ERROR';
  const result = {
    data: {collection: null},
    errors: [{message: 'Internal error', path, extensions: {code}}],
  };
  expect(essentialErrors(result)).toHaveLength(1);
  // The client asks again without them.
  expect(essentialErrors(denied('products', 'tags'))).toEqual([]);
});

it('takes an error for an unknown cursor only on a further page, and unless it will pass', () => {
  const refused = {message: 'Invalid cursor for current pagination sort.'};
  const passing = {
    message: 'Internal error. Looks like something went wrong on our end.',
    extensions: {code: 'INTERNAL_SERVER_ERROR'},
  };
  const further = {first: 24, after: 'x'};
  expect(isUnknownCursor(further, [refused])).toBe(true);
  expect(isUnknownCursor(further, [passing])).toBe(false);
  expect(isUnknownCursor(further, undefined)).toBe(false);
  expect(isUnknownCursor({first: 24}, [refused])).toBe(false);
});
