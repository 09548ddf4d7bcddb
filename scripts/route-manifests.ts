import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from 'vite';
import {LOCALES, type Locale} from '../app/lib/i18n/locale';
import {manifestUrl, routesOfLocale} from '../app/lib/i18n/locale-routes';

/** Where Remix writes its list of all routes for browsers while the server is built. */
const ASSETS = 'dist/client/assets';

interface RouteManifest {
  readonly routes: Readonly<Record<string, unknown>>;
  readonly url: string;
}

/** Remix's script with the routes of one language alone. */
export function manifestOfLocale(script: string, locale: Locale): string {
  const start = script.indexOf('{');
  const end = script.lastIndexOf('}') + 1;
  const manifest = JSON.parse(script.slice(start, end)) as RouteManifest;
  const own: RouteManifest = {
    ...manifest,
    routes: routesOfLocale(manifest.routes, locale),
    url: manifestUrl(manifest.url, locale),
  };
  return script.slice(0, start) + JSON.stringify(own) + script.slice(end);
}

/**
 * Vite plugin that replaces Remix's list of all routes by one for each language: a page in another language
 * is another document, which has its own.
 */
export function routeManifests(): Plugin {
  return {
    name: 'route-manifests',
    apply: ({build}, {command}) => command === 'build' && Boolean(build?.ssr),
    writeBundle() {
      const name = readdirSync(ASSETS).find((each) =>
        /^manifest-[^-.]+\.js$/.test(each),
      );
      if (!name) throw new Error(`Remix wrote no list of routes to ${ASSETS}.`);
      const file = path.join(ASSETS, name);
      const script = readFileSync(file, 'utf8');
      for (const locale of Object.values(LOCALES)) {
        writeFileSync(
          manifestUrl(file, locale),
          manifestOfLocale(script, locale),
        );
      }
      rmSync(file);
    },
  };
}
