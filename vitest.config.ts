import {createRequire} from 'node:module';
import icons from 'unplugin-icons/vite';
import {defineConfig} from 'vitest/config';
import tsconfigPaths from 'vite-tsconfig-paths';
import {ICONS} from './scripts/icons';
import {markdownContent} from './scripts/markdown-content';
import {messageCatalogues} from './scripts/message-catalogues';

const require = createRequire(import.meta.url);

/**
 * Tests that put something else in the place of a module (`vi.mock`): it would be in
 * the place of the module for every file that the same process runs.
 */
const MOCKING = ['app/lib/i18n/messages.test.ts'];
const MOCKING_COMPONENTS = [
  'app/root.test.tsx',
  'app/components/product/ProductView.test.tsx',
];

// Their import of the message formatter goes through the alias below.
const server = {deps: {inline: ['use-intl']}};
const NODE = {environment: 'node' as const, server};
const JSDOM = {environment: 'jsdom' as const, server};

/**
 * `node` is for pure logic and the local shop, `jsdom` for React components. Their files
 * share what they import, but for the few that must not.
 * No Remix or Hydrogen plugin runs here: they are slow and start servers.
 */
export default defineConfig({
  plugins: [
    tsconfigPaths(),
    messageCatalogues(),
    markdownContent(),
    icons(ICONS),
  ],
  resolve: {
    alias: [
      // Without this, vitest and the local shop load two copies of graphql-js
      // ("from another module or realm").
      {find: /^graphql$/, replacement: require.resolve('graphql')},
      {
        find: /^use-intl\/format-message$/,
        replacement: 'use-intl/format-message/format-only',
      },
      // As in a worker; what Node.js would load renders to Node.js's streams.
      {find: /^react-dom\/server$/, replacement: 'react-dom/server.browser'},
    ],
  },
  test: {
    // A bound for a hang, not for speed: contract tests start shops.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          ...NODE,
          name: 'node',
          // Loading GraphQL and the shop anew for each file took most of the time.
          isolate: false,
          include: [
            '{app,local-shop,scripts}/**/*.test.ts',
            'tests/contract/**/*.test.ts',
          ],
          exclude: MOCKING,
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
          // A document for each file took most of the time; each test tidies up.
          isolate: false,
          include: ['app/**/*.test.tsx'],
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
