import type {createWithCache} from '@shopify/hydrogen';
import {MemoryCache} from '~/lib/cache/memory-cache';
import {TimeoutError, withTimeout} from '~/lib/concurrency/with-timeout.server';
import {
  COPY_S,
  COPY_WRITTEN_EVERY_MS,
  MAX_RESULTS,
  SHARED_STALE_MS,
} from '~/lib/limits/limits';
import type {CachingStrategy} from './cache-strategies.server';
import {essentialErrors, isComplete} from './shopify-error.server';
import type {GraphQLResponse} from './transport.server';
import type {RequestLog} from './request-log.server';
import {hex} from '~/lib/text/hex';

interface CachedResult extends GraphQLResponse {
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
}

interface SharedResult extends GraphQLResponse {
  /** The last good copy, in place of what Shopify did not send. */
  readonly isCopy?: boolean;
}

/**
 * A memory for parsed results: while they are fresh, and for a moment after that, because what pages
 * compute from a result is cached by the identity of the result.
 */
export function resultMemory(): MemoryCache<SharedResult> {
  return new MemoryCache(MAX_RESULTS);
}

/** Shared by all requests of this isolate; contains no visitor data. */
export const isolateResults = resultMemory();

interface Options {
  readonly apiUrl: string;
  readonly withCache: ReturnType<typeof createWithCache>;
  readonly copies: StaleIfErrorCache;
  readonly memory: MemoryCache<SharedResult>;
  /** Milliseconds until a copy is used, where the query's strategy does not say. */
  readonly patience: number;
  readonly requestLog: RequestLog;
  readonly waitUntil: (promise: Promise<unknown>) => void;
}

/**
 * The results of queries that do not depend on the visitor: from the isolate's memory, then from
 * Hydrogen's cache, then from Shopify, and in an outage the last good copy.
 */
export class SharedResults {
  constructor(private readonly options: Options) {}

  /**
   * Falls back to the last good copy; a slow request continues for the next visitor.
   * @param body of the request, which is the key.
   * @throws what `request` throws, where there is no copy.
   */
  async read(
    operationName: string,
    body: string,
    strategy: CachingStrategy,
    request: () => Promise<GraphQLResponse>,
  ): Promise<GraphQLResponse> {
    const {memory, patience, requestLog, waitUntil} = this.options;
    const key = this.#keyOf(body);
    const shared = memory.get(key);
    if (shared) {
      if (shared.isCopy) requestLog.servedStale = true;
      else requestLog.countCacheHit();
      return shared;
    }
    const pending = this.#readCached(operationName, body, strategy, request);
    try {
      const found = await withTimeout(strategy.patience ?? patience, pending);
      const isPartial = essentialErrors(found.result).length > 0;
      return (isPartial && (await this.#findCopy(key))) || found;
    } catch (error) {
      const isSlow = error instanceof TimeoutError;
      const copy = await this.#findCopy(key);
      if (copy) {
        // Already logged by the transport.
        if (isSlow) waitUntil(pending.catch(() => undefined));
        return copy;
      }
      if (isSlow) return pending;
      throw error;
    }
  }

  #keyOf(body: string): string {
    return `${this.options.apiUrl} ${body}`;
  }

  async #readCached(
    operationName: string,
    body: string,
    strategy: CachingStrategy,
    request: () => Promise<GraphQLResponse>,
  ): Promise<GraphQLResponse> {
    const {withCache, copies, requestLog, waitUntil, apiUrl} = this.options;
    const key = this.#keyOf(body);
    let requested: CachedResult | undefined;
    const cachedResult = await withCache.run<CachedResult>(
      {
        cacheKey: ['storefront-api', apiUrl, body],
        cacheStrategy: strategy,
        shouldCacheResult: isCacheable,
      },
      async ({addDebugData}) => {
        addDebugData({displayName: operationName});
        const fresh = {...(await request()), receivedAt: Date.now()};
        requested = fresh;
        if (isCacheable(fresh)) {
          waitUntil(copies.store(key, fresh));
          // Hydrogen renews a stale result after it has returned it.
          this.#remember(key, fresh, strategy);
        }
        return fresh;
      },
    );
    if (cachedResult === requested) return cachedResult;
    requestLog.countCacheHit();
    // Another request may have read or renewed it meanwhile.
    return (
      this.#receivedMeanwhile(key) ??
      this.#remember(key, cachedResult, strategy)
    );
  }

  /** The result that another request received; not a copy, which only an outage may show. */
  #receivedMeanwhile(key: string): SharedResult | undefined {
    const shared = this.options.memory.get(key);
    return shared?.isCopy ? undefined : shared;
  }

  /** A stale result is shared for a moment, so that a crowd does not parse it for each visitor. */
  #remember(
    key: string,
    result: CachedResult,
    {maxAge = 0}: CachingStrategy,
  ): CachedResult {
    if (maxAge > 0) {
      const until = result.receivedAt + maxAge * 1000;
      const shortest = Date.now() + Math.min(SHARED_STALE_MS, maxAge * 1000);
      this.options.memory.set(key, result, Math.max(until, shortest));
    }
    return result;
  }

  /** The last good copy, or the result that another request received meanwhile; `null` without either. */
  async #findCopy(key: string): Promise<GraphQLResponse | null> {
    const {copies, memory, requestLog} = this.options;
    const copy = await copies.find(key);
    const received = this.#receivedMeanwhile(key);
    if (received || !copy) return received ?? null;
    requestLog.servedStale = true;
    memory.set(key, {...copy, isCopy: true}, Date.now() + SHARED_STALE_MS);
    return copy;
  }
}

function isCacheable({result}: GraphQLResponse): boolean {
  return isComplete(result) && Boolean(result.data);
}

const WRITTEN_AT = 'x-written-at';

/** The last good results of catalogue queries, for an outage of Shopify; no customer or cart data. */
export class StaleIfErrorCache {
  constructor(private readonly cache: Pick<Cache, 'match' | 'put'>) {}

  /** Stores a copy unless there is a recent one. Never throws. */
  async store(key: string, {result}: GraphQLResponse): Promise<void> {
    try {
      const request = await requestFor(key);
      const existing = await this.cache.match(request);
      // Only the headers are read. Not awaited: for a cloned response the promise waits for the other body.
      void existing?.body?.cancel();
      const writtenAt = Number(existing?.headers.get(WRITTEN_AT) ?? 0);
      if (Date.now() - writtenAt < COPY_WRITTEN_EVERY_MS) return;
      const headers = {
        'Cache-Control': `public, max-age=${COPY_S}`,
        [WRITTEN_AT]: String(Date.now()),
      };
      await this.cache.put(request, Response.json(result, {headers}));
    } catch {
      // The result does not depend on its copy.
    }
  }

  /** The copy, or `null`. Never throws. */
  async find(key: string): Promise<GraphQLResponse | null> {
    try {
      const stored = await this.cache.match(await requestFor(key));
      return stored
        ? {result: (await stored.json()) as object, requestId: null}
        : null;
    } catch {
      return null;
    }
  }
}

/** Cache keys are URLs, and a query is too long for one. */
async function requestFor(key: string): Promise<Request> {
  const bytes = new TextEncoder().encode(key);
  const digest = hex(await crypto.subtle.digest('SHA-256', bytes));
  return new Request(`https://last-good-results.invalid/${digest}`);
}
