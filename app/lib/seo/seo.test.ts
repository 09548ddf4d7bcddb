import {describe, expect, it} from 'vitest';
import {LOCALES} from '~/lib/i18n/locale';
import {pageSeo, pageTitle, seoMeta} from './seo';

const SITE = {
  env: {PUBLIC_SITE_URL: 'https://example.com'},
  locale: LOCALES.en,
};

describe('pageSeo', () => {
  it('names both languages and the German page as the default', () => {
    const seo = pageSeo(SITE, {title: 'Home', description: '', path: '/'});
    const link = {tagName: 'link', rel: 'alternate'};
    expect(seoMeta(seo).filter((tag) => 'hrefLang' in tag)).toEqual([
      {...link, hrefLang: 'de', href: 'https://example.com/'},
      {...link, hrefLang: 'en', href: 'https://example.com/en'},
      {...link, hrefLang: 'x-default', href: 'https://example.com/'},
    ]);
  });

  it('cuts a long description at a word', () => {
    const {description} = pageSeo(SITE, {
      title: '',
      description: 'word '.repeat(60),
      path: '/',
    });
    expect(description.length).toBeLessThanOrEqual(161);
    expect(description).toMatch(/word…$/);
  });
});

describe('pageTitle', () => {
  it.each([
    ['Cart', 'Cart - METARmap'],
    ['METARmap kaufen', 'METARmap kaufen - METARmap'],
    // What a merchant may have typed as a page's title for search engines.
    ['METARmap', 'METARmap'],
    ['Wall map - METARmap', 'Wall map - METARmap'],
  ])('makes %j to %j', (title, shown) => {
    expect(pageTitle(title)).toBe(shown);
  });
});

describe('seoMeta', () => {
  const seo = pageSeo(SITE, {
    title: 'Mug',
    description: 'A mug.',
    path: '/products/mug',
    type: 'product',
    image: {
      url: 'https://cdn.example.com/mug.webp',
      width: 1200,
      height: 630,
      altText: 'A mug',
    },
  });
  const tags = seoMeta(seo);

  it('offers a large picture with its size and text', () => {
    expect(tags).toEqual(
      expect.arrayContaining([
        {name: 'twitter:card', content: 'summary_large_image'},
        {property: 'og:image:width', content: '1200'},
        {property: 'og:image:alt', content: 'A mug'},
        {property: 'og:locale', content: 'en_US'},
      ]),
    );
  });

  it('asks for no index only where the page says so', () => {
    const robots = {name: 'robots', content: 'noindex'};
    expect(tags).not.toContainEqual(robots);
    expect(seoMeta({...seo, isHidden: true})).toContainEqual(robots);
  });

  it('has a title even when the loader failed', () => {
    expect(seoMeta(undefined)).toEqual([{title: 'METARmap'}]);
  });
});
