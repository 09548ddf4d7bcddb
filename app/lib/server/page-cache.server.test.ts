import {InMemoryCache} from '@shopify/hydrogen';
import fc from 'fast-check';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {parseEnv} from '~/lib/environment/env.server';
import {readCookies} from '~/lib/session/read-cookie';
import {PageCache, PageMemory, setVisitorHeaders} from './page-cache.server';

afterEach(() => void vi.useRealTimers());

const env = (environment = 'production') =>
  parseEnv({
    SESSION_SECRET: 'a'.repeat(32),
    PUBLIC_STORE_DOMAIN: 'example.myshopify.com',
    PUBLIC_STOREFRONT_API_TOKEN: '0123456789abcdef0123456789abcdef',
    PRIVATE_STOREFRONT_API_TOKEN: 'shpat_example',
    PUBLIC_CHECKOUT_DOMAIN: 'checkout.example.com',
    PUBLIC_SITE_URL: 'https://example.com',
    PUBLIC_ENVIRONMENT: environment,
  });

/** What a render says of the visitor that it was for: an anonymous one. */
const nobody = {
  session: {isEmpty: true},
  account: null,
  cart: {getCartId: () => undefined},
  report: {servedStale: false, hasStandIn: false},
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
      cache,
      memory: new PageMemory(limit),
      env: env(environment),
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
      const answer = await pages.respond(
        request,
        rendering(page(text), context),
      );
      if (!answer) throw new Error('It is a page of one visitor.');
      return answer;
    },
    has: (request: Request, cacheOf = pages) =>
      cacheOf.respond(request, never).then(Boolean, () => false),
  };
}

const get = (path: string, headers: Record<string, string> = {}) =>
  new Request(`https://example.com${path}`, {headers});

const page = (text = '', init: ResponseInit = {}) =>
  new Response(`<html>${text}</html>`, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "script-src 'sha256-a'",
      'Server-Timing': 'provider;dur=5',
      ...init.headers,
    },
    status: init.status,
  });

describe('PageCache', () => {
  it('sends the same bytes to all, with the policy of the page', async () => {
    const {ask, pages} = setUp();
    const first = await ask(get('/faq'), 'a');
    expect(first.headers.get('Server-Timing')).toBe('provider;dur=5');
    const html = await first.text();
    for (const cookie of ['', 'i18n_redirected=en']) {
      const visitor = get('/faq', {Cookie: cookie});
      const answer = await pages.respond(visitor, never);
      expect(await answer?.text()).toBe(html);
      expect(answer?.headers.get('Content-Security-Policy')).toBe(
        "script-src 'sha256-a'",
      );
      expect(answer?.headers.get('Server-Timing')).toBe('page-cache;desc=hit');
    }
  });

  it('is shared by the isolates of a data centre, not by two builds', async () => {
    const {ask, isolate, settled, has} = setUp();
    await ask(get('/faq'));
    await settled();
    expect(await has(get('/faq'), isolate())).toBe(true);
    expect(await has(get('/faq'), isolate('build-2'))).toBe(false);
  });

  it('lets the least recently used page go when its memory is full', () => {
    const memory = new PageMemory(100);
    const body = (bytes: number) => ({
      body: new ArrayBuffer(bytes),
      headers: new Headers(),
      freshUntil: Infinity,
      staleUntil: Infinity,
      renewAt: Infinity,
    });
    memory.set('a', body(40));
    memory.set('b', body(40));
    memory.get('a');
    memory.set('c', body(40));
    expect(['a', 'b', 'c'].filter((key) => memory.get(key))).toEqual([
      'a',
      'c',
    ]);
    memory.set('d', body(101));
    expect(['a', 'c', 'd'].filter((key) => memory.get(key))).toEqual([]);
  });

  it('gives a page to Oxygen’s full-page cache as long as it is fresh', async () => {
    vi.useFakeTimers();
    const {headers} = await setUp().ask(get('/faq'));
    expect(headers.get('Oxygen-Cache-Control')).toBe(
      'public, max-age=60, stale-while-revalidate=240',
    );
    expect(headers.get('Vary')).toBe('Accept-Encoding, Cookie');
    expect(headers.has('Set-Cookie')).toBe(false);
  });

  it('does not let Oxygen cache the home page where its visitor may be led to English', async () => {
    const {ask} = setUp();
    const forBot = await ask(get('/', {'Accept-Language': 'en'}));
    expect(forBot.headers.has('Oxygen-Cache-Control')).toBe(false);
    const german = await ask(get('/', {'Accept-Language': 'de'}));
    expect(german.headers.has('Oxygen-Cache-Control')).toBe(true);
    expect(german.headers.get('Vary')).toContain('Accept-Language');
  });

  it('tells who has these bytes that nothing has changed, and Oxygen nothing', async () => {
    const {ask, pages} = setUp();
    const tag = (await ask(get('/faq'), 'a')).headers.get('ETag');
    const again = (known: string) =>
      pages.respond(get('/faq', {'If-None-Match': known}), never);
    for (const known of [tag ?? '', `"x", W/${tag}`]) {
      const answer = await again(known);
      expect(answer?.status).toBe(304);
      expect(answer?.headers.has('Oxygen-Cache-Control')).toBe(false);
      expect(answer?.headers.get('Cache-Control')).toBe('no-cache');
      expect(await answer?.text()).toBe('');
    }
    expect((await again('"x"'))?.status).toBe(200);
    expect((await setUp().ask(get('/faq'), 'b')).headers.get('ETag')).not.toBe(
      tag,
    );
  });

  it('sends a stale page and has one request of many render it anew', async () => {
    vi.useFakeTimers();
    const {ask, pages, settled, has} = setUp();
    await ask(get('/faq'), 'old');
    vi.advanceTimersByTime(61_000);
    const renew = vi.fn(rendering(page('new')));
    for (let visitor = 0; visitor < 5; visitor += 1) {
      const stale = await pages.respond(get('/faq'), renew);
      expect(stale?.headers.has('Oxygen-Cache-Control')).toBe(visitor > 0);
      await settled();
    }
    expect(renew).toHaveBeenCalledTimes(1);
    const answer = await pages.respond(get('/faq'), never);
    expect(await answer?.text()).toContain('new');
    vi.advanceTimersByTime(301_000);
    expect(await has(get('/faq'))).toBe(false);
  });

  it('goes on sending a stale page when it cannot be rendered, and tries again later', async () => {
    vi.useFakeTimers();
    const {ask, pages, settled} = setUp();
    await ask(get('/faq'), 'old');
    vi.advanceTimersByTime(61_000);
    const renew = vi.fn(never);
    for (const calls of [1, 1, 2]) {
      const stale = await pages.respond(get('/faq'), renew);
      expect(await stale?.text()).toContain('old');
      await settled();
      expect(renew).toHaveBeenCalledTimes(calls);
      vi.advanceTimersByTime(16_000);
    }
  });

  it('caches pages with and without the banner apart, and nothing else of the consent', async () => {
    const {ask, has} = setUp();
    const decided = (ids: string) =>
      get('/faq', {Cookie: `consent_given=true; consent_enabled=${ids}`});
    await ask(decided('session'));
    expect(await has(get('/faq'))).toBe(false);
    expect(await has(decided('broken~'))).toBe(false);
    expect(await has(decided('session~analytics'))).toBe(true);
  });

  it('caches Markdown apart from HTML, and never lets Oxygen have it', async () => {
    const {pages, isolate, settled} = setUp();
    const inMarkdown = () => get('/faq', {Accept: 'text/markdown'});
    const inBrowser = () => get('/faq', {Accept: 'text/html,*/*;q=0.8'});
    const headers = {'Content-Type': 'text/markdown; charset=utf-8'};
    const negotiated = {Vary: 'Accept, Cookie'};
    const markdown = page('md', {headers: {...headers, ...negotiated}});
    await pages.respond(inMarkdown(), rendering(markdown));
    await pages.respond(
      inBrowser(),
      rendering(page('html', {headers: negotiated})),
    );
    await settled();
    // One of the same isolate, and one that has them of the Cache API.
    for (const cache of [pages, isolate()]) {
      const read = (request: Request) => cache.respond(request, never);
      const text = await read(inMarkdown());
      expect(text?.headers.get('Content-Type')).toContain('text/markdown');
      expect(await text?.text()).toContain('md');
      expect(text?.headers.get('Vary')).toMatch(/\bAccept$/);
      expect(text?.headers.has('Oxygen-Cache-Control')).toBe(false);
      const html = await read(inBrowser());
      expect(html?.headers.get('Content-Type')).toContain('text/html');
      expect(await html?.text()).toContain('html');
      expect(html?.headers.get('Vary')).toMatch(/\bAccept$/);
      expect(html?.headers.has('Oxygen-Cache-Control')).toBe(true);
      // Browsers and crawlers share one page, whatever else they accept.
      expect(
        await (await read(get('/faq', {Accept: '*/*'})))?.text(),
      ).toContain('html');
    }
  });

  it('caches a document that is Markdown alone as a page', async () => {
    const {pages} = setUp();
    const headers = {'Content-Type': 'text/markdown; charset=utf-8'};
    const document = page('md', {headers});
    const answer = await pages.respond(get('/agents.md'), rendering(document));
    expect(answer?.headers.has('Oxygen-Cache-Control')).toBe(true);
    expect(answer?.headers.get('Vary')).toBe('Accept-Encoding, Cookie');
  });

  it('caches a page with a stand-in for ten seconds only', async () => {
    vi.useFakeTimers();
    const {ask, has} = setUp();
    const report = {servedStale: false, hasStandIn: true};
    await ask(get('/'), '', {report});
    vi.advanceTimersByTime(9_000);
    expect(await has(get('/'))).toBe(true);
    vi.advanceTimersByTime(2_000);
    expect(await has(get('/'))).toBe(false);
  });

  it('uses the configured host as key, whatever the request says', async () => {
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
    ['a page of an account', {}, {account: {wasSignedIn: true}}],
    ['a page of a cart', {}, {cart: {getCartId: () => 'gid://shopify/Cart/1'}}],
    ['copies', {}, {report: {servedStale: true, hasStandIn: false}}],
  ])('does not cache %s', async (_, init, context?) => {
    const {pages, has} = setUp();
    const render = rendering(page('', init), context);
    const answer = await pages.respond(get('/faq'), render);
    expect(answer?.headers.has('Oxygen-Cache-Control')).toBe(false);
    expect(await has(get('/faq'))).toBe(false);
  });

  it.each([
    ['/faq?utm_source=a', false],
    ['/faq.data', false],
    ['/cart', false],
    ['/account/orders', false],
    ['/en/auth/login', false],
    ['/discount/METAR', false],
    ['/buy/1:1', false],
    ['/en/legal/cookies', false],
    ['/legal/imprint', true],
    ['/cartography', true],
  ])('answers for %s: %s', async (path, accepted) => {
    const {pages} = setUp();
    const answer = await pages.respond(get(path), rendering(page()));
    expect(answer !== null).toBe(accepted);
  });

  it('stays out of the way on a preview deployment', async () => {
    const {pages} = setUp('preview');
    expect(await pages.respond(get('/faq'), rendering(page()))).toBeNull();
  });
});

describe('a page for everybody', () => {
  const NAMES = ['session', '__Host-session', 'cart', 'account'];

  /** The request that the page for this one is rendered from; `null`: from its own. */
  async function sharedFor(request: Request): Promise<Request | null> {
    const render = vi.fn<Render>(rendering(page()));
    const answer = await setUp().pages.respond(request, render);
    return answer && (render.mock.calls[0]?.[0] ?? null);
  }

  it('is not rendered from the visitor’s cookies', async () => {
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

  it('has nothing of the visitor: no header, no host, no end', async () => {
    const visitor = new AbortController();
    const shared = await sharedFor(
      new Request('https://evil.example/faq', {
        signal: visitor.signal,
        headers: {
          'Accept-Language': 'fr',
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

describe('setVisitorHeaders', () => {
  it.each([
    ['session =x', null, 'private, no-cache', 'Cookie'],
    ['', null, null, 'Cookie'],
    // What the route decided stays.
    ['cart=x', 'private, no-store', 'private, no-store', 'Cookie'],
    ['cart=x', 'public, max-age=86400', 'public, max-age=86400', null],
  ])(
    'caches no page of one visitor: %j, %s',
    (Cookie, decided, cacheControl, vary) => {
      const headers = new Headers(decided ? {'Cache-Control': decided} : {});
      setVisitorHeaders(get('/faq', {Cookie}), headers);
      expect(headers.get('Cache-Control')).toBe(cacheControl);
      expect(headers.get('Vary')).toBe(vary);
    },
  );
});
