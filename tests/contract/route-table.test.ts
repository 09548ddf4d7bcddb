import {readdirSync, readFileSync} from 'node:fs';
import {flatRoutes} from '@remix-run/fs-routes';
import type {RouteConfigEntry} from '@remix-run/route-config';
import {describe, expect, test} from 'vitest';
import {STATIC_PATHS} from '~/lib/sitemap/load-sitemap.server';
import {localeOfPath, LOCALES, pagePath} from '~/lib/i18n/locale';
import {routesOfLocale} from '~/lib/i18n/locale-routes';
import {ROUTES, routesAt} from '../support/route-table';

/** First words of paths, and some that no path begins with. */
const WORDS = [
  'products',
  'collections',
  'docs',
  'legal',
  'account',
  'de',
  'xx',
];

/** Names of the pages directly below the home page. */
const PAGES = (
  ROUTES.find(({id}) => id === 'routes/($locale)')?.children ?? []
).flatMap(({path = ''}) => (/^[a-z-]+$/.test(path) ? [path] : []));

/** Addresses of two words that show the page of the second word. */
function taken(routes = ROUTES): string[] {
  return PAGES.flatMap((page) => {
    const own = routesAt(`/${page}`, routes).at(-1);
    return [...WORDS, ...PAGES]
      .map((word) => `/${word}/${page}`)
      .filter((path) => routesAt(path, routes).at(-1) === own);
  });
}

/** A path of every route, of unknown pages, of their data, and words that are nearly a language. */
function examplePaths(): string[] {
  const words = [
    '',
    '/no-such/page',
    '/a/b/c/d',
    '/EN',
    '/english',
    '/en.json',
  ];
  const ends = ROUTES.flatMap(({path: parent = '', children = []}) =>
    [{path: ''}, ...children].map(({path = ''}) =>
      `/${parent}/${path}`
        .replaceAll(/:\w+/g, 'any')
        .replaceAll('*', 'a/b')
        .replaceAll(/\/{2,}/g, '/')
        .replace(/\/$/, ''),
    ),
  );
  const pages = [...words, ...ends, ...words.map((path) => `/en${path}`)];
  return pages.flatMap((path) =>
    path === '' ? ['/', '/_root.data'] : [path, `${path}.data`],
  );
}

describe('the routing table', () => {
  test('has a page for each static path of the sitemap', () => {
    const missing = STATIC_PATHS.filter(
      (path) => routesAt(path).at(-1) === routesAt('/no-such').at(-1),
    );
    expect(missing).toEqual([]);
  });

  test('treats no other word as a language', () => {
    expect(PAGES).toContain('metarmap');
    expect(PAGES).toContain('faq');
    expect(taken()).toEqual([]);
  });

  test('would do so with an optional segment, which this test detects', async () => {
    const optional = await flatRoutes();
    expect(taken(optional)).toEqual(
      expect.arrayContaining(['/docs/faq', '/legal/cart', '/xx/metarmap']),
    );
  });

  test('has each German page in English, only below /en and in lower case', () => {
    for (const page of PAGES) {
      const english = routesAt(`/${page}`).map((id) => `en/${id}`);
      expect(routesAt(`/en/${page}`), page).toEqual(english);
      expect(routesAt(`/EN/${page}`), page).not.toEqual(english);
      const big = page.toUpperCase();
      expect(routesAt(`/${big}`), page).not.toEqual(routesAt(`/${page}`));
    }
  });

  test('finds for each path the same routes in the table of its language', () => {
    const byId = Object.fromEntries<RouteConfigEntry>(
      ROUTES.map((route) => [route.id ?? '', route]),
    );
    const ownRoutes = (path: string): RouteConfigEntry[] =>
      Object.values(routesOfLocale(byId, localeOfPath(path)));
    for (const path of examplePaths()) {
      const page = pagePath(path);
      const found = routesAt(page);
      expect(found, path).not.toEqual([]);
      expect(routesAt(page, ownRoutes(path)), path).toEqual(found);
    }
    for (const locale of Object.values(LOCALES)) {
      const own = Object.keys(routesOfLocale(byId, locale));
      expect(own.length, locale.code).toBeLessThan(ROUTES.length);
    }
  });

  test('keeps what was typed on each page whose form the router sends', () => {
    const folder = new URL('../../app/routes/', import.meta.url);
    const losing = readdirSync(folder).filter((name) => {
      const text = readFileSync(new URL(name, folder), 'utf8');
      const hasForm = /^export async function action/m.test(text);
      const isPage = /^export default/m.test(text);
      const isKept = text.includes(
        'export const clientAction = keepUnsentForm;',
      );
      return hasForm && isPage && !isKept;
    });
    // These pages send their forms themselves, or as documents.
    expect(losing).toEqual([
      '($locale).cart.tsx',
      '($locale).country.tsx',
      '($locale).wishlist.tsx',
    ]);
  });
});
