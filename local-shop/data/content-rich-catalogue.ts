import {same} from '../domain/catalogue';
import type {CatalogueSeed} from '../domain/catalogue-seed';
import {seedCatalogue} from './seed-catalogue';

/** How much `contentRichCatalogue` adds to the sample shop; each menu has three levels. */
export const CONTENT_COUNTS = {
  pages: 1000,
  articles: 300,
  announcements: 40,
  markets: 250,
  redirects: 5000,
  menuItems: 200,
} as const;

const LARGE_MENUS: readonly string[] = ['main-menu', 'footer'];

const WRITTEN_AT = '2026-01-01T08:00:00Z';

const many = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({length: count}, (_item, index) => make(index));

const gid = (type: string, number: number) =>
  `gid://shopify/${type}/${880_000_000_000 + number}`;

const entry = (
  type: string,
  index: number,
  fields: Readonly<Record<string, string>>,
) => ({
  id: gid('Metaobject', index),
  type: `storefront_${type}`,
  handle: `${type}-${index}`,
  fields: Object.entries(fields).map(([key, value]) => ({
    key,
    type: 'single_line_text_field',
    value: same(value),
  })),
});

/**
 * The sample shop with far more content: pages `page-0`, `page-1` …, articles `article-0` … in its
 * blog, all announcements but the last expired, entries of markets, redirects from `/old-0` … and two
 * large menus.
 */
export function contentRichCatalogue(): CatalogueSeed {
  const pages = many(CONTENT_COUNTS.pages, (index) => ({
    id: gid('Page', index),
    handle: same(`page-${index}`),
    title: same(`Page ${index}`),
    bodyHtml: same('<p>Text</p>'),
    updatedAt: WRITTEN_AT,
  }));

  const [blog] = seedCatalogue.blogs;
  if (!blog) throw new Error('The sample shop has a blog.');
  const [sample] = blog.articles;
  if (!sample) throw new Error('Its blog has an article.');

  const articles = many(CONTENT_COUNTS.articles, (index) => ({
    ...sample,
    id: gid('Article', index),
    handle: same(`article-${index}`),
  }));

  return {
    ...seedCatalogue,
    pages: [...seedCatalogue.pages, ...pages],
    blogs: seedCatalogue.blogs.map((each) =>
      each === blog
        ? {...each, articles: [...each.articles, ...articles]}
        : each,
    ),
    metaobjects: [
      ...seedCatalogue.metaobjects,
      ...many(CONTENT_COUNTS.announcements, (index) =>
        entry('announcement', index, {
          text: `Message ${index}`,
          until:
            index === CONTENT_COUNTS.announcements - 1
              ? '2099-01-01T00:00:00Z'
              : WRITTEN_AT,
        }),
      ),
      ...many(CONTENT_COUNTS.markets, (index) =>
        entry('market', CONTENT_COUNTS.announcements + index, {
          currency: 'EUR',
        }),
      ),
    ],
    urlRedirects: many(CONTENT_COUNTS.redirects, (index) => ({
      id: gid('UrlRedirect', index),
      path: `/old-${index}`,
      target: `/pages/page-${index % CONTENT_COUNTS.pages}`,
    })),
    menus: seedCatalogue.menus.map((menu) => {
      if (!LARGE_MENUS.includes(menu.handle)) return menu;
      const item = (index: number) => ({
        ...{id: gid('MenuItem', index), title: same(`Item ${index}`)},
        ...{type: 'HTTP' as const, path: `/pages/page-${index}`, items: []},
      });
      const below = Math.floor(CONTENT_COUNTS.menuItems / 40);
      return {
        ...menu,
        items: many(8, (first) => ({
          ...item(first),
          items: many(4, (second) => ({
            ...item(10 + first * 4 + second),
            items: many(below, (third) =>
              item(100 + (first * 4 + second) * below + third),
            ),
          })),
        })),
      };
    }),
  };
}
