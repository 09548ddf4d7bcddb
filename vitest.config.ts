import {createRequire} from 'node:module';
import icons from 'unplugin-icons/vite';
import {defineConfig} from 'vitest/config';
import tsconfigPaths from 'vite-tsconfig-paths';
import {markdownContent} from './scripts/markdown-content';
import {messageCatalogues} from './scripts/message-catalogues';

const require = createRequire(import.meta.url);

/**
 * Two projects: `node` for pure logic and the local shop, `jsdom` for React
 * components. No Remix or Hydrogen plugin runs here (feasibility: they are slow
 * and start servers).
 */
export default defineConfig({
  plugins: [
    tsconfigPaths(),
    messageCatalogues(),
    markdownContent(),
    icons({compiler: 'jsx', jsx: 'react'}),
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
    ],
  },
  test: {
    // A bound for a hang, not for speed: contract tests start shops.
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          // Its import of the message formatter goes through the alias above.
          server: {deps: {inline: ['use-intl']}},
          include: [
            '{app,local-shop,scripts}/**/*.test.ts',
            'tests/contract/**/*.test.ts',
          ],
        },
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
