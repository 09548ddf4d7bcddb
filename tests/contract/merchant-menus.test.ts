import {afterEach, describe, expect, it} from 'vitest';
import {merchantContent} from '~/lib/content/merchant-content.server';
import {merchantMenus} from '~/lib/content/merchant-menus.server';
import type {LocaleCode} from '~/lib/i18n/locale';
import {
  deleteMenu,
  menuByHandle,
  saveMenu,
  upsertMetaobject,
} from '../../local-shop/data/content-store';
import {MENUS} from '../../local-shop/data/menus';
import type {MenuItem} from '../../local-shop/domain/shop-content';
import {breakShop, mendShop} from '../support/faults';
import {ownShop} from '../support/own-shop';
import {storefrontContext} from '../support/storefront-context';

const running = ownShop({primaryOrigin: 'https://shop.example'});

async function menusIn(code: LocaleCode) {
  const context = storefrontContext(running.origin, code);
  const content = await merchantContent(context);
  return merchantMenus({...context, country: 'DE'}, content);
}

let made = 0;

function item(
  titles: string | readonly [de: string, en: string],
  path: string,
  {items = [], ...more}: Partial<MenuItem> = {},
): MenuItem {
  const [DE, EN] = typeof titles === 'string' ? [titles, titles] : titles;
  const id = `gid://shopify/MenuItem/${++made}`;
  return {id, title: {DE, EN}, type: 'HTTP', path, items, ...more};
}

function write(handle: 'main-menu' | 'footer', items: readonly MenuItem[]) {
  const menu = menuByHandle(running.shop, handle);
  if (!menu) throw new Error('The seed has both menus.');
  saveMenu(running.shop, {...menu, items});
}

afterEach(async () => {
  for (const menu of MENUS) saveMenu(running.shop, menu);
  await mendShop(running.origin);
});

const OURS = {};

describe('the shop’s menus', () => {
  it.each(['de', 'en'] as const)(
    'say in the seed what the code says, in %s, and add nothing to the page',
    async (code) => expect(await menusIn(code)).toEqual(OURS),
  );

  it('are the code’s where there is none, and where the provider fails', async () => {
    write('main-menu', [item('Journal', '/connect')]);
    expect((await menusIn('de')).main).toHaveLength(1);
    await breakShop(running.origin, {operation: 'Content', kind: 'malformed'});
    expect(await menusIn('de')).toEqual(OURS);
    await mendShop(running.origin);
    for (const {handle} of MENUS) deleteMenu(running.shop, handle);
    expect(await menusIn('de')).toEqual(OURS);
  });

  it('lead to our pages and named sites, and nowhere else', async () => {
    upsertMetaobject(running.shop, {
      type: 'storefront_page',
      handle: 'de--workshop',
      fields: ['title', 'body'].map((key) => ({
        key,
        type: 'multi_line_text_field',
        value: {DE: '{"children": []}', EN: ''},
      })),
    });
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
      ['/blogs/journal', null],
      ['https://evil.example/faq', null],
      ['javascript:alert(1)', null],
    ] as const;
    write('footer', [
      item('Alles', '#', {items: addresses.map(([path]) => item('x', path))}),
    ]);
    const {footer} = await menusIn('de');
    expect(footer).toHaveLength(1);
    expect(footer?.[0]?.links.map(({to}) => to)).toEqual([
      ...addresses.flatMap(([, to]) => to ?? []),
      // The way to withdraw consent stays.
      '/legal/cookies',
    ]);
    // The page is not written in English.
    const english = (await menusIn('en')).footer?.[0]?.links;
    expect(english?.some(({to}) => to.startsWith('/pages/'))).toBe(false);
  });

  it('are in the page’s language: a link that is not translated has our name of its page, or is left out', async () => {
    const below = item(
      ['Rahmen', 'Frames'],
      '/collections/rahmen-und-montage',
      {
        resourceId:
          running.shop.catalogue.collectionByHandle.get('rahmen-und-montage')
            ?.id,
      },
    );
    write('main-menu', [
      item(['Alle Waren', 'All goods'], '/collections/all', {items: [below]}),
      item('Einrichtung', '/connect'),
      item('Handbuch', '/docs/hanging'),
      item('Geschenke', '/collections/geschenke'),
    ]);
    write('footer', [
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
        {title: 'Setup', to: '/connect', links: []},
        {title: 'Hanging', to: '/docs/hanging', links: []},
      ],
      footer: [
        {title: 'Information', links: [{title: 'FAQ', to: '/faq'}]},
        {
          title: null,
          links: [
            {title: 'Find', to: '/search'},
            {title: 'Cookie preferences', to: '/legal/cookies'},
          ],
        },
      ],
    });
  });

  it('are bounded in number, depth and length', async () => {
    const many = (items: readonly MenuItem[]) =>
      Array.from({length: 13}, (_, at) =>
        item('x'.repeat(200), `/search?q=${at}`, {items}),
      );
    const items = many(many(many([])));
    write('main-menu', items);
    write('footer', items);
    const {main, footer} = await menusIn('de');
    expect([main?.length, main?.[0]?.links.length]).toEqual([7, 12]);
    expect([footer?.length, footer?.[0]?.links.length]).toEqual([6, 12]);
    expect(main?.[0]?.title).toHaveLength(40);
    expect(main?.[0]?.links[0]).not.toHaveProperty('links');
  });
});
