import {localizedPath, withoutLocale, type Locale} from '../i18n/locale';
import {sameOriginPath} from '~/lib/http/same-origin-path';

/** What a link's query names its target by. */
const TARGET = 'redirect';

/**
 * Where `/discount/{code}` goes on to: `?redirect=`, on this site only, else the
 * home page. A link in English stays in English. The rest of the query, such as a
 * campaign's name, goes along.
 */
export function discountTarget(
  search: URLSearchParams,
  locale: Locale,
): string {
  const wanted =
    sameOriginPath(search.get(TARGET)) ?? localizedPath('/', locale);
  const {pathname, searchParams, hash} = new URL(
    wanted,
    'https://same-origin.invalid',
  );
  for (const [name, value] of search) {
    if (name !== TARGET && !searchParams.has(name)) {
      searchParams.append(name, value);
    }
  }
  const path =
    locale.code === 'en'
      ? localizedPath(withoutLocale(pathname), locale)
      : pathname;
  const query = searchParams.toString();
  return `${path}${query && `?${query}`}${hash}`;
}
