import {localeFromCookie} from './detect-locale';
import {LOCALES, localeOfPath, type Locale} from './locale';

/**
 * The language of a request. Its path alone decides it, so that pages can be cached
 * whole. An endpoint under `/api/` has no language in its path, and its
 * answers are kept by the language they were asked in: there it is that of our page
 * that asks, else the one that the visitor chose.
 */
export function localeOfRequest({
  url,
  headers,
}: Pick<Request, 'url' | 'headers'>): Locale {
  const {origin, pathname} = new URL(url);
  if (!pathname.startsWith('/api/')) return localeOfPath(pathname);
  const page = headers.get('Referer') ?? '';
  if (URL.canParse(page) && new URL(page).origin === origin) {
    return localeOfPath(new URL(page).pathname);
  }
  return localeFromCookie(headers.get('Cookie')) ?? LOCALES.de;
}
