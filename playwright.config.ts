import {defineConfig, devices} from '@playwright/test';
import {WITHOUT_PICTURES} from './tests/support/browser';
import {IS_FULL_MATRIX} from './tests/support/matrix';
import {PERSON} from './tests/support/person';
import {STOREFRONTS} from './tests/support/storefronts';

/** Files whose tests only send requests. */
const REQUESTS =
  /(?:account-log|account-server|findability|first-load|fuzz|http|libraries)\.spec\.ts$/;

/**
 * A test takes over the tab of the one before, where both want the same of the browser: Playwright
 * empties it and its storage. A new tab takes Chromium a second of the processor. The full matrix
 * has a new one for each test.
 */
const REUSED = {reuseContext: !IS_FULL_MATRIX};

/**
 * Browser tests against the production build on MiniOxygen with a local shop of its own, in the
 * system's Chromium (`scripts/chromium.ts`).
 */
export default defineConfig({
  testDir: './tests/e2e',
  fullyParallel: true,
  // Playwright's default is half of the cores. With three beside the unit tests, two cores are too
  // slow for the 3D model.
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
    baseURL: STOREFRONTS.main.site,
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
      use: {
        ...REUSED,
        ...devices['Desktop Chrome'],
        viewport: {width: 1440, height: 900},
        // A click waits until its target has stopped moving; phones keep the motion.
        contextOptions: {reducedMotion: 'reduce'},
      },
      testIgnore: REQUESTS,
      grepInvert: /@phone/,
    },
    {
      name: 'phone',
      use: {
        ...REUSED,
        ...devices['Pixel 7'],
        viewport: {width: 360, height: 780},
      },
      testIgnore: REQUESTS,
      grepInvert: /@desktop/,
    },
  ],
  webServer: {
    command: 'node --import tsx tests/support/serve-storefronts.ts',
    url: `${STOREFRONTS.main.site}/favicon.svg`,
    // A bound for a hang as well.
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: {signal: 'SIGTERM', timeout: 5000},
    // `local-shop/serve.ts` says why.
    env: {NODE_ENV: 'production'},
  },
});
