import type {createWithCache} from '@shopify/hydrogen';
import {MemoryCache} from '~/lib/cache/memory-cache';
import {TimeoutError, withTimeout} from '~/lib/http/fetch-with-timeout.server';
import {MAX_RESULTS} from '~/lib/limits/limits';
import type {CachingStrategy} from './cache-strategies.server';
import {
  essentialErrors,
  isComplete,
  type GraphQLResponse,
} from './graphql-request.server';
import type {RequestLog} from './request-log.server';
import type {StaleIfErrorCache} from './stale-if-error-cache.server';

interface CachedResult extends GraphQLResponse {
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
}

/** A memory for parsed results while they are fresh. */
export function resultMemory(): MemoryCache<GraphQLResponse> {
  return new MemoryCache(MAX_RESULTS);
}

/** Shared by all requests of this isolate; contains no visitor data. */
export const isolateResults = resultMemory();

interface Options {
  readonly apiUrl: string;
  readonly withCache: ReturnType<typeof createWithCache>;
  readonly copies: StaleIfErrorCache;
  readonly memory: MemoryCache<GraphQLResponse>;
  /** Milliseconds until a copy is used, where the query's strategy does not say. */
  readonly patience: number;
  readonly requestLog: RequestLog;
  readonly waitUntil: (promise: Promise<unknown>) => void;
}

/**
 * The results of queries that do not depend on the visitor: from the isolate's memory while they
 * are fresh, then from Hydrogen's cache, then from Shopify, and in an outage the last good copy.
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
    const {copies, memory, patience, requestLog, waitUntil} = this.options;
    const key = this.#keyOf(body);
    const fresh = memory.get(key);
    if (fresh) {
      requestLog.countCacheHit();
      return fresh;
    }
    const pending = this.#readCached(operationName, body, strategy, request);
    try {
      const found = await withTimeout(strategy.patience ?? patience, pending);
      const isPartial = essentialErrors(found.result).length > 0;
      const copy = isPartial ? await copies.find(key) : null;
      if (copy) requestLog.servedStale = true;
      return copy ?? found;
    } catch (error) {
      const isSlow = error instanceof TimeoutError;
      const copy = await copies.find(key);
      if (copy) {
        requestLog.servedStale = true;
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
    const {withCache, copies, memory, requestLog, waitUntil, apiUrl} =
      this.options;
    const key = this.#keyOf(body);
    let isCacheHit = true;
    const cachedResult = await withCache.run<CachedResult>(
      {
        cacheKey: ['storefront-api', apiUrl, body],
        cacheStrategy: strategy,
        shouldCacheResult: isCacheable,
      },
      async ({addDebugData}) => {
        isCacheHit = false;
        addDebugData({displayName: operationName});
        const fresh = await request();
        if (isCacheable(fresh)) waitUntil(copies.store(key, fresh));
        return {...fresh, receivedAt: Date.now()};
      },
    );
    if (isCacheHit) requestLog.countCacheHit();
    if (isCacheable(cachedResult)) {
      const freshFor = (strategy.maxAge ?? 0) * 1000;
      memory.set(key, cachedResult, cachedResult.receivedAt + freshFor);
    }
    return cachedResult;
  }
}

function isCacheable({result}: GraphQLResponse): boolean {
  return isComplete(result) && Boolean(result.data);
}
