import {expect, it} from 'vitest';
import {sitemapIndexXml, sitemapXml} from '~/lib/sitemap/sitemap-xml';
import {problemsOf} from '../support/page-validation';
import {sitemapProblems} from '../support/sitemap-validation';

const page = (body: string) =>
  `<!doctype html><html lang="de"><head><title>A page</title></head><body>${body}</body></html>`;

const data = (thing: object) =>
  page(
    `<script type="application/ld+json">${JSON.stringify([thing])}</script>`,
  );

it('the validators find nothing in a right page', async () => {
  expect(await problemsOf(page('<p>Text</p>'))).toEqual([]);
});

it('the validators find HTML that the standard forbids', async () => {
  const problems = await problemsOf(page('<a href="/"><button>A</button></a>'));
  expect(problems.join()).toContain('element-permitted-content');
});

it('the validators find structured data that gives no rich result', async () => {
  const offer = {'@type': 'Offer', priceCurrency: 'EUR'};
  const thing = {'@context': 'https://schema.org', '@type': 'Product'};
  const problems = await problemsOf(data({...thing, offers: offer}));
  expect(problems.join('\n')).toContain('"name"');
  expect(problems.join('\n')).toContain('(Product.offers)');
});

const SITE = 'https://shop.example';
it('the validator of sitemaps finds nothing in ours', () => {
  expect(sitemapProblems(sitemapIndexXml([`${SITE}/sitemap/a.xml`]))).toEqual(
    [],
  );
  const pages = [{paths: {de: '/', en: '/'}, updatedAt: '2026-11-21'}];
  expect(sitemapProblems(sitemapXml(SITE, pages))).toEqual([]);
});

it.each([
  ['the namespace', 'sitemap/0.9', 'sitemap/0.8', 'root urlset'],
  ['the root', /urlset/g, 'pages', 'root pages'],
  ['a date', '2026-11-21T', '21.11.2026T', 'lastmod'],
  ['a time without its zone', '08:00:00Z', '08:00:00', 'lastmod'],
  ['a relative address', `<loc>${SITE}/`, '<loc>/', 'is no address'],
  ['an unescaped address', '</loc>', 'ä</loc>', 'is no address'],
  ['the order', '<url><loc>', '<url><priority>1</priority><loc>', 'order'],
  ['an own alternate', `href="${SITE}/"`, `href="${SITE}/x"`, 'its own'],
  ['a language', 'hreflang="en"', 'hreflang="english_US"', 'no language'],
  ['two of a language', 'hreflang="en"', 'hreflang="de"', 'one language'],
  ['another link', 'rel="alternate"', 'rel="next"', 'no alternate'],
  ['an address twice', `<loc>${SITE}/en<`, `<loc>${SITE}/<`, 'twice'],
])('the validator of sitemaps finds %s', (_name, from, to, problem) => {
  const pages = [
    {paths: {de: '/', en: '/'}, updatedAt: '2026-11-21T08:00:00Z'},
  ];
  const right = sitemapXml(SITE, pages);
  expect(sitemapProblems(right)).toEqual([]);
  const wrong =
    typeof from === 'string' && !from.includes('href')
      ? right.replace(from, to)
      : right.replaceAll(from, to);
  expect(sitemapProblems(wrong).join('\n')).toContain(problem);
});

it('the validator of sitemaps finds one without pages', () => {
  expect(sitemapProblems(sitemapXml(SITE, []))).toEqual(['0 entries']);
});
