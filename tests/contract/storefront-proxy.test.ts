import {InMemoryCache} from '@shopify/hydrogen';
import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import {
  afterAll,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  vi,
} from 'vitest';
import {proxyConsent} from '~/lib/storefront/proxy.server';
import {ucpResponse} from '~/lib/storefront/ucp.server';
import {LOCAL_PUBLIC_TOKEN} from '@metarmap/local-shop/credentials';
import {fakeTimeouts} from '../support/fake-timeouts';
import {loggedLines} from '../support/logged-lines';
import {storefrontContext} from '../support/storefront-context';

/** The query that Hydrogen's and Shopify's own scripts send. */
const HYDROGENS =
  'query ensureCookies { consentManagement { cookies(visitorConsent:{}) { cookieDomain } } }';
const SHOPIFYS =
  'query { consentManagement { cookies(visitorConsent:{marketing:true,analytics:true,preferences:true,saleOfData:true}, origReferrer:"", landingPage:"/") { trackingConsentCookie cookieDomain landingPageCookie origReferrerCookie } customerAccountUrl } }';

const CONSENT = {data: {consentManagement: {cookies: {cookieDomain: 'a'}}}};

const PROFILE_PATH = '/.well-known/ucp';
const PROFILE = {
  ucp: {
    version: '2026-08-25',
    services: {'dev.ucp.shopping': [{endpoint: 'https://shop.example/mcp'}]},
  },
};
const CALL_PATH = '/api/ucp/mcp';
const CALL = {jsonrpc: '2.0', id: 7, method: 'tools/list'};
const RESULT = {jsonrpc: '2.0', id: 7, result: {tools: []}};

/** A response that each of the three proxies could pass on. */
const ANY = {...CONSENT, ...PROFILE, ...RESULT};

let asked: {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}[] = [];

/** What Shopify sends; with a `null` body it never responds. */
let sent: {status: number; body: string | null; type: string};

const sends = (body: unknown) => {
  sent = {status: 200, body: JSON.stringify(body), type: 'application/json'};
};

const api = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const {method, url: path, headers} = request;
  asked.push({method, path, headers, body});
  if (sent.body === null) return;
  response.writeHead(sent.status, {
    'Content-Type': sent.type,
    'Set-Cookie': ['_shopify_essential=1; Path=/', 'session=planted; Path=/'],
    'Server-Timing':
      'processing;dur=3, _y;desc="1a-2b", _s;desc="3c", _cmp;desc="3.AMPS_DE_f_t"',
    'Cache-Control': 'public, max-age=86400',
    'Content-Security-Policy': "default-src 'unsafe-inline'",
    'Mcp-Session-Id': 's1',
    ETag: '"p1"',
    'Retry-After': '9',
    'X-Shop': 'secret',
    Location: 'https://evil.example/',
  });
  response.end(sent.body);
});

const contextOfShop = () =>
  storefrontContext(
    `http://localhost:${(api.address() as AddressInfo).port}`,
    'de',
  );

beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, resolve));
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});
beforeEach(() => {
  asked = [];
  const cache = new InMemoryCache();
  vi.stubGlobal('caches', {open: () => Promise.resolve(cache)});
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  api.closeAllConnections();
  api.close();
});

/** A request with everything that a browser or an agent may also send. */
function requestTo(
  path: string,
  {
    clientIp = crypto.randomUUID(),
    headers = {},
    ...init
  }: Omit<RequestInit, 'headers'> & {
    clientIp?: string;
    headers?: Record<string, string>;
  },
) {
  return new Request(`http://localhost:3000${path}`, {
    ...init,
    headers: {
      'Content-Type': 'application/json',
      'oxygen-buyer-ip': clientIp,
      Cookie: 'session=ours; cart=c; _shopify_y=4',
      'X-Forwarded-Host': 'evil.example',
      'X-Shopify-Storefront-Access-Token': 'f'.repeat(32),
      ...headers,
    },
  });
}

type Init = Parameters<typeof requestTo>[1];

function askConsent(
  query: unknown,
  {path = '/api/unstable/graphql.json', ...init}: Init & {path?: string} = {},
) {
  const {storefront, requestLog} = contextOfShop();
  const request = requestTo(path, {
    method: 'POST',
    body: JSON.stringify({query, variables: {}}),
    ...init,
    headers: {Authorization: 'Bearer a', 'X-Shopify-VisitToken': '5'},
  });
  return proxyConsent(request, storefront, requestLog);
}

async function askAsAgent(
  path: string,
  {agents = 'on', ...init}: Init & {agents?: 'on' | 'off'} = {},
) {
  const {env, requestLog} = contextOfShop();
  const request = requestTo(path, init);
  const response = await ucpResponse(request, {
    url: new URL(request.url),
    env: {...env, PUBLIC_AGENTS: agents},
    requestLog,
    executionContext: {waitUntil: () => undefined},
  });
  if (!response) throw new Error('It is no address of agents.');
  return response;
}

const call = (body: unknown, init: Init = {}) =>
  askAsAgent(CALL_PATH, {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
  });

it.each([
  ['redirects', {status: 302}],
  ['is broken', {status: 500, body: 'oh'}],
  ['sends HTML', {body: '<html>', type: 'text/html'}],
  ['sends 20 MB', {body: JSON.stringify({...ANY, more: 'x'.repeat(2e7)})}],
])('asks Shopify once when it %s (E1.17, E6.6)', async (_, changed) => {
  sends(ANY);
  sent = {...sent, ...changed};
  const consent = await askConsent(HYDROGENS);
  expect(consent.status).toBe(500);
  expect(await consent.json()).toMatchObject({
    message: 'Shopify API error: GraphQL request failed after 1 attempts.',
  });
  expect([...consent.headers.keys()]).toEqual([
    'cache-control',
    'content-type',
  ]);
  const called = await call({...CALL, id: 'a'});
  expect(called.status).toBe(502);
  expect(await called.json()).toEqual({
    jsonrpc: '2.0',
    error: {code: -32603, message: 'The shop does not respond right now.'},
    id: 'a',
  });
  expect(called.headers.get('Cache-Control')).toBe('private, no-store');
  expect(called.headers.get('Set-Cookie')).toBeNull();
  expect(asked).toHaveLength(2);
  const profile = await askAsAgent(PROFILE_PATH);
  expect(profile.status).toBe(502);
  expect(profile.headers.get('Cache-Control')).toBe('no-store');
});

it.each([
  ['5 s', 5000, 500, () => askConsent(HYDROGENS)],
  ['15 s for an agent’s call', 15_000, 502, () => call(CALL)],
])(
  'does not wait longer than %s (E1.17, E6.6)',
  async (_, longest, status, ask) => {
    sent = {...sent, body: null};
    fakeTimeouts();
    const response = ask();
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(longest);
    vi.useRealTimers();
    expect((await response).status).toBe(status);
  },
);

it('counts together with the endpoint’s requests of one client (E1.17, E6.6)', async () => {
  const clientIp = crypto.randomUUID();
  for (let requests = 0; requests < 50; requests += 1) {
    const refused = await askConsent('{ shop { name } }', {clientIp});
    expect(refused.status).toBe(403);
    expect((await call('{', {clientIp})).status).toBe(400);
  }
  const called = await call(CALL, {clientIp});
  expect(await called.json()).toMatchObject({jsonrpc: '2.0', id: null});
  for (const response of [called, await askConsent(HYDROGENS, {clientIp})]) {
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toMatch(/^\d+$/);
  }
  expect(asked).toEqual([]);
});

describe('the proxy for consent', () => {
  beforeEach(() => sends(CONSENT));

  it.each([HYDROGENS, SHOPIFYS])(
    'passes on queries for consent: %s (E1.17)',
    async (query) => {
      const response = await askConsent(query);
      expect(response.status).toBe(200);
      expect(await response.json()).toEqual(CONSENT);
      expect(asked).toMatchObject([
        {
          path: '/api/unstable/graphql.json',
          headers: {
            cookie: '_shopify_y=4',
            'x-shopify-visittoken': '5',
            'x-shopify-storefront-access-token': LOCAL_PUBLIC_TOKEN,
          },
        },
      ]);
      expect(asked[0]?.headers.authorization).toBeUndefined();
    },
  );

  it('passes on the tracking cookies and times, and no other header (E1.17)', async () => {
    const {headers} = await askConsent(HYDROGENS);
    expect(headers.getSetCookie()).toEqual(['_shopify_essential=1; Path=/']);
    expect(Object.fromEntries(headers)).toEqual({
      'cache-control': 'no-store',
      'content-type': 'application/json',
      'server-timing':
        '_y;desc="1a-2b", _s;desc="3c", _cmp;desc="3.AMPS_DE_f_t"',
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
  ])('refuses %s without asking Shopify (E1.17)', async (_, query) => {
    expect((await askConsent(query)).status).toBe(403);
    expect(asked).toEqual([]);
  });

  it.each([
    ['another version', {path: '/api/2026-04/graphql.json'}, 403],
    ['a list', {body: '[]'}, 400],
    ['more than 16 KiB', {body: 'x'.repeat(17 * 1024)}, 413],
  ])('refuses %s', async (_, changed, status) => {
    expect((await askConsent(HYDROGENS, changed)).status).toBe(status);
    expect(asked).toEqual([]);
  });

  it.each([
    ['what the proxy refuses', 403, '"fields":["shop"]'],
    ['what Shopify refuses', 500, '"reason":"HTTP status 401"'],
  ])(
    'logs %s once a minute, without the visitor (E1.17)',
    async (what, status, line) => {
      vi.useFakeTimers({toFake: ['Date'], now: Date.now() + 120_000});
      vi.mocked(console.error).mockClear();
      vi.mocked(console.warn).mockClear();
      sent = {...sent, status: 401};
      const query = what.includes('proxy')
        ? '{ shop { name(of: "nina@example.com") } }'
        : HYDROGENS;
      const clientIp = '203.0.113.7';
      const send = async () =>
        expect((await askConsent(query, {clientIp})).status).toBe(status);
      await send();
      await send();
      const lines = () => loggedLines(line);
      expect(lines()).toHaveLength(1);
      expect(loggedLines('').join()).not.toMatch(
        /nina|203\.0|_shopify_y|session/,
      );
      vi.setSystemTime(Date.now() + 60_000);
      await send();
      expect(lines()).toHaveLength(2);
      vi.useRealTimers();
    },
  );
});

describe('the profile for agents', () => {
  beforeEach(() => sends(PROFILE));

  it('is Shopify’s, cached, without its cookies and other headers', async () => {
    const response = await askAsAgent(PROFILE_PATH);
    expect(await response.json()).toEqual(PROFILE);
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'application/json; charset=utf-8',
      'cache-control':
        'public, max-age=60, s-maxage=60, stale-while-revalidate=300, stale-if-error=86400',
      etag: '"p1"',
    });
    await askAsAgent(PROFILE_PATH);
    expect(asked).toHaveLength(1);
    expect(asked[0]?.path).toBe(PROFILE_PATH);
    expect(asked[0]?.headers.cookie).toBeUndefined();
  });

  it.each([
    ['not passed on when it is none', {body: '[]'}, {}, 502, null],
    ['not there where Shopify has none', {status: 404}, {}, 404, null],
    ['read only', {}, {method: 'POST'}, 405, 'GET, HEAD'],
  ])('is %s', async (_, changed, init, status, allowed) => {
    sent = {...sent, ...changed};
    const response = await askAsAgent(PROFILE_PATH, init);
    expect(response.status).toBe(status);
    expect(response.headers.get('Allow')).toBe(allowed);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });
});

describe('a call of an agent', () => {
  beforeEach(() => sends(RESULT));

  it('reaches Shopify with the agent’s own headers and no data of a visitor', async () => {
    const response = await call(CALL, {
      clientIp: '203.0.113.7',
      headers: {
        'UCP-Agent': 'profile="https://agent.example/profile.json"',
        'Mcp-Protocol-Version': '2025-06-18',
      },
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual(RESULT);
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'application/json',
      'cache-control': 'private, no-store',
      'mcp-session-id': 's1',
      'retry-after': '9',
    });
    const [first] = asked;
    expect(first).toMatchObject({method: 'POST', path: CALL_PATH});
    expect(JSON.parse(first?.body ?? '')).toEqual(CALL);
    expect(first?.headers).toMatchObject({
      'ucp-agent': 'profile="https://agent.example/profile.json"',
      'mcp-protocol-version': '2025-06-18',
      'x-shopify-client-ip': '203.0.113.7',
    });
    for (const name of [
      'cookie',
      'x-forwarded-host',
      'x-shopify-storefront-access-token',
    ]) {
      expect(first?.headers).not.toHaveProperty(name);
    }
  });

  it.each([
    [200, 'data: {}\n\n', 'text/event-stream'],
    [202, '', ''],
    [404, '{"jsonrpc":"2.0","id":7,"error":{}}', 'application/json'],
  ])('passes on the status %i', async (status, body, type) => {
    sent = {status, body, type};
    const response = await call(CALL);
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(body);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it.each([
    [200, 502, null],
    [401, 401, '9'],
    [429, 429, '9'],
  ])(
    'without a result fails as JSON-RPC: %i becomes %i (E6.6)',
    async (status, own, retryAfter) => {
      sent = {...sent, status, body: '{"errors":"no"}'};
      const response = await call(CALL);
      expect(response.status).toBe(own);
      expect(response.headers.get('Retry-After')).toBe(retryAfter);
      expect(await response.json()).toMatchObject({
        error: {code: -32603},
        id: 7,
      });
    },
  );

  const TEXT = {'Content-Type': 'text/plain'};

  it.each([
    ['no JSON', '{', {}, 400, -32700],
    ['a list of calls', '[{}]', {}, 400, -32600],
    ['a text', '"call"', {}, 400, -32600],
    ['more than 256 KiB', `"${'x'.repeat(3e5)}"`, {}, 413, -32600],
    ['of another content type', CALL, {headers: TEXT}, 415, -32600],
  ])(
    'is refused as JSON-RPC when it is %s (E6.6)',
    async (_, body, init, status, code) => {
      const response = await call(body, init);
      expect(response.status).toBe(status);
      expect(await response.json()).toMatchObject({
        jsonrpc: '2.0',
        error: {code},
        id: null,
      });
      expect(asked).toEqual([]);
    },
  );

  it.each(['GET', 'DELETE', 'OPTIONS'])('cannot be a %s', async (method) => {
    const response = await askAsAgent(CALL_PATH, {method});
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST');
  });
});

it.each([PROFILE_PATH, CALL_PATH])(
  '%s does not exist when the shop allows no agents',
  async (path) => {
    expect((await askAsAgent(path, {agents: 'off'})).status).toBe(404);
    expect(asked).toEqual([]);
  },
);

it.each(['/.well-known/ucp/', '/api/ucp/mcp/x', '/api/mcp', '/API/ucp/mcp'])(
  'ignores %s (E6.6)',
  async (path) => {
    await expect(askAsAgent(path)).rejects.toThrow(
      'It is no address of agents.',
    );
  },
);
