import type {ProfileName} from '@metarmap/local-shop';

/**
 * The first of the hundred ports of the browser tests: their storefronts listen on it and the
 * ports above, their local shops 1,000 higher. `TEST_PORT` moves it, so that two checkouts can
 * run their tests at the same time.
 */
const FIRST_PORT = Number(process.env.TEST_PORT ?? 3400);

/** The log of all storefronts and their shops, from the repository's root. */
export const STOREFRONTS_LOG = 'test-results/storefronts.log';

/** Addresses of a storefront of the tests and of its local shop, without a slash at the end. */
export function storefrontAt(offset: number) {
  const port = FIRST_PORT + offset;
  return {
    port,
    shopPort: port + 1000,
    site: `http://localhost:${port}`,
    shop: `http://127.0.0.1:${port + 1000}`,
  };
}

interface Options {
  /** What the local shop is built from; `sample` when left out. */
  readonly profile?: ProfileName;
  /** Whether the shop has an account domain and a market's domain. */
  readonly hasDomains?: boolean;
  /** Variables of the worker, in addition to the usual ones of a local shop's storefront. */
  readonly variables?: Readonly<Record<string, string>>;
}

const define = (offset: number, options: Options = {}) => ({
  ...storefrontAt(offset),
  ...options,
});

/** As a merchant would set it up: with their own e-mail address, and no copy for agents. */
const OWN = {SHOP_EMAIL: 'laden@example.com', PUBLIC_AGENTS: 'off'};

/** The production builds that `serve-storefronts.ts` serves, each with a local shop in memory. */
export const STOREFRONTS = {
  /** What most tests visit: Playwright's `baseURL`. */
  main: define(0, {variables: {PUBLIC_ANALYTICS_TOKEN: 'token-of-the-tests'}}),
  /**
   * Forced consent without statistics, current accounts behind an account domain and an identity
   * provider, and no METAR reports: the live map shows samples.
   */
  current: define(10, {
    hasDomains: true,
    variables: {
      PUBLIC_CONSENT_FORCED: 'true',
      PUBLIC_CUSTOMER_ACCOUNTS: 'current',
      METAR_ENDPOINT: 'http://127.0.0.1:9/metar',
    },
  }),
  /** A merchant's preview, which uses https. */
  preview: define(40, {
    variables: {
      PUBLIC_ENVIRONMENT: 'preview',
      PUBLIC_SITE_URL: 'https://preview.example',
    },
  }),
  /** Its shop is broken on purpose. */
  broken: define(50),
  fresh: define(70, {profile: 'fresh', variables: OWN}),
  english: define(72, {profile: 'english', variables: OWN}),
  difficult: define(74, {profile: 'difficult', variables: OWN}),
} satisfies Record<string, ReturnType<typeof define>>;
