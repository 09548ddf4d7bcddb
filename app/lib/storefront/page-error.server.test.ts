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

it('says with a 503 that a part of a result could not be read', () => {
  const error = new ProviderError('Product', 1, {cause: [{message: 'denied'}]});
  expect(pageError(error)).toMatchObject({status: 503});
});

describe('assertResult', () => {
  it('distinguishes what could not be read from what does not exist', () => {
    expect(() => assertResult('Product', {})).not.toThrow();
    expect(() => assertResult('Product', {errors: [{}]})).toThrow(
      ProviderError,
    );
  });
});
