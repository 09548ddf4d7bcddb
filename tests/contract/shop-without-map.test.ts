import {readdirSync, readFileSync} from 'node:fs';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {BRAND} from '~/lib/environment/brand';
import {CATALOGUES} from '~/lib/i18n/catalogues';
import {LOCALES, type LocaleCode} from '~/lib/i18n/locale';
import {MAP_SECTIONS} from '~/lib/i18n/map-sections';
import {getProperty} from '~/lib/text/get-property';
import {pageMeta, shopOf} from '~/lib/seo/seo';
import {writtenPages} from '~/lib/sitemap/load-sitemap.server';
import {loader as root} from '~/root';
import {loader as home} from '~/routes/($locale)._index';
import {loader as agents} from '~/routes/($locale).agents[.]md';
import {loader as collections} from '~/routes/($locale).collections._index';
import {loader as contact} from '~/routes/($locale).contact';
import {loader as connect} from '~/routes/($locale).connect';
import {loader as manual} from '~/routes/($locale).docs.$';
import {loader as manualStart} from '~/routes/($locale).docs._index';
import {loader as manualSearch} from '~/routes/($locale).docs.search';
import {loader as faq} from '~/routes/($locale).faq';
import {loader as legal} from '~/routes/($locale).legal.$';
import {loader as full} from '~/routes/($locale).llms-full[.]txt';
import {loader as newsletter} from '~/routes/($locale).newsletter';
import {loader as article} from '~/routes/($locale).blogs.$blog.$article';
import {loader as page} from '~/routes/($locale).pages.$handle';
import {loader as product} from '~/routes/($locale).products.$handle';
import {loader as search} from '~/routes/($locale).search';
import {loader as weather} from '~/routes/($locale).weather';
import {loader as reports} from '~/routes/($locale).weather_.reports';
import {loader as wishlist} from '~/routes/($locale).wishlist';
import {loader as manifest} from '~/routes/manifest[.]json';
import {same} from '@metarmap/local-shop/catalogue';
import {globalId} from '@metarmap/local-shop/stores';
import {stubCaches} from '../support/commerce-client';
import {aboutMap, MAP_WORDS} from '../support/map-words';
import {breakShop, mendShop} from '../support/faults';
import {loadedPage} from '../support/loaded-page';
import {ownShop} from '../support/own-shop';
import {sharedVisit} from '../support/shared-visit';
import {thrownBy} from '../support/thrown-by';
import {withoutPauses} from '../support/without-pauses';

type Catalogue = {readonly [key: string]: Catalogue | string};

function messagesIn(catalogue: Catalogue, path = ''): [string, string][] {
  return Object.entries(catalogue).flatMap(([name, value]) =>
    typeof value === 'string'
      ? [[path + name, value]]
      : messagesIn(value, `${path}${name}.`),
  );
}

/** Asked only of goods that the merchant makes for an airfield; see `LINE_PROPERTIES`. */
const AIRFIELD = /^cart(?:\.airfield|Problems\.badAirfield)/;

describe('words about the map', () => {
  it.each(['de', 'en'] as const)(
    'are in no message in %s outside the sections for a shop that sells it',
    (code) => {
      const written = JSON.parse(
        readFileSync(`app/locales/${code}.json`, 'utf8'),
      ) as Catalogue;
      const others = messagesIn(written).filter(
        ([key]) =>
          !MAP_SECTIONS.some((section) => key.startsWith(`${section}.`)) &&
          !AIRFIELD.test(key),
      );
      expect(others.filter(([, text]) => MAP_WORDS.test(text))).toEqual([]);
      expect(Object.keys(CATALOGUES[code])).toEqual(
        expect.arrayContaining([...MAP_SECTIONS]),
      );
    },
  );

  it('are in no page outside those for a shop that sells it, and in no text that passes for the merchant’s', () => {
    const files = readdirSync('app/content', {
      recursive: true,
      encoding: 'utf8',
    }).filter((file) => file.endsWith('.md'));
    const others = files.filter((file) => {
      const text = readFileSync(`app/content/${file}`, 'utf8');
      return (
        MAP_WORDS.test(text) && !/^(?:isAboutMap|isSample): true$/m.test(text)
      );
    });
    expect(others).toEqual([]);
  });
});

/** The status of a thrown response or data. */
function statusOf(thrown: unknown): unknown {
  return thrown instanceof Response
    ? thrown.status
    : (thrown as {init?: {status: number}}).init?.status;
}

const LOADERS = {
  home,
  collections,
  search,
  contact,
  newsletter,
  wishlist,
} as const;

const GONE = {
  '/connect': connect,
  '/docs': manualStart,
  '/docs/first-steps': manual,
  '/docs/search': manualSearch,
  '/faq': faq,
  '/weather': weather,
  '/weather/reports': reports,
} as const;

describe.each(['fresh', 'tea'] as const)(
  'a shop of the profile %s, which sells no map',
  (profile) => {
    const shop = ownShop({profile, customers: false});
    const name = profile === 'tea' ? 'Maison du Thé' : 'Mein Laden';
    beforeEach(() => void stubCaches());
    afterEach(() => vi.unstubAllGlobals());

    async function visit(code: LocaleCode, path: string) {
      const params = {'*': path.split('/').at(-1) ?? ''};
      const {prefix} = LOCALES[code];
      return {...(await sharedVisit(shop.origin, prefix + path)), params};
    }

    async function rootData(code: LocaleCode) {
      const {data} = await root(await visit(code, '/'));
      return data;
    }

    it.each(['de', 'en'] as const)(
      'names neither it nor flying on any page in %s',
      async (code) => {
        const shell = await rootData(code);
        expect(shell).toMatchObject({hasMap: false, hasFaq: false});
        const matches = [{id: 'root', data: shell}];
        expect(shopOf(matches)).toMatchObject({name, hasMap: false});
        expect(aboutMap(shell)).toEqual([]);
        for (const [page, load] of Object.entries(LOADERS)) {
          const visited = await visit(code, `/${page}`);
          const result = await load(visited);
          const data = 'seo' in result ? result : result.data;
          const all = [
            data,
            pageMeta({data: data as never, matches}),
            visited.context.structuredData,
          ];
          expect(aboutMap(all), page).toEqual([]);
          const shown = JSON.stringify(all);
          expect(shown, page).not.toMatch(/social-\w+\.webp/);
          expect(shown, page).toContain(name);
          expect(visited.context.markdown.write?.() ?? '').not.toMatch(
            MAP_WORDS,
          );
        }
      },
    );

    it.each(['de', 'en'] as const)(
      'has no page of ours about it in %s, and no sample of its merchant',
      async (code) => {
        for (const [path, load] of Object.entries(GONE)) {
          const visited = await visit(code, path);
          const thrown = await (load(visited) as Promise<unknown>).catch(
            (error: unknown) => error,
          );
          expect(statusOf(thrown), path).toBe(404);
        }
        const {page, isSample} = await legal(
          await visit(code, '/legal/imprint'),
        );
        expect(isSample).toBe(false);
        expect(aboutMap(page)).toEqual([]);
        const listed = await writtenPages((await visit(code, '/')).context);
        const paths = listed.map(({paths: {de, en}}) => de ?? en);
        expect(paths).toEqual(expect.arrayContaining(['/', '/collections']));
        expect(
          paths.filter((path) =>
            /docs|connect|weather|faq|metarmap/.test(path ?? ''),
          ),
        ).toEqual([]);
      },
    );

    it('describes itself to agents and browsers by its own name', async () => {
      for (const load of [agents, full]) {
        const response = await load(await visit('en', '/agents.md'));
        const text = await response.text();
        expect(text).toMatch(new RegExp(`^# ${name} for agents`));
        expect(text).not.toMatch(MAP_WORDS);
      }
      const response = await manifest(await visit('de', '/manifest.json'));
      expect(await response.json()).toMatchObject({name, short_name: name});
    });
  },
);

describe('a tea shop', () => {
  const shop = ownShop({profile: 'tea', customers: false});
  beforeEach(() => void stubCaches());
  afterEach(() => vi.unstubAllGlobals());

  it('has the merchant’s title and description of the home page, also as its heading', async () => {
    const {seo, heading, sections, map} = await home({
      ...(await sharedVisit(shop.origin, '/en')),
      params: {},
    });
    expect(seo).toMatchObject({
      title: 'Tea from all over the world',
      description: 'Fresh every week.',
      image: {url: expect.stringContaining('textilkabel') as string},
    });
    expect(heading).toEqual({
      title: {text: 'Tea from all over the world'},
      lead: {text: 'Fresh every week.'},
    });
    expect(sections).toEqual(['hero', 'room', 'products', 'closing']);
    expect(map).toBeNull();
  });

  it('leads from a search without results to no page of questions, which it lacks', async () => {
    const {popular} = await search({
      ...(await sharedVisit(shop.origin, '/en/search?q=xqzvw')),
      params: {},
    });
    expect(popular).toMatchObject({hasQuestions: false});
  });

  it('shows its goods as every shop does', async () => {
    const data = await product({
      ...(await sharedVisit(shop.origin, '/en/products/green-tea')),
      params: {handle: 'green-tea'},
    });
    expect(aboutMap(data)).toEqual([]);
    expect(data.product).toMatchObject({
      badges: ['Organic'],
      sizeGuide: {title: 'How much for a pot?'},
      variant: {quantity: {least: 2, most: 10, step: 2}},
    });
    const {plans = []} = data.product.variant ?? {};
    expect(plans).toHaveLength(12);
    expect(plans[11]).toMatchObject({group: 'Subscription'});
    expect(data.text.tabs).toMatchObject([{title: 'Brewing'}]);
  });

  it('has a campaign page, and articles that name their language', async () => {
    const harvest = await sharedVisit(shop.origin, '/en/pages/harvest');
    const {sections} = await page({...harvest, params: {handle: 'harvest'}});
    const markdown = harvest.context.markdown.write?.();
    expect(markdown).toMatch(
      /^# The new harvest[^]*## All Teas[^]*\[Green Tea\][^]*\[To the tea\]\(http:\/\/localhost:3000\/en\/collections\/all/m,
    );
    expect(sections).toMatchObject([
      {kind: 'collection', collection: {title: 'All Teas'}},
      {kind: 'button', link: {text: 'To the tea'}},
    ]);
    const {article: german} = await article({
      ...(await sharedVisit(shop.origin, '/blogs/news/first-harvest')),
      params: {blog: 'news', article: 'first-harvest'},
    });
    expect(german).toMatchObject({title: {lang: 'en'}});
  });
});

describe('while the content of a shop cannot be read', () => {
  const unread = ownShop({profile: 'tea', customers: false});
  const sample = ownShop({customers: false});
  beforeEach(withoutPauses);
  beforeEach(() => void stubCaches());
  afterEach(() => vi.unstubAllGlobals());

  const breakContent = (origin: string) =>
    breakShop(
      origin,
      ...['Content', 'FirstContent'].map((operation) => ({
        operation,
        kind: 'status',
      })),
    );

  it('its pages have nothing of the map where nothing was read yet, except the map’s own', async () => {
    await breakContent(unread.origin);
    for (const path of ['/', '/en/contact', '/search', '/collections']) {
      const {status, data} = await loadedPage(unread.origin, path);
      expect(status, path).toBe(200);
      // The brand of the code is the name of a shop that is not known.
      const others = JSON.stringify(data).replaceAll(BRAND, '');
      expect(aboutMap(JSON.parse(others)), path).toEqual([]);
    }
    for (const path of ['/faq', '/en/docs/first-steps', '/connect']) {
      expect((await loadedPage(unread.origin, path)).status, path).toBe(200);
    }
  });

  it('the page of the map has its bands and questions', async () => {
    await breakContent(sample.origin);
    const {data} = await loadedPage(sample.origin, '/metarmap');
    const page = data.find((part) => getProperty(part, 'story'));
    const story = getProperty(page, 'story');
    expect(getProperty(story, 'bands')).not.toEqual([]);
    expect(getProperty(story, 'questions')).not.toEqual([]);
  });
});

describe('the questions of a shop without the map, a page of the Online Store', () => {
  const shop = ownShop({profile: 'tea', customers: false});
  beforeEach(withoutPauses);
  beforeEach(() => void stubCaches());
  afterEach(() => vi.unstubAllGlobals());

  it('are not missing while they cannot be read, and hold up no document for agents', async () => {
    const id = globalId('Page', 480_000_000_000);
    shop.shop.edits.savePage(id, {
      id,
      handle: same('faq'),
      title: same('Questions'),
      bodyHtml: same('<p>How hot?</p>'),
      updatedAt: '2026-06-01T08:00:00Z',
    });
    const visit = async (path: string) => ({
      ...(await sharedVisit(shop.origin, path)),
      params: {},
    });
    await breakShop(shop.origin, {operation: 'OnlinePage', kind: 'status'});
    const thrown = await thrownBy(faq(await visit('/en/faq')));
    expect(statusOf(thrown)).toBe(500);
    const visited = await visit('/en/agents.md');
    const text = await (await agents(visited)).text();
    expect(text).toContain('Green Tea');
    expect(text).not.toContain('/faq');
    expect(visited.context.requestLog.usesFallbackContent).toBe(true);
    await mendShop(shop.origin);
    const {introHtml} = await faq(await visit('/en/faq'));
    expect(introHtml).toBe('<p>How hot?</p>');
  });
});
