import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import type {RequestContext} from '~/lib/context.server';
import {asListed} from './listed-products.server';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('shows the product’s own pictures when Shopify is slow to send those of the visitor’s country', async () => {
  const query = vi.fn(() => new Promise(() => undefined));
  const storefront = {
    i18n: {country: 'US', language: 'EN'},
    query,
    CacheCustom: (strategy: object) => strategy,
  } as unknown as RequestContext['storefront'];
  const product = {
    id: 'gid://shopify/Product/1',
    featuredImage: null,
    options: [{name: 'Plug', optionValues: [{name: 'Germany'}, {name: 'USA'}]}],
  };
  const listed = asListed({storefront}, [product as never]);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(query).toHaveBeenCalledOnce();
  expect(await listed).toEqual([product]);
});
