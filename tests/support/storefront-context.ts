import {parseEnv} from '~/lib/environment/env.server';
import {createMemoizePerRequest} from '~/lib/concurrency/memoize-per-request';
import {LOCALES, type LocaleCode} from '~/lib/i18n/locale';
import {
  createStorefrontClient,
  type StorefrontClientOptions,
} from '~/lib/storefront/storefront-client.server';
import {RequestLog} from '~/lib/storefront/request-log.server';
import {
  LOCAL_ADMIN_TOKEN,
  LOCAL_PRIVATE_TOKEN,
  LOCAL_PUBLIC_TOKEN,
} from '@metarmap/local-shop/credentials';

/** A Cache API that stores nothing: every query reaches the shop. */
const NO_CACHE: Pick<Cache, 'match' | 'put' | 'delete'> = {
  match: () => Promise.resolve(undefined),
  put: () => Promise.resolve(),
  delete: () => Promise.resolve(false),
};

/** No pauses between attempts, so that tests do not wait. */
export const NO_WAIT = {wait: () => Promise.resolve()};

/**
 * The part of the load context that data functions use, on the worker's real client, for a
 * shop that listens at `origin`. Nothing is cached unless `options` say so.
 */
export function storefrontContext(
  origin: string,
  code: LocaleCode,
  options: Partial<
    Pick<
      StorefrontClientOptions,
      'cache' | 'memory' | 'requestLog' | 'waitUntil' | 'clock' | 'i18n'
    >
  > = {},
  variables: Readonly<Record<string, string>> = {},
) {
  const locale = LOCALES[code];
  const env = parseEnv({
    SESSION_SECRET: 'secret-of-the-tests-with-32-characters',
    PUBLIC_STORE_DOMAIN: origin,
    PUBLIC_STOREFRONT_API_TOKEN: LOCAL_PUBLIC_TOKEN,
    PRIVATE_STOREFRONT_API_TOKEN: LOCAL_PRIVATE_TOKEN,
    PRIVATE_ADMIN_API_TOKEN: LOCAL_ADMIN_TOKEN,
    PUBLIC_CHECKOUT_DOMAIN: origin,
    PUBLIC_SITE_URL: 'http://localhost:3000',
    PUBLIC_CUSTOMER_ACCOUNTS: 'legacy',
    ...variables,
  });
  const requestLog = options.requestLog ?? new RequestLog();
  const storefront = createStorefrontClient({
    env,
    request: new Request('http://localhost:3000/', {
      headers: {'oxygen-buyer-ip': '127.0.0.1'},
    }),
    cache: NO_CACHE as Cache,
    waitUntil: () => undefined,
    i18n: {language: locale.language, country: locale.country},
    log: () => undefined,
    clock: NO_WAIT,
    ...options,
    requestLog,
  });
  return {
    env,
    locale,
    country: locale.country,
    storefront,
    requestLog,
    waitUntil: (_promise: Promise<unknown>) => undefined,
    memoizePerRequest: createMemoizePerRequest(),
    structuredData: [],
    markdown: {},
  };
}
