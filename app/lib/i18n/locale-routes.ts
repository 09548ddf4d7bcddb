import {DEFAULT_LOCALE, PREFIXED_LOCALES, type Locale} from './locale';

/**
 * The routes that paths of a language can match: its prefix begins their ids (`app/routes.ts`); the default
 * language has the ids without a prefix. Both have the root.
 * @param routes by id.
 */
export function routesOfLocale<Route>(
  routes: Readonly<Record<string, Route>>,
  locale: Locale,
): Record<string, Route> {
  const codeOf = (id: string) =>
    PREFIXED_LOCALES.find(({code}) => id.startsWith(`${code}/`))?.code ??
    DEFAULT_LOCALE.code;
  return Object.fromEntries(
    Object.entries(routes).filter(
      ([id]) => id === 'root' || codeOf(id) === locale.code,
    ),
  );
}

/**
 * The URL of the list of these routes for browsers, which `scripts/route-manifests.ts` writes; `url` is that
 * of Remix's list of all routes. While developing that one is used.
 */
export function manifestUrl(url: string, {code}: Locale): string {
  return url.replace(/\.js$/, `-${code}.js`);
}
