import {
  createRequestHandler,
  type ServerBuild,
} from '@remix-run/server-runtime';
import {describe, expect, it, onTestFinished, vi} from 'vitest';
import {
  rejectContent,
  healthResponse,
  rejectForeignOrigin,
  rejectUndecodablePath,
  requestForRemix,
  restoreErrorText,
  canonicalPathRedirect,
  withAllowedMethods,
  withoutFormRedirect,
  buildResponse,
} from './requests.server';

/** What a handler receives. */
function requestTo(path: string, method = 'GET') {
  const url = new URL(`https://example.com${path}`);
  return [new Request(url, {method}), {url}] as const;
}

describe('healthResponse', () => {
  const ask = (path: string, method = 'GET') =>
    healthResponse(...requestTo(path, method));

  it('responds without asking Shopify, and is never cached', async () => {
    const response = ask('/healthz');
    expect(response?.status).toBe(200);
    expect(response?.headers.get('Cache-Control')).toBe('no-store');
    expect(await response?.json()).toEqual({status: 'ok'});
  });

  it('responds only to GET and HEAD of its exact path', () => {
    const response = ask('/healthz', 'POST');
    expect(response?.status).toBe(405);
    expect(response?.headers.get('Allow')).toBe('GET, HEAD');
    for (const path of ['/healthz/', '/en/healthz', '/Healthz', '/healthz2']) {
      expect(ask(path), path).toBeNull();
    }
  });
});

const redirectOf = (path: string, method = 'GET') =>
  canonicalPathRedirect(...requestTo(path, method));

describe('canonicalPathRedirect', () => {
  it.each([
    ['/docs/metarmap-connect/?a=1&b=%2F', '/docs/metarmap-connect?a=1&b=%2F'],
    ['/en/', '/en'],
    ['//en//legal/imprint//?a=1', '/en/legal/imprint?a=1'],
    // Never the start of another host.
    ['//evil.example//', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['///', '/'],
    // Another spelling would be another page of the cache.
    ['/%65n', '/en'],
    ['/%66aq?a=%66', '/faq?a=%66'],
    ['/products/%7ea%2Db%5fc', '/products/~a-b_c'],
    ['/products/%c3%bc', '/products/%C3%BC'],
  ])('leads %s to %s', (path, target) => {
    const response = redirectOf(path);
    expect(response?.status).toBe(301);
    expect(response?.headers.get('Location')).toBe(target);
  });

  it.each([
    '/',
    '/?a=/',
    '/en',
    '/faq?a=b/',
    '/_root.data',
    '/en/faq.data',
    '/a%2Fb',
    '/%2565n',
  ])('does not redirect %s', (path) => {
    expect(redirectOf(path)).toBeNull();
  });

  it('lets a form that is redirected keep its fields', () => {
    const response = redirectOf('//contact', 'POST');
    expect(response?.status).toBe(308);
    expect(response?.headers.get('Location')).toBe('/contact');
  });

  it('does not redirect a form for its spelling', () => {
    expect(redirectOf('/contact/', 'POST')).toBeNull();
    expect(redirectOf('/%63ontact', 'POST')).toBeNull();
    expect(redirectOf('/contact/', 'HEAD')?.status).toBe(301);
  });
});

it.each([
  ['/%5C', 400],
  ['/en/a%5cb', 400],
  ['/account/reset/1/TOKEN%ff', 400],
  ['/%', 400],
  ['/%E4%BD', 400],
  ['/faq?a=%ff', undefined],
  ['/products/%C3%BC', undefined],
])('rejects a path that cannot be decoded: %s (E2.13)', (path, status) => {
  expect(rejectUndecodablePath(...requestTo(path))?.status).toBe(status);
});

const OWN = {
  PUBLIC_SITE_URL: 'https://example.com',
  ALLOWED_ORIGINS: ['https://partner.example'],
};

const write = (
  headers: Record<string, string>,
  method = 'POST',
  path = '/cart',
) =>
  rejectForeignOrigin(
    new Request(`https://example.com${path}`, {method, headers}),
    {env: OWN},
  ) === null;

describe('originRefusal', () => {
  it.each([
    [{Origin: 'https://example.com'}, true],
    [{Origin: 'https://partner.example'}, false],
    [{Origin: 'https://evil.example'}, false],
    [{Origin: 'https://example.com.evil.example'}, false],
    [{Origin: 'null'}, false],
    [{Origin: 'null', 'Sec-Fetch-Site': 'same-origin'}, true],
    [{Origin: 'null', 'Sec-Fetch-Site': 'cross-site'}, false],
    [{Origin: 'null', 'Sec-Fetch-Site': 'none'}, false],
    [{Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin'}, false],
    [{'Sec-Fetch-Site': 'same-origin'}, true],
    [{'Sec-Fetch-Site': 'cross-site'}, false],
    [{Referer: 'https://example.com/en/cart'}, true],
    [{Referer: 'https://evil.example/https://example.com'}, false],
    [{Referer: 'nonsense'}, false],
    [{}, true],
  ] as const)('judges a POST with %j as %s', (headers, allowed) => {
    expect(write(headers)).toBe(allowed);
  });

  it.each([
    ['POST', '/api/shopify-storefront', 'https://partner.example', true],
    ['POST', '/api/shopify-storefront', 'https://example.com', true],
    ['POST', '/api/shopify-storefront', 'https://evil.example', false],
    ['PUT', '/cart', 'https://evil.example', false],
    ['PATCH', '/cart', 'https://evil.example', false],
    ['DELETE', '/cart', 'https://evil.example', false],
    ['GET', '/cart', 'https://evil.example', true],
  ])(
    'judges a %s to %s of %s as %s (E1.6, E2.8)',
    (method, path, Origin, allowed) => {
      expect(write({Origin}, method, path)).toBe(allowed);
    },
  );
});

describe('requestForRemix', () => {
  const env = {PUBLIC_SITE_URL: 'https://example.com'};

  it.each<[Record<string, string>, string]>([
    // Also behind a tunnel.
    [{Origin: 'https://example.com'}, 'example.com'],
    [{}, 'inner.example'],
    [{Origin: 'https://inner.example'}, 'inner.example'],
    [{Origin: 'https://evil.example'}, 'inner.example'],
    [
      {Origin: 'https://evil.example', 'X-Forwarded-Host': 'evil.example'},
      'inner.example',
    ],
    [
      {Origin: 'https://example.com', 'X-Forwarded-Host': 'evil.example'},
      'example.com',
    ],
    [{'X-Forwarded-Host': 'evil.example'}, 'inner.example'],
    [{Host: 'evil.example'}, 'inner.example'],
    [{Forwarded: 'host=evil.example;proto=http'}, 'inner.example'],
    [{Origin: 'null', 'X-Forwarded-Host': 'evil.example'}, 'inner.example'],
    [{Origin: 'https://example.com.evil.example'}, 'inner.example'],
  ])(
    'believes the client’s headers only for a form of this site: %j (E3.6)',
    (headers, host) => {
      const sent = {method: 'POST', headers, body: 'quantity=1'};
      const request = new Request('https://inner.example/cart', sent);
      const {headers: passed} = requestForRemix(request, env);
      expect(passed.get('X-Forwarded-Host')).toBe(host);
    },
  );

  it('drops Remix’s old data parameter and keeps the others as they are (E3.7)', () => {
    const sent = (path: string) =>
      requestForRemix(new Request(`https://example.com${path}`), env).url;
    expect(sent('/?_data=root')).toBe('https://example.com/');
    const search = 'https://example.com/search?q=a';
    expect(sent('/search?q=a+b&_data=routes%2Fsearch&_data')).toBe(
      `${search}+b`,
    );
    expect(sent('/search?q=a%20b~')).toBe(`${search}%20b~`);
  });

  describe('content', () => {
    /** What a worker gets: Node refuses to make a GET with a body. */
    const withBody = (method: string, length: string) =>
      ({
        method,
        url: 'https://example.com/',
        headers: new Headers({'Content-Length': length}),
        signal: new AbortController().signal,
        body: new ReadableStream(),
      }) as unknown as Request;

    it.each(['GET', 'HEAD'])('of a %s is refused', async (method) => {
      const response = rejectContent(withBody(method, '5'));
      expect(response?.status).toBe(400);
      expect(await response?.json()).toMatchObject({statusCode: 400});
    });

    it('that is empty counts as none, and Remix does not see it', () => {
      expect(rejectContent(withBody('POST', '5'))).toBeNull();
      expect(rejectContent(withBody('GET', '0'))).toBeNull();
      expect(requestForRemix(withBody('GET', '0'), env).body).toBeNull();
    });
  });
});

/** Remix with one route that has no action, as Hydrogen starts it. */
function remixWith(route: object, path: string) {
  const routes = {page: {id: 'page', path: 'page', ...route}};
  const entry = {module: {}};
  const future = {v3_singleFetch: true};
  const build = {routes, assets: {routes}, entry, future};
  const handle = createRequestHandler(
    build as unknown as ServerBuild,
    'production',
  );
  vi.spyOn(console, 'error');
  onTestFinished(() => {
    vi.restoreAllMocks();
  });
  return handle(new Request(`https://shop.example${path}`, {method: 'POST'}));
}

it('names the methods that a route without an action allows', async () => {
  const resource = {module: {loader: () => new Response()}};
  const response = withAllowedMethods(await remixWith(resource, '/page'));
  expect(response.status).toBe(405);
  expect(response.headers.get('Allow')).toBe('GET, HEAD');
  expect(await response.json()).toMatchObject({
    statusMessage: 'Method Not Allowed',
    message: 'Only GET is allowed.',
  });
});

it('shows a visitor no stack of Remix’s own errors', async () => {
  restoreErrorText();
  const page = {module: {default: () => null}};
  const response = await remixWith(page, '/page.data');
  expect(response.status).toBe(405);
  const text = await response.text();
  expect(text).toContain('You made a POST request');
  expect(text).not.toContain(' at ');
});

const FORM_ORIGIN = 'https://example.com';

const answer = (method: string, path: string, location: string, status = 303) =>
  withoutFormRedirect(
    new Request(FORM_ORIGIN + path, {method}),
    new Response(null, {
      status,
      headers: [
        ['Location', location],
        ['Set-Cookie', 'a=1'],
        ['Set-Cookie', 'b=2'],
      ],
    }),
  );

it('responds to a form that leads to another site with a page that goes there', async () => {
  const target = 'https://account.example/authorize?a=1&b="><script>';
  const page = answer('POST', '/en/auth/login', target);
  expect(page.status).toBe(200);
  expect(page.headers.has('Location')).toBe(false);
  expect(page.headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  const html = await page.text();
  const href = 'https://account.example/authorize?a=1&amp;b=%22%3E%3Cscript%3E';
  expect(html).toContain(`content="0;url=${href}"`);
  expect(html).toContain(`<a href="${href}">Continue to account.example</a>`);
});

it.each([
  ['POST', '/account', 303],
  ['POST', `${FORM_ORIGIN}/account`, 303],
  ['GET', 'https://checkout.example/cart', 302],
  ['POST', 'https://account.example/', 202],
])('leaves as it is: %s to %s, %i', (method, location, status) => {
  const response = answer(method, '/cart', location, status);
  expect(response.status).toBe(status);
});

const BUILD = {id: '0760ed8b', timestamp: 1_764_000_000_000};
const ask = (path: string, method = 'GET') => {
  const url = new URL(`https://shop.example${path}`);
  return buildResponse(new Request(url, {method}), url, BUILD);
};

it('says which build is the latest in a response that is never cached', async () => {
  const response = ask('/builds/latest.json');
  expect(response?.headers.get('Cache-Control')).toBe('no-store');
  expect(response?.headers.get('Content-Type')).toContain('application/json');
  expect(await response?.json()).toEqual(BUILD);
});

it('describes its own build, cacheable for ever, and no other one', async () => {
  const response = ask('/builds/meta/0760ed8b.json');
  expect(await response?.json()).toEqual(BUILD);
  expect(response?.headers.get('Cache-Control')).toContain('immutable');
  expect(ask('/builds/meta/other.json')?.status).toBe(404);
});

it('responds only to GET and HEAD, and ignores every other path', () => {
  expect(ask('/builds/latest.json', 'POST')?.status).toBe(405);
  for (const path of [
    '/builds',
    '/builds/meta/a/b.json',
    '/en/builds/latest.json',
  ]) {
    expect(ask(path), path).toBeNull();
  }
});
