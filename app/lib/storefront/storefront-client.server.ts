import {
  CacheNone,
  createStorefrontClient as createHydrogenClient,
  createWithCache,
  type I18nBase,
  type Storefront,
} from '@shopify/hydrogen';
import type {StorefrontEnv} from '~/lib/environment/env.server';
import {TimeoutError} from '~/lib/http/fetch-with-timeout.server';
import {within} from '~/lib/http/within.server';
import {readCookies} from '~/lib/session/read-cookie';
import type {AttemptResult} from './attempt.server';
import {breakerOf} from './breaker.server';
import {deepFreeze, FreshAnswers} from './fresh-answers.server';
import {LastGoodAnswers} from './last-good-answer.server';
import {operationInfo} from './operation.server';
import {ProviderReport} from './provider-report.server';
import type {Log} from './log.server';
import {send} from './transport.server';

/** Milliseconds for the provider before a copy of its last good answer is served. */
const PATIENCE = 3000;

/** A caching strategy of Hydrogen's, such as `CacheLong()`. */
type CachingStrategy = Parameters<Storefront['CacheCustom']>[0];

/** A provider's answer as the cache has it. */
interface CachedAnswer extends AttemptResult {
  /** Milliseconds since the epoch. */
  readonly answeredAt: number;
}

/** Shared by all requests of this isolate; holds nothing of a visitor. */
export const isolateAnswers = new FreshAnswers();

/** What a request waits for and how long; tests shorten it. */
interface Clock {
  /** Milliseconds for the provider before a copy stands in. */
  readonly patience?: number;
  /** Milliseconds of one attempt. */
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
 * Hydrogen's Storefront API client with our transport under it: every attempt
 * has a time-out, failures are retried as decided and logged once each, and a
 * document that uses a customer's token is never cached. Where a query
 * for everybody fails, a copy of its last good answer stands in, up to a day old.
 * Answers are frozen, because requests share those that are fresh in the memory.
 *
 * `query` without a `cache` strategy throws: caching is decided where the query
 * is made, not by Hydrogen's default of a day. Mutations are never cached.
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
  const isPreview = env.PUBLIC_ENVIRONMENT === 'preview';
  const lastGood = new LastGoodAnswers(cache);

  async function run(
    document: string,
    {variables = {}, cache: strategy}: RequestOptions = {},
  ): Promise<Record<string, unknown>> {
    const operation = operationInfo(document);
    if (operation.kind === 'query' && !strategy) {
      throw new Error(
        `${operation.name} was queried without a cache strategy.`,
      );
    }
    const sent = {
      ...(operation.wantsCountry && {country: i18n.country}),
      ...(operation.wantsLanguage && {language: i18n.language}),
      ...variables,
    };
    const cacheKey = ['storefront', url, operation.key, JSON.stringify(sent)];
    const isShared =
      operation.kind === 'query' &&
      !operation.usesCustomerToken &&
      !isPreview &&
      strategy !== undefined &&
      strategy.mode !== 'no-store';
    const key = cacheKey.join(' ');
    const ask = async () => {
      const known = isShared ? memory.get(key) : null;
      if (known) {
        report.countCacheHit();
        return known;
      }
      let isCacheHit = true;
      const answer = await withCache.run<CachedAnswer>(
        {
          // The visitor's own headers (address, cookies) are not part of the key:
          // the provider's answer does not depend on them.
          cacheKey,
          cacheStrategy: isShared ? strategy : CacheNone(),
          shouldCacheResult: isGood,
        },
        async ({addDebugData}) => {
          isCacheHit = false;
          addDebugData({displayName: operation.name});
          const body = JSON.stringify({query: operation.text, variables: sent});
          const fresh = await report.measure(
            send(url, {method: 'POST', headers, body}, operation, {
              log,
              breaker: breakerOf(url),
              resultKeys: operation.resultKeys,
              variable: 'PUBLIC_STORE_DOMAIN',
              deadline: report.deadline,
              requestId: report.requestId,
              ...attempts,
            }),
          );
          if (isShared && isGood(fresh)) waitUntil(lastGood.store(key, fresh));
          return {...fresh, answeredAt: Date.now()};
        },
      );
      if (isCacheHit) report.countCacheHit();
      deepFreeze(answer.result);
      if (isShared && isGood(answer)) {
        const freshFor = (strategy.maxAge ?? 0) * 1000;
        memory.keep(key, answer, answer.answeredAt + freshFor);
      }
      return answer;
    };
    const answer = await (isShared ? orLastGood(key, ask()) : ask());
    const {data, errors} = answer.result;
    return {...data, ...(errors && {errors})};
  }

  /**
   * The provider's answer; a copy of its last good one where it fails or takes
   * too long. The request itself goes on, so that the next visitor has it fresh.
   */
  async function orLastGood(
    key: string,
    asked: Promise<AttemptResult>,
  ): Promise<AttemptResult> {
    const copy = async () => {
      const kept = await lastGood.find(key);
      if (kept) report.servedStale = true;
      return kept;
    };
    try {
      return await within(patience, asked);
    } catch (error) {
      if (!(error instanceof TimeoutError)) {
        const kept = await copy();
        if (kept) return kept;
        throw error;
      }
    }
    const kept = await copy();
    if (!kept) return asked;
    waitUntil(
      asked.catch(() => {
        // Logged by `send`; nobody waits for it any more.
      }),
    );
    return kept;
  }

  return {
    ...storefront,
    getApiUrl,
    // The signatures are Hydrogen's, typed by codegen; `run` answers for both.
    query: run as Storefront<I18nBase>['query'],
    mutate: run as Storefront<I18nBase>['mutate'],
  };
}

/** Answers with errors are never kept. */
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
