import {InMemoryCache} from '@shopify/hydrogen';
import fc from 'fast-check';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {envWith} from '../../../tests/support/env';
import {readCookies} from '~/lib/http/cookies.server';
import {PageCache, PageMemory} from './page-cache.server';

afterEach(() => void vi.useRealTimers());

/** What a render reports about its visitor: an anonymous one. */
const nobody = {
  session: {isEmpty: true},
  token: {value: null},
  cart: {getCartId: () => undefined},
  requestLog: {servedStale: false, usesFallbackContent: false},
};

type Render = Parameters<PageCache['respond']>[1];
type Context = Awaited<ReturnType<Render>>['context'];

const rendering = (response: Response, context: object = {}): Render => {
  const whole = {...nobody, ...context} as unknown as Context;
  return () => Promise.resolve({response, context: whole});
};

const never: Render = () => Promise.reject(new Error('not to be rendered'));

/** Two isolates of one data centre: each has a memory, both have the Cache API. */
function setUp(environment = 'production') {
  const cache = new InMemoryCache();
  const pending: Promise<unknown>[] = [];
  const isolate = (buildId = 'build-1', limit = 10_000) =>
    new PageCache({
      openCache: () => Promise.resolve(cache),
      memory: new PageMemory(limit),
      env: envWith({PUBLIC_ENVIRONMENT: environment}),
      buildId,
      waitUntil: (promise) => void pending.push(promise),
    });
  const pages = isolate();
  return {
    pages,
    isolate,
    settled: () => Promise.all(pending),
    /** Responds with a page that shows this text, unless one is cached. */
    ask: async (request: Request, text = '', context: object = {}) => {
      const render = rendering(page(text), context);
      const response = await pages.respond(request, render);
      if (!response) throw new Error('It is a page of one visitor.');
      return response;
    },
    has: (request: Request, cacheOf = pages) =>
      cacheOf.respond(request, never).then(Boolean, () => false),
  };
}

const get = (path: string, headers: Record<string, string> = {}) =>
  new Request(`https://example.com${path}`, {headers});

const POLICY = "script-src 'sha256-a'";

const page = (
  text = '',
  init: {status?: number; headers?: Record<string, string>} = {},
) =>
  new Response(`<html>${text}</html>`, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': POLICY,
      'Server-Timing': 'shopify;dur=5',
      ...init.headers,
    },
    status: init.status,
  });

describe('PageCache', () => {
  it('sends the same bytes to all, with the policy of the page', async () => {
    const {ask, pages} = setUp();
    const first = await ask(get('/faq'), 'a');
    expect(first.headers.get('Server-Timing')).toBe('shopify;dur=5');
    const html = await first.text();
    for (const cookie of ['', 'i18n_redirected=en']) {
      const response = await pages.respond(
        get('/faq', {Cookie: cookie}),
        never,
      );
      expect(await response?.text()).toBe(html);
      const {headers} = response ?? new Response();
      expect(headers.get('Content-Security-Policy')).toBe(POLICY);
      expect(headers.get('Server-Timing')).toBe('page-cache;desc=hit');
    }
  });

  it('responds to HEAD as to GET, without the body (E3.7)', async () => {
    const {ask, pages} = setUp();
    const head = new Request(get('/faq'), {method: 'HEAD'});
    const first = await ask(head, 'a');
    const got = await pages.respond(get('/faq'), never);
    const again = await pages.respond(head, never);
    for (const name of ['ETag', 'Cache-Control', 'Content-Security-Policy']) {
      expect(first.headers.get(name), name).toBe(got?.headers.get(name));
      expect(again?.headers.get(name), name).toBe(got?.headers.get(name));
    }
    // Oxygen's full-page cache would have an empty page.
    expect(first.headers.has('Oxygen-Cache-Control')).toBe(false);
    expect((await first.text()) + (await again?.text())).toBe('');
    expect(await got?.text()).toContain('a');
  });

  it('is shared by the isolates of a data centre, not by two builds', async () => {
    const {ask, isolate, settled, has} = setUp();
    await ask(get('/faq'));
    await settled();
    expect(await has(get('/faq'), isolate())).toBe(true);
    expect(await has(get('/faq'), isolate('build-2'))).toBe(false);
  });

  it('evicts the least recently used page when its memory is full', () => {
    const memory = new PageMemory(100);
    const times = {freshUntil: Infinity, staleUntil: Infinity, renewAt: 0};
    const set = (key: string, bytes: number) => {
      const body = new ArrayBuffer(bytes);
      memory.set(key, {body, headers: new Headers(), vary: '', ...times});
    };
    const stored = () =>
      ['a', 'b', 'c', 'd'].filter((key) => memory.get(key)).join('');
    set('a', 40);
    set('b', 40);
    memory.get('a');
    set('c', 40);
    expect(stored()).toBe('ac');
    set('d', 101);
    expect(stored()).toBe('');
  });

  it('gives a page to Oxygen’s full-page cache as long as it is fresh', async () => {
    vi.useFakeTimers();
    const {headers} = await setUp().ask(get('/faq'));
    expect(headers.get('Oxygen-Cache-Control')).toBe(
      'public, max-age=40, stale-while-revalidate=50',
    );
    expect(headers.get('Vary')).toBe('Accept-Encoding, Cookie');
    expect(headers.has('Set-Cookie')).toBe(false);
  });

  it('does not let Oxygen cache the home page when its visitor could be redirected to English', async () => {
    const {ask} = setUp();
    const forBot = await ask(get('/', {'Accept-Language': 'en'}));
    expect(forBot.headers.has('Oxygen-Cache-Control')).toBe(false);
    const german = await ask(get('/', {'Accept-Language': 'de'}));
    expect(german.headers.has('Oxygen-Cache-Control')).toBe(true);
    expect(german.headers.get('Vary')).toContain('Accept-Language');
  });

  it('responds 304 to a client that has the page, in a way that Oxygen does not cache', async () => {
    const {ask, pages} = setUp();
    const tag = (await ask(get('/faq'), 'a')).headers.get('ETag');
    const again = (etags: string) =>
      pages.respond(get('/faq', {'If-None-Match': etags}), never);
    for (const etags of [tag ?? '', `"x", W/${tag}`, '*']) {
      const response = await again(etags);
      expect(response?.status).toBe(304);
      expect(response?.headers.has('Oxygen-Cache-Control')).toBe(false);
      expect(response?.headers.get('Cache-Control')).toBe('no-cache');
      expect(await response?.text()).toBe('');
    }
    expect((await again('"x"'))?.status).toBe(200);
    const other = await setUp().ask(get('/faq'), 'b');
    expect(other.headers.get('ETag')).not.toBe(tag);
  });

  it('sends a stale page while one of many requests renders it anew', async () => {
    vi.useFakeTimers();
    const {ask, pages, settled, has} = setUp();
    await ask(get('/faq'), 'old');
    vi.advanceTimersByTime(41_000);
    const renew = vi.fn(rendering(page('new')));
    for (let visitor = 0; visitor < 5; visitor += 1) {
      const stale = await pages.respond(get('/faq'), renew);
      expect(stale?.headers.has('Oxygen-Cache-Control')).toBe(visitor > 0);
      await settled();
    }
    expect(renew).toHaveBeenCalledTimes(1);
    const renewed = await pages.respond(get('/faq'), never);
    expect(await renewed?.text()).toContain('new');
    vi.advanceTimersByTime(91_000);
    expect(await has(get('/faq'))).toBe(false);
  });

  it('continues to send a stale page when it cannot be rendered, and tries again later', async () => {
    vi.useFakeTimers();
    const {ask, pages, settled} = setUp();
    await ask(get('/faq'), 'old');
    vi.advanceTimersByTime(41_000);
    const renew = vi.fn(never);
    for (const calls of [1, 1, 2]) {
      const stale = await pages.respond(get('/faq'), renew);
      expect(await stale?.text()).toContain('old');
      await settled();
      expect(renew).toHaveBeenCalledTimes(calls);
      vi.advanceTimersByTime(16_000);
    }
  });

  it('caches pages with and without the banner separately, and nothing else of the consent', async () => {
    const {ask, has} = setUp();
    const decided = (ids: string) =>
      get('/faq', {Cookie: `consent_given=true; consent_enabled=${ids}`});
    await ask(decided('session'));
    expect(await has(get('/faq'))).toBe(false);
    expect(await has(decided('broken~'))).toBe(false);
    expect(await has(decided('session~analytics'))).toBe(true);
  });

  it('caches Markdown separately from HTML, and never lets Oxygen cache it (E6.7)', async () => {
    const {pages, isolate, settled} = setUp();
    const visits = [
      ['text/markdown', 'text/markdown'],
      ['text/html,*/*;q=0.8', 'text/html'],
      // Browsers and crawlers share one page, whatever else they accept.
      ['*/*', 'text/html'],
    ] as const;
    for (const [Accept, type] of visits.slice(0, 2)) {
      const headers = {'Content-Type': type, Vary: 'Accept, Cookie'};
      const render = rendering(page(type, {headers}));
      await pages.respond(get('/faq', {Accept}), render);
    }
    await settled();
    // The same isolate, and one that finds them in the Cache API.
    for (const cache of [pages, isolate()]) {
      for (const [Accept, type] of visits) {
        const response = await cache.respond(get('/faq', {Accept}), never);
        const {headers} = response ?? new Response();
        expect(headers.get('Content-Type')).toBe(type);
        expect(await response?.text()).toContain(type);
        expect(headers.get('Vary')).toMatch(/\bAccept$/);
        expect(headers.has('Oxygen-Cache-Control')).toBe(type === 'text/html');
      }
    }
  });

  it('caches a document that exists only as Markdown like a page', async () => {
    const {pages} = setUp();
    const document = page('', {headers: {'Content-Type': 'text/markdown'}});
    const response = await pages.respond(
      get('/agents.md'),
      rendering(document),
    );
    expect(response?.headers.has('Oxygen-Cache-Control')).toBe(true);
    expect(response?.headers.get('Vary')).toBe('Accept-Encoding, Cookie');
  });

  it('caches a page with fallback content for ten seconds only', async () => {
    vi.useFakeTimers();
    const {ask, has} = setUp();
    const requestLog = {servedStale: false, usesFallbackContent: true};
    await ask(get('/'), '', {requestLog});
    vi.advanceTimersByTime(9_000);
    expect(await has(get('/'))).toBe(true);
    vi.advanceTimersByTime(2_000);
    expect(await has(get('/'))).toBe(false);
  });

  it('uses the configured host as key, whatever the request says (E3.6)', async () => {
    const {ask, has} = setUp();
    await ask(new Request('https://evil.example/faq'));
    expect(await has(get('/faq'))).toBe(true);
    expect(await has(get('/en/faq'))).toBe(false);
  });

  it.each([
    ['a redirect', {status: 302}],
    ['an error', {status: 404}],
    ['a page with a cookie', {headers: {'Set-Cookie': 'cart=1'}}],
    ['a private page', {headers: {'Cache-Control': 'private, no-store'}}],
    ['data', {headers: {'Content-Type': 'application/json'}}],
    ['a page of a session', {}, {session: {isEmpty: false}}],
    ['a page of an account', {}, {token: {value: 'a token'}}],
    ['a page of a cart', {}, {cart: {getCartId: () => 'gid://shopify/Cart/1'}}],
    [
      'copies',
      {},
      {requestLog: {servedStale: true, usesFallbackContent: false}},
    ],
  ])('does not cache %s (E3.7)', async (_, init, context?) => {
    const {pages, has} = setUp();
    const render = rendering(page('', init), context);
    const response = await pages.respond(get('/faq'), render);
    expect(response?.headers.has('Oxygen-Cache-Control')).toBe(false);
    expect(await has(get('/faq'))).toBe(false);
  });

  it.each([
    ['/faq?utm_source=a', false],
    ['/faq.data', false],
    ['/en/auth/login', false],
    ['/legal/imprint', true],
  ])('responds for %s: %s, in a preview never', async (path, accepted) => {
    const respond = async ({pages}: ReturnType<typeof setUp>) =>
      (await pages.respond(get(path), rendering(page()))) !== null;
    expect(await respond(setUp())).toBe(accepted);
    expect(await respond(setUp('preview'))).toBe(false);
  });
});

describe('a shared page', () => {
  const NAMES = ['session', '__Host-session', 'cart', 'account'];

  /** The request that the page for this one is rendered from; `null`: from its own. */
  async function sharedFor(request: Request): Promise<Request | null> {
    const render = vi.fn<Render>(rendering(page()));
    const response = await setUp().pages.respond(request, render);
    return response && (render.mock.calls[0]?.[0] ?? null);
  }

  it('is not rendered from the visitor’s cookies (E3.7)', async () => {
    const piece = fc.constantFrom(
      ...['=', ';', ' ', '\t', '"', ',', '%', 'a', '\u00A0', ...NAMES],
      ...['consent_given=true; consent_enabled=session~analytics', '; ', '=x'],
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, {maxLength: 16}), async (pieces) => {
        const sent = pieces.join('');
        const shared = await sharedFor(get('/faq', {Cookie: sent}));
        // Whoever has one of them gets a page of their own.
        const isKnown = NAMES.some((name) => readCookies(sent).has(name));
        expect(shared === null).toBe(isKnown);
        const cookie = shared?.headers.get('Cookie') ?? '';
        expect(cookie).toMatch(
          /^(?:|consent_given=true; consent_enabled=session~cart[a-z~]*)$/,
        );
        expect(cookie).not.toContain('analytics');
      }),
    );
  });

  it('contains nothing of the visitor: no header, no host, no abort signal (E3.7)', async () => {
    const visitor = new AbortController();
    const shared = await sharedFor(
      new Request('https://evil.example/faq', {
        signal: visitor.signal,
        headers: {
          'Accept-Language': 'xx',
          'X-Forwarded-Host': 'evil.example',
          'X-Original-URL': '/cart',
          'User-Agent': 'x',
          Cookie: '_shopify_y=1',
        },
      }),
    );
    visitor.abort();
    expect(shared?.url).toBe('https://example.com/faq');
    expect([...(shared?.headers ?? [])]).toEqual([['user-agent', 'x']]);
    expect(shared?.signal.aborted).toBe(false);
  });
});
