import {request as httpRequest, type IncomingHttpHeaders} from 'node:http';
import {expect} from '@playwright/test';
import fc from 'fast-check';
import {test} from '../support/test';

/**
 * The same inputs in every run, so that a failure is the fault of a change.
 * `FUZZ_SEED=7 FUZZ_MS=60000 npx playwright test fuzz` tries others, for longer.
 */
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_619);

/** Milliseconds for each property; fast-check stops then, whatever is left. */
const BOUND = {
  seed: SEED,
  interruptAfterTimeLimit: Number(process.env.FUZZ_MS ?? 6000),
  numRuns: 2000,
  // A smaller example is not worth minutes of a slow machine.
  endOnFailure: true,
};

/**
 * What must not be found in a page as it was sent: an element, and an attribute.
 * All of ours stand in double quotes; a single one is text anywhere.
 */
const MARKER = 'zzq7';
const PLANTED = new RegExp(`<\\/?${MARKER}|["\\s]${MARKER}="`);

/** What a request has besides its path. */
interface Sent {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

let sent = 0;

test.afterEach(() => {
  console.info(`${test.info().title}: ${sent} inputs, seed ${SEED}`);
  sent = 0;
});

/** Sends a path as it is: a browser, and `fetch`, would tidy it up first. */
function send(
  base: string | undefined,
  path: string,
  init: Sent = {},
): Promise<Answer> {
  sent += 1;
  const {hostname, port, origin} = new URL(base ?? '');
  return new Promise((resolve, reject) => {
    const outgoing = httpRequest(
      {
        hostname,
        port,
        path,
        method: init.method ?? 'GET',
        headers: {
          'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
          Origin: origin,
          ...init.headers,
        },
        timeout: 30_000,
        // A connection that is used again may be closed at that moment.
        agent: false,
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('error', reject);
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(chunks).toString(),
          }),
        );
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error('No answer.')));
    outgoing.on('error', reject);
    outgoing.end(init.body);
  });
}

/** No failure of ours, nothing planted in a page, no header and no way to elsewhere. */
function isHarmless({status, headers, text}: Answer, base = ''): void {
  expect(status).toBeLessThan(500);
  expect(headers).not.toHaveProperty(MARKER);
  if (headers['content-type']?.startsWith('text/html')) {
    expect(PLANTED.exec(text)?.[0]).toBeUndefined();
  }
  for (const cookie of headers['set-cookie'] ?? []) {
    expect(cookie).toMatch(/^[\w-]+=[^\s;]*(?:; [\w-]+(?:=[^;]*)?)*$/);
  }
  const {location} = headers;
  if (location === undefined) return;
  const target = new URL(location, base);
  // The shop's own admin is the only other place.
  const isOurs = target.origin === new URL(base).origin;
  expect(isOurs || target.pathname === '/admin', location).toBe(true);
}

const nasty = fc.oneof(
  fc.constantFrom(
    `<${MARKER}>`,
    `"><${MARKER} x="`,
    `' ${MARKER}='`,
    `</script><${MARKER}>`,
    `</title><${MARKER}>`,
    `\\u003c${MARKER}>`,
    `\r\n${MARKER}: 1`,
    `\n\n<${MARKER}>`,
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'https://evil.example/',
    '__proto__',
    'constructor',
    '../../etc/passwd',
    '%00',
    '\u0000',
    '\ud800',
    '9'.repeat(400),
    'a'.repeat(3000),
    '-1',
    '1e9',
    'NaN',
    '{"a":[',
    '${7*7}{{7*7}}',
  ),
  fc.string({unit: 'binary', maxLength: 40}),
  fc.string({maxLength: 20}),
);

/** Percent-encodes; what is half a character is sent as the one that stands for it. */
const encoded = (text: string) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

const page = fc.constantFrom(
  '/',
  '/search',
  '/search/suggestions',
  '/products/metarmap',
  '/collections',
  '/collections/karten',
  '/cart',
  '/cart/contents',
  '/wishlist',
  '/auth/login',
  '/auth/register',
  '/auth/recover',
  '/auth/reset',
  '/account',
  '/account/orders',
  '/docs/search',
  '/faq',
  '/legal',
  '/contact',
  '/country',
  '/metarmap',
  '/locale',
  '/consent',
  '/sitemap.xml',
  '/sitemap/products.xml',
  '/robots.txt',
  '/_i18n/de/messages.json',
  '/builds/meta/x.json',
);

const parameter = fc.constantFrom(
  'q',
  'variant',
  'Region',
  'redirect',
  'return_to',
  'path',
  'to',
  'sort',
  'filter',
  'price.min',
  'cursor',
  'after',
  'page',
  'type',
  'country',
  'locale',
  'notice',
  'key',
  '_data',
  '_routes',
  'index',
  'utm_source',
);

const path = fc
  .record({
    prefix: fc.constantFrom('', '/en', '/en', '/de', '/fr', '//', '/.'),
    page,
    segment: fc.option(nasty, {nil: null, freq: 3}),
    suffix: fc.constantFrom('', '', '.data', '/', ';a=b', '%2F'),
    query: fc.array(fc.tuple(fc.oneof(parameter, nasty), nasty), {
      maxLength: 4,
    }),
  })
  .map(({prefix, page: at, segment, suffix, query}) => {
    const inside = segment === null ? '' : `/${encoded(segment)}`;
    const search = query
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .join('&');
    return `${prefix}${at}${inside}${suffix}${search && `?${search}`}`;
  });

const formPath = fc.constantFrom(
  '/auth/login',
  '/auth/register',
  '/auth/recover',
  '/auth/reset',
  '/auth/logout',
  '/account/profile',
  '/account/password',
  '/account/addresses/new',
  '/account/reset/1/a-1',
  '/cart',
  '/cart/contents',
  '/wishlist',
  '/back-in-stock',
  '/country',
  '/locale',
  '/consent',
);

const field = fc.oneof(
  fc.constantFrom(
    'email',
    'password',
    'currentPassword',
    'firstName',
    'lastName',
    'phone',
    'acceptsMarketing',
    'resetUrl',
    'cartFormInput',
    'redirectTo',
    'product',
    'variant',
    'intent',
    'action',
    'country',
    'locale',
    'path',
    'decision',
    'ticket',
  ),
  nasty,
);

const cartInput = fc
  .record({
    action: fc.constantFrom('LinesAdd', 'LinesUpdate', 'LinesRemove', 'x'),
    inputs: fc.oneof(
      fc.jsonValue({maxDepth: 2}),
      fc.record({
        lines: fc.array(
          fc.record({
            id: nasty,
            merchandiseId: nasty,
            quantity: fc.oneof(fc.integer(), fc.double(), nasty),
          }),
          {maxLength: 3},
        ),
      }),
    ),
  })
  .map((value) => JSON.stringify(value));

const form = fc
  .tuple(
    fc.array(fc.tuple(field, nasty), {maxLength: 6}),
    fc.option(cartInput, {nil: null}),
  )
  .map(([fields, input]) =>
    [...fields, ...(input === null ? [] : [['cartFormInput', input] as const])]
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .join('&'),
  );

const contentType = fc.constantFrom(
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/json',
  'text/plain',
);

const cookie = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'session',
        '__Host-session',
        'cart',
        'i18n_redirected',
        'consent_given',
        'consent_enabled',
        'x',
      ),
      fc.oneof(
        nasty.map(encoded),
        fc.stringMatching(/^[\x21-\x3a\x3c-\x7e]{0,60}$/),
        fc.constantFrom(
          'gid%3A%2F%2Fshopify%2FCart%2Fa%3Fkey%3Db',
          'a%3Fkey%3Db',
          'eyJhIjoxfQ%3D%3D.c2lnbmF0dXJl',
          '%E0%A4%A',
          'b'.repeat(5000),
        ),
      ),
    ),
    {maxLength: 4},
  )
  .map((pairs) => pairs.map((pair) => pair.join('=')).join('; '));

test.describe(`generated input with seed ${SEED} @desktop`, () => {
  test('in paths and queries does no harm', async ({baseURL}) => {
    await fc.assert(
      fc.asyncProperty(path, async (where) => {
        isHarmless(await send(baseURL, where), baseURL);
      }),
      BOUND,
    );
  });

  test('in forms does no harm', async ({baseURL}) => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('', '/en'),
        formPath,
        fc.option(nasty, {nil: null}),
        contentType,
        form,
        async (prefix, where, redirectTo, type, body) => {
          const query =
            redirectTo === null ? '' : `?redirect=${encoded(redirectTo)}`;
          const answer = await send(baseURL, `${prefix}${where}${query}`, {
            method: 'POST',
            headers: {'Content-Type': type},
            body,
          });
          isHarmless(answer, baseURL);
        },
      ),
      BOUND,
    );
  });

  test('in cookies does no harm', async ({baseURL}) => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('', '/en'),
        page,
        cookie,
        async (prefix, where, value) => {
          const answer = await send(baseURL, `${prefix}${where}`, {
            headers: {Cookie: value},
          });
          isHarmless(answer, baseURL);
        },
      ),
      BOUND,
    );
  });
});
