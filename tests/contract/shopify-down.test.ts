import gql from 'graphql-tag';
import {CacheCustom, CacheLong, CacheNone, CacheShort} from '@shopify/hydrogen';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {loadCollection} from '~/lib/catalogue/load-collection.server';
import {loadCollections} from '~/lib/catalogue/load-collections.server';
import {loadSearch} from '~/lib/catalogue/load-search.server';
import {loadCountries} from '~/lib/i18n/load-countries.server';
import {loadProduct} from '~/lib/product/load-product.server';
import {CONTENT_PATIENCE_MS, PATIENCE_MS} from '~/lib/limits/limits';
import {
  contentCache,
  type CachingStrategy,
} from '~/lib/storefront/cache-strategies.server';
import {resultMemory} from '~/lib/storefront/shared-results.server';
import {RequestLog} from '~/lib/storefront/request-log.server';
import {commerceClient, stubCaches} from '../support/commerce-client';
import {editResults, PART_IS_MISSING} from '../support/edited-results';
import {breakShop} from '../support/faults';
import {mapCache} from '../support/map-cache';
import {ownShop} from '../support/own-shop';
import {storefrontContext} from '../support/storefront-context';

const running = ownShop({customers: false});

/** A cache in which everything but the last good copies has expired. */
function expiredCache(): Cache {
  return expired(mapCache());
}

function expired(cache: Cache): Cache {
  return Object.assign(Object.create(cache) as Cache, {
    match: (request: Request) =>
      new URL(request.url).host === 'last-good-results.invalid'
        ? cache.match(request)
        : Promise.resolve(undefined),
  });
}

/** Milliseconds. Waits between attempts are recorded, but do not take place. */
const CLOCK = {patience: 60, timeout: 500};

/** Queries the flagship as one visitor's request, under an operation's name. */
async function visit(
  name: string,
  {
    cache = mapCache(),
    memory,
    strategy = CacheShort(),
    clock = {},
    variables,
  }: {
    cache?: Cache;
    /** Requests with the same memory share an isolate. */
    memory?: ReturnType<typeof resultMemory>;
    strategy?: CachingStrategy;
    clock?: object;
    variables?: Readonly<Record<string, string>>;
  } = {},
) {
  const requestLog = new RequestLog();
  const later: Promise<unknown>[] = [];
  const waits: number[] = [];
  const {storefront} = storefrontContext(
    running.origin,
    'de',
    {
      cache,
      memory,
      requestLog,
      waitUntil: (promise) => void later.push(promise),
      clock: {
        ...clock,
        wait: (milliseconds) => {
          waits.push(milliseconds);
          return Promise.resolve();
        },
      },
    },
    variables,
  );
  const result = await storefront
    .query<{product: {title: string; options: {name: string}[]}}>(
      `#graphql
        query ${name}($handle: String!) {
          product(handle: $handle) { title options { name } }
        }`,
      {variables: {handle: 'metarmap'}, cache: strategy},
    )
    .catch((error: unknown) => error);
  await Promise.all(later);
  const {product} = result as {product: {options: {name: string}[]}};
  return {result, product, requestLog, waits};
}

const FAULTS = [
  ['a time-out (E4.1, E4.8)', {kind: 'timeout'}],
  // Below the time-out, and far from the patience: on a busy machine timers are late.
  ['a slow response (E4.8)', {kind: 'latency', milliseconds: 400}],
  ['503 (E4.8)', {kind: 'status', status: 503}],
  [
    '429 for an hour (E4.7, E4.8)',
    {kind: 'status', status: 429, retryAfter: 3600},
  ],
  ['a lost connection (E4.8)', {kind: 'reset'}],
  ['HTML (E4.6, E4.8)', {kind: 'html'}],
  ['an empty body (E4.6, E4.8)', {kind: 'empty'}],
  ['malformed JSON (E4.8)', {kind: 'malformed'}],
  ['truncated JSON (E4.6, E4.8)', {kind: 'truncated'}],
  ['10 MB (E4.6, E4.8)', {kind: 'oversized'}],
  ['THROTTLED (E4.4, E4.8)', {kind: 'throttled'}],
] as const;

describe('a catalogue query that fails at Shopify', () => {
  it.concurrent.each(FAULTS)(
    'gets the last good copy: %s',
    async (name, fault) => {
      const operation = `Copy${name.replace(/\W/g, '')}`;
      const cache = expiredCache();
      const good = await visit(operation, {cache});
      expect(good.result).toMatchObject({product: {title: 'METARmap'}});
      expect(good.requestLog.servedStale).toBe(false);
      expect(good.requestLog.serverTiming()).toContain('miss');

      await breakShop(running.origin, {operation, ...fault});
      const {result, requestLog, waits} = await visit(operation, {
        cache,
        clock: CLOCK,
      });
      expect(result).toEqual(good.result);
      expect(requestLog.servedStale).toBe(true);
      expect(requestLog.serverTiming()).toContain('stale');
      // With three attempts of 5 s, a page fails within 25 s.
      for (const milliseconds of waits) {
        expect(milliseconds).toBeGreaterThanOrEqual(1000);
        expect(milliseconds).toBeLessThanOrEqual(5000);
      }
    },
  );

  it.concurrent('shares it with the next requests of the isolate', async () => {
    const shared = {cache: expiredCache(), memory: resultMemory()};
    await visit('SharedCopy', {cache: shared.cache});
    await breakShop(running.origin, {operation: 'SharedCopy', kind: 'empty'});
    const first = await visit('SharedCopy', shared);
    const next = await visit('SharedCopy', shared);
    expect(next.product).toBe(first.product);
    expect(next.requestLog.servedStale).toBe(true);
    expect(next.waits).toEqual([]);
  });

  it.concurrent('does not let a copy pass for what another isolate has renewed in the cache meanwhile', async () => {
    const cache = mapCache();
    await visit('Meanwhile', {cache});
    const memory = resultMemory();
    await breakShop(running.origin, {operation: 'Meanwhile', kind: 'empty'});
    // The first visitor still finds nothing in the cache, the second one does.
    const slow = Object.assign(Object.create(cache) as Cache, {
      match: async (request: Request) => {
        await visit('Meanwhile', {cache: expired(cache), memory});
        return cache.match(request);
      },
    });
    const {requestLog, product} = await visit('Meanwhile', {
      cache: slow,
      memory,
    });
    const next = await visit('Meanwhile', {cache, memory});
    expect(requestLog.servedStale).toBe(false);
    expect(next.product).toBe(product);
    expect(next.requestLog.servedStale).toBe(false);
  });

  it.concurrent('does not put a copy over what another request has received meanwhile', async () => {
    const shared = {cache: expiredCache(), memory: resultMemory()};
    await visit('Overtaken', {cache: shared.cache});
    await breakShop(running.origin, {
      ...{operation: 'Overtaken', kind: 'latency', milliseconds: 400},
      count: 1,
    });
    const slow = visit('Overtaken', {
      ...{...shared, clock: {...CLOCK, patience: 200}},
      strategy: CacheLong(),
    });
    await new Promise((passed) => setTimeout(passed, 50));
    const received = await visit('Overtaken', {
      ...shared,
      strategy: CacheLong(),
    });
    const {product, requestLog} = await slow;
    expect(product).toBe(received.product);
    expect(requestLog.servedStale).toBe(false);
  });

  it.concurrent('gets it sooner for what the merchant writes', async () => {
    const cache = expiredCache();
    const strategy = contentCache({CacheCustom, CacheLong});
    await visit('Written', {cache, strategy});
    await breakShop(running.origin, {
      ...{operation: 'Written', kind: 'latency'},
      milliseconds: (CONTENT_PATIENCE_MS + PATIENCE_MS) / 2,
    });
    const {requestLog} = await visit('Written', {cache, strategy});
    expect(requestLog.servedStale).toBe(true);
  });

  it.concurrent('has no copy of data that must not be cached', async () => {
    const cache = expiredCache();
    const uncached = {cache, strategy: CacheNone()};
    await visit('Uncached', uncached);
    await breakShop(running.origin, {operation: 'Uncached', kind: 'empty'});
    const {result, requestLog} = await visit('Uncached', uncached);
    expect(result).toMatchObject({
      name: 'ShopifyError',
      message: 'Shopify API error: GraphQL request failed after 3 attempts.',
      requestId: expect.stringMatching(/./) as unknown,
    });
    expect(requestLog.servedStale).toBe(false);
  });

  it.concurrent('caches nothing in a merchant’s preview', async () => {
    const cache = mapCache();
    const put = vi.spyOn(cache, 'put');
    const preview = {
      cache,
      memory: resultMemory(),
      variables: {PUBLIC_ENVIRONMENT: 'preview'},
    };
    await visit('Preview', preview);
    await breakShop(running.origin, {operation: 'Preview', kind: 'empty'});
    expect((await visit('Preview', preview)).result).toBeInstanceOf(Error);
    expect(put).not.toHaveBeenCalled();
  });

  it.concurrent('gets the last good copy of a partial result', async () => {
    const cache = expiredCache();
    const good = await visit('PartialCopy', {cache});
    await breakShop(running.origin, {
      operation: 'PartialCopy',
      kind: 'partial',
    });
    const {result, requestLog} = await visit('PartialCopy', {cache});
    expect(result).toEqual(good.result);
    expect(requestLog.servedStale).toBe(true);
  });

  it.concurrent('caches no partial data (E4.5)', async () => {
    const cache = expiredCache();
    const put = vi.spyOn(cache, 'put');
    await breakShop(running.origin, {operation: 'Partial', kind: 'partial'});
    const {result} = await visit('Partial', {cache});
    expect(result).toHaveProperty('errors');
    expect(put).not.toHaveBeenCalled();
  });
});

describe('a fresh result', () => {
  it('is read and parsed once for all requests of an isolate', async () => {
    const memory = resultMemory();
    const first = await visit('Shared', {memory});
    const cache = mapCache();
    const match = vi.spyOn(cache, 'match');
    const {product, requestLog} = await visit('Shared', {memory, cache});
    expect(product).toBe(first.product);
    expect(match).not.toHaveBeenCalled();
    expect(requestLog.serverTiming()).toContain('hit');
  });

  it('is requested again when it has expired in the cache', async () => {
    const memory = resultMemory();
    const first = await visit('Shared', {memory});
    vi.useFakeTimers({now: Date.now() + 1001, toFake: ['Date']});
    const later = await visit('Shared', {memory});
    vi.useRealTimers();
    expect(later.product).not.toBe(first.product);
  });

  it('is renewed in memory at once, and until then shared although it is stale', async () => {
    const shared = {memory: resultMemory(), cache: mapCache()};
    const first = await visit('Renewed', shared);
    vi.useFakeTimers({now: Date.now() + 1500, toFake: ['Date']});
    await breakShop(running.origin, {
      operation: 'Renewed',
      kind: 'status',
      status: 503,
      count: 3,
    });
    const stale = await visit('Renewed', shared);
    const match = vi.spyOn(shared.cache, 'match');
    expect((await visit('Renewed', shared)).product).toBe(stale.product);
    expect(match).not.toHaveBeenCalled();
    expect(stale.product).not.toBe(first.product);

    vi.setSystemTime(Date.now() + 1500);
    await visit('Renewed', shared);
    match.mockClear();
    const renewed = await visit('Renewed', shared);
    vi.useRealTimers();
    expect(renewed.product).not.toBe(stale.product);
    expect(match).not.toHaveBeenCalled();
  });

  it('is not shared by requests that must not cache it', async () => {
    const uncached = {memory: resultMemory(), strategy: CacheNone()};
    const first = await visit('Shared', uncached);
    const second = await visit('Shared', uncached);
    expect(second.product).not.toBe(first.product);
  });

  it.each([
    ['cached', CacheShort()],
    ['uncached', CacheNone()],
  ])('cannot be changed, %s', async (_, strategy) => {
    const memory = resultMemory();
    const {product} = await visit('Shared', {memory, strategy});
    expect(() => product.options.reverse()).toThrow(TypeError);
  });
});

const contextWith = (cache?: Cache) =>
  storefrontContext(running.origin, 'de', {cache: cache ?? mapCache()});

const NOTHING = new URLSearchParams();

/** A result that a broken proxy has emptied: without data and without errors. */
const empty = () => ({});

describe('a result without errors that lacks a root field', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('makes the pages of a product, a collection and a search fail (E4.13)', async () => {
    const asked = editResults({
      Product: ({product: _, ...rest}) => rest,
      Collection: empty,
      Search: empty,
    });
    const context = contextWith();
    const failure = 'GraphQL request failed after 3 attempts.';
    await expect(loadProduct(context, 'metarmap', NOTHING)).rejects.toThrow(
      failure,
    );
    await expect(loadCollection(context, 'karten', NOTHING)).rejects.toThrow(
      failure,
    );
    await expect(
      loadSearch(context, new URLSearchParams('q=map')),
    ).rejects.toThrow(failure);
    expect(asked.filter((name) => name === 'Product')).toHaveLength(3);
  });

  it('is no list of collections when it has errors beside its data', async () => {
    editResults({Collections: (data) => data}, [PART_IS_MISSING]);
    await expect(loadCollections(contextWith(), NOTHING)).rejects.toThrow(
      'GraphQL request failed',
    );
  });

  it('is not cached (E4.13)', async () => {
    const cache = mapCache();
    editResults({Localization: empty});
    await expect(loadCountries(contextWith(cache))).rejects.toThrow(
      'after 3 attempts',
    );
    vi.unstubAllGlobals();
    const {countries} = await loadCountries(contextWith(cache));
    expect(countries.length).toBeGreaterThan(1);
  });

  it.each(['', '../account', 'a/b', 'a b'])(
    'fails instead of redirecting by the handle %j (E4.14)',
    async (handle) => {
      editResults({
        Product: ({product}) => ({product: {...(product as object), handle}}),
      });
      await expect(
        loadProduct(contextWith(), 'metarmap', NOTHING),
      ).rejects.toThrow('GraphQL request failed');
    },
  );

  it('is an error for a client of the endpoint (E4.13)', async () => {
    stubCaches();
    editResults({Make: empty});
    const {ask} = commerceClient(running.origin);
    const {json} = await ask(gql`
      mutation Make {
        cartCreate {
          cart {
            id
          }
        }
      }
    `);
    expect(json).toMatchObject({
      statusCode: 500,
      message: 'Shopify API error: GraphQL request failed after 1 attempts.',
    });
  });
});

it('a page whose address in the other language could not be read is stored briefly', async () => {
  await breakShop(running.origin, {operation: 'ProductHandle', kind: 'empty'});
  const context = contextWith();
  const loaded = await loadProduct(context, 'kniebrett', NOTHING);
  expect(loaded).toMatchObject({handles: {en: 'kniebrett'}});
  expect(context.requestLog.usesFallbackContent).toBe(true);
});
