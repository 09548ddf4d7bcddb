import {beforeEach, describe, expect, it} from 'vitest';
import {plainTexts, shellTexts} from '~/lib/content/landing-texts.server';
import {
  chosenCollections,
  entryHeading,
} from '~/lib/content/page-entries.server';
import {merchantContent} from '~/lib/content/load-merchant-content.server';
import type {LocaleCode} from '~/lib/i18n/locale';
import {loader as collections} from '~/routes/($locale).collections._index';
import {loader as page} from '~/routes/($locale).pages.$handle';
import {loader as search} from '~/routes/($locale).search';
import {same} from '@metarmap/local-shop/catalogue';
import {SAMPLE_BRAND, seedCatalogue} from '@metarmap/local-shop/seed';
import {
  deleteMetaobject,
  metaobjects,
  saveBrand,
  saveMenu,
} from '@metarmap/local-shop/stores';
import {breakShop, mendShop} from '../support/faults';
import {loaderArguments} from '../support/loader-arguments';
import {ownShop} from '../support/own-shop';
import {writeEntry} from '../support/written-entry';

const running = ownShop();

const write = (
  type: 'page' | 'section',
  handle: string,
  fields: Readonly<Record<string, string>>,
) => writeEntry(running.shop, type, handle, fields);

const visit = (path: string, params?: Record<string, string>) =>
  loaderArguments(running.origin, path, params);

async function contentIn(code: LocaleCode) {
  const {context} = visit(code === 'en' ? '/en' : '/');
  return {context, content: await merchantContent(context)};
}

const richText = (...children: object[]) =>
  JSON.stringify({type: 'root', children});
const words = (value: string) => [{type: 'text', value}];
const paragraph = (value: string) => ({
  type: 'paragraph',
  children: words(value),
});
const heading = (value: string) => ({
  ...{type: 'heading', level: 2},
  children: words(value),
});

const COLLECTION = seedCatalogue.collections.find(
  ({handle}) => handle.DE === 'karten',
);

beforeEach(() => {
  for (const {type, handle} of metaobjects(running.shop)) {
    if (/_(?:page|section)$/.test(type)) {
      deleteMetaobject(running.shop, type, handle);
    }
  }
});

describe('a campaign page', () => {
  const listed = () => {
    const button = write('section', 'los', {
      ...{slot: 'button', title: 'Los', link: '/collections/all'},
      link_text: 'Zum Shop',
    });
    const goods = write('section', 'waren', {
      ...{slot: 'collection', lead: 'Nur im Mai'},
      collection: COLLECTION?.id ?? '',
    });
    const text = write('section', 'worte', {
      ...{slot: 'text', title: 'Warum', body: richText(paragraph('Darum'))},
    });
    const answers = write('section', 'fragen', {
      slot: 'faq',
      body: richText(heading('Wann?'), paragraph('Im Mai.')),
    });
    // Without a picture there is nothing to show.
    const band = write('section', 'bild', {slot: 'band', title: 'Mai'});
    const ids = [text, band, button, goods, answers, text];
    write('page', 'mai', {title: 'Mai', sections: JSON.stringify(ids)});
  };

  it('has the sections that the merchant lists, in that order, without a text of its own', async () => {
    listed();
    const {sections, page: shown} = await page(
      visit('/pages/mai', {handle: 'mai'}),
    );
    expect(shown).toMatchObject({title: 'Mai', html: ''});
    expect(sections.map(({kind}) => kind)).toEqual([
      ...['text', 'button', 'collection', 'faq', 'text'],
    ]);
    expect(sections[0]).toMatchObject({
      html: expect.stringContaining('Darum') as string,
    });
    expect(sections[1]?.link).toEqual({
      ...{to: '/collections/all', text: 'Zum Shop'},
    });
    expect(sections[2]?.collection).toMatchObject({
      ...{title: 'Karten', path: '/collections/karten'},
    });
    expect(sections[2]?.collection?.products.length).toBeGreaterThan(3);
    expect(sections[3]?.questions).toMatchObject([{question: 'Wann?'}]);
  });

  it('names the language of what is not translated', async () => {
    listed();
    const {sections} = await page(visit('/en/pages/mai', {handle: 'mai'}));
    expect(sections[0]).toMatchObject({title: {text: 'Warum', lang: 'de'}});
    expect(sections[2]?.collection?.title).toBe('Maps');
  });

  it('is shown without the products while these cannot be read', async () => {
    listed();
    const fault = {operation: 'PageCollections', kind: 'status', status: 503};
    await breakShop(running.origin, fault);
    const {context, ...rest} = visit('/pages/mai', {handle: 'mai'});
    const {sections} = await page({context, ...rest});
    await mendShop(running.origin);
    expect(sections.map(({kind}) => kind)).not.toContain('collection');
    expect(context.requestLog.usesFallbackContent).toBe(true);
  });
});

describe('what the merchant writes for our own pages', () => {
  it('is title and description of the list of collections, and which come first', async () => {
    const [first = {id: ''}, second = {id: ''}] =
      seedCatalogue.collections.toReversed();
    write('page', 'collections', {
      ...{title: 'Sortiment', description: 'Alles, was leuchtet.'},
      collections: JSON.stringify([first.id, second.id]),
    });
    const result = await collections(visit('/collections'));
    expect(result.seo).toMatchObject({
      ...{title: 'Sortiment', description: 'Alles, was leuchtet.'},
    });
    const ids = result.page.collections.map(({id}) => id);
    expect(ids.slice(0, 2)).toEqual([first.id, second.id]);
    const {content} = await contentIn('en');
    expect(chosenCollections(content)).toEqual([first.id, second.id]);
    expect(entryHeading(content, 'collections').title).toEqual({
      ...{text: 'Sortiment', lang: 'de'},
    });
  });

  it('is title and description of the search', async () => {
    write('page', 'search', {title: 'Finden', description: 'Such hier.'});
    const {seo} = await search(visit('/search'));
    expect(seo).toMatchObject({title: 'Finden', description: 'Such hier.'});
  });

  it('does not stand a second time below /pages', async () => {
    const body = richText(paragraph('Text'));
    for (const handle of ['home', 'collections', 'search']) {
      write('page', handle, {title: 'Titel', body});
      const thrown = await page(visit(`/pages/${handle}`, {handle})).catch(
        (error: unknown) => error,
      );
      expect(thrown, handle).toBeDefined();
    }
    const {content} = await contentIn('de');
    expect([...content.pageNames]).toEqual([]);
  });

  it('is the hero’s facts, the text above the newsletter and that of a missing page', async () => {
    write('section', 'oben', {slot: 'hero', facts: ' Eins \n\nZwei'});
    write('section', 'post', {
      slot: 'newsletter',
      title: 'Post',
      lead: 'Selten',
    });
    write('section', 'weg', {slot: 'not_found', title: 'Weggeflogen'});
    const {context, content} = await contentIn('de');
    expect(plainTexts(context, content).hero.facts).toEqual({
      lines: ['Eins', 'Zwei'],
    });
    expect(shellTexts(context, content)).toEqual({
      newsletterText: {title: 'Post', lead: 'Selten'},
      notFoundText: {title: 'Weggeflogen'},
    });
    const english = await contentIn('en');
    expect(shellTexts(english.context, english.content)).toMatchObject({
      notFoundText: {title: 'Weggeflogen', langs: {title: 'de'}},
    });
  });

  it('adds nothing to pages where nothing is written', async () => {
    const {context, content} = await contentIn('de');
    expect(shellTexts(context, content)).toEqual({});
    expect(content.brand.colors).toBeNull();
  });

  it('is links to other websites in the menu social, and the brand’s icon and colour', async () => {
    const item = (title: string, path: string) => ({
      ...{id: `gid://shopify/MenuItem/${title}`, title: same(title), path},
      ...{type: 'HTTP' as const, items: []},
    });
    saveMenu(running.shop, {
      ...{id: 'gid://shopify/Menu/3', handle: 'social', title: same('Social')},
      items: [
        item('Mastodon', 'https://mastodon.example/@metarmap'),
        item('Schlecht', 'javascript:alert(1)'),
      ],
    });
    saveBrand(running.shop.database, {
      ...SAMPLE_BRAND,
      primaryColor: '#17478c',
    });
    const {content} = await contentIn('de');
    expect(content.social).toEqual([
      {title: 'Mastodon', to: 'https://mastodon.example/@metarmap'},
    ]);
    expect(content.brand.colors?.light.accent).toBe('#17478c');
    expect(content.brand.icon).toContain('logo-square');
  });
});
