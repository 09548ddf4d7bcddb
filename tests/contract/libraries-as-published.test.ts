import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {resolveConfig, type ResolvedConfig} from 'vite';
import {beforeAll, expect, it} from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Library files in the bundles, at least one of each kind that someone might want to patch. */
const LIBRARY_FILES = [
  'react/cjs/react.production.min.js',
  'react-dom/cjs/react-dom.production.min.js',
  'react-dom/cjs/react-dom-server.browser.production.min.js',
  '@remix-run/react/dist/esm/components.js',
  '@remix-run/router/dist/router.js',
  '@shopify/hydrogen/dist/production/index.js',
  '@shopify/hydrogen-react/dist/browser-prod/index.mjs',
  'graphql/language/parser.mjs',
  'hast-util-sanitize/lib/index.js',
  'libphonenumber-js/metadata.min.json.js',
  'metar-taf-parser/metar-taf-parser.js',
  'tailwindcss/preflight.css',
  'tailwindcss/theme.css',
  'use-intl/dist/esm/production/react.js',
].map((name) => path.join(ROOT, 'node_modules', name));

/** The one alias to a module of ours: style elements would break the content security policy. */
const REPLACED = 'react-style-singleton';

/** The resolved configuration of both builds: browsers' scripts and the worker. */
let configs: ResolvedConfig[];

beforeAll(async () => {
  configs = await Promise.all(
    [false, true].map((ssr) =>
      resolveConfig(
        {
          root: ROOT,
          configFile: path.join(ROOT, 'vite.config.ts'),
          build: {ssr},
        },
        'build',
        'production',
        'production',
      ),
    ),
  );
}, 60_000);

/** The package that an import names. */
const packageOf = (name: string) =>
  /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;

it('the builds have only aliases to another entry of the same library', () => {
  const foreign: string[] = [];
  for (const {resolve} of configs) {
    for (const {find, replacement} of resolve.alias) {
      // Vite's own two belong to its development server.
      if (String(find).includes('@vite')) continue;
      const name = String(find).replace(/^\/\^?|\$?\/$|\\/g, '');
      if (packageOf(name) !== packageOf(replacement)) foreign.push(name);
    }
  }
  expect(foreign).toEqual([REPLACED, REPLACED]);
});

it('the builds have no plugin that changes a file of a library, except the tools’ own', async () => {
  const changed: string[] = [];
  for (const plugin of configs.flatMap(({plugins}) => [...plugins])) {
    // What Vite does itself: reading CommonJS, JSON, `define` of flags, pictures.
    if (/^vite:|^commonjs$|^@tailwindcss/.test(plugin.name)) continue;
    const {transform} = plugin;
    if (!transform) continue;
    const run = typeof transform === 'function' ? transform : transform.handler;
    for (const file of LIBRARY_FILES) {
      const code = readFileSync(file, 'utf8');
      for (const ssr of [false, true]) {
        // The plugins do not call Rollup before they have looked at the file's name.
        const result: unknown = await Reflect.apply(run, {}, [
          code,
          file,
          {ssr},
        ]);
        const {code: text} =
          typeof result === 'object' ? {code, ...result} : {code: result};
        if ((text ?? code) !== code) changed.push(`${plugin.name}: ${file}`);
      }
    }
  }
  expect(changed).toEqual([]);
});

it('the builds have no PostCSS plugin, which could change what Tailwind writes', () => {
  expect(configs.map(({css}) => css.postcss)).toEqual([undefined, undefined]);
});

const DECODERS = {
  'draco_decoder.bin': 'draco/gltf/draco_decoder.wasm',
  'draco_wasm_wrapper.js': 'draco/gltf/draco_wasm_wrapper.js',
  'basis_transcoder.js': 'basis/basis_transcoder.js',
  'basis_transcoder.bin': 'basis/basis_transcoder.wasm',
};

it('public/decoders contains the files of the installed `three`, and nothing else', () => {
  const folder = path.join(ROOT, 'public/decoders');
  const libraries = path.join(ROOT, 'node_modules/three/examples/jsm/libs');
  expect(new Set(readdirSync(folder))).toEqual(new Set(Object.keys(DECODERS)));
  for (const [name, published] of Object.entries(DECODERS)) {
    const own = readFileSync(path.join(folder, name));
    const other = readFileSync(path.join(libraries, published));
    expect(own.equals(other), name).toBe(true);
  }
});
