import {isbot} from 'isbot';
import {PRIVATE} from '~/lib/http/private-headers.server';
import {sameOriginPath} from '~/lib/http/same-origin-path';
import {localizedPath, withoutLocale, type Locale} from '../i18n/locale';

/** Browsers mark prefetches with these; the last two are old. */
const PREFETCH_HEADERS = ['Sec-Purpose', 'Purpose', 'X-Moz'];

/**
 * Whether a person opened the link, rather than a crawler, a mail scanner or an embedded image.
 * @throws {Response} 503 for a prefetch; the browser requests the link again when it is opened.
 */
export function isOpened({method, headers}: Request): boolean {
  const isPrefetch = PREFETCH_HEADERS.some((name) =>
    /prefetch|preview|prerender/i.test(headers.get(name) ?? ''),
  );
  if (isPrefetch) throw new Response(null, {status: 503, headers: PRIVATE});
  const mode = headers.get('Sec-Fetch-Mode') ?? 'navigate';
  return (
    method === 'GET' && mode === 'navigate' && !isbot(headers.get('User-Agent'))
  );
}

/** Target of `/discount/{code}`: `?redirect=` on this site, else the home page; keeps the query. */
export function discountTarget(
  search: URLSearchParams,
  locale: Locale,
): string {
  const wanted = sameOriginPath(search.get('redirect')) ?? '/';
  const {pathname, searchParams, hash} = new URL(
    wanted,
    'https://same-origin.invalid',
  );
  for (const [name, value] of search) {
    if (name !== 'redirect' && !searchParams.has(name)) {
      searchParams.append(name, value);
    }
  }
  const path = locale.prefix
    ? localizedPath(withoutLocale(pathname), locale)
    : pathname;
  const query = searchParams.toString();
  return `${path}${query && `?${query}`}${hash}`;
}
