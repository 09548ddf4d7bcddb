import {localizedPath, withoutLocale, type Locale} from './locale';

/**
 * The same page in another language: `/cart?a=b#c` is `/en/cart?a=b#c`.
 *
 * @param path of this site with any language's prefix; query and hash stay.
 */
export function pathInLocale(
  path: string,
  locale: Pick<Locale, 'prefix'>,
): string {
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  return localizedPath(withoutLocale(pathname) + rest, locale);
}
