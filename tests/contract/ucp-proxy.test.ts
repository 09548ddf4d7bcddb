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
import {ucpResponse} from '~/lib/storefront/ucp.server';
import {storefrontContext} from '../support/storefront-context';

const PROFILE = {
  ucp: {
    version: '2026-08-25',
    services: {'dev.ucp.shopping': [{endpoint: 'https://shop.example/mcp'}]},
  },
};
const RESULT = {jsonrpc: '2.0', id: 7, result: {tools: []}};
const CALL = {jsonrpc: '2.0', id: 7, method: 'tools/list'};

interface Asked {
  readonly method: string | undefined;
  readonly path: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

interface Answer {
  status: number;
  /** `null`: none ever. */
  body: string | null;
  type: string;
}

let asked: Asked[] = [];
let answer: Answer;

const provider = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const {method, url: path, headers} = request;
  asked.push({method, path, headers, body});
  if (answer.body === null) return;
  response.writeHead(answer.status, {
    'Content-Type': answer.type,
    'Set-Cookie': 'session=planted; Path=/',
    'Cache-Control': 'public, max-age=86400',
    'Mcp-Session-Id': 's1',
    ETag: '"p1"',
    'Retry-After': '9',
    'X-Shop': 'secret',
    Location: 'https://evil.example/',
  });
  response.end(answer.body);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, resolve));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
beforeEach(() => {
  asked = [];
  answer = {
    status: 200,
    body: JSON.stringify(RESULT),
    type: 'application/json',
  };
  const cache = new InMemoryCache();
  vi.stubGlobal('caches', {open: () => Promise.resolve(cache)});
});
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  provider.closeAllConnections();
  provider.close();
});

async function ask(
  path: string,
  init: RequestInit & {buyer?: string; agents?: 'on' | 'off'} = {},
) {
  const {buyer = crypto.randomUUID(), agents = 'on', ...rest} = init;
  const {port} = provider.address() as AddressInfo;
  const {env, report} = storefrontContext(`http://localhost:${port}`, 'de');
  const headers = new Headers(rest.headers);
  headers.set('oxygen-buyer-ip', buyer);
  headers.set('Cookie', 'session=ours; cart=c; _shopify_y=4');
  const response = await ucpResponse(
    new Request(`http://localhost:3000${path}`, {...rest, headers}),
    {
      env: {...env, PUBLIC_AGENTS: agents},
      report,
      executionContext: {waitUntil: () => undefined},
    },
  );
  if (!response) throw new Error('It is no address of agents.');
  return response;
}

const call = (body: unknown, init: Parameters<typeof ask>[1] = {}) =>
  ask('/api/ucp/mcp', {
    method: 'POST',
    body: typeof body === 'string' ? body : JSON.stringify(body),
    ...init,
    headers: {'Content-Type': 'application/json', ...init.headers},
  });

describe('the profile', () => {
  beforeEach(() => {
    answer = {...answer, body: JSON.stringify(PROFILE)};
  });

  it('is the provider’s, cached, without cookies and headers of its own', async () => {
    const response = await ask('/.well-known/ucp');
    expect(await response.json()).toEqual(PROFILE);
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'application/json; charset=utf-8',
      'cache-control':
        'public, max-age=60, s-maxage=60, stale-while-revalidate=300, stale-if-error=86400',
      etag: '"p1"',
    });
    await ask('/.well-known/ucp');
    expect(asked).toHaveLength(1);
    expect(asked[0]?.path).toBe('/.well-known/ucp');
    expect(asked[0]?.headers.cookie).toBeUndefined();
  });

  it.each([
    ['is a page', {body: '<html>', type: 'text/html'}],
    ['is no profile', {body: '[]'}],
    ['is somewhere else', {status: 302}],
    ['is 20 MB', {body: `{"ucp":"${'x'.repeat(2e7)}"}`}],
  ])('is not passed on when it %s', async (_, changed) => {
    answer = {...answer, ...changed};
    const response = await ask('/.well-known/ucp');
    expect(response.status).toBe(502);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('is not there where the provider has none', async () => {
    answer = {...answer, status: 404};
    const response = await ask('/.well-known/ucp');
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('is read only', async () => {
    const response = await ask('/.well-known/ucp', {method: 'POST'});
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
  });
});

describe('a call', () => {
  it('reaches the provider with what the agent says of itself, and nothing of a visitor', async () => {
    const response = await call(CALL, {
      buyer: '203.0.113.7',
      headers: {
        'UCP-Agent': 'profile="https://agent.example/profile.json"',
        'Mcp-Protocol-Version': '2025-06-18',
        'X-Forwarded-Host': 'evil.example',
        'X-Shopify-Storefront-Access-Token': 'f'.repeat(32),
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
    const [{method, path, headers, body} = {}] = asked as Partial<Asked>[];
    expect([method, path, JSON.parse(body ?? '')]).toEqual([
      'POST',
      '/api/ucp/mcp',
      CALL,
    ]);
    expect(headers?.['ucp-agent']).toContain('agent.example');
    expect(headers?.['mcp-protocol-version']).toBe('2025-06-18');
    expect(headers?.['x-shopify-client-ip']).toBe('203.0.113.7');
    for (const name of [
      'cookie',
      'x-forwarded-host',
      'x-shopify-storefront-access-token',
    ]) {
      expect(headers?.[name]).toBeUndefined();
    }
  });

  it.each([
    [200, 'data: {}\n\n', 'text/event-stream'],
    [202, '', ''],
    [404, '{"jsonrpc":"2.0","id":7,"error":{}}', 'application/json'],
  ])('passes on the status %i', async (status, body, type) => {
    answer = {status, body, type};
    const response = await call(CALL);
    expect(response.status).toBe(status);
    expect(await response.text()).toBe(body);
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
  });

  it.each([
    ['answers a page', {body: '<html>', type: 'text/html'}],
    ['redirects', {status: 302}],
    ['is broken', {status: 500, body: 'oh'}],
    ['answers other JSON', {body: '{"a":1}'}],
    ['answers 20 MB', {body: `{"a":"${'x'.repeat(2e7)}"}`}],
  ])(
    'fails as JSON-RPC with its id when the provider %s',
    async (_, changed) => {
      answer = {...answer, ...changed};
      const response = await call({...CALL, id: 'a'});
      expect(response.status).toBe(502);
      expect(await response.json()).toEqual({
        jsonrpc: '2.0',
        error: {code: -32603, message: 'The shop does not respond right now.'},
        id: 'a',
      });
      expect(response.headers.get('Cache-Control')).toBe('private, no-store');
      expect(response.headers.get('Set-Cookie')).toBeNull();
      expect(asked).toHaveLength(1);
    },
  );

  it.each([401, 429])(
    'is refused as JSON-RPC with the provider’s status %i',
    async (status) => {
      answer = {status, body: '{"errors":"no"}', type: 'application/json'};
      const response = await call(CALL);
      expect(response.status).toBe(status);
      expect(response.headers.get('Retry-After')).toBe('9');
      expect(await response.json()).toMatchObject({
        error: {code: -32603},
        id: 7,
      });
    },
  );

  it('does not wait longer than 15 s', async () => {
    answer = {...answer, body: null};
    vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
    const response = call(CALL);
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await vi.advanceTimersByTimeAsync(15_000);
    vi.useRealTimers();
    expect((await response).status).toBe(502);
  });

  it.each([
    ['no JSON', '{', 400, -32700],
    ['a list of calls', '[{}]', 400, -32600],
    ['a text', '"call"', 400, -32600],
    ['more than 256 KiB', `"${'x'.repeat(3e5)}"`, 413, -32600],
  ])('is refused as JSON-RPC when it is %s', async (_, body, status, code) => {
    const response = await call(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({
      jsonrpc: '2.0',
      error: {code},
      id: null,
    });
    expect(asked).toEqual([]);
  });

  it('is refused with another content type', async () => {
    const response = await call(CALL, {
      headers: {'Content-Type': 'text/plain'},
    });
    expect(response.status).toBe(415);
    expect(asked).toEqual([]);
  });

  it.each(['GET', 'DELETE', 'OPTIONS'])('is no %s', async (method) => {
    const response = await ask('/api/ucp/mcp', {method});
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('POST');
  });

  it('is limited for one buyer', async () => {
    const buyer = crypto.randomUUID();
    for (let calls = 0; calls < 100; calls += 1) await call('{', {buyer});
    const response = await call(CALL, {buyer});
    expect(response.status).toBe(429);
    expect(response.headers.get('Retry-After')).toMatch(/^\d+$/);
    expect(await response.json()).toMatchObject({jsonrpc: '2.0', id: null});
    expect(asked).toEqual([]);
  });
});

it.each(['/.well-known/ucp', '/api/ucp/mcp'])(
  '%s is not there when the shop takes no agents',
  async (path) => {
    expect((await ask(path, {agents: 'off'})).status).toBe(404);
    expect(asked).toEqual([]);
  },
);

it.each(['/.well-known/ucp/', '/api/ucp/mcp/x', '/api/mcp', '/API/ucp/mcp'])(
  'leaves %s to others',
  async (path) => {
    await expect(ask(path)).rejects.toThrow('It is no address of agents.');
  },
);
