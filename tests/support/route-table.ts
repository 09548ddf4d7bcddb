import {readFileSync} from 'node:fs';
import {basename, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {matchRoutes} from '@remix-run/react';
import type {RouteConfigEntry} from '@remix-run/route-config';

const APP = fileURLToPath(new URL('../../app', import.meta.url));

// `flatRoutes` reads it; Remix sets it before it reads the file.
Reflect.set(globalThis, '__remixAppDirectory', APP);
const config = await (await import('~/routes')).default;

/** Every route of the build, `app/routes.ts` read as Remix reads it. */
export const ROUTES: readonly RouteConfigEntry[] = config;

type RouteTable = Parameters<typeof matchRoutes>[0];

/**
 * Ids of the routes that make up the page at a path, the page's own one last; empty if there is
 * none.
 * @param routes in place of the shop's own.
 */
export function routesAt(pathname: string, routes = ROUTES): string[] {
  const matches = matchRoutes([...routes] as RouteTable, pathname) ?? [];
  return matches.flatMap(({route}) => route.id ?? []);
}

const withChildren = (route: RouteConfigEntry): RouteConfigEntry[] => [
  route,
  ...(route.children ?? []).flatMap(withChildren),
];

const FILES = new Map(
  ROUTES.flatMap(withChildren).map(({id, file}) => [id, basename(file)]),
);

/** Name of the file in `app/routes` that defines a route; both languages share one file. */
export function routeFile(id: string): string {
  return FILES.get(id) ?? id;
}

/** Names of the files in `app/routes` that show a page of their own. */
export const PAGE_FILES: readonly string[] = [
  ...new Set(
    ROUTES.flatMap(withChildren).flatMap(({file, children}) =>
      !children &&
      // Hydrogen's developer tools are in its package.
      file.startsWith('routes/') &&
      readFileSync(join(APP, file), 'utf8').includes('export default')
        ? [basename(file)]
        : [],
    ),
  ),
].sort();
