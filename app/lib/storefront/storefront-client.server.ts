import {
  CacheNone,
  createStorefrontClient as createHydrogenClient,
  createWithCache,
  type I18nBase,
  type Storefront,
} from '@shopify/hydrogen';
import type {StorefrontEnv} from '../env.server';
import type {AttemptResult} from './attempt.server';
import {operationInfo} from './operation.server';
import {logToConsole, send, type Log} from './transport.server';

/** A caching strategy of Hydrogen's, such as `CacheLong()`. */
type CachingStrategy = ReturnType<typeof CacheNone>;

interface RequestOptions {
  variables?: Record<string, unknown>;
  cache?: CachingStrategy;
}

export interface StorefrontClientOptions {
  readonly env: StorefrontEnv;
  readonly request: Request;
  readonly cache: Cache;
  readonly waitUntil: (promise: Promise<unknown>) => void;
  readonly i18n: I18nBase;
  readonly log?: Log;
}

/**
 * Hydrogen's Storefront API client with our transport under it: every attempt
 * has a time-out, failures are retried as decided and logged once each, and a
 * document that uses a customer's token is never cached (trap C5).
 *
 * `query` without a `cache` strategy throws: caching is decided where the query
 * is made, not by Hydrogen's default of a day. Mutations are never cached.
 */
export function createStorefrontClient({
  env,
  request,
  cache,
  waitUntil,
  i18n,
  log = logToConsole,
}: StorefrontClientOptions): Storefront<I18nBase> {
  const {storefront} = createHydrogenClient({
    cache,
    waitUntil,
    i18n,
    logErrors: false,
    storeDomain: env.PUBLIC_STORE_DOMAIN,
    publicStorefrontToken: env.PUBLIC_STOREFRONT_API_TOKEN,
    privateStorefrontToken: env.PRIVATE_STOREFRONT_API_TOKEN,
    storefrontApiVersion: env.PUBLIC_STOREFRONT_API_VERSION,
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
  const url = storefront.getApiUrl();
  const headers = storefront.getHeaders();
  const isPreview = env.PUBLIC_ENVIRONMENT === 'preview';

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
    const body = JSON.stringify({
      query: minify(document),
      variables: {
        ...(operation.wantsCountry && {country: i18n.country}),
        ...(operation.wantsLanguage && {language: i18n.language}),
        ...variables,
      },
    });
    const answer = await withCache.run<AttemptResult>(
      {
        // The visitor's own headers (address, cookies) are not part of the key:
        // the provider's answer does not depend on them.
        cacheKey: ['storefront', url, body],
        cacheStrategy:
          operation.kind === 'mutation' ||
          operation.usesCustomerToken ||
          isPreview ||
          !strategy
            ? CacheNone()
            : strategy,
        shouldCacheResult: ({result}) => !result.errors && Boolean(result.data),
      },
      ({addDebugData}) => {
        addDebugData({displayName: operation.name});
        return send(url, {method: 'POST', headers, body}, operation, {log});
      },
    );
    const {data, errors} = answer.result;
    return {...data, ...(errors && {errors})};
  }

  return {
    ...storefront,
    // The signatures are Hydrogen's, typed by codegen; `run` answers for both.
    query: run as Storefront<I18nBase>['query'],
    mutate: run as Storefront<I18nBase>['mutate'],
  };
}

/** Comments and runs of white space carry nothing over the wire. */
function minify(document: string): string {
  return document
    .replace(/\s*#.*$/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The provider's own cookies; session, cart and consent stay here (trap C45). */
export function providerCookies(cookieHeader: string | null): string {
  return (cookieHeader ?? '')
    .split(';')
    .map((cookie) => cookie.trim())
    .filter((cookie) => cookie.startsWith('_shopify_'))
    .join('; ');
}
