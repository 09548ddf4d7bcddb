import {describe, expect, it} from 'vitest';
import {sitemapIndexXml, sitemapXml} from './sitemap-xml';

const SITE = 'https://shop.example';

describe('a sitemap', () => {
  const xml = sitemapXml(SITE, [
    {
      paths: {de: '/products/spray-de', en: '/products/spray-en'},
      updatedAt: '2026-11-21T08:00:00Z',
    },
    {paths: {de: '/', en: '/'}},
    {paths: {en: '/pages/about'}},
  ]);

  it('lists each page once per language, each with its own handle', () => {
    const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, address]) => address,
    );
    expect(addresses).toEqual([
      `${SITE}/products/spray-de`,
      `${SITE}/en/products/spray-en`,
      `${SITE}/`,
      `${SITE}/en`,
      `${SITE}/en/pages/about`,
    ]);
  });

  it('names the same alternates with each language, and German as the default where there is one', () => {
    const links = [...xml.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(
      ([, language, href]) => [language, href],
    );
    const spray = [
      ['de', `${SITE}/products/spray-de`],
      ['en', `${SITE}/en/products/spray-en`],
      ['x-default', `${SITE}/products/spray-de`],
    ];
    expect(links.slice(0, 6)).toEqual([...spray, ...spray]);
    expect(links.slice(12)).toEqual([['en', `${SITE}/en/pages/about`]]);
  });

  it('says when a page changed, if that is known', () => {
    const changes = [...xml.matchAll(/<lastmod>(.*?)<\/lastmod>/g)];
    const texts = changes.map(([, text]) => text);
    expect(texts).toEqual(Array(2).fill('2026-11-21T08:00:00Z'));
  });
});

it('a sitemap index escapes what is in an address', () => {
  expect(sitemapIndexXml([`${SITE}/sitemap/a.xml?a=1&b=<2>`])).toContain(
    `<loc>${SITE}/sitemap/a.xml?a=1&amp;b=&lt;2&gt;</loc>`,
  );
});
