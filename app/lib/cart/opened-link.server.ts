import {isbot} from 'isbot';
import {PRIVATE} from '~/lib/http/private-headers.server';
import {sameOriginPath} from '~/lib/http/same-origin-path';
import {localizedPath, withoutLocale, type Locale} from '../i18n/locale';

/** Headers by which browsers say that they only fetch ahead; the last two are old. */
const FETCH_AHEAD = ['Sec-Purpose', 'Purpose', 'X-Moz'];

/**
 * Whether a person opens a link that changes something for them, as those of mails and
 * ads do; crawlers, mail scanners and addresses of pictures do not.
 *
 * @throws {Response} 503 for a browser that fetches ahead: it throws that away and asks
 *   again once the link is opened.
 */
export function isOpened({method, headers}: Request): boolean {
  const isAhead = FETCH_AHEAD.some((name) =>
    /prefetch|preview|prerender/i.test(headers.get(name) ?? ''),
  );
  if (isAhead) throw new Response(null, {status: 503, headers: PRIVATE});
  const mode = headers.get('Sec-Fetch-Mode') ?? 'navigate';
  return (
    method === 'GET' && mode === 'navigate' && !isbot(headers.get('User-Agent'))
  );
}

/**
 * Where `/discount/{code}` goes on to: `?redirect=`, on this site only, else the
 * home page. A link in English stays in English. The rest of the query, such as a
 * campaign's name, goes along.
 */
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
