import {fileURLToPath} from 'node:url';
import {vitePlugin as remix} from '@remix-run/dev';
import {hydrogen} from '@shopify/hydrogen/vite';
import {oxygen} from '@shopify/mini-oxygen/vite';
import tailwindcss from '@tailwindcss/vite';
import icons from 'unplugin-icons/vite';
import {defineConfig, loadEnv} from 'vite';
import tsconfigPaths from 'vite-tsconfig-paths';
import {clientChunks} from './scripts/client-chunks';
import {graphqlWhitespace} from './scripts/graphql-whitespace';
import {ICONS} from './scripts/icons';
import {localShop} from './scripts/local-shop-plugin';
import {markdownContent} from './scripts/markdown-page';
import {messageCatalogues} from './scripts/message-catalogues';
import {routeManifests} from './scripts/route-manifests';
import {sourceMaps} from './scripts/source-maps';
import {environmentOrExit} from './scripts/storefront-environment';

const CLIENT_DEPENDENCIES = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  '@remix-run/react',
  '@shopify/hydrogen',
  'use-intl',
  'use-intl/react',
  'use-intl/core',
  '@radix-ui/react-select',
  '@ariakit/react',
  'vaul',
  'sonner',
];

/**
 * `react-router-dom` imports React's browser renderer for a component that no server renders.
 * Nothing in the worker calls it, but as CommonJS it does not declare that it can be left out.
 */
const hasSideEffects = (module: string) =>
  !/\/node_modules\/(?:react-dom\/(?!.*server)|scheduler\/)/.test(module);

/** What nothing in the worker reads is left out of it: 0.9 kB (gzip). */
const WORKER_TREESHAKE = {
  moduleSideEffects: hasSideEffects,
  propertyReadSideEffects: false,
  unknownGlobalSideEffects: false,
  manualPureFunctions: ['createContext', 'forwardRef', 'lazy', 'memo'],
};

export default defineConfig(({mode, command, isSsrBuild}) => {
  const environment =
    command === 'serve'
      ? environmentOrExit({...process.env, ...loadEnv(mode, '.', '')})
      : null;
  return {
    plugins: [
      messageCatalogues(),
      markdownContent(),
      tailwindcss(),
      icons(ICONS),
      hydrogen(),
      oxygen(environment ? {env: environment.bindings} : {}),
      remix({
        presets: [hydrogen.v3preset()],
        future: {
          v3_fetcherPersist: true,
          v3_relativeSplatPath: true,
          v3_throwAbortReason: true,
          v3_lazyRouteDiscovery: false,
          v3_routeConfig: true,
          v3_singleFetch: true,
        },
      }),
      tsconfigPaths(),
      graphqlWhitespace(),
      routeManifests(),
      sourceMaps(),
      ...(environment?.usesLocalShop ? [localShop(environment)] : []),
    ],
    // Allows the host of a tunnel.
    server: {
      allowedHosts: environment ? [new URL(environment.siteUrl).hostname] : [],
    },
    define: {
      // For `/builds/latest.json`; SOURCE_DATE_EPOCH (seconds) makes builds repeatable.
      'import.meta.env.VITE_BUILD_TIMESTAMP': JSON.stringify(
        process.env.SOURCE_DATE_EPOCH
          ? Number(process.env.SOURCE_DATE_EPOCH) * 1000
          : Date.now(),
      ),
    },
    resolve: {
      alias: [
        // `messageCatalogues` compiles the messages: the browser needs no ICU parser.
        {
          find: /^use-intl\/format-message$/,
          replacement: 'use-intl/format-message/format-only',
        },
        // Its style elements would break the content security policy.
        {
          find: /^react-style-singleton$/,
          replacement: fileURLToPath(
            new URL('app/components/ui/scroll-lock-style.ts', import.meta.url),
          ),
        },
      ],
    },
    // Licences stay in what browsers get. The worker is not handed on: 0.6 kB (gzip) less for each isolate.
    ...(isSsrBuild && {esbuild: {legalComments: 'none'}}),
    build: {
      // `light-dark()` in the theme needs browsers of 2024.
      target: 'es2022',
      // 3.5 kB less (gzip) on the first load than with esbuild, which is quick and enough for the worker; a
      // second pass brings 0.1.
      minify: isSsrBuild ? 'esbuild' : 'terser',
      terserOptions: {compress: {passes: 2}},
      // A strict content security policy allows no data: scripts or styles.
      assetsInlineLimit: 0,
      rollupOptions: {
        ...(isSsrBuild
          ? {treeshake: WORKER_TREESHAKE}
          : {output: {manualChunks: clientChunks()}}),
        onwarn(warning, warn) {
          // "use client" directives: hundreds of lines without meaning here.
          if (warning.code === 'MODULE_LEVEL_DIRECTIVE') return;
          if (warning.code === 'SOURCEMAP_ERROR') return;
          // zod's own pure annotations.
          if (warning.code === 'INVALID_ANNOTATION') return;
          warn(warning);
        },
      },
    },
    // Dependencies found late, with a cold cache, reload the page with "Invalid hook call".
    optimizeDeps: {include: CLIENT_DEPENDENCIES},
    ssr: {
      optimizeDeps: {
        include: [
          'cookie',
          'use-sync-external-store/shim',
          'zod/mini',
          'turbo-stream',
          'hast-util-sanitize',
          'hast-util-to-html',
          'hast-util-from-parse5',
          'parse5',
        ],
      },
    },
  };
});
