import {expect, type APIRequestContext} from '@playwright/test';
import {PERSON} from '../support/person';
import {test} from '../support/test';
import {alternately} from '../support/texts';

/**
 * Text that no page may hold unescaped, no provider request at all and no header
 * as a name. Each case has it in it, or it is about the shape of the input alone.
 */
const PROBE = 'zzprobe';

const MARKUP = `"'><script>${PROBE}()</script><img src=x onerror=${PROBE}()>`;
const HEADER = `\r\nX-${PROBE}: 1\r\n\r\n<h1>${PROBE}</h1>`;

/** What an address may say wrongly about any list; none of it may change the list. */
const IGNORED: readonly (readonly [name: string, query: string])[] = [
  ['an unknown filter', `filter.p.${PROBE}=1&filter.${PROBE}=1`],
  ['a filter of the object', '__proto__=1&filter.__proto__=1&constructor=1'],
  ['an unknown value', `filter.p.product_type=${PROBE}`],
  ['a value with markup', param('filter.p.product_type', MARKUP)],
  ['a value with a line break', param('filter.p.product_type', HEADER)],
  ['a value of JSON', param('filter.p.tag', `{"tag":"${PROBE}"}`)],
  ['a value of 10,000 characters', `filter.p.tag=${'x'.repeat(10_000)}`],
  ['500 values', many(500, (n) => `filter.p.tag=${PROBE}${n}`)],
  ['a sort that is none', `sort_by=${PROBE}`],
  ['a sort key of the provider', 'sort_by=RELEVANCE&sortKey=PRICE&reverse=1'],
  ['a sort of the object', 'sort_by=__proto__&sort_by=toString'],
  ['a sort with markup', param('sort_by', MARKUP)],
  ['a cursor that is none', param('after', MARKUP)],
  ['a cursor with a line break', param('before', HEADER)],
  ['a cursor that nobody gave', 'after=YWJj'],
  ['a cursor of 10,000 characters', `after=${'x'.repeat(10_000)}`],
  ['an empty cursor', 'after=&before='],
  ['prices the wrong way round', 'filter.v.price.gte=90&filter.v.price.lte=5'],
  ['a negative price', 'filter.v.price.gte=-5&filter.v.price.lte=-1'],
  ['prices of words', `filter.v.price.gte=${PROBE}&filter.v.price.lte=NaN`],
  [
    'prices that no shop has',
    'filter.v.price.gte=1e3&filter.v.price.lte=Infinity',
  ],
  ['a price with markup', param('filter.v.price.gte', MARKUP)],
  ['page sizes', 'first=0&last=-1&limit=100000&per_page=1e9&page=99999'],
  ['a name with markup', param(MARKUP, MARKUP)],
  // A `%` without digits ends in MiniOxygen's front and never reaches the worker.
  ['no UTF-8', '%ff=%fe&filter.p.tag=%E0%A4&sort_by=%c0%af'],
];

/** Terms that are text and nothing else, whatever they look like. */
const TERMS: readonly (readonly [name: string, term: string])[] = [
  ['10,000 characters', 'x'.repeat(10_000)],
  ['10,000 words', `${PROBE} `.repeat(1_500)],
  ['quotes', `"${PROBE}" 'wall' „karte“`],
  ['an open quote', `"${PROBE}`],
  ['connectives', `${PROBE} OR NOT wall AND (a OR b)`],
  ['wildcards', `* ? ${PROBE}* % _`],
  ['fields', `title:${PROBE} tag:* price:>1 available_for_sale:true`],
  ['escapes', `\\${PROBE}\\" \\u0022 \\`],
  ['GraphQL', `${PROBE}") { products(first: 250) { nodes { id } } } #`],
  ['emoji', `🛩️👩‍✈️🇩🇪 ${PROBE}`],
  ['half an emoji', `${PROBE}\ud83d`],
  ['right-to-left text', `خريطة الحائط ${PROBE}`],
  ['text that is turned round', `\u202e${PROBE}\u2066\u200f`],
  ['control characters', `${PROBE}\u0000\u0007\u001b[31m`],
  ['markup', MARKUP],
  ['a line break and a header', HEADER],
  ['a template', `\${${PROBE}} {{${PROBE}}} {count}`],
  ['a path', `../../${PROBE}/%2e%2e`],
  ['only signs', '"*()-:\\<>'],
  ['only spaces', ' \t\u00a0\u3000'],
];

/** Signs with a meaning in the provider's search syntax (`literalTerm`). */
const SYNTAX =
  /[\\:()"*<>=[\]{}^~!|&+?/']|(?:^|\s)-|(?:^|\s)(?:AND|OR|NOT)(?:\s|$)/;

function param(name: string, value: string): string {
  return new URLSearchParams([[name, value]]).toString();
}

function many(count: number, one: (index: number) => string): string {
  return Array.from({length: count}, (_, index) => one(index)).join('&');
}

/** Asks as a person's browser does, without following a redirect. */
async function ask(request: APIRequestContext, path: string) {
  const response = await request.get(path, {
    headers: {'User-Agent': PERSON},
    maxRedirects: 0,
  });
  expect(Object.keys(response.headers())).not.toContain(`x-${PROBE}`);
  return response;
}

/** A whole page with its heading, and nothing of the input in it as markup. */
async function page(request: APIRequestContext, path: string): Promise<string> {
  const response = await ask(request, path);
  const html = await response.text();
  expect(response.status()).toBe(200);
  expect(html).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
  expect(html).toContain('</html>');
  expect(html).not.toContain(`<script>${PROBE}`);
  expect(html).not.toContain('<img src=x');
  expect(html).not.toContain(`<h1>${PROBE}`);
  return html;
}

const collection = (code: 'de' | 'en', prefix: string) =>
  `${prefix}/collections/${code === 'de' ? 'karten' : 'maps'}`;

const products = (html: string) =>
  [...html.matchAll(/<article[^>]*>.*?href="([^"]+)"/gs)].map(
    ([, href]) => href,
  );

/** The latest requests to the provider, of these tests and of others. */
async function providerRequests(
  request: APIRequestContext,
  storefront: string,
): Promise<{operation: string; variables: Record<string, unknown>}[]> {
  const origin = new URL(storefront);
  origin.port = String(Number(origin.port) + 1000);
  const response = await request.get(new URL('/requests', origin).href);
  const {requests} = (await response.json()) as {
    requests: {operation: string; variables: Record<string, unknown>}[];
  };
  return requests;
}

// Each list in one language; what reads the addresses has unit tests of its own.
for (const [index, list] of ['a collection', 'a search'].entries()) {
  for (const {code, prefix} of alternately(index)) {
    test(`input that makes no sense changes nothing of ${list}, ${code}`, async ({
      request,
    }) => {
      const path =
        list === 'a search'
          ? `${prefix}/search?q=${code === 'de' ? 'karte' : 'map'}&`
          : `${collection(code, prefix)}?`;
      const expected = products(await page(request, path));
      expect(expected.length).toBeGreaterThan(2);
      for (const [name, query] of IGNORED) {
        await test.step(name, async () => {
          const html = await page(request, path + query);
          expect(products(html)).toEqual(expected);
        });
      }
    });
  }
}

for (const {code, prefix} of alternately()) {
  const search = `${prefix}/search`;

  test.describe(`input that makes no sense, ${code}`, () => {
    test('is only text where it is searched for', async ({request}) => {
      for (const [name, term] of TERMS) {
        await test.step(name, async () => {
          const query = param('q', term);
          await page(request, `${search}?${query}&${param('sort_by', term)}`);
          const response = await ask(request, `${search}/suggestions?${query}`);
          expect(response.status()).toBe(200);
          expect(response.headers()['content-type']).toContain('json');
          expect(await response.json()).toHaveProperty('products');
        });
      }
    });

    test('stays in the address of a collection that has another handle', async ({
      request,
    }) => {
      const other = `${prefix}/collections/${code === 'de' ? 'maps' : 'karten'}`;
      for (const [name, query] of IGNORED) {
        await test.step(name, async () => {
          const response = await ask(request, `${other}?${query}`);
          expect(response.status()).toBe(301);
          const {location} = response.headers();
          expect(location?.split('?')[0]).toBe(collection(code, prefix));
          expect(location).not.toMatch(/[\s<>"]/);
        });
      }
    });

    test('never is a handle', async ({request}) => {
      for (const handle of [
        MARKUP,
        HEADER,
        '__proto__',
        '%00',
        'x'.repeat(5_000),
      ]) {
        const path = `${prefix}/collections/${encodeURIComponent(handle)}`;
        const response = await ask(request, path);
        expect(response.status(), handle.slice(0, 20)).toBe(404);
        expect(await response.text()).not.toContain(`<script>${PROBE}`);
      }
    });
  });
}

test('the provider is asked for words, and for nothing that it does not offer', async ({
  request,
  baseURL,
}) => {
  for (const [, query] of IGNORED) {
    await page(request, `/collections/karten?${query}`);
  }
  for (const [, term] of TERMS) {
    await page(request, `/search?${param('q', term)}`);
  }
  // The shop keeps its latest requests only.
  await page(request, `/search?${param('q', `${PROBE} "a" OR title:*`)}`);
  const terms: unknown[] = [];
  for (const {operation, variables} of await providerRequests(
    request,
    String(baseURL),
  )) {
    if (/^(Search|SearchFilters|PredictiveSearch)$/.test(operation)) {
      terms.push(variables.searchTerm ?? variables.query);
    } else if (operation === 'Collection') {
      // A handle is looked up as it is: a variable of its own, no query.
      const {handle, ...others} = variables;
      expect(JSON.stringify(others), String(handle)).not.toContain(PROBE);
    }
  }
  expect(terms).toContain(`${PROBE} a or title`);
  for (const term of terms) {
    expect(term).not.toMatch(SYNTAX);
    expect(String(term).length).toBeLessThanOrEqual(200);
  }
});
