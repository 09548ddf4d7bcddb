import {beforeEach, describe, expect, it, vi, afterEach} from 'vitest';
import {same} from '@metarmap/local-shop/catalogue';
import {seedCatalogue, type CatalogueSeed} from '@metarmap/local-shop/seed';
import {createRequestContext} from '~/lib/create-context.server';
import {allSitemaps, loadSitemapPage} from '~/lib/sitemap/load-sitemap.server';
import {RequestLog} from '~/lib/storefront/request-log.server';
import {loader as root} from '~/root';
import {loader as home} from '~/routes/($locale)._index';
import {loader as article} from '~/routes/($locale).blogs.$blog.$article';
import {loader as page} from '~/routes/($locale).pages.$handle';
import {loader as product} from '~/routes/($locale).products.$handle';
import {stubCaches} from '../support/commerce-client';
import {ownShop} from '../support/own-shop';
import {forgetRequests, loggedOperations} from '../support/shop-client';
import {storefrontContext} from '../support/storefront-context';

const PAGES = 1000;
const ARTICLES = 300;
const ANNOUNCEMENTS = 40;
const MARKETS = 250;
const REDIRECTS = 5000;
const MENU_ITEMS = 200;

const WRITTEN_AT = '2026-01-01T08:00:00Z';

const many = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({length: count}, (_item, index) => make(index));

const gid = (type: string, number: number) =>
  `gid://shopify/${type}/${880_000_000_000 + number}`;

const pages = many(PAGES, (index) => ({
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

const articles = many(ARTICLES, (index) => ({
  ...sample,
  id: gid('Article', index),
  handle: same(`article-${index}`),
}));

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

const LARGE: CatalogueSeed = {
  ...seedCatalogue,
  pages: [...seedCatalogue.pages, ...pages],
  blogs: seedCatalogue.blogs.map((each) =>
    each === blog ? {...each, articles: [...each.articles, ...articles]} : each,
  ),
  metaobjects: [
    ...seedCatalogue.metaobjects,
    ...many(ANNOUNCEMENTS, (index) =>
      entry('announcement', index, {
        text: `Message ${index}`,
        until:
          index === ANNOUNCEMENTS - 1 ? '2099-01-01T00:00:00Z' : WRITTEN_AT,
      }),
    ),
    ...many(MARKETS, (index) =>
      entry('market', ANNOUNCEMENTS + index, {currency: 'EUR'}),
    ),
  ],
  urlRedirects: many(REDIRECTS, (index) => ({
    id: gid('UrlRedirect', index),
    path: `/old-${index}`,
    target: `/pages/page-${index % PAGES}`,
  })),
  menus: seedCatalogue.menus.map((menu) => {
    if (menu.handle !== 'main-menu') return menu;
    const item = (index: number) => ({
      ...{id: gid('MenuItem', index), title: same(`Item ${index}`)},
      ...{type: 'HTTP' as const, path: `/pages/page-${index}`, items: []},
    });
    const below = Math.floor(MENU_ITEMS / 40);
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

const small = ownShop({customers: false});
const large = ownShop({catalogue: LARGE, customers: false});

beforeEach(() => void stubCaches());
afterEach(() => void vi.unstubAllGlobals());

type Loader = (given: never) => unknown;

const VISITS: readonly (readonly [string, Loader, Record<string, string>])[] = [
  ['/', home, {}],
  ['/pages/aufhaengen', page, {handle: 'aufhaengen'}],
  [
    '/blogs/news/article',
    article,
    {blog: blog.handle.DE, article: sample.handle.DE},
  ],
  ['/products/platzlampe', product, {handle: 'platzlampe'}],
];

/** The operations that a page asks of the shop, with those of every page, when nothing is cached. */
async function operations(
  origin: string,
  [path, load, params]: (typeof VISITS)[number],
): Promise<readonly string[]> {
  stubCaches();
  await forgetRequests(origin);
  const request = new Request(`http://localhost:3000${path}`);
  const context = await createRequestContext(
    request,
    storefrontContext(origin, 'de').env,
    {waitUntil: () => undefined},
    new RequestLog(),
    true,
  );
  const given = {context, request, params};
  await Promise.all([root(given as never), load(given as never)]);
  return loggedOperations(origin);
}

describe('a shop with a lot of content', () => {
  it.each(VISITS)(
    'asks for no more than a small one, at %s',
    async (...visited) => {
      const few = await operations(small.origin, visited);
      const all = await operations(large.origin, visited);
      expect(few.length).toBeGreaterThan(0);
      expect(all.length).toBeLessThanOrEqual(few.length * 1.2);
    },
    60_000,
  );

  it('lists every page and article in its sitemaps', async () => {
    const context = storefrontContext(large.origin, 'de');
    const listed = new Set<string>();
    for (const [type, after] of await allSitemaps(context)) {
      const found = (await loadSitemapPage(context, type, after)) ?? [];
      for (const {paths} of found) listed.add(paths.de ?? '');
    }
    for (const index of [0, 249, 250, PAGES - 1]) {
      expect(listed).toContain(`/pages/page-${index}`);
    }
    const written = [...listed].filter((path) => path.includes('/article-'));
    expect(written).toHaveLength(ARTICLES);
  }, 60_000);
});
