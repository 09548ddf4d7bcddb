import {defineConfig} from '@playwright/test';
import config from './playwright.config';

/**
 * Tests in Firefox and WebKitGTK, which Playwright knows only as builds of its own; it runs the
 * tests and starts the servers, other clients drive the browsers (`tests/support/other-browsers.ts`).
 */
export default defineConfig({
  ...config,
  testDir: './tests/engines',
  // For a browser that starts on a busy machine, and the whole visit.
  timeout: 180_000,
  projects: [{name: 'engines'}],
});
