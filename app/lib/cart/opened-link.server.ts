import {localizedPath, withoutLocale, type Locale} from '../i18n/locale';
import {sameOriginPath} from '~/lib/http/same-origin-path';
import {isbot} from 'isbot';
import {PRIVATE} from '~/lib/http/private-headers.server';

/** Headers by which browsers say that they only fetch ahead; the last two are old. */
const FETCH_AHEAD = ['Sec-Purpose', 'Purpose', 'X-Moz'];

/** How a link that does something was asked for. */
type Opening =
  /** Somebody opens it. */
  | 'opened'
  /** A browser fetches it in case somebody does. */
  | 'ahead'
  /** Nobody is there to open anything: a crawler, a mail scanner, a picture's address. */
  | 'unattended';

/**
 * Judges a GET that changes something for its visitor, as the links of mails and
 * ads do. Only an opened one may do it.
 */
export function openingOf(request: Request): Opening {
  const {method, headers} = request;
  const isAhead = FETCH_AHEAD.some((name) =>
    /prefetch|preview|prerender/i.test(headers.get(name) ?? ''),
  );
  if (isAhead) return 'ahead';
  const mode = headers.get('Sec-Fetch-Mode');
  return method === 'GET' &&
    (mode === null || mode === 'navigate') &&
    !isbot(headers.get('User-Agent'))
    ? 'opened'
    : 'unattended';
}

/**
 * The refusal of a link that is fetched ahead: browsers throw it away and ask again
 * once somebody opens the link.
 */
export function rejectPrefetch(): Response {
  return new Response(null, {
    status: 503,
    headers: PRIVATE,
  });
}

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
  const path = locale.prefix
    ? localizedPath(withoutLocale(pathname), locale)
    : pathname;
  const query = searchParams.toString();
  return `${path}${query && `?${query}`}${hash}`;
}
