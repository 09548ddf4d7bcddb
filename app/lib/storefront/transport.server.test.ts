import {once} from 'node:events';
import {createServer, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {fakeTimeouts} from '../../../tests/support/fake-timeouts';
import {stubFetch} from '../../../tests/support/stub-fetch';
import {ShopifyError} from './shopify-error.server';
import {Breaker, send} from './transport.server';

const URL_OF_SHOP = 'https://shop.example/api/2025-04/graphql.json';
const QUERY = {name: 'Product', rootField: null};
const ADD = {name: 'cartLinesAdd', rootField: 'cartLinesAdd'};
const SIGN_IN = {name: 'SignIn', rootField: 'customerAccessTokenCreate'};
const UPDATE = {name: 'cartLinesUpdate', rootField: 'cartLinesUpdate'};

type Reply = () => Response | Promise<Response>;

const good: Reply = () => Response.json({data: {shop: {name: 'A'}}});
const status =
  (code: number, headers: Record<string, string> = {}): Reply =>
  () =>
    new Response('oops', {status: code, headers});
const throttled: Reply = () =>
  Response.json({errors: [{message: 't', extensions: {code: 'THROTTLED'}}]});
const lost: Reply = () => Promise.reject(new Error('Network connection lost.'));
const refused: Reply = () =>
  Promise.reject(
    new Error('fetch failed', {cause: new Error('connect ECONNREFUSED')}),
  );

function shopify(...replies: Reply[]) {
  const fetched = vi.fn((_url: string, _init?: RequestInit) =>
    Promise.resolve((replies.shift() ?? good)()),
  );
  return stubFetch(URL_OF_SHOP, fetched);
}

/** A shop that never responds: the signals that its requests were sent with. */
function hang(): readonly AbortSignal[] {
  const signals: AbortSignal[] = [];
  stubFetch(URL_OF_SHOP, (_url, {signal} = {}) => {
    if (signal) signals.push(signal);
    return new Promise((_, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason as Error)),
    );
  });
  return signals;
}

async function run(
  operation: {name: string; rootField: string | null},
  breaker?: Breaker,
  countsErrors?: boolean,
  limits: Partial<Parameters<typeof send>[3]> = {},
) {
  const log: {level: string; event: unknown}[] = [];
  const waits: number[] = [];
  const result = await send(
    URL_OF_SHOP,
    {method: 'POST', body: '{"variables":{"password":"secret"}}'},
    operation,
    {
      requestLog: {
        log: (level, line) =>
          void log.push({level, ...line, event: line.event}),
      },
      breaker,
      countsErrors,
      ...limits,
      wait: (milliseconds) => {
        waits.push(milliseconds);
        return Promise.resolve();
      },
    },
  ).catch((error: unknown) => error);
  return {result, log, waits};
}

afterEach(() => vi.unstubAllGlobals());

describe('send', () => {
  it('keeps addresses that are not http or https out of pages', async () => {
    const urls = [
      ' javascript:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'https://cdn.example/a.jpg',
      'mailto:shop@shop.example',
      '/collections/maps',
    ];
    const images = urls.map((url) => ({url, altText: url}));
    shopify(() => Response.json({data: {images, statusPageUrl: urls[0]}}));
    const {result} = await run(QUERY);
    const safe = [...Array<string>(3).fill('about:blank'), ...urls.slice(3)];
    expect(result).toMatchObject({
      result: {
        data: {
          images: urls.map((altText, at) => ({url: safe[at], altText})),
          statusPageUrl: 'about:blank',
        },
      },
    });
  });

  it('says once that Shopify responds with another version', async () => {
    const respondingAs =
      (version: string): Reply =>
      () =>
        Response.json(
          {data: {shop: {name: 'A'}}},
          {headers: {'X-Shopify-API-Version': version}},
        );
    shopify(
      respondingAs('2025-04'),
      respondingAs('2025-07'),
      respondingAs('2025-07'),
    );
    expect((await run(QUERY)).log).toEqual([]);
    expect((await run(QUERY)).log).toEqual([
      {
        level: 'warn',
        event: 'Shopify responds with another API version',
        asked: '2025-04',
        responding: '2025-07',
      },
    ]);
    expect((await run(QUERY)).log).toEqual([]);
  });

  it.each([
    [QUERY, '500', status(500), 2],
    [QUERY, '503', status(503), 2],
    [QUERY, '429', status(429), 2],
    [QUERY, '430', status(430), 2],
    [QUERY, 'THROTTLED', throttled, 2],
    [QUERY, 'a lost connection', lost, 2],
    [QUERY, 'HTML instead of JSON', () => new Response('<html>'), 2],
    [QUERY, 'an empty body', () => new Response(''), 2],
    [QUERY, 'truncated JSON', () => new Response('{"data": {'), 2],
    [QUERY, 'JSON that is no result', () => Response.json([1]), 2],
    [QUERY, '401', status(401), 1],
    [QUERY, '403', status(403), 1],
    [QUERY, '404', status(404), 1],
    [QUERY, '400', status(400), 1],
    [QUERY, '302', status(302), 1],
    // Never twice: it may have been carried out.
    [ADD, '500', status(500), 1],
    [ADD, 'a lost connection', lost, 1],
    [ADD, 'a malformed body', () => new Response('{'), 1],
    // What cannot have been carried out.
    [ADD, '429', status(429), 2],
    [ADD, 'THROTTLED', throttled, 2],
    [ADD, 'a refused connection', refused, 2],
    // It lasts for minutes.
    [SIGN_IN, '429', status(429), 1],
    [SIGN_IN, 'THROTTLED', throttled, 1],
    [UPDATE, '500', status(500), 2],
  ] as const)(
    'tries %j after %s as often as it may, 1 s later (E1.14, E4.2, E4.3, E4.4)',
    async (operation, _, reply, attempts) => {
      const fetched = shopify(reply);
      const {result, log, waits} = await run(operation);
      expect(fetched).toHaveBeenCalledTimes(attempts);
      expect(result instanceof Error).toBe(attempts === 1);
      expect(waits).toEqual(attempts === 1 ? [] : [1000]);
      expect(log).toMatchObject([
        attempts === 1
          ? {level: 'error', attempt: 1}
          : {level: 'warn', event: 'Shopify request retried', attempt: 1},
      ]);
    },
  );

  it('names the host that cannot be reached, and the variable that names it', async () => {
    shopify(refused, refused, refused);
    const {log} = await run(QUERY, undefined, undefined, {
      variable: 'PUBLIC_STORE_DOMAIN',
    });
    expect(log[2]).toMatchObject({
      kind: 'connection',
      reason: 'shop.example cannot be reached: fetch failed',
      variable: 'PUBLIC_STORE_DOMAIN',
    });
    shopify(status(503), status(503), status(503));
    const other = await run(QUERY);
    expect(other.log[2]).not.toHaveProperty('variable');
  });

  it.each([401, 403])(
    'names the variable of a token that is refused with %i',
    async (code) => {
      shopify(status(code));
      const {log} = await run(QUERY, undefined, undefined, {
        variable: 'PUBLIC_STORE_DOMAIN',
        tokenVariable: 'PRIVATE_STOREFRONT_API_TOKEN',
      });
      expect(log).toMatchObject([
        {status: code, variable: 'PRIVATE_STOREFRONT_API_TOKEN'},
      ]);
    },
  );

  it('gives up after three attempts with the text of the specification and the cause (E4.2)', async () => {
    const fetched = shopify(status(500), status(502), status(503));
    const {result, log} = await run(QUERY);
    expect(fetched).toHaveBeenCalledTimes(3);
    expect(result).toBeInstanceOf(ShopifyError);
    expect(result).toMatchObject({
      message: 'Shopify API error: GraphQL request failed after 3 attempts.',
      statusCode: 500,
      cause: {kind: 'server', status: 503},
    });
    expect(log.map(({level}) => level)).toEqual(['warn', 'warn', 'error']);
  });

  it('does not ask Shopify while it is down, and reports how often it was tried before', async () => {
    vi.useFakeTimers({toFake: ['Date']});
    const breaker = new Breaker();
    for (let number = 0; number < 5; number += 1) {
      shopify(status(500), status(500), status(500));
      await run(QUERY, breaker);
      vi.advanceTimersByTime(6000);
    }
    // The one request in a second that asks whether it is back.
    shopify(status(503), status(503), status(503));
    await run(QUERY, breaker);
    const fetched = shopify(good);
    const {result, log} = await run(ADD, breaker);
    vi.useRealTimers();
    expect(fetched).not.toHaveBeenCalled();
    expect(result).toMatchObject({
      message: 'Shopify API error: GraphQL request failed after 3 attempts.',
      cause: {kind: 'down'},
    });
    expect(log).toMatchObject([{event: 'Shopify request failed', attempt: 0}]);
  });

  it('lets the parts of a page wait for the one that asks whether Shopify is back (E4.8)', async () => {
    vi.useFakeTimers({toFake: ['Date']});
    const breaker = new Breaker();
    for (let failure = 0; failure < 5; failure += 1) {
      breaker.failed(Date.now(), 3);
      vi.advanceTimersByTime(6000);
    }
    const slow: Reply = async () => {
      await new Promise((resolve) => setTimeout(resolve, 60));
      return good();
    };
    const fetched = shopify(slow);
    const runs = await Promise.all([1, 2, 3].map(() => run(QUERY, breaker)));
    vi.useRealTimers();
    for (const {result} of runs) expect(result).toHaveProperty('result.data');
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  it.each([
    ['no time for a third attempt', [9, 9, 4, 4, 0], 2],
    ['no time for a second one', [9, 9, 1], 1],
    ['no time at all', [0], 0],
  ])(
    'counts the attempts that were made: %s (E4.15)',
    async (_, seconds, attempts) => {
      const fetched = shopify(status(500), status(500), status(500));
      const deadline = {left: () => 1000 * (seconds.shift() ?? 0)};
      const {result, waits} = await run(QUERY, undefined, undefined, {
        deadline,
      });
      expect(fetched).toHaveBeenCalledTimes(attempts);
      expect(result).toMatchObject({
        message: `Shopify API error: GraphQL request failed after ${attempts} attempts.`,
      });
      expect(waits).toHaveLength(Math.max(0, attempts - 1));
    },
  );

  it('cuts an attempt short at the deadline, which says nothing about Shopify (E4.15)', async () => {
    hang();
    const left = [20, 20, 0];
    const breaker = new Breaker();
    const failed = vi.spyOn(breaker, 'failed');
    const {result} = await run(QUERY, breaker, true, {
      deadline: {left: () => left.shift() ?? 0},
    });
    expect(result).toMatchObject({
      attempts: 1,
      cause: {kind: 'timeout', message: 'Not done within 20 ms.'},
    });
    expect(failed).not.toHaveBeenCalled();
  });

  it('logs what the token may not read once a minute, since every page asks for it', async () => {
    const denied: Reply = () =>
      Response.json(
        {
          data: null,
          errors: [{message: 'no', extensions: {code: 'ACCESS_DENIED'}}],
        },
        {headers: {'x-request-id': crypto.randomUUID()}},
      );
    shopify(denied, denied, denied, denied);
    const content = {name: 'DeniedContent', rootField: null};
    const first = await run(content);
    expect(first.log).toMatchObject([
      {
        event: 'Shopify responded with GraphQL errors',
        errors: [{code: 'ACCESS_DENIED'}],
      },
    ]);
    expect((await run(content)).log).toEqual([]);
    // A customer's change is no matter of the token alone.
    expect((await run(UPDATE)).log).toHaveLength(1);
    expect((await run(UPDATE)).log).toHaveLength(1);
  });

  it('returns partial data and logs its errors without variables (E4.4)', async () => {
    shopify(() =>
      Response.json({
        data: {product: null},
        errors: [
          {message: 'broken', path: ['product'], extensions: {code: 'X'}},
        ],
      }),
    );
    const {result, log} = await run(QUERY);
    expect(result).toMatchObject({result: {data: {product: null}}});
    expect(log).toMatchObject([
      {errors: [{message: 'broken', path: 'product', code: 'X'}]},
    ]);
    expect(JSON.stringify(log)).not.toContain('secret');
  });

  it('refuses a body over the size limit instead of reading it all (E1.18)', async () => {
    let chunks = 0;
    const endless = () =>
      new Response(
        new ReadableStream<Uint8Array>({
          pull(controller) {
            chunks += 1;
            controller.enqueue(new Uint8Array(1024 * 1024).fill(32));
            if (chunks > 100) controller.close();
          },
        }),
      );
    const fetched = shopify(endless);
    const breaker = new Breaker();
    const failed = vi.spyOn(breaker, 'failed');
    const {result} = await run(QUERY, breaker);
    expect(result).toMatchObject({attempts: 1, cause: {kind: 'oversized'}});
    expect(chunks).toBeLessThan(50);
    // A retry would get as much again, and Shopify is not down.
    expect(fetched).toHaveBeenCalledTimes(1);
    expect(failed).not.toHaveBeenCalled();
  });

  it('does not count failures of a document that a client wrote (E1.19)', async () => {
    const breaker = new Breaker();
    const failed = vi.spyOn(breaker, 'failed');
    shopify(status(500), status(500), status(500));
    await run(QUERY, breaker, false);
    expect(failed).not.toHaveBeenCalled();
    shopify(status(500), status(500), status(500));
    await run(QUERY, breaker);
    expect(failed).toHaveBeenCalledTimes(1);
  });

  it('writes bounded lines, whatever a client calls its operation and fields (E1.20)', async () => {
    const long = 'a'.repeat(30_000);
    shopify(
      () =>
        Response.json({
          data: {},
          errors: [{message: long, path: [long]}],
        }),
      status(500),
      status(400),
    );
    const partial = await run({...QUERY, name: long});
    const failed = await run({...QUERY, name: long});
    for (const line of [...partial.log, ...failed.log]) {
      expect(JSON.stringify(line).length).toBeLessThan(1000);
    }
    expect([...partial.log, ...failed.log]).toHaveLength(3);
    expect((failed.result as ShopifyError).operation.length).toBeLessThan(100);
  });
});

describe('time-outs', () => {
  it('aborts an attempt after 5 s and names the error TimeoutError (E4.1)', async () => {
    fakeTimeouts();
    const signals = hang();
    const running = run(QUERY);
    await vi.advanceTimersByTimeAsync(15_000);
    const {result} = await running;
    vi.useRealTimers();
    expect(signals).toHaveLength(3);
    expect(signals.every(({aborted}) => aborted)).toBe(true);
    expect(result).toMatchObject({
      cause: {kind: 'timeout', cause: {name: 'TimeoutError'}},
    });
  });

  it.each([
    ['never responds', () => undefined],
    ['stops after the headers', (response) => response.flushHeaders()],
    [
      'sends its body a byte at a time',
      (response) => {
        const sending = setInterval(() => response.write(' '), 10);
        response.on('close', () => clearInterval(sending));
      },
    ],
  ] satisfies [string, (response: ServerResponse) => void][])(
    'end an attempt at a host that %s (E4.1)',
    async (_, respond) => {
      const host = createServer((_request, response) =>
        respond(response),
      ).listen(0, '127.0.0.1');
      await once(host, 'listening');
      const {port} = host.address() as AddressInfo;
      const attempt = send(
        `http://127.0.0.1:${port}/api/2026-04/graphql.json`,
        {method: 'POST', body: '{}'},
        ADD,
        {requestLog: {log: () => undefined}, timeout: 100},
      );
      await expect(attempt).rejects.toMatchObject({
        cause: {kind: 'timeout', cause: {name: 'TimeoutError'}},
      });
      // A host closes when its last connection has ended.
      host.close();
      await once(host, 'close');
    },
  );
});

/** A breaker of a host that failed `failures` times over `seconds`. */
function failing(failures: number, seconds: number): [Breaker, number] {
  const breaker = new Breaker();
  for (let number = 0; number < failures; number += 1) {
    breaker.failed((number * seconds * 1000) / (failures - 1), 3);
  }
  return [breaker, seconds * 1000];
}

it.each([
  ['a burst of failures', 50, 5],
  ['few failures, however far apart', 4, 600],
])('stays closed after %s', (_, failures, seconds) => {
  const [breaker, now] = failing(failures, seconds);
  expect(breaker.allows(now)).toBe(true);
});

it('opens after 20 s without a response and lets one request a second through (E4.8)', () => {
  const [breaker, now] = failing(5, 20);
  expect(breaker.allows(now)).toBe(true);
  expect(breaker.allows(now)).toBe(false);
  expect(breaker.allows(now + 999)).toBe(false);
  expect(breaker.allows(now + 1000)).toBe(true);
  expect(breaker.allows(now + 1001)).toBe(false);
});

it('closes with the first response', () => {
  const [breaker, now] = failing(20, 60);
  breaker.responded();
  breaker.failed(now + 1, 3);
  expect(breaker.allows(now + 2)).toBe(true);
});
