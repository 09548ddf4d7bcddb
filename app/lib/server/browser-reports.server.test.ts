import {describe, expect, it} from 'vitest';
import {logBrowserErrors, logPolicyReports} from './browser-reports.server';

/** A modern browser's report, with everything in it that must not be logged. */
const MODERN = {
  type: 'csp-violation',
  url: 'https://example.com/en/account/reset/1/secret?email=ada',
  user_agent: 'Mozilla/5.0',
  body: {
    documentURL: 'https://example.com/en/account/reset/1/secret?email=ada',
    referrer: 'https://example.com/secret',
    effectiveDirective: 'script-src-elem',
    blockedURL: 'https://evil.example/secret.js?email=ada',
    sourceFile: 'chrome-extension://secret/content.js',
    sample: 'ada@example.com',
  },
};
const OLD = {
  'csp-report': {
    'document-uri': 'https://example.com/products/secret',
    'effective-directive': 'style-src-elem',
    'blocked-uri': 'inline',
    'script-sample': 'ada@example.com',
  },
};

let newest = 0;

/** Sends a report: the status, and what was logged. */
async function send(
  body: unknown,
  {
    type = 'application/reports+json',
    clientIp = `192.0.2.${(newest += 1)}`,
    path = '/csp-reports',
    log = logPolicyReports,
  } = {},
) {
  const logged: Record<string, unknown>[] = [];
  const url = new URL(`https://example.com${path}`);
  const answer = await log(
    new Request(url, {
      method: 'POST',
      headers: {'Content-Type': type, 'oxygen-buyer-ip': clientIp},
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
    {url, requestLog: {log: (_level, line) => logged.push(line)}},
  );
  return {status: answer?.status, logged};
}

describe('a report of a broken policy', () => {
  it('is logged on one line without addresses or anyone’s words (E3.15)', async () => {
    expect(await send([MODERN])).toEqual({
      status: 204,
      logged: [
        {
          event: 'policy broken',
          directive: 'script-src-elem',
          blocked: 'https://evil.example',
          source: 'chrome-extension:',
          page: '/account',
        },
      ],
    });
    expect(await send(OLD, {type: 'application/csp-report'})).toEqual({
      status: 204,
      logged: [
        {
          event: 'policy broken',
          directive: 'style-src-elem',
          blocked: 'inline',
          source: null,
          page: '/products',
        },
      ],
    });
  });

  it('is logged on five lines at most (E3.15)', async () => {
    const {logged} = await send(Array<unknown>(20).fill(MODERN));
    expect(logged).toHaveLength(5);
  });

  it.each([
    ['no JSON', '{', {}, 400],
    ['no report', {effectiveDirective: 'img-src'}, {}, 400],
    [
      'a directive that is text',
      [{body: {effectiveDirective: 'A\nB'}}],
      {},
      400,
    ],
    ['another type', [MODERN], {type: 'text/plain'}, 415],
    ['16 KiB', ' '.repeat(16 * 1024 + 1), {}, 413],
  ])(
    'is refused without a line: %s (E3.15)',
    async (_, body, options, status) => {
      expect(await send(body, options)).toEqual({status, logged: []});
    },
  );

  it('is accepted ten times a minute from one client (E3.15)', async () => {
    const clientIp = '198.51.100.7';
    for (let count = 1; count <= 10; count += 1) {
      expect((await send([MODERN], {clientIp})).status).toBe(204);
    }
    expect(await send([MODERN], {clientIp})).toEqual({status: 429, logged: []});
  });
});

it('ignores every other path', async () => {
  const {status} = await send([MODERN], {path: '/csp-reports/'});
  expect(status).toBeUndefined();
});

describe('an error of a page’s scripts', () => {
  const type = 'application/json';
  const report = (body: unknown) =>
    send(body, {type, path: '/errors', log: logBrowserErrors});

  it('is logged by its kind and its places in our scripts, without values and addresses', async () => {
    expect(
      await report({
        name: 'SyntaxError',
        message:
          'Unexpected token, "Ada Lovelace" of ada@example.com is no JSON; see https://example.com/?token=1',
        stack: `SyntaxError: "Ada"
    at parse (https://cdn.example/assets/shell-aB3_x.js:1:2345)
    at https://example.com/assets/(_locale).cart-C-1.js:12:7
    at https://evil.example/other.js:1:1`,
        page: 'https://example.com/en/account/reset/1/secret',
      }),
    ).toEqual({
      status: 204,
      logged: [
        {
          event: 'error in a browser',
          error: 'SyntaxError',
          message: 'Unexpected token, "…" of … is no JSON; see …',
          frames: ['shell-aB3_x.js:1:2345', '(_locale).cart-C-1.js:12:7'],
          page: '/account',
        },
      ],
    });
  });

  it.each([
    ['a list', [{}]],
    ['no message', {name: 'Error', stack: ''}],
  ])('is refused without a line: %s', async (_, body) => {
    expect(await report(body)).toEqual({status: 400, logged: []});
  });
});
