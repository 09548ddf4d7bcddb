import {consentValues, readConsent} from '~/lib/consent/consent-state';
import type {RequestContext} from '~/lib/context.server';
import {prefersMarkdown} from '~/lib/http/accept-header';
import {hex} from '~/lib/text/hex';
import {isSafeMethod} from '~/lib/http/is-safe-method';
import {pickHeaders} from '~/lib/http/pick-headers';
import {localeFromAcceptLanguage} from '~/lib/i18n/request-market.server';
import type {StorefrontEnv} from '~/lib/environment/env.server';
import {hasVisitorCookie, isPrivatePage} from './page-headers.server';
import {
  MAX_PAGES_BYTES,
  PAGE_LIFETIME_S,
  PAGE_RENEWAL_PAUSE_MS,
  SAMPLE_PAGE_LIFETIME_S,
} from '~/lib/limits/limits';

/** The visitor's headers that Shopify and the log need. */
const FORWARDED_HEADERS = [
  'User-Agent',
  'oxygen-buyer-ip',
  'X-Shopify-Client-IP-Sig',
  'request-id',
];

/** The `Cookie` header of a visitor who has decided in the banner; the choice changes no page. */
const DECIDED_COOKIE = consentValues([])
  .map((cookie) => cookie.join('='))
  .join('; ');

const MARKDOWN = 'text/markdown';

/** The value of `Vary` in the Cache API, whose own entries do not vary. */
const VARY = 'x-vary';

/** Headers in the Cache API: milliseconds since 1970. */
const FRESH_UNTIL = 'x-fresh-until';
const STALE_UNTIL = 'x-stale-until';

/** A rendered page, identical for every anonymous visitor. */
interface CachedPage {
  readonly body: ArrayBuffer;
  readonly headers: Headers;
  readonly vary: string;
  readonly freshUntil: number;
  readonly staleUntil: number;
  renewAt: number;
}

/** What a shared page depends on. */
interface SharedPage {
  readonly pathname: string;
  /** Whether the visitor has decided in the banner. */
  readonly isDecided: boolean;
  readonly isMarkdown: boolean;
}

interface RenderedPage {
  readonly response: Response;
  readonly context: Pick<
    RequestContext,
    'cart' | 'requestLog' | 'session' | 'token'
  >;
}

/**
 * Renders a shared page. The request `shared` says of the visitor only whether they have decided in
 * the banner; a renewal runs after the response, so it has a log of its own.
 */
type Render = (
  shared: Request,
  options: {readonly isRenewal: boolean},
) => Promise<RenderedPage>;

/** Pages in an isolate's memory; the least recently used is evicted first. */
export class PageMemory {
  #pages = new Map<string, CachedPage>();
  #bytes = 0;

  /** @param limit bytes of all bodies. */
  constructor(private readonly limit: number) {}

  get(key: string): CachedPage | null {
    const page = this.#take(key);
    if (!page || page.staleUntil <= Date.now()) return null;
    this.set(key, page);
    return page;
  }

  set(key: string, page: CachedPage): void {
    this.#take(key);
    this.#pages.set(key, page);
    this.#bytes += page.body.byteLength;
    for (const oldest of this.#pages.keys()) {
      if (this.#bytes <= this.limit) return;
      this.#take(oldest);
    }
  }

  #take(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    this.#pages.delete(key);
    this.#bytes -= page?.body.byteLength ?? 0;
    return page;
  }
}

/** Shared by all requests of this isolate; contains no visitor data. */
export const isolatePages = new PageMemory(MAX_PAGES_BYTES);

interface Options {
  /** Opens the cache that the isolates of one data centre share. */
  readonly openCache: () => Promise<Cache>;
  readonly memory: PageMemory;
  readonly env: StorefrontEnv;
  /** A page names the scripts of the build that rendered it. */
  readonly buildId: string;
  readonly waitUntil: (promise: Promise<unknown>) => void;
}

/** Caches pages; see `docs/decisions/016-one-immutable-page-for-anonymous-visitors.md`. */
export class PageCache {
  constructor(private readonly options: Options) {}

  /**
   * The cached page or a new one, without its body for HEAD; `null` if the response depends on
   * more than the path.
   */
  async respond(request: Request, render: Render): Promise<Response | null> {
    const response = await this.#respond(request, render);
    if (!response || request.method !== 'HEAD') return response;
    await response.body?.cancel();
    const {status} = response;
    const headers = new Headers(response.headers);
    // Oxygen would cache the empty body for everyone.
    headers.delete('Oxygen-Cache-Control');
    return new Response(null, {status, headers});
  }

  async #respond(request: Request, render: Render): Promise<Response | null> {
    const {memory, waitUntil} = this.options;
    const shared = this.#sharedPage(request);
    if (!shared) return null;
    const key = this.#key(shared);
    const page = memory.get(key) ?? (await this.#fromCache(key));
    if (!page) {
      const rendered = await render(this.#requestFor(shared, request), {
        isRenewal: false,
      });
      const timing = rendered.response.headers.get('Server-Timing');
      const stored = await this.#store(key, rendered);
      return stored
        ? responseTo(request, shared, stored, timing ?? 'page-cache;desc=miss')
        : rendered.response;
    }
    if (page.renewAt <= Date.now()) {
      page.renewAt = Date.now() + PAGE_RENEWAL_PAUSE_MS;
      waitUntil(
        render(this.#requestFor(shared, request), {isRenewal: true})
          .then((rendered) => this.#store(key, rendered))
          // Already logged; the stale page stays until it expires.
          .catch(() => {}),
      );
    }
    return responseTo(request, shared, page, 'page-cache;desc=hit');
  }

  /** `null` if the response depends on more than this. */
  #sharedPage(request: Request): SharedPage | null {
    const {pathname, search} = new URL(request.url);
    const cookies = request.headers.get('Cookie');
    if (
      this.options.env.PUBLIC_ENVIRONMENT !== 'production' ||
      !isSafeMethod(request) ||
      search !== '' ||
      pathname.endsWith('.data') ||
      isPrivatePage(pathname) ||
      hasVisitorCookie(cookies)
    ) {
      return null;
    }
    const {isDecided} = readConsent(cookies);
    return {pathname, isDecided, isMarkdown: prefersMarkdown(request.headers)};
  }

  /** Requests with a query are never cached, so a client cannot request this key. */
  #key({pathname, isDecided, isMarkdown}: SharedPage): string {
    const {env, buildId} = this.options;
    const decided = isDecided ? '&decided=' : '';
    const markdown = isMarkdown ? '&markdown=' : '';
    return `${env.PUBLIC_SITE_URL}${pathname}?build=${buildId}${decided}${markdown}`;
  }

  /** For rendering. Uses the configured host: clients can set `Host`. */
  #requestFor(
    {pathname, isDecided, isMarkdown}: SharedPage,
    request: Request,
  ): Request {
    const url = new URL(this.options.env.PUBLIC_SITE_URL);
    url.pathname = pathname;
    const headers = new Headers(
      pickHeaders(request.headers, FORWARDED_HEADERS),
    );
    if (isDecided) headers.set('Cookie', DECIDED_COOKIE);
    if (isMarkdown) headers.set('Accept', MARKDOWN);
    return new Request(url, {headers});
  }

  /** Caches a page unless it is incomplete or depends on the visitor. */
  async #store(
    key: string,
    {response, context}: RenderedPage,
  ): Promise<CachedPage | null> {
    const {cart, requestLog, session, token} = context;
    if (
      response.status !== 200 ||
      requestLog.servedStale ||
      !session.isEmpty ||
      token.value !== null ||
      cart.getCartId() !== undefined ||
      response.headers.has('Set-Cookie') ||
      !/^text\/(?:html|markdown)/.test(
        response.headers.get('Content-Type') ?? '',
      ) ||
      /no-store|private/.test(response.headers.get('Cache-Control') ?? '')
    ) {
      return null;
    }
    const body = await response.arrayBuffer();
    const headers = new Headers(response.headers);
    const isNegotiated = /\bAccept(?!-)/i.test(headers.get('Vary') ?? '');
    headers.set(
      VARY,
      `Accept-Encoding, Cookie${isNegotiated ? ', Accept' : ''}`,
    );
    // `responseTo` sets these for each response.
    headers.delete('Server-Timing');
    headers.delete('Vary');
    const digest = await crypto.subtle.digest('SHA-256', body);
    headers.set('ETag', `"${hex(digest.slice(0, 16))}"`);
    const {fresh, stale} = requestLog.usesFallbackContent
      ? SAMPLE_PAGE_LIFETIME_S
      : PAGE_LIFETIME_S;
    const freshUntil = Date.now() + fresh * 1000;
    headers.set(FRESH_UNTIL, String(freshUntil));
    headers.set(STALE_UNTIL, String(freshUntil + stale * 1000));
    headers.set('Cache-Control', `public, max-age=${fresh + stale}`);
    this.options.waitUntil(
      this.options
        .openCache()
        .then((cache) =>
          cache.put(new Request(key), new Response(body, {headers})),
        ),
    );
    return this.#toMemory(key, body, headers);
  }

  async #fromCache(key: string): Promise<CachedPage | null> {
    const cache = await this.options.openCache();
    const stored = await cache.match(new Request(key));
    if (!stored) return null;
    return this.#toMemory(key, await stored.arrayBuffer(), stored.headers);
  }

  #toMemory(key: string, body: ArrayBuffer, stored: Headers): CachedPage {
    const freshUntil = Number(stored.get(FRESH_UNTIL));
    const staleUntil = Number(stored.get(STALE_UNTIL));
    const vary = stored.get(VARY) ?? '';
    const headers = new Headers(stored);
    for (const name of [FRESH_UNTIL, STALE_UNTIL, VARY]) headers.delete(name);
    headers.set('Cache-Control', 'no-cache');
    const times = {freshUntil, staleUntil, renewAt: freshUntil};
    const page = {body, headers, vary, ...times};
    this.options.memory.set(key, page);
    return page;
  }
}

/** 304 when the `ETag` matches. */
function responseTo(
  request: Request,
  {pathname}: SharedPage,
  {body, headers: stored, vary, freshUntil, staleUntil}: CachedPage,
  timing: string,
): Response {
  const headers = new Headers(stored);
  const isHome = pathname === '/';
  headers.set('Server-Timing', timing);
  headers.set('Vary', isHome ? `${vary}, Accept-Language` : vary);
  const etags = (request.headers.get('If-None-Match') ?? '')
    .split(',')
    // A compressing proxy makes our `ETag` weak.
    .map((entry) => entry.trim().replace('W/', ''));
  const etag = headers.get('ETag');
  // `*` stands for any page (RFC 9110, 13.1.2).
  if (etags.some((entry) => entry === '*' || entry === etag)) {
    // Without `Oxygen-Cache-Control`: Oxygen would cache the 304 for everyone.
    return new Response(null, {status: 304, headers});
  }
  const fresh = Math.floor((freshUntil - Date.now()) / 1000);
  const stale = Math.floor((staleUntil - freshUntil) / 1000);
  // `/` redirects visitors who prefer English, so this response must not be cached.
  const languages = request.headers.get('Accept-Language');
  const isRedirected =
    isHome && Boolean(localeFromAcceptLanguage(languages)?.prefix);
  // A cache that ignored `Vary` would send Markdown to browsers.
  const isNegotiatedMarkdown =
    vary.endsWith(' Accept') &&
    headers.get('Content-Type')?.startsWith(MARKDOWN);
  if (fresh > 0 && !isRedirected && !isNegotiatedMarkdown) {
    headers.set(
      'Oxygen-Cache-Control',
      `public, max-age=${fresh}, stale-while-revalidate=${stale}`,
    );
  }
  return new Response(body, {headers});
}
