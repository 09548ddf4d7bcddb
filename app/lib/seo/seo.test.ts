import {expect, it} from 'vitest';
import {LOCALES} from '~/lib/i18n/locale';
import {pageSeo, pageTitle, seoMeta} from './seo';

it('a long description is cut at a word', () => {
  const {description} = pageSeo(
    {env: {PUBLIC_SITE_URL: 'https://example.com'}, locale: LOCALES.en},
    {title: '', description: 'word '.repeat(60), path: '/'},
  );
  expect(description.length).toBeLessThanOrEqual(161);
  expect(description).toMatch(/word…$/);
});

it.each([
  ['Cart', 'Cart - METARmap'],
  ['METARmap kaufen', 'METARmap kaufen - METARmap'],
  // What a merchant may have typed as a page's title for search engines.
  ['METARmap', 'METARmap'],
  ['Wall map - METARmap', 'Wall map - METARmap'],
])('a page called %j has the title %j', (title, shown) => {
  expect(pageTitle(title, 'METARmap')).toBe(shown);
});

it('a page has a title even when its loader failed', () => {
  expect(seoMeta(undefined, [])).toEqual([{title: 'METARmap'}]);
});

it('a page without a description has no element for one', () => {
  const page = pageSeo(
    {env: {PUBLIC_SITE_URL: 'https://example.com'}, locale: LOCALES.en},
    {title: 'Team', description: ' ', path: '/pages/team'},
  );
  const text = JSON.stringify(seoMeta(page, []));
  expect(text).toContain('"og:title"');
  expect(text).not.toContain('description');
});
