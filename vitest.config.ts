import {createRequire} from 'node:module';
import icons from 'unplugin-icons/vite';
import {defineConfig} from 'vitest/config';
import tsconfigPaths from 'vite-tsconfig-paths';
import {ICONS} from './scripts/icons';
import {markdownContent} from './scripts/markdown-page';
import {messageCatalogues} from './scripts/message-catalogues';

const require = createRequire(import.meta.url);

/**
 * Tests that affect every file of the same process: they replace a module (`vi.mock`), or render as
 * a server does and fail, after which React still has the values of its contexts.
 */
const MOCKING = [
  'app/lib/i18n/messages.test.ts',
  'app/lib/cart/cart-line.test.ts',
  'tests/contract/worker.test.ts',
];
const MOCKING_COMPONENTS = [
  'app/entry.server.test.tsx',
  'app/root.test.tsx',
  'app/components/product/ProductPage.test.tsx',
];
/** Logic that needs a document. Each file with an environment of its own ends the process of the others. */
const WITH_DOCUMENT = [
  'app/components/consent/consent-store.test.ts',
  'app/lib/analytics/consent-scripts.test.ts',
  'app/lib/consent/visit-source.test.ts',
];

// Their import of the message formatter goes through the alias below.
const server = {deps: {inline: ['use-intl']}};
// Node 25 and newer have a `localStorage` of their own, which hides the document's. Older ones
// do not know the option.
const WITHOUT_STORAGE_OF_NODE = '--no-experimental-webstorage';
const execArgv = process.allowedNodeEnvironmentFlags.has(
  WITHOUT_STORAGE_OF_NODE,
)
  ? [WITHOUT_STORAGE_OF_NODE]
  : [];
const NODE = {environment: 'node' as const, server};
const JSDOM = {
  environment: 'jsdom' as const,
  server,
  setupFiles: 'tests/support/tidy-document.ts',
};

/**
 * `node` is for logic and the local shop, `jsdom` for React components. Remix's and Hydrogen's
 * plugins are left out: they are slow and start servers.
 */
export default defineConfig({
  plugins: [
    tsconfigPaths(),
    messageCatalogues(),
    markdownContent(),
    icons(ICONS),
  ],
  // As in `vite.config.ts`: a picture is an address.
  build: {assetsInlineLimit: 0},
  resolve: {
    alias: [
      // Otherwise two copies of graphql-js are loaded ("from another module or realm").
      {find: /^graphql$/, replacement: require.resolve('graphql')},
      {
        find: /^use-intl\/format-message$/,
        replacement: 'use-intl/format-message/format-only',
      },
      // As in a worker, which lacks the streams of Node.js.
      {find: /^react-dom\/server$/, replacement: 'react-dom/server.browser'},
    ],
  },
  test: {
    // A bound for a hang, not for speed: contract tests start shops.
    testTimeout: 30_000,
    execArgv,
    // The log of a test that passes is full of the errors that it expects.
    silent: 'passed-only',
    projects: [
      {
        extends: true,
        test: {
          ...NODE,
          name: 'node',
          // Files share imports: loading GraphQL and the shop takes most of the time.
          isolate: false,
          include: [
            '{app,local-shop,scripts}/**/*.test.ts',
            'tests/contract/**/*.test.ts',
          ],
          exclude: [...MOCKING, ...WITH_DOCUMENT],
        },
      },
      {
        extends: true,
        test: {...NODE, name: 'mocking', include: MOCKING},
      },
      {
        extends: true,
        test: {
          ...JSDOM,
          name: 'jsdom',
          // Files share one document.
          isolate: false,
          include: ['app/**/*.test.tsx', ...WITH_DOCUMENT],
          exclude: MOCKING_COMPONENTS,
        },
      },
      {
        extends: true,
        test: {...JSDOM, name: 'mocking-jsdom', include: MOCKING_COMPONENTS},
      },
    ],
  },
});
