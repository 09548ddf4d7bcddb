import {defineConfig, devices} from '@playwright/test';
import {WITHOUT_PICTURES} from './tests/support/browser';

/** Own ports, so that a running `npm run dev` or `preview` is not in the way. */
const PORT = 3400;
const SHOP_PORT = 4400;

/** Files whose tests only send requests. */
const REQUESTS =
  /(?:account-log|account-server|content-links|findability|first-load|fuzz|http|libraries|redirects)\.spec\.ts$/;

/**
 * Browser tests against the production build on MiniOxygen with a local shop of
 * its own. Chromium comes from the system (`scripts/chromium.ts`); Playwright's
 * download is not used.
 */
export default defineConfig({
  testDir: './tests/e2e',
  fullyParallel: true,
  // Playwright's own choice is half of the cores, and on a machine of two one waits.
  workers: 2,
  // A test that fails for no reason is a bug to mend.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Bounds for a hang, not for speed: the slowest machine takes a third of them.
  timeout: 90_000,
  expect: {timeout: 15_000},
  reporter: [['list']],
  reportSlowTests: {max: 10, threshold: 15_000},
  use: {
    baseURL: `http://localhost:${PORT}`,
    // Recording every step takes a quarter of the time, and a failure says what the page
    // held (`error-context.md`). `--trace on` records the test that one looks at.
    trace: 'off',
    launchOptions: WITHOUT_PICTURES,
  },
  projects: [
    {
      // Answers are the same at every width, and nobody opens a page.
      name: 'requests',
      testMatch: REQUESTS,
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
    // Without statistics, and its visitors have to decide; see consent-decision.spec.ts.
    // Nothing listens at its METAR endpoint: the live map shows its samples. Its customers
    // have current accounts; see current-account.spec.ts.
    preview(PORT + 10, SHOP_PORT + 10, {
      PUBLIC_CONSENT_FORCED: 'true',
      PUBLIC_CUSTOMER_ACCOUNTS: 'current',
      METAR_ENDPOINT: 'http://127.0.0.1:9/metar',
    }),
  ],
});

/** A production build with a local shop of its own, forgotten afterwards. */
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
