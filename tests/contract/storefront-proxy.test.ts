import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterAll, beforeAll, beforeEach, expect, it, vi} from 'vitest';
import {proxyConsent} from '~/lib/storefront/proxy.server';
import {storefrontContext} from '../support/storefront-context';

/** As Hydrogen's and Shopify's own scripts send them. */
const HYDROGENS =
  'query ensureCookies { consentManagement { cookies(visitorConsent:{}) { cookieDomain } } }';
const SHOPIFYS =
  'query { consentManagement { cookies(visitorConsent:{marketing:true,analytics:true,preferences:true,saleOfData:true}, origReferrer:"", landingPage:"/") { trackingConsentCookie cookieDomain landingPageCookie origReferrerCookie } customerAccountUrl } }';

const ANSWER = {data: {consentManagement: {cookies: {cookieDomain: 'a'}}}};

interface Asked {
  readonly path: string | undefined;
  readonly headers: IncomingMessage['headers'];
}

let asked: Asked[] = [];
let answer: {status: number; body: string | null} = {status: 200, body: ''};

const provider = createServer(({url, headers}, response) => {
  asked.push({path: url, headers});
  if (answer.body === null) return;
  response.writeHead(answer.status, {
    'Content-Type': 'application/json',
    'Set-Cookie': ['_shopify_essential=1; Path=/', 'session=planted; Path=/'],
    'Server-Timing':
      'processing;dur=3, _y;desc="1a-2b", _s;desc="3c", _cmp;desc="3.AMPS_DE_f_t"',
    'Cache-Control': 'public, max-age=86400',
    'Content-Security-Policy': "default-src 'unsafe-inline'",
    'X-Shop': 'secret',
    Location: 'https://evil.example/',
  });
  response.end(answer.body);
});

const origin = () =>
  `http://localhost:${(provider.address() as AddressInfo).port}`;

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, resolve));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
beforeEach(() => {
  asked = [];
  answer = {status: 200, body: JSON.stringify(ANSWER)};
});
afterAll(() => {
  vi.restoreAllMocks();
  provider.closeAllConnections();
  provider.close();
});

function ask(
  query: unknown,
  {
    path = '/api/unstable/graphql.json',
    buyer = crypto.randomUUID(),
    body = JSON.stringify({query, variables: {}}),
  }: {path?: string; buyer?: string; body?: string} = {},
) {
  const {storefront, report} = storefrontContext(origin(), 'de');
  const request = new Request(`http://localhost:3000${path}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'oxygen-buyer-ip': buyer,
      Cookie: 'session=ours; cart=c; _shopify_y=4',
      Authorization: 'Bearer a',
      'X-Shopify-Storefront-Access-Token': 'f'.repeat(32),
      'X-Shopify-VisitToken': '5',
    },
    body,
  });
  return proxyConsent(request, storefront, report);
}

it.each([HYDROGENS, SHOPIFYS])(
  'lets consent be asked for: %s',
  async (query) => {
    const response = await ask(query);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(ANSWER);
    const [{path, headers} = {path: '', headers: {}}] = asked;
    expect(path).toBe('/api/unstable/graphql.json');
    expect(headers.cookie).toBe('_shopify_y=4');
    expect(headers.authorization).toBeUndefined();
    expect(headers['x-shopify-visittoken']).toBe('5');
    expect(headers['x-shopify-storefront-access-token']).not.toBe(
      'f'.repeat(32),
    );
  },
);

it('passes on the tracking cookies and times, and no other header', async () => {
  const {headers} = await ask(HYDROGENS);
  expect(headers.getSetCookie()).toEqual(['_shopify_essential=1; Path=/']);
  expect(Object.fromEntries(headers)).toEqual({
    'cache-control': 'no-store',
    'content-type': 'application/json',
    'server-timing': '_y;desc="1a-2b", _s;desc="3c", _cmp;desc="3.AMPS_DE_f_t"',
    'set-cookie': '_shopify_essential=1; Path=/',
  });
});

it.each([
  ['a query of the shop', '{ shop { name } }'],
  [
    'the shop beside consent',
    '{ consentManagement { cookies { a } } shop { name } }',
  ],
  ['the shop under another name', '{ consentManagement: shop { name } }'],
  [
    'the shop in a fragment',
    '{ ...F } fragment F on QueryRoot { shop { name } }',
  ],
  ['a mutation', 'mutation { cartCreate { cart { id } } }'],
])('refuses %s without asking the provider', async (_, query) => {
  expect((await ask(query)).status).toBe(403);
  expect(asked).toEqual([]);
});

it.each([
  ['another version', {path: '/api/2026-04/graphql.json'}, 403],
  ['a list', {body: '[]'}, 400],
  ['more than 16 KiB', {body: 'x'.repeat(17 * 1024)}, 413],
])('refuses %s', async (_, changed, status) => {
  expect((await ask(HYDROGENS, changed)).status).toBe(status);
  expect(asked).toEqual([]);
});

it.each([
  ['refuses', {status: 401, body: '{}'}],
  ['redirects', {status: 302, body: ''}],
  ['is broken', {status: 500, body: '{}'}],
  ['answers HTML', {status: 200, body: '<html>'}],
  ['answers 20 MB', {status: 200, body: `{"a":"${'x'.repeat(2e7)}"}`}],
])('asks a provider once that %s', async (_, ordered) => {
  answer = ordered;
  const response = await ask(HYDROGENS);
  expect(response.status).toBe(500);
  expect(await response.json()).toMatchObject({
    message: 'Shopify API error: GraphQL request failed after 1 attempts.',
  });
  expect([...response.headers.keys()]).toEqual([
    'cache-control',
    'content-type',
  ]);
  expect(asked).toHaveLength(1);
});

it('does not wait longer than 5 s', async () => {
  answer = {status: 200, body: null};
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
  const response = ask(HYDROGENS);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await vi.advanceTimersByTimeAsync(5000);
  vi.useRealTimers();
  expect((await response).status).toBe(500);
});

it.each([
  ['what the proxy refuses', 403, /"fields":\["shop"\]/],
  ['what the provider refuses', 500, /"reason":"HTTP status 403"/],
])(
  'says %s in the log, once a minute, and nothing of whom',
  async (what, status, line) => {
    vi.useFakeTimers({toFake: ['Date'], now: Date.now() + 120_000});
    const log = vi.mocked(console.error).mockClear();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    warn.mockClear();
    answer = {status: 403, body: '{}'};
    const query = what.includes('proxy')
      ? '{ shop { name(of: "nina@example.com") } }'
      : HYDROGENS;
    const buyer = '203.0.113.7';
    const send = async () =>
      expect((await ask(query, {buyer})).status).toBe(status);
    await send();
    await send();
    const lines = () => [...log.mock.calls, ...warn.mock.calls].map(String);
    expect(lines()).toHaveLength(1);
    expect(lines()[0]).toMatch(line);
    expect(lines()[0]).not.toMatch(/nina|203\.0|_shopify_y|session/);
    vi.setSystemTime(Date.now() + 60_000);
    await send();
    expect(lines()).toHaveLength(2);
    vi.useRealTimers();
  },
);

it('counts with the endpoint’s requests of one buyer', async () => {
  const buyer = crypto.randomUUID();
  for (let requests = 0; requests < 100; requests += 1) {
    expect((await ask('{ shop { name } }', {buyer})).status).toBe(403);
  }
  const response = await ask(HYDROGENS, {buyer});
  expect(response.status).toBe(429);
  expect(response.headers.get('Retry-After')).toMatch(/^\d+$/);
});
