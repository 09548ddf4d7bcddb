import {defineConfig, devices} from '@playwright/test';
import {findChromium} from './scripts/chromium';

/** Own ports, so that a running `npm run dev` or `preview` is not in the way. */
const PORT = 3400;
const SHOP_PORT = 4400;

/**
 * Browser tests against the production build on MiniOxygen with a local shop of
 * its own. Chromium comes from the system (`scripts/chromium.ts`); Playwright's
 * download is not used.
 */
export default defineConfig({
  testDir: './tests/e2e',
  fullyParallel: true,
  workers: process.env.CI ? 2 : undefined,
  // A test that fails for no reason is a bug to mend.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Bounds for a hang, not for speed: the slowest machine takes a third of them.
  timeout: 90_000,
  expect: {timeout: 15_000},
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: findChromium() ?? undefined,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    {
      name: 'desktop',
      use: {...devices['Desktop Chrome'], viewport: {width: 1440, height: 900}},
      grepInvert: /@phone/,
    },
    {
      name: 'phone',
      use: {...devices['Pixel 7'], viewport: {width: 360, height: 780}},
      grepInvert: /@desktop/,
    },
  ],
  webServer: [
    preview(PORT, SHOP_PORT, {PUBLIC_ANALYTICS_TOKEN: 'token-of-the-tests'}),
    // Its shop is broken on purpose by provider-failure.spec.ts. Without
    // statistics, and its visitors have to decide; see consent-decision.spec.ts. Nothing
    // listens at its METAR endpoint: the live map shows its samples.
    preview(PORT + 10, SHOP_PORT + 10, {
      PUBLIC_CONSENT_FORCED: 'true',
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
