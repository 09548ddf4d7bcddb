import fc from 'fast-check';

/** One of the words of a text. */
const word = (text: string) => fc.constantFrom(...text.trim().split(/\s+/));

/** Stands in everything generated that markup or a header could be made of. */
export const MARKER = 'zzq7';

/** Texts that have broken something somewhere. */
export const nasty = fc.oneof(
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

/** Percent-encodes; what is half a character is sent as the one that stands for it. */
export const encoded = (text: string) =>
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

/** A path with a query, as no visitor types it. */
export const path = fc
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

/** Where forms are sent. */
export const formPath = word(`
  /auth/login /auth/register /auth/recover /auth/reset /auth/logout
  /account/profile /account/password /account/addresses/new
  /account/reset/1/a-1 /cart /cart/contents /wishlist /back-in-stock
  /country /locale /consent
`);

const field = fc.oneof(
  word(`
    email password currentPassword firstName lastName phone acceptsMarketing
    resetUrl cartFormInput redirectTo product variant intent add remove action country
    locale path decision ticket
  `),
  nasty,
);

/** A URL-encoded body. */
export const form = fc
  .array(fc.tuple(field, nasty), {maxLength: 6})
  .map((fields) =>
    fields
      .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
      .join('&'),
  );

/** What a body says that it is, mostly the truth. */
export const contentType = fc.constantFrom(
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/json',
  'text/plain',
);
