import {cartCookieName} from '~/lib/cart/cart-id.server';
import {consentCookies, readConsent} from '~/lib/consent/consent-state';
import type {RequestContext} from '~/lib/context.server';
import {hex} from '~/lib/http/hex';
import {withoutLocale} from '~/lib/i18n/locale';
import {localeFromAcceptLanguage} from '~/lib/i18n/request-locale.server';
import {accountCookieName} from '~/lib/account/current/account-cookie.server';
import {readCookies} from '~/lib/session/read-cookie';
import {sessionCookieName} from '~/lib/session/session.server';
import type {StorefrontEnv} from '~/lib/environment/env.server';

/** Seconds that a page is fresh, and is served after that while a new one is rendered. */
const LIFE = {fresh: 60, stale: 240};

/** Where something stands in for what could not be had, as samples for the weather. */
const SHORT_LIFE = {fresh: 10, stale: 0};

/** Bytes of pages in the memory of one isolate, which has 128 MB in all. */
const MEMORY_LIMIT = 32 * 1024 * 1024;

/** Milliseconds from the start of a renewal in which no other is started. */
const RENEWAL_PAUSE = 30_000;

/** Pages that are one visitor's, that change with every request, or that change something. */
const NEVER_CACHED =
  /^\/(?:cart|discount|account|auth|wishlist|search|api|legal\/cookies)(?:\/|$)/;

/** The visitor's headers that a shared page is rendered with: for the provider and the log. */
const KEPT_HEADERS = [
  'User-Agent',
  'oxygen-buyer-ip',
  'X-Shopify-Client-IP-Sig',
  'request-id',
];

/** The `Cookie` header of who has answered the banner; what was answered shows nowhere. */
const DECIDED = consentCookies([], '')
  .map((cookie) => cookie.split(';')[0])
  .join('; ');

/** Headers of a page in the Cache API: milliseconds since the epoch. */
const FRESH_UNTIL = 'x-fresh-until';
const STALE_UNTIL = 'x-stale-until';

/** A rendered page, the same bytes for every anonymous visitor. Times are as above. */
interface CachedPage {
  readonly body: ArrayBuffer;
  /** What belongs to the page: its type, its policy, its `ETag`. */
  readonly headers: Headers;
  readonly freshUntil: number;
  readonly staleUntil: number;
  /** When a request may start to render it anew. */
  renewAt: number;
}

/** A page, and the context that it was rendered in. */
interface RenderedPage {
  readonly response: Response;
  readonly context: Pick<
    RequestContext,
    'account' | 'cart' | 'report' | 'session'
  >;
}

/**
 * Renders a shared page.
 *
 * @param shared holds nothing of a visitor but whether the banner is answered, and is
 *   not aborted when they leave.
 * @param isRenewal nobody waits for it.
 */
type Render = (shared: Request, isRenewal: boolean) => Promise<RenderedPage>;

/**
 * Pages in the memory of one isolate, bounded by their bytes: the least recently
 * used goes first.
 */
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

/** Shared by all requests of this isolate; holds nothing of a visitor. */
export const isolatePages = new PageMemory(MEMORY_LIMIT);

interface Options {
  /** Behind the memory: what the isolates of one data centre share. */
  readonly cache: Cache;
  readonly memory: PageMemory;
  readonly env: StorefrontEnv;
  /** Id of the build: a page names the scripts of the build that rendered it. */
  readonly buildId: string;
  readonly waitUntil: (promise: Promise<unknown>) => void;
}

/**
 * Caches whole pages for anonymous visitors: no session, no cart, no query. The path and
 * whether the banner is answered are the key, and all that such a page is rendered from
 * (`docs/decisions/016-one-immutable-page-for-anonymous-visitors.md`).
 */
export class PageCache {
  constructor(private readonly options: Options) {}

  /**
   * Answers an anonymous visitor: with a stored page, else with one that is rendered and
   * stored. A stale page is rendered anew in the background, by one of the requests that
   * meet it.
   *
   * @returns `null` when the response depends on more than the path.
   */
  async respond(request: Request, render: Render): Promise<Response | null> {
    const {memory, waitUntil} = this.options;
    const shared = this.#sharedRequest(request);
    if (!shared) return null;
    const key = this.#key(shared);
    const page = memory.get(key) ?? (await this.#fromCache(key));
    if (!page) {
      const rendered = await render(shared, false);
      const timing = rendered.response.headers.get('Server-Timing');
      const stored = await this.#store(key, rendered);
      return stored
        ? responseTo(request, stored, timing ?? 'page-cache;desc=miss')
        : rendered.response;
    }
    if (page.renewAt <= Date.now()) {
      page.renewAt = Date.now() + RENEWAL_PAUSE;
      waitUntil(
        render(shared, true)
          .then((rendered) => this.#store(key, rendered))
          // What fails has been logged; the page stays until it is too old.
          .catch(() => {}),
      );
    }
    return responseTo(request, page, 'page-cache;desc=hit');
  }

  /**
   * The request that a shared page is rendered from, `null` for any other. Its address has
   * the configured host: anybody can set the request's.
   */
  #sharedRequest(request: Request): Request | null {
    const {PUBLIC_ENVIRONMENT, PUBLIC_SITE_URL} = this.options.env;
    const {pathname, search} = new URL(request.url);
    const cookies = request.headers.get('Cookie');
    if (
      PUBLIC_ENVIRONMENT !== 'production' ||
      request.method !== 'GET' ||
      search !== '' ||
      pathname.endsWith('.data') ||
      NEVER_CACHED.test(withoutLocale(pathname)) ||
      hasVisitorCookie(cookies)
    ) {
      return null;
    }
    const url = new URL(PUBLIC_SITE_URL);
    url.pathname = pathname;
    const headers = new Headers();
    for (const name of KEPT_HEADERS) {
      const value = request.headers.get(name);
      if (value !== null) headers.set(name, value);
    }
    if (readConsent(cookies).isDecided) headers.set('Cookie', DECIDED);
    return new Request(url, {headers});
  }

  #key(shared: Request): string {
    const url = new URL(shared.url);
    // A request with a query is never stored, so nobody can ask for this one.
    url.searchParams.set('build', this.options.buildId);
    if (shared.headers.has('Cookie')) url.searchParams.set('decided', '');
    return url.href;
  }

  /** Stores a page, unless it is incomplete or holds anything of a visitor. */
  async #store(
    key: string,
    {response, context}: RenderedPage,
  ): Promise<CachedPage | null> {
    const {account, cart, report, session} = context;
    if (
      response.status !== 200 ||
      report.servedStale ||
      !session.isEmpty ||
      account?.wasSignedIn ||
      cart.getCartId() !== undefined ||
      response.headers.has('Set-Cookie') ||
      !response.headers.get('Content-Type')?.startsWith('text/html') ||
      /no-store|private/.test(response.headers.get('Cache-Control') ?? '')
    ) {
      return null;
    }
    const body = await response.arrayBuffer();
    const headers = new Headers(response.headers);
    // Theirs are this request's; `responseTo` sets those of each response.
    for (const name of ['Server-Timing', 'Cache-Control', 'Vary']) {
      headers.delete(name);
    }
    const digest = await crypto.subtle.digest('SHA-256', body);
    headers.set('ETag', `"${hex(digest.slice(0, 16))}"`);
    const {fresh, stale} = report.hasStandIn ? SHORT_LIFE : LIFE;
    const freshUntil = Date.now() + fresh * 1000;
    const staleUntil = freshUntil + stale * 1000;
    const page = {body, headers, freshUntil, staleUntil, renewAt: freshUntil};
    this.options.memory.set(key, page);
    const kept = new Headers(headers);
    kept.set('Cache-Control', `public, max-age=${fresh + stale}`);
    kept.set(FRESH_UNTIL, String(freshUntil));
    kept.set(STALE_UNTIL, String(staleUntil));
    this.options.waitUntil(
      this.options.cache.put(
        new Request(key),
        new Response(body, {headers: kept}),
      ),
    );
    return page;
  }

  async #fromCache(key: string): Promise<CachedPage | null> {
    const stored = await this.options.cache.match(new Request(key));
    if (!stored) return null;
    const headers = new Headers(stored.headers);
    const freshUntil = Number(headers.get(FRESH_UNTIL));
    const staleUntil = Number(headers.get(STALE_UNTIL));
    for (const name of [FRESH_UNTIL, STALE_UNTIL]) headers.delete(name);
    const body = await stored.arrayBuffer();
    const page = {body, headers, freshUntil, staleUntil, renewAt: freshUntil};
    this.options.memory.set(key, page);
    return page;
  }
}

/** A page as the response to one request: 304 when the `ETag` matches. */
function responseTo(
  request: Request,
  {body, headers: stored, freshUntil, staleUntil}: CachedPage,
  timing: string,
): Response {
  const headers = new Headers(stored);
  const isHome = new URL(request.url).pathname === '/';
  headers.set('Server-Timing', timing);
  // A browser asks each time and is told that nothing has changed.
  headers.set('Cache-Control', 'no-cache');
  headers.set('Vary', 'Accept-Encoding, Cookie');
  if (isHome) headers.append('Vary', 'Accept-Language');
  const known = (request.headers.get('If-None-Match') ?? '').split(',');
  const tag = headers.get('ETag');
  // Something on the way that compresses makes a weak tag of ours.
  if (known.some((entry) => entry.trim().replace('W/', '') === tag)) {
    // Oxygen would store it, and answer those with it who have no page.
    return new Response(null, {status: 304, headers});
  }
  const fresh = Math.floor((freshUntil - Date.now()) / 1000);
  const stale = Math.floor((staleUntil - freshUntil) / 1000);
  // `/` leads a visitor who prefers English to `/en`; what a bot of the same
  // language got must not be stored in the way.
  const languages = request.headers.get('Accept-Language');
  const isLed = isHome && Boolean(localeFromAcceptLanguage(languages)?.prefix);
  if (fresh > 0 && !isLed) {
    headers.set(
      'Oxygen-Cache-Control',
      `public, max-age=${fresh}, stale-while-revalidate=${stale}`,
    );
  }
  return new Response(body, {headers});
}

/**
 * Says to whatever stores responses that a page is a visitor's: its prices are their
 * country's. Responses that a route made public are the same for everybody.
 */
export function setVisitorHeaders(request: Request, headers: Headers): void {
  const present = headers.get('Cache-Control');
  if (present?.includes('public')) return;
  headers.append('Vary', 'Cookie');
  if (present === null && hasVisitorCookie(request.headers.get('Cookie'))) {
    headers.set('Cache-Control', 'private, no-cache');
  }
}

/** Their cookies say that a session, an account or a cart exists. */
const VISITOR_COOKIES = [accountCookieName, cartCookieName, sessionCookieName];

/** Other cookies, the one of the language too, change no page. */
function hasVisitorCookie(cookieHeader: string | null): boolean {
  const cookies = readCookies(cookieHeader);
  return VISITOR_COOKIES.some(
    (name) => cookies.has(name(true)) || cookies.has(name(false)),
  );
}
