import {cartCookieName} from '~/lib/cart/cart-id.server';
import {readConsent} from '~/lib/consent/consent-state';
import {hex} from '~/lib/http/hex';
import {localeFromAcceptLanguage} from '~/lib/i18n/detect-locale';
import {accountCookieName} from '~/lib/account/current/account-cookie.server';
import {sessionCookieName} from '~/lib/session/session.server';
import type {StorefrontEnv} from '~/lib/environment/env.server';

/** Seconds that a page is served without asking for a new one: it shows stock and prices. */
const FRESH = 60;

/** Seconds after these in which it is still served, while a new one is rendered. */
const STALE = 240;

/**
 * Seconds that a page is fresh on which something stands in for what could not be had
 * at that moment, as samples for the weather. It is never served stale: the next
 * visitors may have more luck.
 */
const STAND_IN_FRESH = 10;

/** Bytes of pages in the memory of one isolate, which has 128 MB in all. */
const MEMORY_LIMIT = 32 * 1024 * 1024;

/** Milliseconds after which a renewal counts as lost, and the next request starts one. */
const RENEWAL_LIMIT = 30_000;

/** Pages that are one visitor's, or that change with every request. */
const NEVER_CACHED =
  /^(?:\/en)?\/(?:cart|account|auth|wishlist|search|api)(?:\/|$)/;

/** Remix's last script in a document; a render that failed half-way lacks it. */
const END_OF_STREAM = 'streamController.close()';

/** Headers of a page in the Cache API: milliseconds since the epoch. */
const FRESH_UNTIL = 'x-fresh-until';
const STALE_UNTIL = 'x-stale-until';

/** A rendered page, the same bytes for every visitor of whom we know nothing. */
interface CachedPage {
  readonly body: ArrayBuffer;
  /** What belongs to the page: its type, its policy, its `ETag`. */
  readonly headers: Headers;
  /** Milliseconds since the epoch. */
  readonly freshUntil: number;
  readonly staleUntil: number;
}

/**
 * Pages in the memory of one isolate, bounded by their bytes: the least recently
 * used goes first. Also knows which of them is being renewed.
 */
export class PageMemory {
  #pages = new Map<string, CachedPage>();
  #renewals = new Map<string, number>();
  #bytes = 0;

  /** @param limit bytes of all bodies. */
  constructor(private readonly limit: number) {}

  get(key: string): CachedPage | null {
    const page = this.#pages.get(key);
    if (!page) return null;
    this.#pages.delete(key);
    if (page.staleUntil <= Date.now()) {
      this.#bytes -= page.body.byteLength;
      return null;
    }
    this.#pages.set(key, page);
    return page;
  }

  set(key: string, page: CachedPage): void {
    this.#bytes -= this.#pages.get(key)?.body.byteLength ?? 0;
    this.#pages.delete(key);
    this.#pages.set(key, page);
    this.#bytes += page.body.byteLength;
    for (const [oldest, {body}] of this.#pages) {
      if (this.#bytes <= this.limit) return;
      this.#pages.delete(oldest);
      this.#bytes -= body.byteLength;
    }
  }

  /** @returns whether nobody else renews this page at the moment. */
  startRenewal(key: string): boolean {
    const now = Date.now();
    if ((this.#renewals.get(key) ?? 0) > now) return false;
    this.#renewals.set(key, now + RENEWAL_LIMIT);
    return true;
  }

  endRenewal(key: string): void {
    this.#renewals.delete(key);
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
 * Caches whole pages for visitors of whom we know nothing: no session, no cart, no
 * query. The path alone decides what such a page shows, but for the banner that asks
 * for consent, so these two are the key. It carries no nonce (its policy names the
 * hashes of its scripts), so that it is the same bytes for everybody: in the memory
 * of the isolate, in the Cache API behind it, and in Oxygen's full-page cache, which
 * answers without running the worker.
 */
export class PageCache {
  constructor(private readonly options: Options) {}

  /** Whether a request may be answered from the cache, and its answer stored. */
  accepts(request: Request): boolean {
    const url = new URL(request.url);
    return (
      this.options.env.PUBLIC_ENVIRONMENT === 'production' &&
      request.method === 'GET' &&
      url.search === '' &&
      !url.pathname.endsWith('.data') &&
      !NEVER_CACHED.test(url.pathname) &&
      !hasVisitorCookie(request.headers.get('Cookie'))
    );
  }

  /**
   * The stored page for a request that it accepts, or `null`.
   *
   * @param renew renders the page anew. Called in the background for a stale page,
   * for one of the requests that meet it.
   */
  async match(
    request: Request,
    renew: () => Promise<unknown>,
  ): Promise<Response | null> {
    const {memory, waitUntil} = this.options;
    const key = this.#key(request);
    const page = memory.get(key) ?? (await this.#fromCache(key));
    if (!page) return null;
    if (page.freshUntil <= Date.now() && memory.startRenewal(key)) {
      // What fails has been logged; the page stays until it is too old.
      const renewal = renew().catch(() => {});
      waitUntil(renewal.then(() => memory.endRenewal(key)));
    }
    return answer(request, page, 'hit');
  }

  /**
   * Stores a page. Anything but a complete page for everybody (an error, a redirect,
   * a response with cookies) is passed through.
   *
   * @param hasStandIn keeps it for `STAND_IN_FRESH` only.
   */
  async store(
    request: Request,
    response: Response,
    hasStandIn = false,
  ): Promise<Response> {
    if (
      response.status !== 200 ||
      !response.body ||
      response.headers.has('Set-Cookie') ||
      !response.headers.get('Content-Type')?.startsWith('text/html') ||
      /no-store|private/.test(response.headers.get('Cache-Control') ?? '')
    ) {
      return response;
    }
    const body = await response.arrayBuffer();
    if (!new TextDecoder().decode(body).includes(END_OF_STREAM)) {
      return new Response(body, response);
    }
    const headers = new Headers(response.headers);
    // Theirs are this request's; `answer` sets those of each answer.
    for (const name of ['Server-Timing', 'Cache-Control', 'Vary']) {
      headers.delete(name);
    }
    headers.set('ETag', await entityTag(body));
    const now = Date.now();
    const freshUntil = now + (hasStandIn ? STAND_IN_FRESH : FRESH) * 1000;
    const page: CachedPage = {
      body,
      headers,
      freshUntil,
      staleUntil: freshUntil + (hasStandIn ? 0 : STALE * 1000),
    };
    const key = this.#key(request);
    this.options.memory.set(key, page);
    this.options.waitUntil(this.#toCache(key, page));
    const sent = answer(request, page, 'miss');
    const timing = response.headers.get('Server-Timing');
    if (timing) sent.headers.set('Server-Timing', timing);
    return sent;
  }

  async #fromCache(key: string): Promise<CachedPage | null> {
    const stored = await this.options.cache.match(new Request(key));
    if (!stored) return null;
    const headers = new Headers(stored.headers);
    const freshUntil = Number(headers.get(FRESH_UNTIL));
    const staleUntil = Number(headers.get(STALE_UNTIL));
    for (const name of [FRESH_UNTIL, STALE_UNTIL, 'Cache-Control']) {
      headers.delete(name);
    }
    const body = await stored.arrayBuffer();
    const page = {body, headers, freshUntil, staleUntil};
    this.options.memory.set(key, page);
    return page;
  }

  async #toCache(
    key: string,
    {body, headers, freshUntil, staleUntil}: CachedPage,
  ): Promise<void> {
    const stored = new Headers(headers);
    const seconds = Math.ceil((staleUntil - Date.now()) / 1000);
    stored.set('Cache-Control', `public, max-age=${seconds}`);
    stored.set(FRESH_UNTIL, String(freshUntil));
    stored.set(STALE_UNTIL, String(staleUntil));
    await this.options.cache.put(
      new Request(key),
      new Response(body, {headers: stored}),
    );
  }

  /** The configured address, not the request's host, which anybody can set. */
  #key(request: Request): string {
    const {env, buildId} = this.options;
    const url = new URL(new URL(request.url).pathname, env.PUBLIC_SITE_URL);
    // A request with a query is never stored, so nobody can ask for this one.
    url.searchParams.set('build', buildId);
    if (readConsent(request.headers.get('Cookie')).isDecided) {
      url.searchParams.set('decided', '');
    }
    return url.href;
  }
}

/** A page as the answer to one request: without a body for who has these bytes. */
function answer(
  request: Request,
  {body, headers: stored, freshUntil, staleUntil}: CachedPage,
  state: 'hit' | 'miss',
): Response {
  const headers = new Headers(stored);
  const isHome = new URL(request.url).pathname === '/';
  headers.set('Server-Timing', `page-cache;desc=${state}`);
  // A browser asks each time and is told that nothing has changed.
  headers.set('Cache-Control', 'no-cache');
  headers.set(
    'Vary',
    isHome
      ? 'Accept-Encoding, Cookie, Accept-Language'
      : 'Accept-Encoding, Cookie',
  );
  const fresh = Math.floor((freshUntil - Date.now()) / 1000);
  const stale = Math.floor((staleUntil - freshUntil) / 1000);
  // `/` leads a visitor who prefers English to `/en`; what a bot of the same
  // language got must not be kept in the way.
  if (fresh > 0 && !(isHome && prefersEnglish(request))) {
    headers.set(
      'Oxygen-Cache-Control',
      `public, max-age=${fresh}, stale-while-revalidate=${stale}`,
    );
  }
  const known = request.headers.get('If-None-Match') ?? '';
  const tag = headers.get('ETag') ?? '';
  // Something on the way that compresses makes a weak tag of ours.
  if (
    known.split(',').some((entry) => entry.trim().replace('W/', '') === tag)
  ) {
    return new Response(null, {status: 304, headers});
  }
  return new Response(body, {headers});
}

function prefersEnglish(request: Request): boolean {
  const languages = request.headers.get('Accept-Language');
  return localeFromAcceptLanguage(languages)?.code === 'en';
}

/** A strong `ETag`: half of the body's SHA-256 in hexadecimal. */
async function entityTag(body: ArrayBuffer): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', body);
  return `"${hex(digest.slice(0, 16))}"`;
}

/**
 * Says to whatever keeps responses that a page is a visitor's: its prices are his
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

/** A session, an account or a cart exists; the language cookie changes no page. */
function hasVisitorCookie(cookieHeader: string | null): boolean {
  return (cookieHeader ?? '')
    .split(';')
    .map((cookie) => cookie.trim().split('=')[0])
    .some(
      (name) =>
        name === accountCookieName(true) ||
        name === accountCookieName(false) ||
        name === cartCookieName(true) ||
        name === cartCookieName(false) ||
        name === sessionCookieName(true) ||
        name === sessionCookieName(false),
    );
}
