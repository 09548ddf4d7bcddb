import {expect, type APIRequestContext} from '@playwright/test';
import {STOREFRONTS} from '../support/storefronts';
import {sendRaw} from '../support/raw-request';
import {firstVariantId} from '../support/shop-client';
import {test} from '../support/test';
import {ENGLISH} from '../support/texts';

/** The local shop of the suite's storefront; see playwright.config.ts. */
const {shop: SHOP} = STOREFRONTS.main;

// Responses are the same at every width.
test.describe('responses', () => {
  for (const [name, path, status] of [
    ['a page', '/', 200],
    ['an English page', '/en', 200],
    ['an unknown page', '/does-not-exist', 404],
    ['an unknown collection', '/collections/nowhere', 404],
    ['a resource in an unknown language', '/xy/search/suggestions?q=a', 404],
    ['data of a page', '/_root.data', 200],
    ['the message catalogue', '/_i18n/de/messages.json', 200],
    ['a redirect', '/de/cart', 301],
    ['an endpoint', '/api/shopify-storefront', 405],
    ['the profile for agents', '/.well-known/ucp', 200],
    ['the endpoint of agents', '/api/ucp/mcp', 405],
  ] as const) {
    test(`${name} has the security headers (E3.1)`, async ({request}) => {
      const response = await request.get(path, {
        maxRedirects: 0,
      });
      expect(response.status()).toBe(status);
      const headers = response.headers();
      expect(headers['x-content-type-options']).toBe('nosniff');
      // A response without content has no type.
      expect(headers['content-type'] ?? '; charset=utf-8').toMatch(
        /; charset=utf-8$/,
      );
      expect(headers['referrer-policy']).toBe(
        'strict-origin-when-cross-origin',
      );
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['permissions-policy']).toContain('geolocation=()');
      expect(headers['content-security-policy']).toContain(
        "frame-ancestors 'none'",
      );
      expect(headers['powered-by']).toBeUndefined();
    });
  }

  test('a page has the same bytes for every anonymous visitor, and names its scripts by their hashes (E3.2)', async ({
    request,
  }) => {
    // These pages contain no times: they may be rendered again in between.
    const pages = [
      await request.get('/faq'),
      await request.get('/faq', {headers: {Cookie: 'i18n_redirected=de'}}),
    ];
    const [html, again] = await Promise.all(pages.map((page) => page.text()));
    expect(again).toBe(html);
    expect(html).not.toContain('nonce=');
    for (const page of pages) {
      const policy = page.headers()['content-security-policy'];
      expect(policy).toMatch(/script-src 'self' 'sha256-/);
      expect(policy).not.toMatch(/nonce|script-src[^;]*unsafe-inline/);
    }
  });

  test('a page has a nonce of its own for each visitor with a session, the same in header and HTML (E3.2)', async ({
    request,
  }) => {
    const nonces = new Set<string>();
    for (let visit = 0; visit < 2; visit += 1) {
      const response = await request.get('/', {
        headers: {Cookie: 'session=x'},
      });
      const policy = response.headers()['content-security-policy'] ?? '';
      const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      const html = await response.text();
      const used = [...html.matchAll(/<script[^>]*nonce="([^"]*)"/g)];
      expect(used.length).toBeGreaterThan(0);
      for (const [, value] of used) expect(value).toBe(nonce);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(2);
  });

  test('a report of a policy violation is accepted from anyone (E3.15)', async ({
    request,
  }) => {
    const page = await request.get('/faq');
    const {'reporting-endpoints': endpoints = ''} = page.headers();
    const [, path = ''] = /^policy="([^"]+)"$/.exec(endpoints) ?? [];
    // Some browsers send no origin, and another site's reports change nothing.
    const response = await request.post(path, {
      headers: {
        Origin: 'https://evil.example',
        'Content-Type': 'application/csp-report',
      },
      data: JSON.stringify({'csp-report': {'effective-directive': 'img-src'}}),
    });
    expect(response.status()).toBe(204);
  });

  test('one picture of a page loads first and eagerly, all others lazily', async ({
    request,
  }) => {
    for (const path of [
      '/collections',
      '/collections/karten',
      '/en/search?q=map',
      '/products/leuchtpunkt-set',
    ]) {
      const html = await (await request.get(path)).text();
      const pictures = html.match(/<img[^>]*>/g) ?? [];
      expect(pictures.length, path).toBeGreaterThan(1);
      const urgent = pictures.filter((tag) => !/loading="lazy"/.test(tag));
      expect(urgent, path).toHaveLength(1);
      expect(urgent[0]).toMatch(/fetchpriority="high"/);
    }
    // A product with a picture by night opens with another one in each colour mode.
    const html = await (await request.get('/products/metarmap')).text();
    const preloads = html.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
    expect(preloads.map((tag) => /scheme: (\w+)/.exec(tag)?.[1])).toEqual([
      'light',
      'dark',
    ]);
    expect(html).not.toMatch(/<img(?![^>]*loading="lazy")[^>]*>/);
  });

  test('every response has its request’s id, and every document the times of its requests to Shopify', async ({
    request,
  }) => {
    const page = await request.get('/en/collections?named');
    expect(page.headers()['x-request-id']).toMatch(/^[\w-]{8,}$/);
    expect(page.headers()['server-timing']).toMatch(
      /market;desc="EN-US, language", shopify;dur=\d+.*data-cache;desc="(?:miss|hit|none)/,
    );
    const endpoint = await request.get('/api/shopify-storefront');
    expect(endpoint.headers()['x-request-id']).toMatch(/^[\w-]{8,}$/);
  });

  test('a page for anonymous visitors comes from the cache in front of the worker, never empty; one with a cart does not (E3.7)', async ({
    request,
  }) => {
    const get = (headers: Record<string, string>) =>
      request.get('/en/metarmap', {headers});
    const state = async (headers: Record<string, string>) =>
      (await get(headers)).headers()['oxygen-full-page-cache'];
    await expect.poll(() => state({})).toBe('hit');
    const page = await get({});
    const tag = page.headers().etag ?? '';
    expect((await get({'If-None-Match': tag})).status()).toBe(304);
    // Another `Cookie` header is another variant, which comes from the worker's own cache.
    const Cookie = 'x=1';
    expect((await get({Cookie, 'If-None-Match': tag})).status()).toBe(304);
    const full = await get({Cookie});
    expect(full.status()).toBe(200);
    expect(await full.text()).toBe(await page.text());
    // Its newsletter form is the same for everyone.
    expect(await full.text()).toContain(ENGLISH.text.newsletter.subscribe);
    expect(await full.text()).not.toContain('name="formToken"');
    expect(full.headers()['server-timing']).toContain('page-cache;desc=hit');
    expect(await state({Cookie: 'cart=a%3Fkey%3Db'})).toBe('uncacheable');
  });

  test('a GET with content is refused, also for a cached page (E3.7)', async ({
    baseURL,
    request,
  }) => {
    await request.get('/en/metarmap');
    for (const method of ['GET', 'HEAD']) {
      const fat = await sendRaw(baseURL, '/en/metarmap', {
        method,
        headers: {'Content-Length': '5'},
        body: 'hello',
      });
      expect(fat.status, method).toBe(400);
    }
    const empty = {headers: {'Content-Length': '0'}};
    expect((await sendRaw(baseURL, '/en/cart', empty)).status).toBe(200);
  });

  test('a page for a visitor without cookies sets none', async ({request}) => {
    for (const path of ['/', '/en', '/products/metarmap', '/en/cart']) {
      const response = await request.get(path);
      expect(response.headers()['set-cookie'], path).toBeUndefined();
    }
  });

  test('the manifest that pages link to exists, as JSON', async ({request}) => {
    const html = await (await request.get('/')).text();
    const [, href = ''] =
      /<link rel="manifest" href="([^"]+)"/.exec(html) ?? [];
    const manifest = await request.get(href);
    expect(manifest.status()).toBe(200);
    expect(manifest.headers()['content-type']).toBe(
      'application/manifest+json',
    );
    expect(await manifest.json()).toMatchObject({name: 'METARmap'});
    const icon = await request.get('/favicon.ico');
    expect(icon.headers()['content-type']).toMatch(/^image\//);
  });

  test('a link that leads nowhere shows a page of the shop', async ({
    request,
  }) => {
    const {difficult} = STOREFRONTS;
    for (const url of [
      `/discount/${'x'.repeat(101)}`,
      // A store without a manual.
      `${difficult.site}/docs`,
    ]) {
      const response = await request.get(url);
      expect(response.status(), url).toBe(404);
      expect(await response.text(), url).toContain('</main>');
    }
  });

  test('a bot gets the status of an error and one line of text', async ({
    request,
  }) => {
    const response = await request.get('/does-not-exist', {
      headers: {'User-Agent': 'Googlebot/2.1'},
    });
    expect(response.status()).toBe(404);
    expect(response.headers()['content-type']).toContain('text/plain');
    expect((await response.text()).trim().split('\n')).toHaveLength(1);
  });

  test('the message catalogue may be cached for a day, and exists only in the shop’s languages', async ({
    request,
  }) => {
    const response = await request.get('/_i18n/en/messages.json');
    expect(response.headers()['cache-control']).toBe('public, max-age=86400');
    expect(response.headers()['content-type']).toContain('application/json');
    const messages = (await response.json()) as {error: {home: string}};
    expect(messages.error.home).toBeTruthy();
    expect((await request.get('/_i18n/xx/messages.json')).status()).toBe(404);
  });

  test('no development file and no source is public (E3.9)', async ({
    request,
  }) => {
    for (const path of [
      '/.env',
      '/.git/config',
      '/package.json',
      '/server.ts',
      '/app/root.tsx',
      '/graphiql',
      '/subrequest-profiler',
      '/debug-network',
      '/@vite/client',
    ]) {
      const response = await request.get(path, {
        maxRedirects: 0,
      });
      expect(response.status(), path).toBe(404);
      // Stack traces name files of the worker.
      expect(await response.text(), path).not.toMatch(
        /\bat \w+ \(.*:\d+:\d+\)/,
      );
    }
  });

  test('another address of a page redirects to it, with its query', async ({
    request,
    baseURL,
  }) => {
    for (const [path, status, location, headers] of [
      ['/en/auth?redirect=%2Ffaq', 302, '/en/auth/login?redirect=%2Ffaq'],
      ['/FAQ?a=B', 301, '/faq?a=B'],
      ['/EN/Docs', 301, '/en/docs'],
      // A redirect of the merchant.
      ['/en/map?a=1', 301, '/en/products/metarmap?a=1'],
      ['/en/collections/karten?a=1', 301, '/en/collections/maps?a=1'],
      ['/en/buy/1:1?discount=A', 302, '/en/cart/1:1?discount=A'],
      ['/', 302, '/en', {'Accept-Language': 'en-GB,en;q=0.9,de;q=0.5'}],
    ] as const) {
      const response = await request.get(path, {headers, maxRedirects: 0});
      expect(response.status(), path).toBe(status);
      const goal = new URL(response.headers().location ?? '', baseURL);
      expect(goal.pathname + goal.search, path).toBe(location);
      const cookie = response.headers()['set-cookie'];
      if (path === '/') expect(cookie).toContain('i18n_redirected=en');
    }
  });

  test('a visitor’s response is never cached, and sets no cookie', async ({
    request,
  }) => {
    for (const path of [
      '/contact',
      '/en/legal/revocation/withdraw',
      '/wishlist',
      '/en/wishlist',
      '/wishlist.data',
      '/en/newsletter?token=x',
    ]) {
      const headers = (await request.get(path)).headers();
      const {'cache-control': control, 'set-cookie': cookie} = headers;
      if (path.includes('token')) {
        expect(headers['referrer-policy']).toBe('no-referrer');
      }
      expect(control, path).toBe('private, no-store');
      expect(cookie, path).toBeUndefined();
    }
    const rejected = await request.post('/en/newsletter', {
      form: {email: 'ada'},
    });
    expect(rejected.status()).toBe(400);
    expect(rejected.headers()['cache-control']).toBe('private, no-store');
    for (const path of ['/wishlist', '/search?q=karte']) {
      const html = await (await request.get(path)).text();
      expect(html, path).toContain('<meta name="robots" content="noindex"/>');
    }
  });

  test('the forms of language and country lead only to our own pages', async ({
    request,
  }) => {
    for (const path of ['//evil.example', 'https://evil.example']) {
      const response = await request.post('/locale', {
        form: {locale: 'en', path},
        maxRedirects: 0,
      });
      expect(response.headers().location, path).toBe('/en');
      const moved = await request.post(
        `/country?path=${encodeURIComponent(path)}`,
        {
          headers: {Accept: 'text/html'},
          form: {country: 'AT', locale: 'de'},
          maxRedirects: 0,
        },
      );
      expect(moved.status()).toBe(303);
      expect(moved.headers().location, path).toBe('/');
    }
    for (const [path, form] of [
      ['/locale', {locale: 'xx', path: '/'}],
      ['/country?path=/faq', {country: 'XX', locale: 'en'}],
    ] as const) {
      const unknown = await request.post(path, {form, maxRedirects: 0});
      expect(unknown.status(), path).toBe(400);
      expect(unknown.headers()['set-cookie'], path).toBeUndefined();
    }
  });

  test('a page without a form names the methods that it allows', async ({
    request,
  }) => {
    const response = await request.post('/en/faq', {
      form: {name: 'Wiebke'},
    });
    expect(response.status()).toBe(405);
    expect(response.headers().allow).toBe('GET, HEAD');
  });

  const {prefix, text} = ENGLISH;
  const visit = (
    request: APIRequestContext,
    path: string,
    options: {headers?: Record<string, string>; method?: string} = {},
  ) => request.fetch(prefix + path, {...options, maxRedirects: 0});

  test('a link with a code applies it when it is opened, and says when it does not apply', async ({
    request,
  }) => {
    const link = '/discount/MAPS20?redirect=/faq&utm_source=mail';
    const scanned = await visit(request, link, {
      headers: {'User-Agent': 'Googlebot/2.1'},
    });
    expect(scanned.headers()['set-cookie']).toBeUndefined();
    const opened = await visit(request, link);
    expect(opened.status()).toBe(302);
    expect(opened.headers().location).toBe(`${prefix}/faq?utm_source=mail`);
    expect(opened.headers()['set-cookie']).toContain('cart=');
    const waiting = text.cartProblems.discountWaiting.replace(
      '{subject}',
      'MAPS20',
    );
    const page = async () => (await request.get(`${prefix}/faq`)).text();
    expect(await page()).toContain(waiting);
    // It is shown once.
    expect(await page()).not.toContain(waiting);
  });

  test('a permalink leads to a separate checkout', async ({request}) => {
    const gid = await firstVariantId(SHOP, 'tasse-cavok');
    const number = gid.split('/').pop();
    const opened = await visit(request, `/cart/${number}:1?note=Hallo`);
    expect(opened.status()).toBe(302);
    expect(opened.headers().location).toMatch(/^http:.*\/cart\/c\/.*key=/);
    expect(opened.headers()['set-cookie']).toBeUndefined();
    const gone = await visit(request, '/cart/404:1');
    expect(gone.status()).toBe(200);
    expect(await gone.text()).toContain(text.cartProblems.merchandiseGone);
    for (const path of ['/cart/nonsense', '/cart/1:1,', '/cart/1:0']) {
      expect((await visit(request, path)).status(), path).toBe(404);
    }
    const head = await visit(request, `/cart/${number}:1`, {
      method: 'HEAD',
    });
    expect(head.headers().location).toBe(`${prefix}/cart`);
  });
});
