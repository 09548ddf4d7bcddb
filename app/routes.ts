import {flatRoutes} from '@remix-run/fs-routes';
import type {RouteConfig, RouteConfigEntry} from '@remix-run/route-config';
import {hydrogenRoutes} from '@shopify/hydrogen';
import {PREFIXED_LOCALES} from './lib/i18n/locale';

/** What `($locale)` in a file's name becomes at the start of a path. */
const OPTIONAL_LOCALE = /^:locale\?\/?/;

/**
 * Declares each page once at the bare path, and once below `/en`. An optional segment
 * would take any word for a language: `/docs/faq` would be the page `/faq` in the
 * language "docs" (`docs/decisions/014-a-language-is-a-path-not-a-parameter.md`).
 */
function inEachLanguage(route: RouteConfigEntry): RouteConfigEntry[] {
  if (!OPTIONAL_LOCALE.test(route.path ?? '')) return [route];
  const path = route.path?.replace(OPTIONAL_LOCALE, '') ?? '';
  const exact = matchingCase({...route, path: path || undefined});
  return [
    exact,
    ...PREFIXED_LOCALES.map(({code}) => ({
      ...withIdPrefix(exact, code),
      path: path ? `${code}/${path}` : code,
    })),
  ];
}

/**
 * Paths are case-sensitive: `/FAQ` redirects to the page's one URL, `/EN` is not a language.
 */
function matchingCase(route: RouteConfigEntry): RouteConfigEntry {
  const children = route.children?.map(matchingCase);
  return {...route, caseSensitive: true, children};
}

/** Two routes of the same file need different ids. */
function withIdPrefix(
  route: RouteConfigEntry,
  prefix: string,
): RouteConfigEntry {
  return {
    ...route,
    id: `${prefix}/${route.id}`,
    children: route.children?.map((child) => withIdPrefix(child, prefix)),
  };
}

const routes = await flatRoutes();

export default hydrogenRoutes(
  routes.flatMap(inEachLanguage),
) satisfies RouteConfig;
