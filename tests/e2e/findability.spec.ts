import {expect, type APIRequestContext} from '@playwright/test';
import {sitemapProblems} from '../support/sitemap-validation';
import {test} from '../support/test';
import {TONGUES} from '../support/texts';

type Thing = Record<string, unknown> & {'@type': string};

async function read(request: APIRequestContext, path: string) {
  const response = await request.get(path);
  expect(response.status(), path).toBe(200);
  return {html: await response.text(), headers: response.headers()};
}

/** The JSON-LD of a page by its type. */
function structuredData(html: string): Map<string, Thing> {
  const scripts = html.matchAll(
    /<script type="application\/ld\+json">(.*?)<\/script>/gs,
  );
  const things = [...scripts].flatMap(
    ([, json]) => JSON.parse(json ?? '') as Thing[],
  );
  for (const thing of things) {
    expect(thing['@context']).toBe('https://schema.org');
  }
  return new Map(things.map((thing) => [thing['@type'], thing]));
}

/** The value of an attribute of the only tag that begins with `tag`. */
function attribute(
  html: string,
  tag: string,
  name: string,
): string | undefined {
  const found = html.match(new RegExp(`<${tag}[^>]*\\s${name}="([^"]*)"`));
  return found?.[1];
}

const locations = (xml: string) =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address ?? '');

// Responses are the same at every width.
test.describe('search engines', () => {
  test('the sitemap lists every kind of page, and the pages exist', async ({
    request,
    baseURL,
  }) => {
    const index = await read(request, '/sitemap.xml');
    expect(index.headers['content-type']).toBe(
      'application/xml; charset=utf-8',
    );
    expect(index.headers['cache-control']).toContain('public');
    expect(sitemapProblems(index.html)).toEqual([]);
    const sitemaps = locations(index.html);
    expect(sitemaps.length).toBeGreaterThanOrEqual(3);
    for (const sitemap of sitemaps) {
      const {html: xml} = await read(request, sitemap);
      expect(sitemapProblems(xml), sitemap).toEqual([]);
      const pages = locations(xml);
      expect(pages.length).toBeGreaterThan(0);
      // An alternate for each of the two languages and the default.
      expect(xml.match(/<xhtml:link /g)).toHaveLength(pages.length * 3);
      for (const page of [pages[0], pages.at(-1)]) {
        expect(page?.startsWith(`${baseURL}/`)).toBe(true);
        const {html} = await read(request, page ?? '');
        expect(attribute(html, 'link rel="canonical"', 'href')).toBe(page);
      }
    }
    const unknown = await request.get('/sitemap/customers.xml');
    expect(unknown.status()).toBe(404);
  });

  test('the chosen variant changes neither the canonical link nor the data', async ({
    request,
  }) => {
    const bare = await read(request, '/metarmap');
    const group = structuredData(bare.html).get('ProductGroup');
    const [, second] = (group?.hasVariant ?? []) as {offers: {url: string}}[];
    const chosen = await read(request, second?.offers.url ?? '');
    expect(attribute(chosen.html, 'link rel="canonical"', 'href')).toBe(
      attribute(bare.html, 'link rel="canonical"', 'href'),
    );
    expect(structuredData(chosen.html).get('ProductGroup')).toEqual(group);
  });

  const product = [
    'ProductGroup',
    'MerchantReturnPolicy',
    'OfferShippingDetails',
    'BreadcrumbList',
  ];
  for (const [path, types] of [
    ['/', ['Organization', 'WebSite']],
    ['/en/collections', ['CollectionPage', 'BreadcrumbList']],
    ['/collections/karten', ['CollectionPage', 'BreadcrumbList']],
    ['/metarmap', product],
    ['/en/products/cleaning-spray', product],
    ['/faq', ['FAQPage']],
    ['/en/legal/imprint', ['BreadcrumbList']],
  ] as const) {
    test(`${path} describes itself to search engines and previews`, async ({
      request,
      baseURL,
    }) => {
      const {html} = await read(request, path);
      expect([...structuredData(html).keys()]).toEqual(types);
      const canonical = attribute(html, 'link rel="canonical"', 'href');
      expect(canonical).toBe(`${baseURL}${path}`);
      const alternates = new Map(
        [
          ...html.matchAll(
            /<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g,
          ),
        ].map(([, language, href]) => [language, href]),
      );
      expect([...alternates.keys()]).toEqual(['de', 'en', 'x-default']);
      expect(alternates.get('x-default')).toBe(alternates.get('de'));
      expect(alternates.get(path.startsWith('/en') ? 'en' : 'de')).toBe(
        canonical,
      );
      expect(attribute(html, 'meta name="description"', 'content')).toMatch(
        /^.{20,160}$/,
      );
      expect(html).toMatch(/<title>[^<]*METARmap[^<]*<\/title>/);
      for (const tag of [
        'meta property="og:image"',
        'meta name="twitter:image"',
      ]) {
        expect(attribute(html, tag, 'content'), tag).toMatch(/^https?:\/\//);
      }
      expect(html).toContain('content="summary_large_image"');
    });
  }

  test('one address gives agents Markdown and all others HTML', async ({
    request,
    baseURL,
  }) => {
    const path = '/en/products/cleaning-spray';
    const {html} = await read(request, path);
    expect(
      attribute(html, 'link rel="alternate" type="text/markdown"', 'href'),
    ).toBe(`${baseURL}${path}`);
    // Each twice: the second time cached.
    for (const [accept, type] of [
      ['text/markdown', 'text/markdown'],
      ['text/html', 'text/html'],
      ['text/markdown, text/html;q=0.9', 'text/markdown'],
      ['*/*', 'text/html'],
    ] as const) {
      const response = await request.get(path, {
        headers: {Accept: accept},
      });
      const {vary, 'content-type': contentType} = response.headers();
      expect(contentType).toBe(`${type}; charset=utf-8`);
      expect(vary).toMatch(/\bAccept(?!-)/);
    }
    const agents = await request.get('/en/agents.md');
    expect(await agents.text()).toContain(`(${baseURL}${path})`);
  });

  test('the home page links to documents for agents, the search responds to them, and a link to buy is for people', async ({
    request,
    baseURL,
  }) => {
    const {html} = await read(request, '/en');
    expect(html.match(/<link rel="service-doc" href="[^"]+"/g)).toEqual([
      '<link rel="service-doc" href="/en/agents.md"',
      '<link rel="service-doc" href="/en/llms.txt"',
    ]);
    const headers = {Accept: 'text/markdown'};
    const home = await (await request.get('/en', {headers})).text();
    expect(home).toContain(`(${baseURL}/en/agents.md)`);
    const search = await request.get('/en/search?q=spray', {headers});
    expect(await search.text()).toContain(
      '/en/products/cleaning-spray): From $',
    );
    const agent = {'User-Agent': 'ShoppingBot/1.0 (+https://bot.example)'};
    const link = await request.get('/en/buy/1:1', {headers: agent});
    expect([link.status(), await link.text()]).toEqual([
      403,
      expect.stringContaining(`${baseURL}/api/ucp/mcp`),
    ]);
  });

  test('a page without a picture of its own has the brand’s for previews', async ({
    request,
  }) => {
    const {html} = await read(request, '/wishlist');
    const picture = attribute(
      html,
      'meta property="og:image"',
      'content',
    )?.replaceAll('&amp;', '&');
    expect(picture).toContain('/cdn/shop/files/brand/cover.webp?');
    const response = await request.get(picture ?? '');
    expect(response.headers()['content-type']).toBe('image/webp');
  });
});

/** Pages whose links are followed; the targets of their other links only have to exist. */
const OWN =
  /^(?:\/en)?(?:\/?|\/metarmap|\/(?:faq|connect|contact|legal|docs)(?:\/[^?]*)?)$/;

/** Pages behind a login have tests of their own. */
const FOREIGN = /^(?:\/en)?\/(?:auth|account)\b/;

/** Checks every page that links from a page of content lead to, and the anchors in these links. */
async function brokenLinks(
  request: APIRequestContext,
  start: string,
): Promise<string[]> {
  const broken: string[] = [];
  const pages = new Map<string, string | null>();
  const waiting: [from: string, href: string][] = [['', start]];
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const [from, href] = next;
    const [address = '', hash] = href.split('#');
    const path = address || from;
    if (!pages.has(path)) {
      const response = await request.get(path);
      const html = response.ok() ? await response.text() : null;
      pages.set(path, html);
      for (const [, to = ''] of (html ?? '').matchAll(
        /<a [^>]*?href="([^"]+)"/g,
      )) {
        if (/^(?:mailto|tel|https?):/.test(to) || FOREIGN.test(to)) continue;
        if (OWN.test(path)) waiting.push([path, to.replaceAll('&amp;', '&')]);
      }
    }
    const html = pages.get(path);
    const isThere =
      html && (!hash || html.includes(`id="${decodeURIComponent(hash)}"`));
    if (!isThere) broken.push(`${from} → ${href}`);
  }
  expect(pages.size).toBeGreaterThan(15);
  return [...new Set(broken)];
}

for (const {code, prefix} of TONGUES) {
  test(`every link of header, footer and content leads somewhere, ${code}`, async ({
    request,
  }) => {
    expect(await brokenLinks(request, `${prefix}/legal`)).toEqual([]);
  });
}
