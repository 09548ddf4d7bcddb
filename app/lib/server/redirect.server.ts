import {
  storefrontRedirect,
  type I18nBase,
  type Storefront,
} from '@shopify/hydrogen';
import {encode} from 'turbo-stream';
import {
  localeOfPath,
  localizedPath,
  pagePath,
  withoutLocale,
} from '~/lib/i18n/locale';
import {isRead} from '~/lib/http/is-read';
import {shopifyAddress} from '~/lib/http/shopify-addresses';

/** Files and endpoints that a merchant's redirects do not cover. */
const NEVER_REDIRECTED =
  /^\/(?:api|assets|builds|cdn|_i18n|__manifest)(?:\/|$)|\.[a-z0-9]{2,5}$/i;

const MAX_PATH_LENGTH = 500;

/**
 * On a 404, applies the merchant's redirects, then `shopifyAddress`. Looks up the path
 * without language prefix and query, because Hydrogen would follow `?redirect=`.
 * @returns a 301 (for `.data`, Remix's single-fetch redirect), or `response` unchanged.
 */
export async function merchantRedirect(
  request: Request,
  response: Response,
  storefront: Storefront<I18nBase>,
): Promise<Response> {
  const url = new URL(request.url);
  const path = withoutLocale(url.pathname);
  if (
    !isRead(request) ||
    path.length > MAX_PATH_LENGTH ||
    NEVER_REDIRECTED.test(path) ||
    !isPlainPath(path)
  ) {
    return response;
  }
  // Hydrogen's redirect query sets no cache strategy, and an error would log the visitor's path.
  const query = (document: string, options: object) =>
    storefront
      .query(document, {...options, cache: storefront.CacheShort()})
      .catch(() => ({}));
  const found = await storefrontRedirect({
    request: new Request(new URL(path, url.origin)),
    storefront: {...storefront, query: query as typeof storefront.query},
    noAdminRedirect: true,
  });
  const target = found.headers.get('Location') ?? shopifyAddress(path);
  const location = target && redirectTarget(target, url);
  if (!location || location === pagePath(url.pathname)) return response;
  const headers = new Headers(response.headers);
  headers.delete('Content-Type');
  headers.delete('Content-Length');
  if (!url.pathname.endsWith('.data')) {
    headers.set('Location', location);
    return new Response(null, {status: 301, headers});
  }
  headers.set('Content-Type', 'text/x-script; charset=utf-8');
  headers.set('X-Remix-Response', 'yes');
  // Remix's `SINGLE_FETCH_REDIRECT_STATUS`.
  return new Response(singleFetchRedirect(location), {status: 202, headers});
}

/** Adds language and query to a path; the merchant may name other sites over http(s). */
function redirectTarget(target: string, from: URL): string | null {
  if (!URL.canParse(target, from.origin)) return null;
  const url = new URL(target, from.origin);
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (url.origin !== from.origin) return url.toString();
  for (const [name, value] of from.searchParams) {
    if (name !== '_routes' && !url.searchParams.has(name)) {
      url.searchParams.append(name, value);
    }
  }
  return localizedPath(
    withoutLocale(url.pathname) + url.search + url.hash,
    localeOfPath(from.pathname),
  );
}

/** Whether the path is free of search syntax, also when decoded. */
function isPlainPath(path: string): boolean {
  try {
    return /^\/[\p{L}\p{N}\-_./]*$/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Encodes like `encodeViaTurboStream` in `@remix-run/server-runtime`. */
function singleFetchRedirect(location: string): ReadableStream<Uint8Array> {
  const marker = {
    redirect: location,
    status: 301,
    revalidate: false,
    reload: /^https?:/.test(location),
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
