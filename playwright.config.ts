import {defineConfig, devices} from '@playwright/test';
import {WITHOUT_PICTURES} from './tests/support/browser';
import {PERSON} from './tests/support/person';
import {FIRST_PORT} from './tests/support/ports';

const PORT = FIRST_PORT;
const SHOP_PORT = FIRST_PORT + 1000;

/** Files whose tests only send requests. */
const REQUESTS =
  /(?:account-log|account-server|findability|first-load|fuzz|http|libraries)\.spec\.ts$/;

/**
 * Browser tests against the production build on MiniOxygen with a local shop of its own, in the
 * system's Chromium (`scripts/chromium.ts`).
 */
export default defineConfig({
  testDir: './tests/e2e',
  fullyParallel: true,
  // Playwright's default is half of the cores.
  workers: 2,
  // A flaky test is a bug.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Bounds for a hang, not for speed.
  timeout: 90_000,
  expect: {timeout: 15_000},
  reporter: [['list']],
  reportSlowTests: {max: 10, threshold: 15_000},
  use: {
    baseURL: `http://localhost:${PORT}`,
    // Recording takes a quarter of the time; `--trace on` records a single test.
    trace: 'off',
    launchOptions: WITHOUT_PICTURES,
  },
  projects: [
    {
      name: 'requests',
      testMatch: REQUESTS,
      use: {userAgent: PERSON},
    },
    {
      name: 'desktop',
      use: {...devices['Desktop Chrome'], viewport: {width: 1440, height: 900}},
      testIgnore: REQUESTS,
      grepInvert: /@phone/,
    },
    {
      name: 'phone',
      use: {...devices['Pixel 7'], viewport: {width: 360, height: 780}},
      testIgnore: REQUESTS,
      grepInvert: /@desktop/,
    },
  ],
  webServer: [
    preview(PORT, SHOP_PORT, {PUBLIC_ANALYTICS_TOKEN: 'token-of-the-tests'}),
    // Forced consent without statistics (consent-banner.spec.ts), current accounts
    // behind an account domain and an identity provider (current-account.spec.ts), and no
    // METAR reports: the live map shows samples.
    preview(PORT + 10, SHOP_PORT + 10, {
      SHOP_ACCOUNT_PORT: String(SHOP_PORT + 11),
      SHOP_MARKET_DOMAIN: 'market.localhost',
      PUBLIC_CONSENT_FORCED: 'true',
      PUBLIC_CUSTOMER_ACCOUNTS: 'current',
      METAR_ENDPOINT: 'http://127.0.0.1:9/metar',
    }),
  ],
});

/** A production build with a local shop in memory. */
function preview(
  port: number,
  shopPort: number,
  variables: Record<string, string>,
) {
  return {
    command: 'node --import tsx scripts/preview.ts',
    url: `http://localhost:${port}/favicon.svg`,
    timeout: 60_000,
    reuseExistingServer: false,
    gracefulShutdown: {signal: 'SIGTERM' as const, timeout: 5000},
    env: {
      PORT: String(port),
      SHOP_PORT: String(shopPort),
      SHOP_DATABASE: ':memory:',
      ...variables,
    },
  };
}
