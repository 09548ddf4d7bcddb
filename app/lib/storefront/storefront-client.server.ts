import {
  createStorefrontClient as createHydrogenClient,
  createWithCache,
  type I18nBase,
  type Storefront,
} from '@shopify/hydrogen';
import type {StorefrontEnv} from '~/lib/environment/env.server';
import {TimeoutError, within} from '~/lib/http/fetch-with-timeout.server';
import {readCookies} from '~/lib/session/read-cookie';
import type {AttemptResult} from './attempt.server';
import {breakerOf} from './breaker.server';
import {deepFreeze, FreshAnswers} from './fresh-answers.server';
import {LastGoodAnswers} from './last-good-answer.server';
import {operationInfo, type OperationInfo} from './operation.server';
import {ProviderReport} from './provider-report.server';
import type {Log} from './log.server';
import {send} from './transport.server';

/** Milliseconds for the provider before a copy of its last good result is served. */
const PATIENCE = 3000;

/** A caching strategy of Hydrogen's, such as `CacheLong()`. */
type CachingStrategy = Parameters<Storefront['CacheCustom']>[0];

/** A provider's result as the cache has it. */
interface CachedAnswer extends AttemptResult {
  /** Milliseconds since the epoch. */
  readonly answeredAt: number;
}

/** Shared by all requests of this isolate; holds nothing of a visitor. */
export const isolateAnswers = new FreshAnswers();

/** What a request waits for and how long, in milliseconds; tests shorten it. */
interface Clock {
  /** For the provider before a copy stands in. */
  readonly patience?: number;
  /** Of one attempt. */
  readonly timeout?: number;
  /** Waits between attempts. */
  readonly wait?: (milliseconds: number) => Promise<void>;
}

interface RequestOptions {
  variables?: Record<string, unknown>;
  cache?: CachingStrategy;
}

export interface StorefrontClientOptions {
  readonly env: StorefrontEnv;
  readonly request: Request;
  readonly cache: Cache;
  /** In front of the cache: what requests of one isolate share. */
  readonly memory?: FreshAnswers;
  readonly waitUntil: (promise: Promise<unknown>) => void;
  readonly i18n: I18nBase;
  readonly log?: Log;
  /** Learns what the requests of this visitor's request came to. */
  readonly report?: ProviderReport;
  readonly clock?: Clock;
}

/**
 * Hydrogen's Storefront API client with our transport under it
 * (`docs/decisions/001-own-transport-under-hydrogens-client.md`). Where a query for
 * everybody fails, a copy of its last good result stands in, up to a day old. Results are
 * frozen, because requests share those that are fresh in the memory.
 *
 * `query` without a `cache` strategy throws: caching is decided where the query
 * is made. Mutations and documents with a customer's token are never cached.
 */
export function createStorefrontClient({
  env,
  request,
  cache,
  memory = new FreshAnswers(),
  waitUntil,
  i18n,
  report = new ProviderReport(),
  log = report.log,
  clock: {patience = PATIENCE, ...attempts} = {},
}: StorefrontClientOptions): Storefront<I18nBase> {
  const {storefront} = createHydrogenClient({
    cache,
    waitUntil,
    i18n,
    logErrors: false,
    storeDomain: env.PUBLIC_STORE_DOMAIN,
    publicStorefrontToken: env.PUBLIC_STOREFRONT_API_TOKEN,
    privateStorefrontToken: env.PRIVATE_STOREFRONT_API_TOKEN,
    storefrontId: env.PUBLIC_STOREFRONT_ID,
    storefrontHeaders: {
      requestGroupId: request.headers.get('request-id'),
      buyerIp: request.headers.get('oxygen-buyer-ip'),
      buyerIpSig: request.headers.get('X-Shopify-Client-IP-Sig'),
      cookie: providerCookies(request.headers.get('Cookie')),
      purpose: request.headers.get('sec-purpose'),
    },
  });
  const withCache = createWithCache({cache, waitUntil, request});
  // Told to the client itself, it would warn of every version but its own.
  const getApiUrl: typeof storefront.getApiUrl = (options) =>
    storefront.getApiUrl({
      storefrontApiVersion: env.PUBLIC_STOREFRONT_API_VERSION,
      ...options,
    });
  const url = getApiUrl();
  const headers = storefront.getHeaders();
  const lastGood = new LastGoodAnswers(cache);

  async function run(
    document: string,
    {variables = {}, cache: strategy}: RequestOptions = {},
  ): Promise<Record<string, unknown>> {
    const operation = operationInfo(document);
    const {kind, name, usesCustomerToken, wantsCountry, wantsLanguage} =
      operation;
    if (kind === 'query' && !strategy) {
      throw new Error(`${name} was queried without a cache strategy.`);
    }
    const sent = {
      ...(wantsCountry && {country: i18n.country}),
      ...(wantsLanguage && {language: i18n.language}),
      ...variables,
    };
    const body = JSON.stringify({query: document, variables: sent});
    const isShared =
      kind === 'query' &&
      !usesCustomerToken &&
      env.PUBLIC_ENVIRONMENT !== 'preview' &&
      strategy?.mode !== 'no-store';
    const {result} =
      isShared && strategy
        ? await shared(operation, body, strategy)
        : await ask(operation, body);
    deepFreeze(result);
    const {data, errors} = result;
    return {...data, ...(errors && {errors})};
  }

  function ask(operation: OperationInfo, body: string): Promise<AttemptResult> {
    return report.measure(
      send(url, {method: 'POST', headers, body}, operation, {
        log,
        breaker: breakerOf(url),
        variable: 'PUBLIC_STORE_DOMAIN',
        deadline: report.deadline,
        requestId: report.requestId,
        ...attempts,
      }),
    );
  }

  /**
   * A result for everybody; a copy of the last good one where the provider fails or takes
   * too long. The request itself goes on, so that the next visitor has it fresh.
   */
  async function shared(
    operation: OperationInfo,
    body: string,
    strategy: CachingStrategy,
  ): Promise<AttemptResult> {
    const key = `${url} ${body}`;
    const known = memory.get(key);
    if (known) {
      report.countCacheHit();
      return known;
    }
    const asked = throughCache(operation, body, strategy, key);
    try {
      return await within(patience, asked);
    } catch (error) {
      const isSlow = error instanceof TimeoutError;
      const copy = await lastGood.find(key);
      if (copy) {
        report.servedStale = true;
        // Logged by `send`; nobody waits for it any more.
        if (isSlow) waitUntil(asked.catch(() => undefined));
        return copy;
      }
      if (isSlow) return asked;
      throw error;
    }
  }

  async function throughCache(
    operation: OperationInfo,
    body: string,
    strategy: CachingStrategy,
    key: string,
  ): Promise<AttemptResult> {
    let isCacheHit = true;
    const answer = await withCache.run<CachedAnswer>(
      {
        // Nothing of the visitor is in the key: the result does not depend on it.
        cacheKey: ['storefront', url, body],
        cacheStrategy: strategy,
        shouldCacheResult: isGood,
      },
      async ({addDebugData}) => {
        isCacheHit = false;
        addDebugData({displayName: operation.name});
        const fresh = await ask(operation, body);
        if (isGood(fresh)) waitUntil(lastGood.store(key, fresh));
        return {...fresh, answeredAt: Date.now()};
      },
    );
    if (isCacheHit) report.countCacheHit();
    if (isGood(answer)) {
      const freshFor = (strategy.maxAge ?? 0) * 1000;
      memory.keep(key, answer, answer.answeredAt + freshFor);
    }
    return answer;
  }

  return {
    ...storefront,
    getApiUrl,
    // The signatures are Hydrogen's, typed by codegen; `run` answers for both.
    query: run as Storefront<I18nBase>['query'],
    mutate: run as Storefront<I18nBase>['mutate'],
  };
}

/** Results with errors are never cached. */
function isGood({result}: AttemptResult): boolean {
  return !result.errors && Boolean(result.data);
}

/** The provider's own cookies; session, cart and consent stay here. */
export function providerCookies(cookieHeader: string | null): string {
  return [...readCookies(cookieHeader)]
    .filter(([name]) => name.startsWith('_shopify_'))
    .map((cookie) => cookie.join('='))
    .join('; ');
}
