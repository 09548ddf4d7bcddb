import {afterEach, describe, expect, it, vi} from 'vitest';
import {contentPage, pageHtml} from '~/lib/content/content.server';
import {searchDocs} from '~/lib/content/docs-index.server';
import {faqGroups} from '~/lib/content/faq-groups';
import {hasGuarantee} from '~/lib/content/guarantee-page.server';
import {
  folderPages,
  requireMerchantPage,
  requirePage,
} from '~/lib/content/load-content.server';
import {merchantContent} from '~/lib/content/load-merchant-content.server';
import {currentAnnouncement} from '~/lib/content/announcement.server';
import {editPaths} from '~/lib/content/merchant-content.server';
import {merchantMenus} from '~/lib/content/merchant-menus.server';
import {entryColorMode, writtenPage} from '~/lib/content/written-page.server';
import {homeSections, landingTexts} from '~/lib/content/landing-texts.server';
import {agentsDocument} from '~/lib/agents/agents-document.server';
import {CATALOGUES} from '~/lib/i18n/catalogues';
import {LOCALES, type LocaleCode} from '~/lib/i18n/locale';
import {pageSeo, seoMeta} from '~/lib/seo/seo';
import {siteData} from '~/lib/seo/structured-data';
import {PageCache, PageMemory} from '~/lib/server/page-cache.server';
import {writtenPages} from '~/lib/sitemap/load-sitemap.server';
import {RequestLog} from '~/lib/storefront/request-log.server';
import {resultMemory} from '~/lib/storefront/shared-results.server';
import {same} from '@metarmap/local-shop/catalogue';
import {text} from '@metarmap/store/localized-text';
import {
  deleteMenu,
  deleteMetaobject,
  menuByHandle,
  metaobjects,
  saveMenu,
  savePolicy,
  saveBrand,
  type MenuItem,
} from '@metarmap/local-shop/stores';
import {
  MENUS,
  SAMPLE_BRAND,
  SECTION_METAOBJECTS,
  seedCatalogue,
} from '@metarmap/local-shop/seed';
import {breakShop, holdNext, mendShop} from '../support/faults';
import {mapCache} from '../support/map-cache';
import {ownShop} from '../support/own-shop';
import {forgetRequests, loggedRequests} from '../support/shop-client';
import {storefrontContext} from '../support/storefront-context';
import {writeEntry} from '../support/written-entry';
import {fakeTimeouts} from '../support/fake-timeouts';

const running = ownShop({primaryOrigin: 'https://shop.example'});

const write = (
  type: string,
  handle: string,
  fields: Readonly<Record<string, string>>,
) => writeEntry(running.shop, type, handle, fields);

async function contentIn(code: LocaleCode) {
  const country = 'DE' as const;
  const context = {...storefrontContext(running.origin, code), country};
  return {context, content: await merchantContent(context)};
}

const announcedIn = async (code: LocaleCode, now = '2026-06-15T12:00:00Z') =>
  currentAnnouncement((await contentIn(code)).content, new Date(now));

const [PRIVACY] = seedCatalogue.policies;

/** Sets the merchant's privacy policy to this HTML in both languages. */
function writePrivacy(html: string) {
  if (!PRIVACY) throw new Error('The seed has policies.');
  savePolicy(running.shop, {...PRIVACY, bodyHtml: same(html)});
}

afterEach(async () => {
  vi.useRealTimers();
  for (const {type, handle} of metaobjects(running.shop)) {
    if (type.startsWith('storefront_')) {
      deleteMetaobject(running.shop, type, handle);
    }
  }
  if (PRIVACY) savePolicy(running.shop, PRIVACY);
  for (const menu of MENUS) saveMenu(running.shop, menu);
  await mendShop(running.origin);
});

async function textsIn(code: LocaleCode) {
  const {context, content} = await contentIn(code);
  const texts = landingTexts(context, content);
  if (!texts) throw new Error('The shop sells the map.');
  return {...texts, order: homeSections(content)};
}

const paragraph = (value: string, more: object = {}) => ({
  type: 'paragraph',
  children: [{type: 'text', value, ...more}],
});

const heading = (value: string, level = 2) => ({
  ...paragraph(value),
  type: 'heading',
  level,
});

/** A field of rich text. */
const richText = (...children: readonly object[]) =>
  JSON.stringify({type: 'root', children});

const HEADED_TEXT = richText(heading('Mit dem Zeppelin'));

describe('a section of the merchant’s', () => {
  it('replaces single fields, in their languages, and leaves the code’s texts where nothing is written', async () => {
    const ours = {de: await textsIn('de'), en: await textsIn('en')};
    write('section', 'de--home-hero', {
      slot: 'hero',
      title: 'Das Wetter an der Wand',
    });
    write('section', 'home-colors', {
      slot: 'colors',
      lead: 'Vier Farben.',
    });
    write('section', 'en--home-colors', {
      slot: 'colors',
      title: 'Colors',
    });
    expect(await textsIn('de')).toMatchObject({
      hero: {headline: 'Das Wetter an der Wand'},
      colors: {...ours.de.colors, lead: 'Vier Farben.'},
      closing: ours.de.closing,
    });
    expect(await textsIn('en')).toEqual({
      ...ours.en,
      // No entry has these words in English.
      hero: {headline: 'Das Wetter an der Wand', langs: {headline: 'de'}},
      colors: {
        ...ours.en.colors,
        title: 'Colors',
        lead: 'Vier Farben.',
        langs: {lead: 'de'},
      },
    });
    write('section', 'hero-in-english', {
      language: 'en',
      slot: 'hero',
      lead: 'Weather on the wall.',
    });
    expect((await textsIn('en')).hero).toEqual({lead: 'Weather on the wall.'});
  });

  it('adds rich text, with only what a page allows, a picture and a link', async () => {
    const [picture] = running.shop.catalogue.products[0]?.media ?? [];
    write('section', 'de--setup', {
      body: richText(
        heading('Größe & Gewicht'),
        paragraph('<script>alert(1)</script>', {bold: true}),
        {
          type: 'paragraph',
          children: [
            {...paragraph('x'), type: 'link', url: 'javascript:alert(1)'},
          ],
        },
      ),
      picture: picture?.id ?? '',
      link: '/pages/faq',
      link_text: 'Fragen',
    });
    const {extra} = (await textsIn('de')).setup;
    expect(extra?.link).toEqual({to: '/faq', text: 'Fragen'});
    expect(extra?.picture?.url).toContain(running.origin);
    expect(extra?.html).toBe(
      '\n<h2 id="größe--gewicht"><a href="#größe--gewicht">Größe &amp; Gewicht</a></h2>\n' +
        '<p><strong>&#x3C;script>alert(1)&#x3C;/script></strong></p><p><a>x</a></p>',
    );
  });

  it('shows only the fields of its place, such as a title of the best sellers', async () => {
    const body = richText(paragraph('Text'));
    const fields = {title: 'Titel', lead: 'Einleitung', body};
    for (const slot of ['hero', 'box', 'products', 'closing']) {
      write('section', `de--${slot}`, fields);
    }
    const {hero, box, products, closing} = await textsIn('de');
    expect(hero).toEqual({headline: 'Titel', lead: 'Einleitung'});
    expect(box).toEqual({...CATALOGUES.de.landing.box, title: 'Titel'});
    expect(products).toMatchObject({title: 'Titel', extra: {link: null}});
    expect(closing.extra).toBeUndefined();
  });

  it('has a picture for each colour mode and language, as the sample shop’s band below the hero', async () => {
    for (const {handle, fields} of SECTION_METAOBJECTS) {
      const values = fields.map(({key, value}) => [key, value.EN] as const);
      write('section', handle, Object.fromEntries(values));
    }
    for (const [code, name] of [
      ['de', 'hero'],
      ['en', 'hero-east-coast'],
    ] as const) {
      const {room} = await textsIn(code);
      expect(room.extra?.picture?.url).toContain(`${name}-day`);
      expect(room.extra?.darkPicture?.url).toContain(`${name}-night`);
    }
  });

  it('gives each heading of a page an id of its own', async () => {
    const body = richText(heading('Step'), heading('Step 2'), heading('Step'));
    write('section', 'de--setup', {body});
    write('section', 'de--questions', {body});
    const {setup, questions} = await textsIn('de');
    const html = `${setup.extra?.html}${questions.extra?.html}`;
    const ids = [...html.matchAll(/ id="(.*?)"/g)].map(([, id]) => id);
    expect(ids.slice(0, 3)).toEqual(['step', 'step-2', 'step-1']);
    expect(new Set(ids).size).toBe(6);
  });

  it('has its place, or is left out, by the list of the page “home”', async () => {
    const closing = write('section', 'closing', {});
    const hero = write('section', 'home-hero', {});
    write('page', 'home', {sections: JSON.stringify([closing, hero])});
    expect((await textsIn('en')).order).toEqual(['closing', 'hero']);
    write('page', 'home', {sections: 'broken'});
    expect((await textsIn('en')).order).toContain('questions');
  });
});

async function pageIn(code: LocaleCode, path: string) {
  const {context, content} = await contentIn(code);
  return writtenPage(context, content, path);
}

describe('a page of the merchant’s', () => {
  it('has their policy, cleaned, also where it is the same in both languages', async () => {
    writePrivacy('<p onclick="x()">Wir fragen nichts.</p><script>x()</script>');
    const german = await pageIn('de', '/legal/privacy');
    expect(german).toMatchObject({isSample: false, sections: []});
    expect(german && pageHtml(german)).toBe('<p>Wir fragen nichts.</p>');
    expect(german?.langs.body).toBeUndefined();
    const english = await pageIn('en', '/legal/privacy');
    expect(english && pageHtml(english)).toBe('<p>Wir fragen nichts.</p>');
    expect(english?.langs.body).toBe('de');
    const {isSample} = (await pageIn('de', '/legal/terms')) ?? {};
    expect(isSample).toBe(true);
  });

  it('may replace ours in part, or be a new one', async () => {
    const body = richText(
      heading('Zur Karte'),
      heading('Leuchtet sie?', 3),
      paragraph('Ja.'),
    );
    write('page', 'de--faq', {body});
    write('page', 'de--werkstatt', {title: 'Werkstatt', body});
    const faq = await pageIn('de', '/faq');
    expect(faq?.title).toBe(contentPage('de', '/faq')?.title);
    const question = {question: 'Leuchtet sie?', answerHtml: '<p>Ja.</p>'};
    expect(faqGroups(faq?.sections ?? [])).toMatchObject([
      {title: 'Zur Karte', questions: [question]},
    ]);
    expect((await pageIn('de', '/pages/werkstatt'))?.title).toBe('Werkstatt');
    expect(await pageIn('en', '/pages/werkstatt')).toMatchObject({
      title: 'Werkstatt',
      langs: {title: 'de', body: 'de'},
    });
    write('page', 'en--werkstatt', {title: 'Workshop', body});
    expect(await pageIn('en', '/pages/werkstatt')).toMatchObject({
      title: 'Workshop',
      langs: {},
    });
  });

  it('is shown in the colour mode that it was made for, or else in the visitor’s', async () => {
    const body = richText(heading('Nachts'));
    write('page', 'de--nachtflug', {
      title: 'Nachtflug',
      body,
      color_mode: 'dark',
    });
    write('page', 'home', {color_mode: 'light'});
    write('page', 'tagflug', {title: 'Tagflug', body});
    const {context, content} = await contentIn('de');
    const modeOf = async (path: string) =>
      (await requirePage(context, path)).colorMode;
    expect(await modeOf('/pages/nachtflug')).toBe('dark');
    expect(await modeOf('/pages/tagflug')).toBeNull();
    expect(entryColorMode(content, 'home')).toBe('light');
  });

  it('has the language of its field, whatever its handle says', async () => {
    write('page', 'team', {language: 'de', title: 'Wir', body: HEADED_TEXT});
    write('page', 'en--team', {language: 'en', title: 'Us', body: HEADED_TEXT});
    write('page', 'de-luxe-box', {
      language: 'de',
      title: 'Kiste',
      body: HEADED_TEXT,
    });
    expect((await pageIn('de', '/pages/de-luxe-box'))?.title).toBe('Kiste');
    expect((await pageIn('de', '/pages/team'))?.title).toBe('Wir');
    expect((await pageIn('en', '/pages/team'))?.title).toBe('Us');
  });

  it('has one address, and its texts, translated or not', async () => {
    write('page', 'faq', {title: 'Fragen und Antworten'});
    write('page', 'de--docs-new', {title: 'Neu', body: HEADED_TEXT});
    expect((await pageIn('de', '/faq'))?.title).toBe('Fragen und Antworten');
    expect(await pageIn('en', '/faq')).toMatchObject({
      title: 'Fragen und Antworten',
      sections: contentPage('en', '/faq')?.sections,
      langs: {title: 'de', body: undefined},
    });
    expect(await pageIn('de', '/pages/faq')).toBeNull();
    expect(await pageIn('de', '/docs/new')).toBeNull();
    expect((await pageIn('de', '/pages/docs-new'))?.title).toBe('Neu');
  });

  it.each(['about', 'support', 'versand', 'faqs', 'agb'])(
    'is shown and linked at /pages/%s, which leads elsewhere while nothing is written',
    async (name) => {
      const path = `/pages/${name}`;
      const link = async () => {
        write('announcement', 'news', {text: 'Neu', link: path});
        return (await announcedIn('de'))?.link;
      };
      expect(await pageIn('de', path)).toBeNull();
      expect(await link()).not.toBe(path);
      write('page', name, {title: 'Eigene Worte', body: HEADED_TEXT});
      expect((await pageIn('de', path))?.title).toBe('Eigene Worte');
      expect(await link()).toBe(path);
      const {context} = await contentIn('de');
      const listed = await writtenPages(context);
      expect(listed.map(({paths}) => paths.de)).toContain(path);
    },
  );

  it('is found by the manual’s search at its headings, in its language', async () => {
    const find = async (code: LocaleCode, term: string) => {
      const {context} = await contentIn(code);
      const pages = await folderPages(context, '/docs');
      return searchDocs(pages, term).hits;
    };
    write('page', 'de--docs-hanging', {
      title: 'An die Wand',
      body: HEADED_TEXT,
    });
    expect(await find('de', 'Zeppelin')).toMatchObject([
      {
        to: '/docs/hanging#mit-dem-zeppelin',
        page: 'An die Wand',
        heading: 'Mit dem Zeppelin',
      },
    ]);
    write('page', 'en--docs-hanging', {title: 'On the wall'});
    expect(await find('en', 'Zeppelin')).toEqual([]);
    deleteMetaobject(running.shop, 'storefront_page', 'de--docs-hanging');
    expect(await find('de', 'Zeppelin')).toEqual([]);
  });

  it('is in the sitemap in the languages in which it is written', async () => {
    write('page', 'de--werkstatt', {title: 'a', body: HEADED_TEXT});
    write('page', 'about-the-map', {title: 'Über', body: HEADED_TEXT});
    write('page', 'en--about-the-map', {title: 'b', body: HEADED_TEXT});
    write('page', 'de--faq', {title: 'c', body: HEADED_TEXT});
    write('page', 'de--home', {title: 'd', body: HEADED_TEXT});
    const {context} = await contentIn('de');
    const listed = await writtenPages(context);
    const paths = listed.map((page) => page.paths);
    expect(paths.filter(({de, en}) => /pages/.test(`${de} ${en}`))).toEqual([
      {de: '/pages/werkstatt'},
      {de: '/pages/about-the-map', en: '/pages/about-the-map'},
    ]);
    expect(paths.filter(({de}) => de === '/faq')).toHaveLength(1);
  });

  it('is shown as a draft only in the preview, and replaced by ours when Shopify fails', async () => {
    write('page', 'de--faq', {title: 'Entwurf', preview_only: 'true'});
    const titleIn = async (PUBLIC_ENVIRONMENT: 'production' | 'preview') => {
      const {env, ...context} = storefrontContext(running.origin, 'de');
      const inEnvironment = {...context, env: {...env, PUBLIC_ENVIRONMENT}};
      const content = await merchantContent(inEnvironment);
      const germany = {...inEnvironment, country: 'DE' as const};
      return writtenPage(germany, content, '/faq')?.title;
    };
    expect(await titleIn('preview')).toBe('Entwurf');
    expect(await titleIn('production')).toBe(contentPage('de', '/faq')?.title);
    await breakShop(running.origin, {operation: 'Content', kind: 'empty'});
    expect(await titleIn('preview')).toBe(contentPage('de', '/faq')?.title);
  });

  it('is edited at an existing address of the admin', async () => {
    write('page', 'faq', {title: 'Fragen'});
    write('page', 'de--faq', {title: 'Häufige Fragen'});
    write('section', 'de--home-hero', {title: 'Wetter'});
    writePrivacy('a');
    const edited = editPaths((await contentIn('de')).content);
    expect(edited).toMatchObject({
      '/legal/privacy': '/settings/legal',
      '/policies/subscription-policy': '/settings/legal',
      '/blogs': '/blogs',
    });
    for (const [path, handle] of [
      ['/faq', 'de--faq'],
      ['/', 'de--home-hero'],
    ] as const) {
      const form = await fetch(`${running.origin}/admin${edited[path]}`);
      expect([form.status, await form.text()]).toEqual([
        200,
        expect.stringContaining(handle),
      ]);
    }
  });
});

describe('an announcement of the merchant’s', () => {
  it('is shown in its language from its start to its end', async () => {
    write('announcement', 'de--summer', {
      text: 'Sommerpause bis Montag',
      link: 'http://localhost:3000/en/pages/contact',
      from: '2026-06-15T00:00:00Z',
      until: '2026-06-20T00:00:00Z',
    });
    expect(await announcedIn('de')).toEqual({
      text: 'Sommerpause bis Montag',
      link: '/contact',
    });
    expect(await announcedIn('en')).toMatchObject({lang: 'de'});
    expect(await announcedIn('de', '2026-06-14T23:59:59Z')).toBeNull();
    expect(await announcedIn('de', '2026-06-20T00:00:00Z')).toBeNull();
  });

  it('for all languages is shown in the first one where it is not translated', async () => {
    write('announcement', 'summer', {text: 'Black Friday: MAPS20'});
    const text = 'Black Friday: MAPS20';
    expect(await announcedIn('de')).toEqual({text, link: null});
    expect(await announcedIn('en')).toEqual({text, lang: 'de', link: null});
    write('announcement', 'en--summer', {text: 'Summer break'});
    expect((await announcedIn('en'))?.text).toBe('Summer break');
  });

  it('is requested once for all loaders of a page', async () => {
    await forgetRequests(running.origin);
    const context = storefrontContext(running.origin, 'de');
    await Promise.all([merchantContent(context), merchantContent(context)]);
    // One in the page's language, one in the shop's first.
    expect(await loggedRequests(running.origin)).toHaveLength(2);
  });
});

describe('a legal text that is not written', () => {
  const contextFor = (
    PUBLIC_STORE_DOMAIN: string,
    PUBLIC_ENVIRONMENT: 'production' | 'preview',
  ) => {
    const {env, ...context} = storefrontContext(running.origin, 'en');
    return {
      ...context,
      country: 'US' as const,
      env: {...env, PUBLIC_ENVIRONMENT, PUBLIC_STORE_DOMAIN},
    };
  };
  const MISSING = '/legal/imprint';

  it('is missing in a linked store, hidden, and absent from what machines read', async () => {
    const context = contextFor('store.myshopify.com', 'production');
    const page = await requireMerchantPage(context, MISSING);
    expect(page).toMatchObject({
      title: 'Legal notice',
      isHidden: true,
      sections: [],
    });
    expect(page.description).toContain('hasn’t published this text yet');
    expect(pageHtml(page)).toContain('href="/en/contact"');
    const listed = await writtenPages(context);
    expect(listed.flatMap(({paths}) => Object.values(paths))).not.toContain(
      MISSING,
    );
    const agents = await agentsDocument(
      contextFor('store.myshopify.com', 'production'),
      new Request('https://shop.example/llms-full.txt'),
      {isFull: true},
    );
    expect(await agents.text()).not.toContain('Free from');
  });

  it.each([
    ['the local shop', null, 'production'],
    ['the preview', 'store.myshopify.com', 'preview'],
  ] as const)('is a sample in %s', async (_what, domain, environment) => {
    const context = contextFor(domain ?? running.origin, environment);
    const page = await requireMerchantPage(context, MISSING);
    expect(page).toMatchObject({isSample: true, isHidden: false});
  });

  it('appears as soon as it is written', async () => {
    write('page', 'legal-imprint', {body: HEADED_TEXT});
    const context = contextFor('store.myshopify.com', 'production');
    const page = await requireMerchantPage(context, MISSING);
    expect(page).toMatchObject({isSample: false, isHidden: false});
  });
});

describe('the notice of the legal guarantee', () => {
  const PATH = '/legal/guarantee';
  const read = async (code: LocaleCode) => {
    const {context} = await contentIn(code);
    return requireMerchantPage(context, PATH);
  };

  it('does not exist, and nothing leads to it, until the merchant has its picture', async () => {
    write('guarantee_notice', 'notice', {text: HEADED_TEXT});
    await expect(read('de')).rejects.toMatchObject({status: 404});
    const {context, content} = await contentIn('de');
    expect(hasGuarantee(context, content)).toBe(false);
  });

  it('is the merchant’s picture and text, which no search engine lists', async () => {
    const [picture] = running.shop.catalogue.products[0]?.media ?? [];
    const notice = {picture: picture?.id ?? '', text: HEADED_TEXT};
    write('guarantee_notice', 'notice', {...notice, title: '2 Jahre "sicher"'});
    write('guarantee_notice', 'en--notice', notice);
    const german = await read('de');
    expect(german).toMatchObject({title: '2 Jahre "sicher"', isHidden: true});
    expect(pageHtml(german)).toMatch(
      new RegExp(
        `^<p><img src="${running.origin}/[^"]+" alt="[^"]+" width="\\d+" height="\\d+" class="filter-none rounded-none"></p>\n<h2.*Zeppelin`,
      ),
    );
    expect((await read('en')).title).toBe('Your legal guarantee');
    const {context, content} = await contentIn('en');
    const leads = (['DE', 'AT', 'CH', 'GB', 'US'] as const).filter((country) =>
      hasGuarantee({country}, content),
    );
    expect(leads).toEqual(['DE', 'AT']);
    expect(editPaths(content)[PATH]).toContain('/storefront_guarantee_notice/');
    const listed = await writtenPages(context);
    expect(JSON.stringify(listed)).not.toContain(PATH);
  });
});

describe('a store whose first language is English', () => {
  const store = ownShop({profile: 'english', customers: false});

  it.each([
    ['en', undefined],
    ['de', 'en'],
  ] as const)(
    'shows its words on pages in %s, with their language where it is another',
    async (code, lang) => {
      const context = {
        ...storefrontContext(store.origin, code),
        country: 'US' as const,
      };
      const content = await merchantContent(context);
      expect(currentAnnouncement(content, new Date())).toEqual({
        text: 'Closed on Memorial Day',
        link: null,
        ...(lang && {lang}),
      });
      for (const path of ['/pages/team', '/legal/privacy', '/legal/terms']) {
        const page = writtenPage(context, content, path);
        expect(page).toMatchObject({isSample: false});
        expect(page?.langs.body).toBe(lang);
        expect(page && pageHtml(page)).toMatch(/Plane Tables|Ohio/);
      }
    },
  );
});

it('content is built once from the same results, and again when they change', async () => {
  const cache = mapCache();
  const memory = resultMemory();
  const options = {cache, memory, waitUntil: () => undefined};
  const read = async () => {
    const context = storefrontContext(running.origin, 'en', options);
    return merchantContent({...context, env: sameEnv});
  };
  const sameEnv = storefrontContext(running.origin, 'en').env;
  const content = await read();
  expect(await read()).toBe(content);
  const other = {...sameEnv, PUBLIC_SITE_URL: 'https://other.example'};
  const context = storefrontContext(running.origin, 'en', options);
  expect(await merchantContent({...context, env: other})).not.toBe(content);
});

describe('content that cannot be read in time', () => {
  const later = (milliseconds: number) =>
    breakShop(running.origin, {
      operation: 'Content',
      kind: 'latency',
      milliseconds,
    });
  const contextIn = (code: LocaleCode, requestLog = new RequestLog()) => ({
    ...storefrontContext(running.origin, code, {requestLog}),
    country: 'DE' as const,
  });

  it('is awaited by a page that consists of it', async () => {
    writePrivacy('<p>Wir fragen nichts.</p>');
    write('page', 'de--werkstatt', {title: 'Werkstatt', body: HEADED_TEXT});
    await later(1800);
    const context = contextIn('de');
    const [privacy, workshop] = await Promise.all([
      requireMerchantPage(context, '/legal/privacy'),
      requireMerchantPage(context, '/pages/werkstatt'),
      // The frame of the same page does not wait.
      merchantContent(context),
    ]);
    expect(pageHtml(privacy)).toBe('<p>Wir fragen nichts.</p>');
    expect(workshop.title).toBe('Werkstatt');
    expect(context.requestLog.usesFallbackContent).toBe(true);
  });

  it.each([
    ['late', {kind: 'latency', milliseconds: 3000}],
    ['malformed', {kind: 'malformed'}],
    ['not whole', {kind: 'empty'}],
  ] as const)(
    'gives an uncached 503 when it is %s, and not our text, a 404 or a short sitemap',
    async (_what, fault) => {
      await breakShop(running.origin, {operation: 'Content', ...fault});
      const deadline = {left: () => 1000};
      for (const read of [
        (context: ReturnType<typeof contextIn>) =>
          requireMerchantPage(context, '/legal/privacy'),
        (context: ReturnType<typeof contextIn>) =>
          requireMerchantPage(context, '/pages/werkstatt'),
        writtenPages,
      ]) {
        const context = contextIn(
          'de',
          new RequestLog(new Headers(), deadline),
        );
        const reading: Promise<unknown> = read(context);
        const response: unknown = await reading.catch(
          (thrown: unknown) => thrown,
        );
        if (!(response instanceof Response)) throw new Error('It was read.');
        expect(response.status).toBe(503);
        expect(response.headers.get('Cache-Control')).toBe('no-store');
        expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
      }
    },
  );

  it('gives any other page fallback content after 1.5 seconds', async () => {
    const {arrived} = await holdNext(running.origin, 'Content');
    fakeTimeouts();
    const context = contextIn('de');
    const reading = requirePage(context, '/faq');
    await arrived();
    await vi.advanceTimersByTimeAsync(1500);
    vi.useRealTimers();
    const page = await reading;
    expect(page.title).toBe(contentPage('de', '/faq')?.title);
    expect(context.requestLog.usesFallbackContent).toBe(true);
  });
});

/** A Cache whose entries end at their age, as the runtime's do. */
function expiring(cache: Cache): Cache {
  const ends = new Map<string, number>();
  return {
    put: (request: Request, response: Response) => {
      const header = response.headers.get('cache-control') ?? '';
      const [, age] = /max-age=(\d+)/.exec(header) ?? [];
      ends.set(request.url, Date.now() + Number(age) * 1000);
      return cache.put(request, response);
    },
    match: async (request: Request) =>
      (ends.get(request.url) ?? 0) > Date.now()
        ? cache.match(request)
        : undefined,
  } as Cache;
}

it('production’s cached page follows a merchant’s change within two minutes, read or not', async () => {
  vi.useFakeTimers({toFake: ['Date']});
  const start = Date.now();
  const pending: Promise<unknown>[] = [];
  const waitUntil = (promise: Promise<unknown>) => void pending.push(promise);
  const cache = expiring(mapCache());
  const memory = resultMemory();
  const newContext = () =>
    storefrontContext(running.origin, 'de', {cache, memory, waitUntil});
  const {env} = newContext();
  const pages = new PageCache({
    openCache: () => Promise.resolve(cache),
    memory: new PageMemory(10_000),
    env: {...env, PUBLIC_ENVIRONMENT: 'production'},
    buildId: 'a',
    waitUntil,
  });
  const render = async () => {
    const context = newContext();
    const content = await merchantContent(context);
    const text = currentAnnouncement(content, new Date())?.text;
    const anonymous = {
      session: {isEmpty: true},
      token: {value: null},
      cart: {getCartId: () => undefined},
      requestLog: context.requestLog,
    };
    return {
      response: new Response(text, {headers: {'Content-Type': 'text/html'}}),
      context: anonymous as unknown as Awaited<
        ReturnType<Parameters<PageCache['respond']>[1]>
      >['context'],
    };
  };
  const shownAfter = async (seconds: number) => {
    vi.setSystemTime(start + seconds * 1000);
    const page = await pages.respond(
      new Request('http://localhost:3000/faq'),
      render,
    );
    // Renewing the page starts a renewal of the content.
    while (pending.length > 0) await pending.shift();
    return page?.text();
  };

  const announce = (text: string) => write('announcement', 'de--news', {text});
  announce('Sommerpause');
  expect(await shownAfter(0)).toBe('Sommerpause');
  announce('Wieder da');
  // Each visit gets the stale page and starts a new rendering, from stale content as well.
  expect(await shownAfter(39)).toBe('Sommerpause');
  expect(await shownAfter(41)).toBe('Sommerpause');
  expect(await shownAfter(42)).toBe('Wieder da');
  announce('Winterpause');
  expect(await shownAfter(42 + 120)).toBe('Winterpause');
  announce('Frühling');
  // The worst case: content that was fetched before the change, in a page that is read every 10 s.
  for (let later = 10; later < 120; later += 10) await shownAfter(162 + later);
  expect(await shownAfter(162 + 120)).toBe('Frühling');
});

async function menusIn(code: LocaleCode) {
  const {context, content} = await contentIn(code);
  return merchantMenus(context, content, true);
}

let made = 0;

function item(
  titles: string | readonly [de: string, en: string],
  path: string,
  {items = [], ...more}: Partial<MenuItem> = {},
): MenuItem {
  const [DE, EN] = typeof titles === 'string' ? [titles, titles] : titles;
  const id = `gid://shopify/MenuItem/${++made}`;
  return {id, title: text(DE, EN), type: 'HTTP', path, items, ...more};
}

function writeMenu(handle: 'main-menu' | 'footer', items: readonly MenuItem[]) {
  const menu = menuByHandle(running.shop, handle);
  if (!menu) throw new Error('The seed has both menus.');
  saveMenu(running.shop, {...menu, items});
}

/** The code's menus: the footer is not sent, the main menu only for the collections below it. */
async function expectCodesMenus(code: 'de' | 'en') {
  const {main, ...rest} = await menusIn(code);
  const {layout, map} = CATALOGUES[code];
  expect(rest).toEqual({});
  expect(main?.slice(0, 3).map(({title}) => title)).toEqual([
    layout.nav.home,
    map.nav.map,
    layout.nav.shop,
  ]);
  expect(main?.[2]?.links).toHaveLength(7);
}

describe('the shop’s menus', () => {
  it.each(['de', 'en'] as const)(
    'equal the code’s menus in the seed, in %s, except for the collections',
    expectCodesMenus,
  );

  it('are the code’s if there is none, and when Shopify fails', async () => {
    writeMenu('main-menu', [item('Journal', '/connect')]);
    expect((await menusIn('de')).main).toHaveLength(1);
    await breakShop(running.origin, {operation: 'Content', kind: 'malformed'});
    expect(await menusIn('de')).toEqual({});
    await mendShop(running.origin);
    for (const {handle} of MENUS) deleteMenu(running.shop, handle);
    await expectCodesMenus('de');
  });

  it('lead to pages that are there, and to other sites over https', async () => {
    write('page', 'de--workshop', {title: 'a', body: HEADED_TEXT});
    const addresses = [
      ['/collections/karten', '/collections/karten'],
      ['/products/metarmap', '/metarmap'],
      ['/pages/impressum', '/legal/imprint'],
      ['/pages/docs-hanging', '/docs/hanging'],
      ['/pages/workshop?a=1#b', '/pages/workshop?a=1#b'],
      ['/policies/refund-policy', '/legal/revocation'],
      ['https://aviationweather.gov/', 'https://aviationweather.gov/'],
      ['https://shop.example/en/search?q=a', '/search?q=a'],
      ['#', null],
      ['/pages/unknown', null],
      ['/blogs/journal', '/blogs/journal'],
      ['/blogs/unknown', null],
      ['https://instagram.com/shop', 'https://instagram.com/shop'],
      ['http://old.example/x', 'https://old.example/x'],
      ['mailto:shop@example.com', 'mailto:shop@example.com'],
      ['https://user:pass@evil.example/', null],
      ['javascript:alert(1)', null],
    ] as const;
    writeMenu('footer', [
      item('Alles', '#', {items: addresses.map(([path]) => item('x', path))}),
    ]);
    const {footer} = await menusIn('de');
    expect(footer).toHaveLength(1);
    expect(footer?.[0]?.links.map(({to}) => to)).toEqual([
      ...addresses.flatMap(([, to]) => to ?? []),
      ...['/legal/privacy', '/legal/shipping', '/legal/terms', '/legal'],
      '/legal/cookies',
    ]);
    // Written only in German, the page is shown in German.
    const english = (await menusIn('en')).footer?.[0]?.links;
    expect(english?.some(({to}) => to?.startsWith('/pages/'))).toBe(true);
  });

  it('have the merchant’s titles, each with its language where it is not the page’s', async () => {
    const below = item(
      ['Rahmen', 'Frames'],
      '/collections/rahmen-und-montage',
      {
        resourceId:
          running.shop.catalogue.collectionByHandle.get('rahmen-und-montage')
            ?.id,
      },
    );
    writeMenu('main-menu', [
      item(['Alle Waren', 'All goods'], '/collections/all', {items: [below]}),
      item('Einrichtung', '/connect'),
      item('Handbuch', '/docs/hanging'),
      item('Geschenke', '/collections/geschenke'),
    ]);
    writeMenu('footer', [
      item('Fragen?', '#', {items: [item('Hilfe', '/faq')]}),
      item(['Suchen', 'Find'], '/search'),
      item(['Suchen', 'Find again'], '/search'),
    ]);
    expect((await menusIn('de')).main?.map(({title}) => title)).toEqual([
      'Alle Waren',
      'Einrichtung',
      'Handbuch',
      'Geschenke',
    ]);
    expect(await menusIn('en')).toEqual({
      main: [
        {
          title: 'All goods',
          to: '/collections/all',
          links: [{title: 'Frames', to: '/collections/frames-and-mounting'}],
        },
        {title: 'Einrichtung', lang: 'de', to: '/connect', links: []},
        {title: 'Handbuch', lang: 'de', to: '/docs/hanging', links: []},
        {
          title: 'Geschenke',
          lang: 'de',
          to: '/collections/geschenke',
          links: [],
        },
      ],
      footer: [
        {
          title: 'Fragen?',
          lang: 'de',
          links: [{title: 'Hilfe', lang: 'de', to: '/faq'}],
        },
        {
          title: null,
          links: [{title: 'Find', to: '/search'}],
        },
        // See `merchant-menus.test.ts`.
        expect.objectContaining({title: 'Legal'}),
      ],
    });
  });

  it('are bounded in number, depth and length', async () => {
    const many = (items: readonly MenuItem[]) =>
      Array.from({length: 13}, (_, at) =>
        item('x'.repeat(200), `/search?q=${at}`, {items}),
      );
    const fourth = item('x', '/search?q=fourth');
    const deep = [item('x', '/search?q=third', {items: [fourth]})];
    const items = many(many(deep));
    writeMenu('main-menu', items);
    writeMenu('footer', items);
    const {main, footer} = await menusIn('de');
    expect([main?.length, main?.[0]?.links.length]).toEqual([7, 12]);
    // The legal links are added to these.
    expect([footer?.length, footer?.[0]?.links.length]).toEqual([7, 12]);
    expect(main?.[0]?.title).toHaveLength(40);
    const third = main?.[0]?.links[0]?.links;
    expect(third).toHaveLength(1);
    expect(third?.[0]).not.toHaveProperty('links');
  });
});

describe('the merchant’s brand settings', () => {
  afterEach(() => saveBrand(running.shop.database, SAMPLE_BRAND));

  const shownIn = async (code: LocaleCode) => {
    const {context, content} = await contentIn(code);
    const {brand} = content;
    const root = [{id: 'root', data: {brand}}];
    const page = {title: 'Team', description: '', path: '/pages/team'};
    const head = seoMeta(pageSeo(context, page), root);
    const [organization] = siteData(
      'https://shop.example',
      content.shopName,
      LOCALES[code],
      brand,
    );
    const find = (property: string) =>
      head.flatMap((tag) =>
        'property' in tag && tag.property === property ? [tag.content] : [],
      );
    return {organization, image: find('og:image')[0], brand};
  };

  it('give logo, slogan and preview picture, resized to webp by the image service', async () => {
    const {organization, image, brand} = await shownIn('en');
    expect(organization).toMatchObject({
      logo: `${running.origin}/cdn/shop/files/brand/logo-square.webp?width=640&format=webp`,
      slogan: 'Flying weather on your wall',
    });
    expect(image).toBe(
      `${running.origin}/cdn/shop/files/brand/cover.webp?width=1200&height=630&crop=center&format=webp`,
    );
    expect(brand.logo).toBeNull();
    const response = await fetch(String(organization?.logo));
    expect(response.headers.get('content-type')).toBe('image/webp');
  });

  it('may be missing, and what is set replaces the code’s at two densities', async () => {
    const {squareLogo} = SAMPLE_BRAND;
    const empty = {...SAMPLE_BRAND, squareLogo: null, coverImage: null};
    saveBrand(running.shop.database, {...empty, slogan: same('')});
    const none = await shownIn('de');
    expect(none.organization).not.toHaveProperty('slogan');
    expect(none.organization?.logo).toMatch(/apple-touch-icon\.png$/);
    expect(none.image).toMatch(/social-de\.webp$/);
    expect((await shownIn('en')).image).toMatch(/social-en\.webp$/);

    saveBrand(running.shop.database, {...empty, logo: squareLogo});
    const {brand, organization} = await shownIn('de');
    expect(brand.logo?.single).toContain('width=130&format=webp');
    expect(organization?.logo).toBe(brand.logo?.double);
  });
});
