import {flatRoutes} from '@remix-run/fs-routes';
import type {RouteConfig, RouteConfigEntry} from '@remix-run/route-config';
import {hydrogenRoutes} from '@shopify/hydrogen';
import {LOCALES} from './lib/i18n/locale';

/**
 * `($locale)`, the parent of all pages, becomes `en?`: each page has the bare path and one below
 * `/en`. The parameter would take any word for a language: `/docs/faq` would be the page `/faq`
 * in the language "docs" (`docs/decisions/014-a-language-is-a-path-not-a-parameter.md`).
 */
function withLanguage(route: RouteConfigEntry): RouteConfigEntry {
  return route.path === ':locale?'
    ? // `/EN/cart` is no language.
      {...route, path: `${LOCALES.en.code}?`, caseSensitive: true}
    : route;
}

const routes = await flatRoutes();

export default hydrogenRoutes(routes.map(withLanguage)) satisfies RouteConfig;
