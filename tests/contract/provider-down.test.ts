import {CacheShort, CacheNone} from '@shopify/hydrogen';
import {describe, expect, it, vi} from 'vitest';
import {ProviderReport} from '~/lib/storefront/provider-report.server';
import {breakShop} from '../support/faults';
import {mapCache} from '../support/map-cache';
import {ownShop} from '../support/own-shop';
import {storefrontContext} from '../support/storefront-context';

const running = ownShop({customers: false});

/** A cache in which everything but the last good copies has expired. */
function expiredCache(): Cache {
  const cache = mapCache();
  const match = cache.match.bind(cache);
  cache.match = (request) => {
    const {url} = new Request(request);
    return new URL(url).host === 'last-good-results.invalid'
      ? match(request)
      : Promise.resolve(undefined);
  };
  return cache;
}

/** Milliseconds. Waits between attempts are told and not waited for. */
const CLOCK = {patience: 60, timeout: 500};

/** Asks for the flagship as one visitor's request, under an operation's name. */
async function visit(
  name: string,
  cache: Cache,
  {strategy = CacheShort(), clock = {}} = {},
) {
  const report = new ProviderReport();
  const later: Promise<unknown>[] = [];
  const waits: number[] = [];
  const {storefront} = storefrontContext(running.origin, 'de', {
    cache,
    report,
    waitUntil: (promise) => void later.push(promise),
    clock: {
      ...clock,
      wait: (milliseconds) => {
        waits.push(milliseconds);
        return Promise.resolve();
      },
    },
  });
  const answer: unknown = await storefront
    .query(
      `#graphql
        query ${name}($handle: String!) { product(handle: $handle) { title } }`,
      {variables: {handle: 'metarmap'}, cache: strategy},
    )
    .catch((error: unknown) => error);
  await Promise.all(later);
  return {answer, report, waits};
}

const FAULTS = [
  ['a time-out', {kind: 'timeout'}],
  ['a slow answer', {kind: 'latency', milliseconds: 200}],
  ['503', {kind: 'status', status: 503}],
  ['429 for an hour', {kind: 'status', status: 429, retryAfter: 3600}],
  ['a lost connection', {kind: 'reset'}],
  ['HTML', {kind: 'html'}],
  ['an empty body', {kind: 'empty'}],
  ['malformed JSON', {kind: 'malformed'}],
  ['truncated JSON', {kind: 'truncated'}],
  ['10 MB', {kind: 'oversized'}],
  ['THROTTLED', {kind: 'throttled'}],
] as const;

describe('a catalogue query whose provider fails', () => {
  it.concurrent.each(FAULTS)(
    'is answered from the last good copy: %s',
    async (name, fault) => {
      const operation = `Copy${name.replace(/\W/g, '')}`;
      const cache = expiredCache();
      const good = await visit(operation, cache);
      expect(good.answer).toMatchObject({product: {title: 'METARmap'}});
      expect(good.report.servedStale).toBe(false);
      expect(good.report.serverTiming()).toContain('miss');

      await breakShop(running.origin, {operation, ...fault});
      const {answer, report, waits} = await visit(operation, cache, {
        clock: CLOCK,
      });
      expect(answer).toEqual(good.answer);
      expect(report.servedStale).toBe(true);
      expect(report.serverTiming()).toContain('stale');
      // With three attempts of 5 s, a page has failed within 25 s.
      for (const milliseconds of waits) {
        expect(milliseconds).toBeGreaterThanOrEqual(1000);
        expect(milliseconds).toBeLessThanOrEqual(5000);
      }
    },
  );

  it.concurrent('has no copy of what must not be cached', async () => {
    const cache = expiredCache();
    await visit('Uncached', cache, {strategy: CacheNone()});
    await breakShop(running.origin, {operation: 'Uncached', kind: 'empty'});
    const {answer, report} = await visit('Uncached', cache, {
      strategy: CacheNone(),
    });
    expect(answer).toMatchObject({
      name: 'ProviderError',
      message: 'Shopify API error: GraphQL request failed after 3 attempts.',
      requestId: expect.stringMatching(/./) as unknown,
    });
    expect(report.servedStale).toBe(false);
  });

  it.concurrent('caches no partial data', async () => {
    const cache = expiredCache();
    const put = vi.spyOn(cache, 'put');
    await breakShop(running.origin, {operation: 'Partial', kind: 'partial'});
    const {answer} = await visit('Partial', cache);
    expect(answer).toHaveProperty('errors');
    expect(put).not.toHaveBeenCalled();
  });
});
