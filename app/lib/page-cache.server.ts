import {readConsent} from './consent/consent-state';
import {createNonce} from './security-headers.server';
import {sessionCookieName} from './session.server';
import type {StorefrontEnv} from './env.server';

/**
 * Seconds that a page may be served to others. Short, since there is no purge and
 * a page shows stock and prices (trap C3: at most 300).
 */
const PAGE_MAX_AGE = 60;

/**
 * The same in seconds for a page on which something stands in for what could not be
 * had at that moment, as samples for the weather: the next visitors may have more luck.
 */
const STAND_IN_MAX_AGE = 10;

/** Pages that are one visitor's, or that change with every request. */
const NEVER_CACHED =
  /^(?:\/en)?\/(?:cart|account|auth|wishlist|search|api)(?:\/|$)/;

/** Remix's last script in a document; a render that failed half-way lacks it. */
const END_OF_STREAM = 'streamController.close()';

/** Headers of the stored copy that are not sent on. */
const STORED_NONCE = 'x-stored-nonce';

/**
 * Keeps whole pages for visitors of whom we know nothing: no session, no cart,
 * no query. The path alone decides what such a page shows, but for the banner that
 * asks for consent, so these two are the key (trap C4, hardening E3.7). The nonce of the content security policy is put in
 * fresh whenever a page is served again (trap C55).
 */
export class PageCache {
  constructor(
    private readonly cache: Cache,
    private readonly env: StorefrontEnv,
    private readonly waitUntil: (promise: Promise<unknown>) => void,
  ) {}

  /** Whether a request may be answered from the cache, and its answer kept. */
  accepts(request: Request): boolean {
    const url = new URL(request.url);
    return (
      this.env.PUBLIC_ENVIRONMENT === 'production' &&
      request.method === 'GET' &&
      url.search === '' &&
      !url.pathname.endsWith('.data') &&
      !NEVER_CACHED.test(url.pathname) &&
      !hasVisitorCookie(request.headers.get('Cookie'))
    );
  }

  /** @returns the kept page with a fresh nonce, or `null`. */
  async match(request: Request): Promise<Response | null> {
    const kept = await this.cache.match(this.#key(request));
    const oldNonce = kept?.headers.get(STORED_NONCE);
    if (!kept || !oldNonce) return null;
    const nonce = createNonce();
    const headers = new Headers(kept.headers);
    headers.delete(STORED_NONCE);
    headers.delete('Cache-Control');
    headers.set('Server-Timing', 'page-cache;desc=hit');
    const policy = headers.get('Content-Security-Policy') ?? '';
    headers.set('Content-Security-Policy', policy.replaceAll(oldNonce, nonce));
    const html = await kept.text();
    return new Response(html.replaceAll(oldNonce, nonce), {headers});
  }

  /**
   * Keeps a page while it is sent. Anything but a complete page for everybody
   * (an error, a redirect, a response with cookies) is passed through.
   *
   * @param hasStandIn keeps it for `STAND_IN_MAX_AGE` only.
   */
  keep(
    request: Request,
    response: Response,
    nonce: string,
    hasStandIn = false,
  ): Response {
    if (
      response.status !== 200 ||
      !response.body ||
      response.headers.has('Set-Cookie') ||
      !response.headers.get('Content-Type')?.startsWith('text/html') ||
      /no-store|private/.test(response.headers.get('Cache-Control') ?? '')
    ) {
      return response;
    }
    const [sent, kept] = response.body.tee();
    const headers = new Headers(response.headers);
    const maxAge = hasStandIn ? STAND_IN_MAX_AGE : PAGE_MAX_AGE;
    headers.set('Cache-Control', `public, max-age=${maxAge}`);
    headers.set(STORED_NONCE, nonce);
    headers.delete('Server-Timing');
    this.waitUntil(
      this.#store(this.#key(request), new Response(kept, {headers})).catch(
        () => {
          // The visitor left before the page was complete; the next one keeps it.
        },
      ),
    );
    return new Response(sent, response);
  }

  async #store(key: Request, response: Response): Promise<void> {
    const html = await response.text();
    if (!html.includes(END_OF_STREAM)) return;
    await this.cache.put(key, new Response(html, {headers: response.headers}));
  }

  /** The configured address, not the request's host, which anybody can set. */
  #key(request: Request): Request {
    const url = new URL(
      new URL(request.url).pathname,
      this.env.PUBLIC_SITE_URL,
    );
    // A request with a query is never kept, so nobody can ask for this one.
    if (readConsent(request.headers.get('Cookie')).isDecided) {
      url.search = '?decided';
    }
    return new Request(url);
  }
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

/** A session or a cart exists; the language cookie changes no page. */
function hasVisitorCookie(cookieHeader: string | null): boolean {
  return (cookieHeader ?? '')
    .split(';')
    .map((cookie) => cookie.trim().split('=')[0])
    .some(
      (name) =>
        name === 'cart' ||
        name === sessionCookieName(true) ||
        name === sessionCookieName(false),
    );
}
