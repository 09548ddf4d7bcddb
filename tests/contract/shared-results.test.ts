import {CacheNone, CacheShort} from '@shopify/hydrogen';
import {describe, expect, it, vi} from 'vitest';
import {FreshResults} from '~/lib/storefront/fresh-results.server';
import {ProviderReport} from '~/lib/storefront/provider-report.server';
import {mapCache} from '../support/map-cache';
import {ownShop} from '../support/own-shop';
import {storefrontContext} from '../support/storefront-context';

const running = ownShop({customers: false});

const QUERY = `#graphql
  query Shared($handle: String!) {
    product(handle: $handle) { title options { name } }
  }`;

/** One request's Storefront API client; those with the same memory share an isolate. */
function visit(
  memory: FreshResults,
  {cache = mapCache(), strategy = CacheShort()} = {},
) {
  const report = new ProviderReport();
  const {storefront} = storefrontContext(running.origin, 'de', {
    cache,
    memory,
    report,
  });
  const query = () =>
    storefront.query<{product: {options: {name: string}[]}}>(QUERY, {
      variables: {handle: 'metarmap'},
      cache: strategy,
    });
  return {query, report};
}

describe('a fresh result', () => {
  it('is read and parsed once for all requests of an isolate', async () => {
    const memory = new FreshResults();
    const first = await visit(memory).query();
    const cache = mapCache();
    const match = vi.spyOn(cache, 'match');
    const {query, report} = visit(memory, {cache});
    expect((await query()).product).toBe(first.product);
    expect(match).not.toHaveBeenCalled();
    expect(report.serverTiming()).toContain('hit');
  });

  it('is asked for again when its time in the cache is over', async () => {
    const memory = new FreshResults();
    const first = await visit(memory).query();
    vi.useFakeTimers({now: Date.now() + 1001, toFake: ['Date']});
    try {
      const later = await visit(memory).query();
      expect(later.product).not.toBe(first.product);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is shared by no requests that must not cache it', async () => {
    const memory = new FreshResults();
    const uncached = {strategy: CacheNone()};
    const first = await visit(memory, uncached).query();
    const second = await visit(memory, uncached).query();
    expect(second.product).not.toBe(first.product);
  });
});

it.each([
  ['cached', CacheShort()],
  ['uncached', CacheNone()],
])('shares a result that cannot be changed, %s', async (_, strategy) => {
  const {product} = await visit(new FreshResults(), {strategy}).query();
  expect(() => product.options.reverse()).toThrow(TypeError);
});
