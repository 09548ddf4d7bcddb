import {beforeEach, describe, expect, it} from 'vitest';
import {contentPage, pageHtml} from '~/lib/content/content.server';
import {faqGroups} from '~/lib/content/faq-groups';
import {searchDocs} from '~/lib/content/docs-index.server';
import {folderPages} from '~/lib/content/load-content.server';
import {
  currentAnnouncement,
  editPaths,
  merchantContent,
} from '~/lib/content/merchant-content.server';
import {writtenPage} from '~/lib/content/written-page.server';
import {homeSections, landingTexts} from '~/lib/home/landing-texts.server';
import type {LocaleCode} from '~/lib/i18n/locale';
import {writtenPages} from '~/lib/sitemap/load-sitemap.server';
import {
  deleteMetaobject,
  metaobjects,
  policies,
  savePolicy,
} from '../../local-shop/data/content-store';
import {askAdmin} from '../support/customer-client';
import {breakShop, mendShop} from '../support/faults';
import {ownShop} from '../support/own-shop';
import {forgetRequests, loggedRequests} from '../support/shop-client';
import {storefrontContext} from '../support/storefront-context';

const running = ownShop();

const UPSERT = `mutation Write($handle: MetaobjectHandleInput!, $metaobject: MetaobjectUpsertInput!) {
  metaobjectUpsert(handle: $handle, metaobject: $metaobject) {
    metaobject {id}
    userErrors {field message}
  }
}`;

async function write(
  type: string,
  handle: string,
  fields: Record<string, string>,
): Promise<string> {
  const response = await askAdmin(running.origin, UPSERT, {
    handle: {type: `storefront_${type}`, handle},
    metaobject: {
      fields: Object.entries(fields).map(([key, value]) => ({key, value})),
    },
  });
  const {data} = (await response.json()) as {
    data: {metaobjectUpsert: {metaobject: {id: string}; userErrors: object[]}};
  };
  expect(data.metaobjectUpsert.userErrors).toEqual([]);
  return data.metaobjectUpsert.metaobject.id;
}

const contentIn = (code: LocaleCode) =>
  merchantContent(storefrontContext(running.origin, code));

const announcedIn = async (code: LocaleCode, now = '2026-06-15T12:00:00Z') =>
  currentAnnouncement(await contentIn(code), new Date(now));

beforeEach(() => {
  for (const {type, handle} of metaobjects(running.shop)) {
    if (type.startsWith('storefront_')) {
      deleteMetaobject(running.shop, type, handle);
    }
  }
});

async function textsIn(code: LocaleCode) {
  const context = storefrontContext(running.origin, code);
  const content = await merchantContent(context);
  return {
    ...landingTexts({...context, country: 'DE'}, content),
    order: homeSections(content),
  };
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
  it('replaces field by field, in its language, and falls back to the code’s texts', async () => {
    const ours = {de: await textsIn('de'), en: await textsIn('en')};
    await write('section', 'de--home-hero', {
      slot: 'hero',
      title: 'Das Wetter an der Wand',
    });
    await write('section', 'home-colors', {
      slot: 'colors',
      lead: 'Vier Farben.',
    });
    await write('section', 'en--home-colors', {
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
      colors: {...ours.en.colors, title: 'Colors'},
    });
  });

  it('adds rich text without anything that a page does not allow, a picture and a link', async () => {
    const [picture] = running.shop.catalogue.products[0]?.media ?? [];
    await write('section', 'de--setup', {
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
        '<p><strong>&#x3C;script>alert(1)&#x3C;/script></strong></p><p><a rel="nofollow noopener">x</a></p>',
    );
  });

  it('has its place, or none, by the list of the page “home”', async () => {
    const closing = await write('section', 'closing', {});
    const hero = await write('section', 'home-hero', {});
    await write('page', 'home', {sections: JSON.stringify([closing, hero])});
    expect((await textsIn('en')).order).toEqual(['closing', 'hero']);
    await write('page', 'home', {sections: 'broken'});
    expect((await textsIn('en')).order).toContain('questions');
  });
});

async function pageIn(code: LocaleCode, path: string) {
  const context = storefrontContext(running.origin, code);
  const content = await merchantContent(context);
  return writtenPage({...context, country: 'DE'}, content, path);
}

describe('a page of the merchant’s', () => {
  it('has their policy, cleaned, in a language that it is written in, else our sample', async () => {
    const [privacy] = policies(running.shop);
    if (!privacy) throw new Error('The seed has policies.');
    const html = '<p onclick="x()">Wir fragen nichts.</p><script>x()</script>';
    savePolicy(running.shop, {...privacy, bodyHtml: {DE: html, EN: html}});
    const german = await pageIn('de', '/legal/privacy');
    expect(german).toMatchObject({isSample: false, sections: []});
    expect(german && pageHtml(german)).toBe('<p>Wir fragen nichts.</p>');
    const sample = contentPage('en', '/legal/privacy');
    expect(await pageIn('en', '/legal/privacy')).toEqual({
      ...sample,
      isSample: true,
    });
    const {isSample} = (await pageIn('de', '/legal/terms')) ?? {};
    expect(isSample).toBe(true);
    savePolicy(running.shop, privacy);
  });

  it('may replace ours in part, or be a new one', async () => {
    const body = richText(
      heading('Zur Karte'),
      heading('Leuchtet sie?', 3),
      paragraph('Ja.'),
    );
    await write('page', 'de--faq', {body});
    await write('page', 'de--werkstatt', {title: 'Werkstatt', body});
    const faq = await pageIn('de', '/faq');
    expect(faq?.title).toBe(contentPage('de', '/faq')?.title);
    const question = {question: 'Leuchtet sie?', answerHtml: '<p>Ja.</p>'};
    expect(faqGroups(faq?.sections ?? [])).toMatchObject([
      {title: 'Zur Karte', questions: [question]},
    ]);
    expect((await pageIn('de', '/pages/werkstatt'))?.title).toBe('Werkstatt');
    expect(await pageIn('en', '/pages/werkstatt')).toBeNull();
  });

  it('has one address, and in a language that it is not translated into our words', async () => {
    await write('page', 'faq', {title: 'Fragen und Antworten'});
    await write('page', 'de--docs-new', {title: 'Neu', body: HEADED_TEXT});
    expect((await pageIn('de', '/faq'))?.title).toBe('Fragen und Antworten');
    expect(await pageIn('en', '/faq')).toEqual({
      ...contentPage('en', '/faq'),
      isSample: true,
    });
    expect(await pageIn('de', '/pages/faq')).toBeNull();
    expect(await pageIn('de', '/docs/new')).toBeNull();
    expect((await pageIn('de', '/pages/docs-new'))?.title).toBe('Neu');
  });

  it('is found by the manual’s search at its headings, in its language', async () => {
    const find = async (code: LocaleCode, term: string) => {
      const context = storefrontContext(running.origin, code);
      const pages = await folderPages({...context, country: 'DE'}, '/docs');
      return searchDocs(pages, term).hits;
    };
    await write('page', 'de--docs-hanging', {
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
    expect(await find('en', 'Zeppelin')).toEqual([]);
    deleteMetaobject(running.shop, 'storefront_page', 'de--docs-hanging');
    expect(await find('de', 'Zeppelin')).toEqual([]);
  });

  it('is in the sitemap in the languages that it is written in', async () => {
    await write('page', 'de--werkstatt', {title: 'a', body: HEADED_TEXT});
    await write('page', 'about-the-map', {title: 'Über', body: HEADED_TEXT});
    await write('page', 'en--about-the-map', {title: 'b', body: HEADED_TEXT});
    await write('page', 'de--faq', {title: 'c', body: HEADED_TEXT});
    await write('page', 'de--home', {title: 'd', body: HEADED_TEXT});
    const context = storefrontContext(running.origin, 'de');
    const listed = await writtenPages({...context, country: 'DE'});
    const paths = listed.map((page) => page.paths);
    expect(paths.filter(({de, en}) => /pages/.test(`${de} ${en}`))).toEqual([
      {de: '/pages/werkstatt'},
      {de: '/pages/about-the-map', en: '/pages/about-the-map'},
    ]);
    expect(paths.filter(({de}) => de === '/faq')).toHaveLength(1);
  });

  it('is a draft in the preview only, and gives way to ours when the provider fails', async () => {
    await write('page', 'de--faq', {title: 'Entwurf', preview_only: 'true'});
    const titleIn = async (PUBLIC_ENVIRONMENT: 'production' | 'preview') => {
      const {env, ...context} = storefrontContext(running.origin, 'de');
      const inEnvironment = {...context, env: {...env, PUBLIC_ENVIRONMENT}};
      const content = await merchantContent(inEnvironment);
      const germany = {...context, country: 'DE' as const};
      return writtenPage(germany, content, '/faq')?.title;
    };
    expect(await titleIn('preview')).toBe('Entwurf');
    expect(await titleIn('production')).toBe(contentPage('de', '/faq')?.title);
    await breakShop(running.origin, {operation: 'Content', kind: 'empty'});
    expect(await titleIn('preview')).toBe(contentPage('de', '/faq')?.title);
    await mendShop(running.origin);
  });

  it('is edited at an address that the admin has', async () => {
    await write('page', 'faq', {title: 'Fragen'});
    await write('page', 'de--faq', {title: 'Häufige Fragen'});
    await write('section', 'de--home-hero', {title: 'Wetter'});
    const [privacy] = policies(running.shop);
    if (!privacy) throw new Error('The seed has policies.');
    savePolicy(running.shop, {...privacy, bodyHtml: {DE: 'a', EN: 'b'}});
    const edited = editPaths(await contentIn('de'));
    savePolicy(running.shop, privacy);
    expect(edited['/legal/privacy']).toBe('/settings/legal');
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
    await write('announcement', 'de--summer', {
      text: 'Sommerpause bis Montag',
      link: 'http://localhost:3000/en/pages/contact',
      from: '2026-06-15T00:00:00Z',
      until: '2026-06-20T00:00:00Z',
    });
    expect(await announcedIn('de')).toEqual({
      text: 'Sommerpause bis Montag',
      link: '/contact',
    });
    expect(await announcedIn('en')).toBeNull();
    expect(await announcedIn('de', '2026-06-14T23:59:59Z')).toBeNull();
    expect(await announcedIn('de', '2026-06-20T00:00:00Z')).toBeNull();
  });

  it('of all languages is not shown in one that it is not translated into', async () => {
    await write('announcement', 'summer', {text: 'Sommerpause'});
    expect((await announcedIn('de'))?.text).toBe('Sommerpause');
    expect(await announcedIn('en')).toBeNull();
    await write('announcement', 'en--summer', {text: 'Summer break'});
    expect((await announcedIn('en'))?.text).toBe('Summer break');
  });

  it('is asked for once by all loaders of a page', async () => {
    await forgetRequests(running.origin);
    const context = storefrontContext(running.origin, 'de');
    await Promise.all([merchantContent(context), merchantContent(context)]);
    expect(await loggedRequests(running.origin)).toHaveLength(1);
  });

  it('leads to no host that pages may not link to', async () => {
    await write('announcement', 'de--foreign', {
      text: 'Neu',
      link: 'https://evil.example/pages/contact',
    });
    expect(await announcedIn('de')).toEqual({text: 'Neu', link: null});
  });

  it('is not waited for longer than 1.5 seconds, nor needed', async () => {
    await write('announcement', 'de--summer', {text: 'Sommerpause'});
    await breakShop(running.origin, {
      operation: 'Content',
      kind: 'latency',
      milliseconds: 2500,
    });
    const start = performance.now();
    expect(await announcedIn('de')).toBeNull();
    expect(performance.now() - start).toBeLessThan(2300);
    await mendShop(running.origin);
  });
});
