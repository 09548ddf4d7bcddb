import {fileURLToPath} from 'node:url';
import {isDeepStrictEqual} from 'node:util';
import {runInThisContext} from 'node:vm';
import type {Plugin} from 'vite';
import {
  manifestOf,
  routesOf,
  shortManifest,
  shortRoutes,
  type Manifest,
  type Place,
} from './route-rows';

const ROWS = fileURLToPath(new URL('route-rows.ts', import.meta.url));

const BUILD = '\0virtual:remix/server-build';
const MANIFEST = '\0virtual:remix/server-manifest';

/** What Remix writes into its server build. */
const ASSETS = /export \{ default as assets \} from ("[^"]+");/;
const ROUTES = /export const routes = (\{[\s\S]*\});?\s*$/;

/**
 * Writes the two tables of 106 routes that the worker carries, Remix's routes and its
 * manifest, as rows that it puts together when it starts (`route-rows.ts`): English
 * routes are those of the German ones, and files of the browser have numbers.
 *
 * @throws when the rows do not come to the same tables.
 */
export function routeTables(): Plugin {
  return {
    name: 'route-tables',
    apply: 'build',
    transform(code, id) {
      if (id === MANIFEST) {
        const manifest = evaluated<Manifest>(
          code.replace(/^export default /, ''),
        );
        const short = shortManifest(manifest);
        if (!isDeepStrictEqual(manifestOf(short, manifest.routes), manifest)) {
          this.error('The rows of the manifest are not the same any more.');
        }
        return {code: `export default ${literal(short)};`, map: null};
      }
      if (id !== BUILD) return null;
      const table = ROUTES.exec(code)?.[1];
      if (!table || !ASSETS.test(code)) {
        return this.error('Remix writes its server build differently now.');
      }
      // A number in the place of each module that the build imports.
      const routes = evaluated<Record<string, Place & {module: number}>>(
        table.replace(/module: route(\d+)/g, 'module: $1'),
      );
      const files = new Map(
        [...code.matchAll(/import \* as route(\d+) from ("[^"]+");/g)].map(
          ([, number = '', file = '']) => [Number(number), file],
        ),
      );
      const firsts = [...files.values()];
      const ofFiles = Object.values(routes).map((route) => ({
        ...route,
        // Both routes of a file have its first number.
        module: firsts.indexOf(files.get(route.module) ?? ''),
      }));
      const rows = shortRoutes(ofFiles);
      if (!isDeepStrictEqual(Object.values(routesOf(rows)), ofFiles)) {
        this.error('The rows of the routes are not the same any more.');
      }
      const written = rows.map((row) => {
        if (typeof row === 'number') return row;
        const [module, ...place] = row;
        return `[route${module},${place.map(literal).join()}]`;
      });
      return {
        code: code.replace(ASSETS, 'import manifest from $1;').replace(
          ROUTES,
          () => `import {manifestOf, routesOf} from ${JSON.stringify(ROWS)};
export const routes = routesOf([${written.join()}]);
export const assets = manifestOf(manifest, routes);`,
        ),
        map: null,
      };
    },
  };
}

function literal(value: unknown): string {
  return value === undefined ? '' : JSON.stringify(value);
}

/** A literal that Remix has written, with `undefined` in it, which is no JSON. */
function evaluated<Value>(text: string): Value {
  return runInThisContext(`(${text.replace(/;\s*$/, '')})`) as Value;
}
