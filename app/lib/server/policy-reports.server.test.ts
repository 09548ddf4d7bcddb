import {describe, expect, it} from 'vitest';
import {notePolicyReports} from './policy-reports.server';

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
    method = 'POST',
    buyer = `192.0.2.${(newest += 1)}`,
  } = {},
) {
  const logged: Record<string, unknown>[] = [];
  const answer = await notePolicyReports(
    new Request('https://example.com/csp-reports', {
      method,
      headers: {'Content-Type': type, 'oxygen-buyer-ip': buyer},
      body:
        method === 'GET'
          ? null
          : typeof body === 'string'
            ? body
            : JSON.stringify(body),
    }),
    {report: {log: (_level, line) => logged.push(line)}},
  );
  return {status: answer?.status, logged};
}

describe('a report of a broken policy', () => {
  it('is a line of the log without addresses or words of anybody', async () => {
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

  it('is five lines at most', async () => {
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
    ['a reading', '', {method: 'GET'}, 405],
  ])('is refused without a line: %s', async (_, body, options, status) => {
    expect(await send(body, options)).toEqual({status, logged: []});
  });

  it('is taken ten times in a minute of one buyer', async () => {
    const buyer = '198.51.100.7';
    for (let count = 1; count <= 10; count += 1) {
      expect((await send([MODERN], {buyer})).status).toBe(204);
    }
    expect(await send([MODERN], {buyer})).toEqual({status: 429, logged: []});
  });
});

it('leaves every other path alone', async () => {
  const request = new Request('https://example.com/csp-reports/');
  const report = {log: () => undefined};
  expect(await notePolicyReports(request, {report})).toBeNull();
});
