import {expect} from '@playwright/test';
import fc from 'fast-check';
import {sendRaw, type RawResponse} from '../support/raw-request';
import {test} from '../support/test';

/**
 * The same inputs in every run, so that only a change of the code can fail.
 * `FUZZ_SEED=7 FUZZ_RUNS=2000 npx playwright test fuzz` tries others, and more.
 */
const SEED = Number(process.env.FUZZ_SEED ?? 20_260_619);

/** Inputs of each property. A time limit would mean fewer of them on a slow machine. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 200);

const BOUND = {
  seed: SEED,
  numRuns: RUNS,
  // A smaller example is not worth minutes on a slow machine.
  endOnFailure: true,
};

/** Part of every generated text, so that markup or a header made from it can be recognised. */
const MARKER = 'zzq7';

/**
 * An element or an attribute made from generated text, which no response may contain. Our own
 * attributes have double quotes, so a single quote is always text.
 */
const PLANTED = new RegExp(`<\\/?${MARKER}|["\\s]${MARKER}="`);

let sent = 0;

test.afterEach(() => {
  console.info(`${test.info().title}: ${sent} inputs, seed ${SEED}`);
  expect(sent).toBeGreaterThanOrEqual(RUNS);
  sent = 0;
});

/** Sends a request and counts it. */
function send(...request: Parameters<typeof sendRaw>): Promise<RawResponse> {
  sent += 1;
  return sendRaw(...request);
}

/** Expects no server error, nothing planted in a page or a header, and no redirect elsewhere. */
function isHarmless({status, headers, text}: RawResponse, base = ''): void {
  expect(status).toBeLessThan(500);
  expect(headers).not.toHaveProperty(MARKER);
  if (headers['content-type']?.startsWith('text/html')) {
    expect(PLANTED.exec(text)?.[0]).toBeUndefined();
  }
  for (const line of headers['set-cookie'] ?? []) {
    expect(line).toMatch(/^[\w-]+=[^\s;]*(?:; [\w-]+(?:=[^;]*)?)*$/);
  }
  const {location} = headers;
  if (location === undefined) return;
  const target = new URL(location, base);
  // The shop's own admin is the only other place.
  const isOurs = target.origin === new URL(base).origin;
  expect(isOurs || target.pathname === '/admin', location).toBe(true);
}

/** One of the words of a text. */
const word = (text: string) => fc.constantFrom(...text.trim().split(/\s+/));

/** Texts that have broken something somewhere. */
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
    '\u202e\u2066',
    '\u001b[31m',
    '* OR NOT (title:',
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

/** Percent-encodes; half a character is sent as its replacement character. */
const encoded = (text: string) =>
  encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

/** Bare paths of pages and of their resources. */
const page = word(`
  / /search /search/suggestions /products/metarmap /collections
  /collections/karten /cart /cart/contents /wishlist /auth/login
  /auth/register /auth/recover /auth/reset /account /account/orders
  /docs/search /faq /legal /contact /country /metarmap /locale /consent
  /sitemap.xml /sitemap/products.xml /robots.txt /_i18n/de/messages.json
  /builds/meta/x.json
`);

const parameter = word(`
  q variant Region redirect return_to path to sort_by filter.p.tag
  filter.v.price.gte before after page type country locale notice key _data _routes index utm_source
`);

/** A path with a query that no visitor would type. */
const path = fc
  .record({
    prefix: fc.constantFrom('', '/en', '/en', '/de', '/xx', '//', '/.'),
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

/** Where forms are sent. */
const formPath = word(`
  /auth/login /auth/register /auth/recover /auth/reset /auth/logout
  /account/profile /account/password /account/addresses/new
  /account/reset/1/a-1 /cart /cart/contents /wishlist /back-in-stock
  /country /locale /consent
`);

const field = fc.oneof(
  word(`
    email password currentPassword firstName lastName phone acceptsMarketing
    resetUrl cartFormInput redirectTo product variant intent add remove action country
    locale path decision formToken
  `),
  nasty,
);

/** A URL-encoded body. */
const form = fc
  .array(fc.tuple(field, nasty), {maxLength: 6})
  .map((fields) =>
    fields
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .join('&'),
  );

/** The type that a body claims to have, mostly the true one. */
const contentType = fc.constantFrom(
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/json',
  'text/plain',
);

test.describe(`generated input with seed ${SEED}`, () => {
  test('in paths and queries does no harm (E3.4, E3.5, E6.2)', async ({
    baseURL,
  }) => {
    await fc.assert(
      fc.asyncProperty(path, async (where) => {
        isHarmless(await send(baseURL, where), baseURL);
      }),
      BOUND,
    );
  });

  test('in forms does no harm (E3.5, E6.2)', async ({baseURL}) => {
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
          const response = await send(baseURL, `${prefix}${where}${query}`, {
            method: 'POST',
            // A client of its own: the failed logins here count for no other test.
            headers: {'Content-Type': type, 'oxygen-buyer-ip': 'fuzz'},
            body,
          });
          isHarmless(response, baseURL);
        },
      ),
      BOUND,
    );
  });
});
