import {InMemoryCache} from '@shopify/hydrogen';
import {describe, expect, it, onTestFinished, vi} from 'vitest';
import {parseEnv} from '~/lib/environment/env.server';
import {PageCache, PageMemory, setVisitorHeaders} from './page-cache.server';

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

/** Two isolates of one data centre: each has a memory, both have the Cache API. */
function setUp() {
  const cache = new InMemoryCache();
  const pending: Promise<unknown>[] = [];
  const isolate = (buildId = 'build-1', limit = 10_000) =>
    new PageCache({
      cache,
      memory: new PageMemory(limit),
      env: env(),
      buildId,
      waitUntil: (promise) => void pending.push(promise),
    });
  const pages = isolate();
  return {
    pages,
    isolate,
    settled: () => Promise.all(pending),
    has: async (request: Request, cacheOf = pages) =>
      (await cacheOf.match(request, () => Promise.resolve())) !== null,
  };
}

const get = (path: string, headers: Record<string, string> = {}) =>
  new Request(`https://example.com${path}`, {headers});

const END = '<script>window.__remixContext.streamController.close();</script>';

const page = (text = '', init: ResponseInit = {}) =>
  new Response(`<html>${text}</html>${END}`, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': "script-src 'sha256-a'",
      'Server-Timing': 'provider;dur=5',
      ...init.headers,
    },
    status: init.status,
  });

const never = () => Promise.reject(new Error('nothing was to be rendered'));

describe('PageCache', () => {
  it('serves the same bytes to everybody, with the policy of the page', async () => {
    const {pages} = setUp();
    const first = await pages.store(get('/faq'), page('a'));
    expect(first.headers.get('Server-Timing')).toBe('provider;dur=5');
    const html = await first.text();
    for (const cookie of ['', 'i18n_redirected=en']) {
      const visitor = get('/faq', {Cookie: cookie});
      const answer = await pages.match(visitor, never);
      expect(await answer?.text()).toBe(html);
      expect(answer?.headers.get('Content-Security-Policy')).toBe(
        "script-src 'sha256-a'",
      );
      expect(answer?.headers.get('Server-Timing')).toBe('page-cache;desc=hit');
    }
  });

  it('is shared by the isolates of a data centre, not by two builds', async () => {
    const {pages, isolate, settled, has} = setUp();
    await pages.store(get('/faq'), page());
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
    onTestFinished(() => void vi.useRealTimers());
    const {pages} = setUp();
    const {headers} = await pages.store(get('/faq'), page());
    expect(headers.get('Oxygen-Cache-Control')).toBe(
      'public, max-age=60, stale-while-revalidate=240',
    );
    expect(headers.get('Vary')).toBe('Accept-Encoding, Cookie');
    expect(headers.has('Set-Cookie')).toBe(false);
  });

  it('keeps the home page from Oxygen where its visitor may be led to English', async () => {
    const {pages} = setUp();
    const bot = get('/', {'Accept-Language': 'en'});
    const forBot = await pages.store(bot, page());
    expect(forBot.headers.has('Oxygen-Cache-Control')).toBe(false);
    const german = await pages.match(
      get('/', {'Accept-Language': 'de'}),
      never,
    );
    expect(german?.headers.has('Oxygen-Cache-Control')).toBe(true);
    expect(german?.headers.get('Vary')).toContain('Accept-Language');
  });

  it('tells who has these bytes that nothing has changed', async () => {
    const {pages} = setUp();
    const tag = (await pages.store(get('/faq'), page('a'))).headers.get('ETag');
    const ask = (known: string) =>
      pages.match(get('/faq', {'If-None-Match': known}), never);
    for (const known of [tag ?? '', `"x", W/${tag}`]) {
      const answer = await ask(known);
      expect(answer?.status).toBe(304);
      expect(await answer?.text()).toBe('');
    }
    expect((await ask('"x"'))?.status).toBe(200);
    expect(tag).not.toBe(
      (await pages.store(get('/faq'), page('b'))).headers.get('ETag'),
    );
  });

  it('serves a stale page and has one request of many render it anew', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const {pages, settled, has} = setUp();
    await pages.store(get('/faq'), page('old'));
    vi.advanceTimersByTime(61_000);
    const renew = vi.fn(() => pages.store(get('/faq'), page('new')));
    for (let visitor = 0; visitor < 5; visitor += 1) {
      const stale = await pages.match(get('/faq'), renew);
      expect(stale?.headers.has('Oxygen-Cache-Control')).toBe(visitor > 0);
      await settled();
    }
    expect(renew).toHaveBeenCalledTimes(1);
    const answer = await pages.match(get('/faq'), never);
    expect(await answer?.text()).toContain('new');
    vi.advanceTimersByTime(301_000);
    expect(await has(get('/faq'))).toBe(false);
  });

  it('serves a stale page on when it cannot be rendered, and tries again', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const {pages, settled} = setUp();
    await pages.store(get('/faq'), page('old'));
    vi.advanceTimersByTime(61_000);
    const renew = vi.fn(never);
    for (const calls of [1, 2]) {
      const stale = await pages.match(get('/faq'), renew);
      expect(await stale?.text()).toContain('old');
      await settled();
      expect(renew).toHaveBeenCalledTimes(calls);
    }
  });

  it('keeps German and English apart', async () => {
    const {pages, has} = setUp();
    await pages.store(get('/faq'), page());
    expect(await has(get('/en/faq'))).toBe(false);
  });

  it('keeps pages with and without the banner apart, and nothing else of the consent', async () => {
    const {pages, has} = setUp();
    const decided = (ids: string) =>
      get('/faq', {Cookie: `consent_given=true; consent_enabled=${ids}`});
    await pages.store(decided('session'), page());
    expect(await has(get('/faq'))).toBe(false);
    expect(await has(decided('broken~'))).toBe(false);
    expect(await has(decided('session~analytics'))).toBe(true);
  });

  it('keeps a page on which something stands in for ten seconds only', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const {pages, has} = setUp();
    await pages.store(get('/'), page(), true);
    vi.advanceTimersByTime(9_000);
    expect(await has(get('/'))).toBe(true);
    vi.advanceTimersByTime(2_000);
    expect(await has(get('/'))).toBe(false);
  });

  it('uses the configured host as key, whatever the request says', async () => {
    const {pages, has} = setUp();
    await pages.store(new Request('https://evil.example/faq'), page());
    expect(await has(get('/faq'))).toBe(true);
  });

  it.each([
    ['a redirect', page('', {status: 302})],
    ['an error', page('', {status: 404})],
    ['a page with a cookie', page('', {headers: {'Set-Cookie': 'cart=1'}})],
    [
      'a private page',
      page('', {headers: {'Cache-Control': 'private, no-store'}}),
    ],
    ['data', page('', {headers: {'Content-Type': 'application/json'}})],
    [
      'half a page',
      new Response('<html><body>', {headers: {'Content-Type': 'text/html'}}),
    ],
  ])('does not keep %s', async (_, response) => {
    const {pages, has} = setUp();
    const answer = await pages.store(get('/faq'), response);
    expect(answer.headers.has('Oxygen-Cache-Control')).toBe(false);
    expect(await has(get('/faq'))).toBe(false);
  });

  it.each([
    ['/faq', {}, true],
    ['/faq', {Cookie: 'i18n_redirected=en; _shopify_y=1'}, true],
    ['/faq', {Cookie: 'a=b; cart=1'}, false],
    ['/faq', {Cookie: '__Host-session=x'}, false],
    ['/faq', {Cookie: 'session=x'}, false],
    ['/faq', {Cookie: 'account=x'}, false],
    ['/faq?utm_source=a', {}, false],
    ['/faq.data', {}, false],
    ['/cart', {}, false],
    ['/en/cart', {}, false],
    ['/account/orders', {}, false],
    ['/en/auth/login', {}, false],
    ['/cartography', {}, true],
  ] as const)('answers for %s with %j: %s', (path, headers, accepted) => {
    expect(setUp().pages.accepts(get(path, headers))).toBe(accepted);
  });

  it('stays out of the way on a preview deployment', () => {
    const pages = new PageCache({
      cache: new InMemoryCache(),
      memory: new PageMemory(0),
      env: env('preview'),
      buildId: '1',
      waitUntil: vi.fn(),
    });
    expect(pages.accepts(get('/faq'))).toBe(false);
  });
});

describe('setVisitorHeaders', () => {
  const headersFor = (cookie: string, cacheControl?: string) => {
    const headers = new Headers(
      cacheControl ? {'Cache-Control': cacheControl} : {},
    );
    setVisitorHeaders(get('/faq', cookie ? {Cookie: cookie} : {}), headers);
    return [headers.get('Cache-Control'), headers.get('Vary')];
  };

  it('keeps a page of a visitor for him alone', () => {
    expect(headersFor('session=x')).toEqual(['private, no-cache', 'Cookie']);
    expect(headersFor('')).toEqual([null, 'Cookie']);
  });

  it('leaves what the route decided', () => {
    expect(headersFor('cart=x', 'private, no-store')).toEqual([
      'private, no-store',
      'Cookie',
    ]);
    expect(headersFor('cart=x', 'public, max-age=86400')).toEqual([
      'public, max-age=86400',
      null,
    ]);
  });
});
