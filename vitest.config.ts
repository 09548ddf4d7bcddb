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
const MOCKING = [
  'app/lib/i18n/messages.test.ts',
];

/** What the projects without a browser's document have in common. */
const NODE = {
  environment: 'node' as const,
  // Its import of the message formatter goes through the alias below.
  server: {deps: {inline: ['use-intl']}},
};

/**
 * Three projects: `node` for pure logic and the local shop, whose files share what
 * they import, `mocking` for the few that must not, and `jsdom` for React components.
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
          name: 'jsdom',
          environment: 'jsdom',
          // Its import of the message formatter goes through the alias above.
          server: {deps: {inline: ['use-intl']}},
          include: ['app/**/*.test.tsx'],
        },
      },
    ],
  },
});
