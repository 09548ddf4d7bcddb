import {encode} from 'turbo-stream';
import {REDIRECTS_QUERY} from '~/graphql/storefront/redirects';
import {SOURCE_PARAMETER} from '~/lib/consent/visit-source';
import {
  fileUrl,
  inLanguage,
  isPageOfApp,
  marketPath,
  ownUrl,
  SHOPIFY_PAGE,
  siteOf,
  type Site,
} from '~/lib/content/merchant-link.server';
import type {RequestContext} from '~/lib/context.server';
import {ExternalUrlError, externalUrl} from '~/lib/urls/external-url';
import {isSafeMethod} from '~/lib/http/is-safe-method';
import {sameOriginPath} from '~/lib/urls/same-origin-path';
import {fromShopifyPath} from '~/lib/urls/shopify-urls';
import {
  DEFAULT_LOCALE,
  isLocaleCode,
  LOCALES,
  localeOfPath,
  localizedPath,
  pagePath,
  withoutLocale,
  type Locale,
} from '~/lib/i18n/locale';
import {log} from '~/lib/logging/log.server';
import {MAX_REDIRECTED_LENGTH} from '~/lib/limits/limits';

interface Context extends Pick<RequestContext, 'env'> {
  readonly storefront: Pick<
    RequestContext['storefront'],
    'query' | 'CacheShort'
  >;
  readonly requestLog: Pick<RequestContext['requestLog'], 'log'>;
}

/** Where Shopify has the files that merchants upload. */
const FILE_HOSTS = ['cdn.shopify.com'];

/** Endpoints, and files of a page, which a merchant's redirects do not cover. */
const NEVER_REDIRECTED =
  /^\/(?:api|assets|builds|cdn|_i18n|__manifest)(?:\/|$)|\.(?:js|mjs|css|map|json|xml|txt|ico|png|jpe?g|gif|webp|avif|svg|woff2?)$/i;

/** Pages of ours that Shopify's online store does not have, or that a shop may not use. */
const OURS_ALONE = /^\/(?:collections\/all|docs(?:\/.*)?|connect|weather)$/;

/** Short URLs of WordPress and WooCommerce, which are queries of the home page. */
const SHORT_URL = /^\?(?:p|page_id|cat|attachment_id)=\d+$/;

const OF_SHOPIFY = new RegExp(`^/${SHOPIFY_PAGE}(?:/|$)`);

/**
 * Applies the merchant's redirects to a 404, to pages that are ours alone and to short URLs; to
 * a 404 also `fromShopifyPath`. Looks up the path without language prefix, and with the query.
 * @returns a 301 (for `.data`, Remix's single-fetch redirect), or `response` unchanged.
 */
export async function merchantRedirect(
  request: Request,
  response: Response,
  context: Context,
): Promise<Response> {
  const url = new URL(request.url);
  const path = withoutLocale(url.pathname);
  const isMissing = response.status === 404;
  const asked = plainPath(path);
  const search = queryOf(pageQuery(url));
  const isShort = path === '/' && SHORT_URL.test(search);
  if (
    !(isMissing || isShort || OURS_ALONE.test(path)) ||
    !isSafeMethod(request) ||
    asked === null ||
    path.length > MAX_REDIRECTED_LENGTH ||
    NEVER_REDIRECTED.test(path)
  ) {
    return response;
  }
  const entered = await enteredTarget(url, search, context);
  const target = entered ?? (isMissing ? fromShopifyPath(path) : null);
  // The path of a theme's page, such as `/en-de/cart`, leads to the page of that language here.
  const isThemePage = isMissing && themePage(pagePath(url.pathname)) !== null;
  const found = target ?? (isThemePage ? url.pathname : null);
  const location = found && withLanguage(found, url);
  if (!location || plainPath(location) === plainPath(pagePath(url.pathname))) {
    return response;
  }
  await response.body?.cancel();
  const headers = new Headers(response.headers);
  for (const name of ['Content-Type', 'Content-Length', 'ETag']) {
    headers.delete(name);
  }
  if (!url.pathname.endsWith('.data')) {
    headers.set('Location', location);
    return new Response(null, {status: 301, headers});
  }
  headers.set('Content-Type', 'text/x-script; charset=utf-8');
  headers.set('X-Remix-Response', 'yes');
  // Remix's `SINGLE_FETCH_REDIRECT_STATUS`.
  return new Response(singleFetchRedirect(location, url), {
    status: 202,
    headers,
  });
}

/** The query of the page: without what names the visit's source, and without Remix's own. */
function pageQuery({search}: URL): string {
  const parts = search
    .slice(1)
    .split('&')
    .filter((part) => {
      const [name = ''] = part.split('=', 1);
      return name !== '_routes' && !SOURCE_PARAMETER.test(name);
    });
  return `?${parts.join('&')}`;
}

/**
 * The target that the merchant entered for a page's path with this query, else without a query; `null` if
 * there is none, or it is not followed. A line of the log does not contain the path.
 * @param search from `queryOf`.
 */
async function enteredTarget(
  {pathname}: URL,
  search: string,
  {env, storefront, requestLog}: Context,
): Promise<string | null> {
  const query = spellingsOf(pathname, search).map(
    (path) => `path:${phrase(path)}`,
  );
  const found = await storefront
    .query(REDIRECTS_QUERY, {
      variables: {query: query.join(' OR ')},
      cache: storefront.CacheShort(),
    })
    .catch(() => null);
  // Without the permission to read redirects Shopify sends no data at all.
  if (!found?.urlRedirects) return null;
  const asked = plainPath(withoutLocale(pathname));
  // The search finds words, not URLs. An entry with a language comes first.
  const redirects = [plainPath(inItsLanguage(pathname)), asked].flatMap(
    (wanted) =>
      found.urlRedirects.nodes.filter(({path}) => plainPath(path) === wanted),
  );
  const ofQuery = (wanted: string) =>
    redirects.find(({path}) => queryOf(path) === wanted)?.target;
  // The home page exists: only its queries are redirected.
  const entered = ofQuery(search) ?? (asked === '/' ? undefined : ofQuery(''));
  if (entered === undefined) return null;
  const target = redirectTarget(
    entered,
    siteOf(env, found.shop.primaryDomain.host),
  );
  if (target === null) {
    log({requestLog}, 'warn', 'redirect of the merchant is not followed');
  }
  return target;
}

/**
 * Where a merchant's redirect leads: to a path of this site (on any of the shop's domains), to one of the
 * shop's files, or to a host that the code names. `null` for any other target, and for a page of an app,
 * which only Shopify's online store has.
 */
export function redirectTarget(target: string, site: Site): string | null {
  const own = ownUrl(target, site);
  if (own) {
    const path = sameOriginPath(own.pathname);
    if (!path || isPageOfApp(withoutLanguage(path))) return null;
    return fileUrl(own, site) ?? path + own.search + own.hash;
  }
  if (!/^https?:/i.test(target)) return null;
  try {
    return externalUrl(target, FILE_HOSTS);
  } catch (error) {
    if (error instanceof ExternalUrlError) return null;
    throw error;
  }
}

/** A page's path with its language, also with the one that has no prefix here. */
const inItsLanguage = (pathname: string) =>
  `/${localeOfPath(pathname).code}${withoutLocale(pathname)}`;

/**
 * How the URL of a page can be entered: as it is typed, or as browsers encode it, with its
 * language, and with its query. The admin saves no slash at the end of a path.
 */
function spellingsOf(pathname: string, search: string): string[] {
  const path = withoutLocale(pathname);
  const asked = plainPath(path) ?? path;
  const localized = plainPath(inItsLanguage(pathname)) ?? path;
  // Each query of such a page would be an entry of its own in the cache.
  const queries = OF_SHOPIFY.test(asked) || !search ? [] : [search];
  const paths = [localized, asked, encodeURI(asked), path];
  return [
    ...new Set([
      ...paths.map((spelling) => spelling.toLowerCase()),
      ...queries.flatMap((query) => [`${asked}/${query}`, asked + query]),
    ]),
  ];
}

/** A URL's query with its question mark, in small letters; empty for one that is too long. */
function queryOf(target: string): string {
  const [query = ''] = /\?[^#]*/.exec(target.toLowerCase()) ?? [];
  return query.length > 1 && query.length <= MAX_REDIRECTED_LENGTH ? query : '';
}

/** A phrase of the search syntax, in which only these two characters mean something. */
function phrase(text: string): string {
  return `"${text.replace(/[\\"]/g, '\\$&')}"`;
}

/**
 * The one spelling in which paths are compared: decoded, in small letters, without query and
 * without a slash at the end. `null` for a text that is no path.
 */
function plainPath(target: string): string | null {
  const path = decoded(target.replace(/[?#].*$/s, ''))
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?<=[^/])\/+$/, '');
  return /^\/[^\p{Cc}]*$/u.test(path) ? path : null;
}

/** Decodes a path; leaves a percent sign that encodes nothing, and a path in an encoding older than UTF-8. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path.replace(/%(?![\da-f]{2})/gi, '%25'));
  } catch {
    return path;
  }
}

/** A theme's page; `locale` is left out for a language that this storefront does not have. */
function themePage(
  pathname: string,
): {readonly path: string; readonly locale?: Locale} | null {
  const market = marketPath(pathname);
  if (!market) return null;
  const {path, code} = market;
  return {
    path: fromShopifyPath(path) ?? path,
    locale: isLocaleCode(code) ? LOCALES[code] : undefined,
  };
}

const withoutLanguage = (pathname: string) =>
  themePage(pathname)?.path ??
  withoutLocale(inLanguage(pathname, DEFAULT_LOCALE));

/**
 * Adds language and query to a path; leaves other URLs alone, and the language that the merchant
 * has written.
 */
function withLanguage(target: string, from: URL): string | null {
  if (!target.startsWith('/')) return target;
  const path = pagePath(target);
  if (!URL.canParse(path, from.origin)) return null;
  const url = new URL(path, from.origin);
  for (const [name, value] of from.searchParams) {
    if (name !== '_routes' && !url.searchParams.has(name)) {
      url.searchParams.append(name, value);
    }
  }
  return inPageLanguage(url.pathname, from) + url.search + url.hash;
}

function inPageLanguage(pathname: string, from: URL): string {
  if (NEVER_REDIRECTED.test(pathname)) return pathname;
  const locale = localeOfPath(from.pathname);
  const page = themePage(pathname);
  return page
    ? localizedPath(page.path, page.locale ?? locale)
    : inLanguage(pathname, locale);
}

/**
 * Encodes like `encodeViaTurboStream` in `@remix-run/server-runtime`. Another language is another document,
 * because a page knows only the routes of its own.
 */
function singleFetchRedirect(
  location: string,
  from: URL,
): ReadableStream<Uint8Array> {
  const marker = {
    redirect: location,
    status: 301,
    revalidate: false,
    reload:
      /^https?:/.test(location) ||
      localeOfPath(location) !== localeOfPath(from.pathname),
    replace: false,
  };
  const key = Symbol('SingleFetchRedirect');
  return encode(
    {[key]: marker},
    {
      plugins: [
        (value) =>
          typeof value === 'object' && value !== null && key in value
            ? ['SingleFetchRedirect', marker]
            : false,
      ],
    },
  );
}
