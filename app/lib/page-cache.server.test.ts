import {InMemoryCache} from '@shopify/hydrogen';
import {describe, expect, it, onTestFinished, vi} from 'vitest';
import {parseEnv} from './env.server';
import {PageCache, setVisitorHeaders} from './page-cache.server';

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

function setUp() {
  const pending: Promise<unknown>[] = [];
  const pages = new PageCache(
    new InMemoryCache(),
    env(),
    (promise) => void pending.push(promise),
  );
  return {pages, settled: () => Promise.all(pending)};
}

const get = (path: string, headers: Record<string, string> = {}) =>
  new Request(`https://example.com${path}`, {headers});

const page = (nonce: string, init: ResponseInit = {}) =>
  new Response(
    `<html></html><script nonce="${nonce}">window.__remixContext.streamController.close();</script>`,
    {
      headers: {
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Security-Policy': `script-src 'nonce-${nonce}'`,
        'Server-Timing': '_y;desc=1',
        ...init.headers,
      },
      status: init.status,
    },
  );

describe('PageCache', () => {
  it('serves a kept page with a nonce of its own in header and HTML', async () => {
    const {pages, settled} = setUp();
    const first = pages.keep(get('/faq'), page('OLD'), 'OLD');
    expect(await first.text()).toContain('nonce="OLD"');
    await settled();
    const [second, third] = await Promise.all([
      pages.match(get('/faq')),
      pages.match(get('/faq')),
    ]);
    const nonces = await Promise.all(
      [second, third].map(async (response) => {
        const html = await response?.text();
        const nonce = /nonce="([^"]+)"/.exec(html ?? '')?.[1] ?? '';
        expect(response?.headers.get('Content-Security-Policy')).toBe(
          `script-src 'nonce-${nonce}'`,
        );
        return nonce;
      }),
    );
    expect(new Set([...nonces, 'OLD', '']).size).toBe(4);
    expect(second?.headers.get('Server-Timing')).toBe('page-cache;desc=hit');
    expect(second?.headers.has('Cache-Control')).toBe(false);
  });

  it('keeps German and English apart', async () => {
    const {pages, settled} = setUp();
    await pages.keep(get('/faq'), page('A'), 'A').text();
    await settled();
    expect(await pages.match(get('/en/faq'))).toBeNull();
  });

  it('keeps pages with and without the banner apart, and nothing else of the consent', async () => {
    const {pages, settled} = setUp();
    const decided = (ids: string) =>
      get('/faq', {Cookie: `consent_given=true; consent_enabled=${ids}`});
    await pages.keep(decided('session'), page('A'), 'A').text();
    await settled();
    expect(await pages.match(get('/faq'))).toBeNull();
    expect(await pages.match(decided('broken~'))).toBeNull();
    expect(await pages.match(decided('session~analytics'))).not.toBeNull();
  });

  it('keeps a page a minute, and ten seconds where something stands in on it', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const {pages, settled} = setUp();
    await pages.keep(get('/faq'), page('A'), 'A').text();
    await pages.keep(get('/'), page('A'), 'A', true).text();
    await settled();
    const kept = async () => ({
      whole: (await pages.match(get('/faq'))) !== null,
      standIn: (await pages.match(get('/'))) !== null,
    });
    vi.advanceTimersByTime(9_000);
    expect(await kept()).toEqual({whole: true, standIn: true});
    vi.advanceTimersByTime(2_000);
    expect(await kept()).toEqual({whole: true, standIn: false});
    vi.advanceTimersByTime(50_000);
    expect(await kept()).toEqual({whole: false, standIn: false});
  });

  it('uses the configured host as key, whatever the request says', async () => {
    const {pages, settled} = setUp();
    const poisoned = new Request('https://evil.example/faq');
    await pages.keep(poisoned, page('A'), 'A').text();
    await settled();
    expect(await pages.match(get('/faq'))).not.toBeNull();
  });

  it.each([
    ['a redirect', page('A', {status: 302})],
    ['an error', page('A', {status: 404})],
    ['a page with a cookie', page('A', {headers: {'Set-Cookie': 'cart=1'}})],
    [
      'a private page',
      page('A', {headers: {'Cache-Control': 'private, no-store'}}),
    ],
    ['data', page('A', {headers: {'Content-Type': 'application/json'}})],
    [
      'half a page',
      new Response('<html><body>', {headers: {'Content-Type': 'text/html'}}),
    ],
  ])('does not keep %s', async (_, response) => {
    const {pages, settled} = setUp();
    await pages.keep(get('/faq'), response, 'A').text();
    await settled();
    expect(await pages.match(get('/faq'))).toBeNull();
  });

  it.each([
    ['/faq', {}, true],
    ['/faq', {Cookie: 'i18n_redirected=en; _shopify_y=1'}, true],
    ['/faq', {Cookie: 'a=b; cart=1'}, false],
    ['/faq', {Cookie: '__Host-session=x'}, false],
    ['/faq', {Cookie: 'session=x'}, false],
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
    const pages = new PageCache({} as Cache, env('preview'), vi.fn());
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
