import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {findMerchantPage, requirePage} from '~/lib/content/load-content.server';
import {loadFeed} from '~/lib/blog/load-feed.server';
import {searchTexts} from '~/lib/catalogue/load-search.server';
import {merchantContent} from '~/lib/content/load-merchant-content.server';
import {currentAnnouncement} from '~/lib/content/announcement.server';
import {merchantLink} from '~/lib/content/merchant-link.server';
import {loadMarketTerms} from '~/lib/i18n/load-market-terms.server';
import {allSitemaps} from '~/lib/sitemap/load-sitemap.server';
import {loader as article} from '~/routes/($locale).blogs.$blog.$article';
import {loader as blog} from '~/routes/($locale).blogs.$blog._index';
import {loader as blogs} from '~/routes/($locale).blogs._index';
import {loader as page} from '~/routes/($locale).pages.$handle';
import {loader as policy} from '~/routes/($locale).policies.$handle';
import {loader as sitemap} from '~/routes/sitemap.$type[.]xml';
import {savePolicy, globalId} from '@metarmap/local-shop/stores';
import {same} from '@metarmap/local-shop/catalogue';
import {breakShop, mendShop} from '../support/faults';
import {loaderArguments} from '../support/loader-arguments';
import {ownShop} from '../support/own-shop';
import {thrownBy} from '../support/thrown-by';
import {writeEntry} from '../support/written-entry';

const running = ownShop();

const visit = (path: string, params?: Record<string, string>) =>
  loaderArguments(running.origin, path, params);

/** Status and target of what a loader throws. */
async function thrown(work: Promise<unknown>) {
  const response = (await thrownBy(work)) as Response;
  return [response.status, response.headers.get('Location')];
}

const PAGE_ID = globalId('Page', 480_000_000_000);

function writePage(handle: string, html: string) {
  running.shop.edits.savePage(PAGE_ID, {
    id: PAGE_ID,
    handle: same(handle),
    title: same('Wer wir sind'),
    bodyHtml: same(html),
    updatedAt: '2026-06-01T08:00:00Z',
  });
}

beforeEach(() => running.shop.edits.savePage(PAGE_ID, null));
afterEach(() => mendShop(running.origin));

describe('a page of the Online Store', () => {
  it('is at its address, and at that of its language', async () => {
    const shown = await page(visit('/en/pages/hanging', {handle: 'hanging'}));
    expect(shown.page).toMatchObject({title: 'How to hang the map', langs: {}});
    expect(shown.page.html).toContain('Hold the wall rail');
    expect(shown.seo.alternates).toEqual({
      de: 'http://localhost:3000/pages/aufhaengen',
      en: 'http://localhost:3000/en/pages/hanging',
    });
    const moved = visit('/en/pages/aufhaengen', {handle: 'aufhaengen'});
    expect(await thrown(page(moved))).toEqual([301, '/en/pages/hanging']);
    const missing = visit('/pages/none', {handle: 'none'});
    expect(await thrown(page(missing))).toEqual([404, null]);
  });

  it('has its language where it is not translated, and no dangerous HTML', async () => {
    writePage('team', '<p>Wir<script>alert(1)</script></p>');
    const shown = await page(visit('/en/pages/team', {handle: 'team'}));
    expect(shown.page.html).toBe('<p>Wir</p>');
    expect(shown.page.langs).toEqual({title: 'de', body: 'de'});
  });

  it('is not missing while it cannot be read', async () => {
    await breakShop(running.origin, {
      operation: 'OnlinePage',
      kind: 'status',
      status: 500,
    });
    const broken = visit('/pages/aufhaengen', {handle: 'aufhaengen'});
    expect((await thrown(page(broken)))[0]).toBeGreaterThanOrEqual(500);
  });

  it.each([
    ['kontakt', '/contact'],
    ['faq', '/faq'],
    ['impressum', '/legal/imprint'],
  ])('named %s has its words at %s, before ours', async (handle, path) => {
    writePage(handle, '<p>Kraut und Rüben</p>');
    const {context} = visit('/');
    const written = await requirePage(context, path);
    expect(written).toMatchObject({
      title: 'Wer wir sind',
      introHtml: '<p>Kraut und Rüben</p>',
    });
    const moved = visit(`/pages/${handle}`, {handle});
    expect(await thrown(page(moved))).toEqual([301, path]);
  });

  it('with a usual name is at its own address where a policy or an entry has words', async () => {
    const [refund] = running.shop.seed.policies.filter(
      ({kind}) => kind === 'refundPolicy',
    );
    if (!refund) throw new Error('The seed has this policy.');
    savePolicy(running.shop, {...refund, bodyHtml: same('<p>Widerruf</p>')});
    writePage('returns', '<p>So geht es.</p>');
    const shown = await page(visit('/pages/returns', {handle: 'returns'}));
    expect(shown.page.html).toBe('<p>So geht es.</p>');
  });

  it('is linked where it is, as blogs and articles are', async () => {
    writePage('about', '<p>Wir</p>');
    const {context} = visit('/');
    const content = await merchantContent(context);
    const link = (address: string) =>
      merchantLink(address, context.env, content);
    expect(link('/pages/about')).toBe('/pages/about');
    expect(link('/pages/aufhaengen')).toBe('/pages/aufhaengen');
    expect(link('/pages/none')).toBeNull();
    expect(link('/blogs/journal')).toBe('/blogs/journal');
    expect(link('/blogs/journal/metar-lesen')).toBe(
      '/blogs/journal/metar-lesen',
    );
    expect(link('/blogs/none')).toBeNull();
    expect(link('/collections/karten/eiche')).toBe(
      '/collections/karten?filter.p.tag=eiche',
    );
    // Pages of apps are in Shopify's themes only; files are at Shopify.
    for (const page of ['/apps/track', '/a/faq', '/tools/x', '/en/community']) {
      expect(link(page), page).toBeNull();
    }
    expect(link('/cdn/shop/files/katalog.pdf?v=1')).toBe(
      `${running.origin}/cdn/shop/files/katalog.pdf?v=1`,
    );
  });
});

describe('a blog', () => {
  const READ = {blog: 'journal'};

  it('is where the list of blogs leads while it is the only one', async () => {
    expect(await thrown(blogs(visit('/en/blogs')))).toEqual([
      302,
      '/en/blogs/journal',
    ]);
  });

  it('lists its articles, the newest first, with what each shows', async () => {
    const {blog: shown, seo} = await blog(visit('/blogs/journal', READ));
    const dates = shown.articles.map(({publishedAt}) => publishedAt);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(shown.articles).toContainEqual(
      expect.objectContaining({
        path: '/blogs/journal/metar-lesen',
        title: {text: 'Ein METAR in drei Minuten lesen'},
        author: 'Jana Brandt',
        date: '18. Januar 2026',
      }),
    );
    expect(seo.feed).toBe('http://localhost:3000/blogs/journal.atom');
    expect(seo.title).toBe('Journal über Wetter und Holz');
  });

  it('lists the articles with a tag, whatever characters it has', async () => {
    const tagged = await blog(visit('/blogs/journal?tag=METAR', READ));
    expect(tagged.blog.articles.length).toBeGreaterThan(0);
    for (const {tags, tagsLang} of tagged.blog.articles) {
      expect(tags).toContain('METAR');
      // In the page's language.
      expect(tagsLang).toBeUndefined();
    }
    const odd = await blog(visit('/blogs/journal?tag=%22)%20OR%20(%5C', READ));
    expect(odd.blog.articles).toEqual([]);
    expect(odd.seo.isHidden).toBe(true);
  });

  it('shows an article with its translations, its data for search engines and its Markdown', async () => {
    const params = {blog: 'journal', article: 'read-a-metar'};
    const given = visit('/en/blogs/journal/read-a-metar', params);
    const shown = await article(given);
    expect(shown.article.tagsLang).toBe('de');
    expect(shown.article.title).toEqual({
      text: 'Read a METAR in three minutes',
    });
    expect(shown.body?.text).toContain('<code>EDDS');
    // Three others, the newest first.
    expect(shown.more.map(({path}) => path)).toEqual([
      '/blogs/journal/workshop-visit',
      '/blogs/journal/dew-point',
      '/blogs/journal/map-at-the-club',
    ]);
    expect(shown.seo).toMatchObject({
      title: 'Learn to read a METAR',
      type: 'article',
      alternates: {de: 'http://localhost:3000/blogs/journal/metar-lesen'},
    });
    expect(shown.seo.image?.url).toContain('lernkarten-metar');
    expect(given.context.structuredData[0]).toMatchObject({
      '@type': 'BlogPosting',
      datePublished: '2026-01-18T08:00:00Z',
      author: {name: 'Jana Brandt'},
    });
    const {write} = given.context.markdown;
    expect(write?.()).toContain('# Read a METAR in three minutes');
    const german = visit('/en/blogs/journal/metar-lesen', {
      blog: 'journal',
      article: 'metar-lesen',
    });
    expect(await thrown(article(german))).toEqual([
      301,
      '/en/blogs/journal/read-a-metar',
    ]);
  });

  it('is stored for a moment only while the other language’s URL of an article is unknown', async () => {
    await breakShop(running.origin, {
      operation: 'ArticleHandle',
      kind: 'status',
      status: 500,
    });
    const params = {blog: 'journal', article: 'read-a-metar'};
    const given = visit('/en/blogs/journal/read-a-metar', params);
    expect((await article(given)).article.title.text).toContain('METAR');
    expect(given.context.requestLog.usesFallbackContent).toBe(true);
  });

  it('is no page, and its article neither, if the store does not have it', async () => {
    const none = visit('/blogs/none', {blog: 'none'});
    expect(await thrown(blog(none))).toEqual([404, null]);
    const params = {blog: 'journal', article: 'none'};
    expect(await thrown(article(visit('/blogs/journal/none', params)))).toEqual(
      [404, null],
    );
  });

  it('has a feed with the texts', async () => {
    const {context} = visit('/en/');
    const feed = await loadFeed(
      context,
      {firstLanguage: 'DE', host: '', shopName: 'METARmap'},
      'journal',
    );
    expect(feed).toContain('<title>Read a METAR in three minutes</title>');
    expect(feed).toContain('&lt;code&gt;EDDS');
    expect(feed).toContain('<published>2026-01-18T08:00:00Z</published>');
    // Links within a text lead into its article, not into the list of articles.
    const [, articleUrl = ''] =
      /<entry>[^]*?type="text\/html" href="([^"]+)"/.exec(feed ?? '') ?? [];
    expect(feed).toContain(`<content type="html" xml:base="${articleUrl}">`);
  });

  it('has a feed that names the language of what is not translated', async () => {
    const {context} = visit('/');
    const feed = await loadFeed(
      context,
      // The local shop has no Spanish texts: it returns the German ones.
      {firstLanguage: 'ES', host: '', shopName: 'METARmap'},
      'journal',
    );
    expect(feed).toContain('xml:lang="de-DE"');
    expect(feed).toContain(
      '<title xml:lang="es">Ein METAR in drei Minuten lesen</title>',
    );
    expect(feed).toContain(
      '<content type="html" xml:lang="es" xml:base="http:',
    );
  });

  it('is found by the search, as pages are', async () => {
    const {context} = visit('/');
    const paths = (await searchTexts(context, 'METAR')).map(({path}) => path);
    expect(paths).toContain('/blogs/journal/metar-lesen');
  });

  it('is in the sitemaps with its articles and the pages', async () => {
    const {context} = visit('/');
    const types = (await allSitemaps(context)).map(([type]) => type);
    expect(types).toEqual(expect.arrayContaining(['articles', 'online-pages']));
    const xmlOf = async (type: string) => {
      const given = visit(`/sitemap/${type}.xml`, {type});
      return (await sitemap(given)).text();
    };
    expect(await xmlOf('articles')).toContain(
      '/en/blogs/journal/read-a-metar<',
    );
    expect(await xmlOf('online-pages')).toContain('/pages/aufhaengen<');
    expect(await xmlOf('pages')).toContain('/blogs/journal<');
  });
});

it('the policy for subscriptions is at its address once it is written', async () => {
  const params = {handle: 'subscription-policy'};
  const path = '/policies/subscription-policy';
  expect(await thrown(policy(visit(path, params)))).toEqual([404, null]);
  savePolicy(running.shop, {
    id: globalId('ShopPolicy', 250_000_005),
    kind: 'subscriptionPolicy',
    handle: 'subscription-policy',
    title: same('Abonnements'),
    bodyHtml: same('<p>Jederzeit kündbar.</p>'),
  });
  const shown = await policy(visit(path, params));
  expect(shown.page.html).toBe('<p>Jederzeit kündbar.</p>');
});

describe('a store with more entries than are read', () => {
  const write = (
    type: string,
    handle: string,
    fields: Readonly<Record<string, string>>,
  ) => writeEntry(running.shop, type, handle, fields);

  it('shows its newest announcement and market, each page, and says so in the log', async () => {
    const body = JSON.stringify({
      type: 'root',
      children: [{type: 'paragraph', children: [{type: 'text', value: 'Ja'}]}],
    });
    for (let i = 0; i < 255; i += 1) {
      write('page', `page-${i}`, {title: `Seite ${i}`, body});
    }
    for (let i = 0; i < 60; i += 1) {
      write('announcement', `old-${i}`, {text: `Alt ${i}`});
      write('market', `m-${i}`, {countries: 'XX'});
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
    write('announcement', 'new', {text: 'Neu'});
    write('market', 'new', {countries: 'PT', return_days: '77'});
    const {context} = visit('/');
    const content = await merchantContent(context);
    expect(currentAnnouncement(content, new Date())?.text).toBe('Neu');
    expect((await loadMarketTerms(context))('PT').returns?.days).toBe(77);
    for (const path of ['/pages/page-0', '/pages/page-254']) {
      const found = await findMerchantPage(context, content, path);
      expect(found?.introHtml, path).toContain('Ja');
      expect(merchantLink(path, context.env, content)).toBe(path);
    }
    expect(content.isEveryEntryRead).toBe(false);
  });
});
