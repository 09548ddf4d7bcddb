import {DEFAULT_LOCALE, PREFIXED_LOCALES, type Locale} from '~/lib/i18n/locale';

/**
 * The routes that paths of a language can match: those with its prefix (`app/routes.ts`), or, in the default
 * language, all without one. Both have the root.
 *
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
