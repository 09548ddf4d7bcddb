import {beforeEach, describe, expect, it, vi, afterEach} from 'vitest';
import {
  CONTENT_COUNTS,
  contentRichCatalogue,
  seedCatalogue,
} from '@metarmap/local-shop/seed';
import {merchantContent} from '~/lib/content/load-merchant-content.server';
import type {MenuItem} from '~/lib/content/menu-items';
import {merchantMenus} from '~/lib/content/merchant-menus.server';
import {shownMenus} from '~/lib/content/shown-menus.server';
import {allSitemaps, loadSitemapPage} from '~/lib/sitemap/load-sitemap.server';
import {loader as root} from '~/root';
import {loader as home} from '~/routes/($locale)._index';
import {loader as article} from '~/routes/($locale).blogs.$blog.$article';
import {loader as page} from '~/routes/($locale).pages.$handle';
import {loader as product} from '~/routes/($locale).products.$handle';
import {loggedLines} from '../support/logged-lines';
import {stubCaches} from '../support/commerce-client';
import {ownShop} from '../support/own-shop';
import {forgetRequests, loggedOperations} from '../support/shop-client';
import {sharedVisit} from '../support/shared-visit';
import {storefrontContext} from '../support/storefront-context';

const [blog] = seedCatalogue.blogs;
const [sample] = blog?.articles ?? [];
if (!blog || !sample) throw new Error('The sample shop has an article.');

const small = ownShop({customers: false});
const large = ownShop({catalogue: contentRichCatalogue(), customers: false});

beforeEach(() => void stubCaches());
afterEach(() => void vi.unstubAllGlobals());

const titlesIn = (entries: readonly MenuEntries[]): string[] =>
  entries.flatMap(({title, links = []}) => [title ?? '', ...titlesIn(links)]);

const namesIn = (items: readonly MenuItem[]): string[] =>
  items.flatMap(({title, items: below}) => [title, ...namesIn(below)]);

interface MenuEntries {
  readonly title: string | null;
  readonly links?: readonly MenuEntries[];
}

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
  const given = {...(await sharedVisit(origin, path)), params};
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

  it('says in one line of the log, not in one of each request, what is not read', async () => {
    vi.spyOn(console, 'warn').mockClear();
    for (const code of ['de', 'en', 'de'] as const) {
      const context = storefrontContext(large.origin, code);
      await merchantContent(context);
    }
    const cut = loggedLines('longer than what is read');
    expect(cut.length).toBeLessThanOrEqual(1);
  });

  it('shows every item of a menu with three levels, or says that it has no room', async () => {
    const context = {
      ...storefrontContext(large.origin, 'de'),
      country: 'DE' as const,
    };
    const content = await merchantContent(context);
    const shown = merchantMenus(context, content, false);
    const {omitted} = shownMenus(content.menus, context.env, content, false);
    for (const place of ['main', 'footer'] as const) {
      const titles = titlesIn(shown[place] ?? []);
      const cut = omitted[place].map(({title, reason}) => {
        expect(reason).toBe('room');
        return title;
      });
      const all = namesIn(content.menus[place]);
      expect(new Set(all).size).toBe(CONTENT_COUNTS.menuItems);
      expect(titles.length).toBeGreaterThanOrEqual(all.length / 2);
      expect(all.filter((title) => titles.includes(title))).toHaveLength(
        all.length - cut.length,
      );
      expect(new Set([...titles, ...cut])).toEqual(
        new Set([...titles, ...all]),
      );
    }
  });

  it('lists every page and article in its sitemaps', async () => {
    const context = storefrontContext(large.origin, 'de');
    const listed = new Set<string>();
    for (const [type, after] of await allSitemaps(context)) {
      const found = (await loadSitemapPage(context, type, after)) ?? [];
      for (const {paths} of found) listed.add(paths.de ?? '');
    }
    for (const index of [0, 249, 250, CONTENT_COUNTS.pages - 1]) {
      expect(listed).toContain(`/pages/page-${index}`);
    }
    const written = [...listed].filter((path) => path.includes('/article-'));
    expect(written).toHaveLength(CONTENT_COUNTS.articles);
  }, 60_000);
});
