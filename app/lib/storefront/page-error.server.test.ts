import {describe, expect, it} from 'vitest';
import {assertResult, pageError} from './page-error.server';
import {ProviderError} from './provider-error.server';

describe('pageError', () => {
  it('turns a failed provider request into a 500 with the documented text and the request’s id', async () => {
    const failure = pageError(
      new ProviderError('Product', 3, {
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
    expect(pageError(fault)).toBe(fault);
  });
});

describe('assertResult', () => {
  it('distinguishes an error from a product that does not exist, and accepts partial data', () => {
    expect(() => assertResult('Product', null, {})).not.toThrow();
    expect(() => assertResult('Product', null, {errors: [{}]})).toThrow(
      ProviderError,
    );
    expect(() =>
      assertResult('Product', {id: '1'}, {errors: [{}]}),
    ).not.toThrow();
  });
});
