import {describe, expect, it} from 'vitest';
import {merchantContent} from '~/lib/content/load-merchant-content.server';
import {hasFaq} from '~/lib/content/merchant-content.server';
import {merchantLink} from '~/lib/content/merchant-link.server';
import {merchantMenus} from '~/lib/content/merchant-menus.server';
import {
  ownMenus,
  WITHDRAWAL_PATH,
  type MenuEntry,
} from '~/lib/content/navigation';
import {loadHome} from '~/lib/home/load-home.server';
import {CATALOGUE_PATH} from '~/lib/environment/brand';
import {fromShopifyPath} from '~/lib/urls/shopify-urls';
import {LOCALES, type LocaleCode} from '~/lib/i18n/locale';
import {mapTranslator, serverTranslator} from '~/lib/i18n/messages.server';
import {writtenPages} from '~/lib/sitemap/load-sitemap.server';
import {loader as mapPage} from '~/routes/($locale).metarmap';
import {same} from '@metarmap/local-shop/catalogue';
import {
  menuByHandle,
  saveMenu,
  type MenuItem,
} from '@metarmap/local-shop/stores';
import {writtenLanguage} from '@metarmap/store/localized-text';
import {MENUS, type StoreMenuItem} from '@metarmap/store/menus';
import {breakShop, mendShop} from '../support/faults';
import {ownShop} from '../support/own-shop';
import {storefrontContext} from '../support/storefront-context';

const fresh = ownShop({profile: 'fresh', customers: false});

async function menusIn(code: LocaleCode, mayReturn = true) {
  const context = {
    ...storefrontContext(fresh.origin, code),
    country: 'DE' as const,
  };
  return merchantMenus(context, await merchantContent(context), mayReturn);
}

/** Replaces the links of a menu: titles with their paths. */
function writeMenu(handle: string, links: Readonly<Record<string, string>>) {
  const menu = menuByHandle(fresh.shop, handle);
  if (!menu) throw new Error('Every store has both menus.');
  const items = Object.entries(links).map(([title, path], index): MenuItem => {
    const id = `gid://shopify/MenuItem/${index + 1}`;
    const titles = same(title);
    return {id, title: titles, type: 'HTTP', path, items: []};
  });
  saveMenu(fresh.shop, {...menu, items});
}

const LEGAL = ['imprint', 'privacy', 'revocation', 'shipping', 'terms'].map(
  (name) => `/legal/${name}`,
);

it.each(['de', 'en'] as const)(
  'a link stands in store/menus.ts, app/lib/content/navigation.ts and app/locales, in %s',
  (code) => {
    const map = mapTranslator(code, {hasMap: true});
    const {main, footer} = ownMenus(
      {
        shared: (label) => serverTranslator(code)(`layout.${label}`),
        map: map && ((label) => map(`map.nav.${label}`)),
      },
      true,
    );
    const language = writtenLanguage(LOCALES[code].language);
    const titled = ({title, path, items}: StoreMenuItem): MenuEntry => ({
      title: title[language],
      to: fromShopifyPath(path) ?? path,
      links: items.map(titled),
    });
    const [storesMain, storesFooter] = MENUS.map(({items}) =>
      items.map(titled),
    );
    expect(storesMain).toEqual(main);
    // The headings of the footer lead nowhere.
    expect(
      storesFooter?.map(({title, links}) => ({
        title,
        links: links?.map(({title: name, to}) => ({title: name, to})),
      })),
    ).toEqual(footer);
  },
);

describe('the menus of an untouched store', () => {
  it.each(['de', 'en'] as const)('are replaced by ours, in %s', async (code) =>
    expect(await menusIn(code)).toEqual({}),
  );

  it('are also replaced in the store’s language, but are shown once they are changed', async () => {
    writeMenu('main-menu', {
      Startseite: '/',
      Katalog: '/collections/all',
      Kontakt: '/pages/contact',
    });
    writeMenu('footer', {Suche: '/search'});
    expect(await menusIn('de')).toEqual({});
    const written = {
      Start: '/',
      Katalog: '/collections/all',
      Kontakt: '/pages/contact',
    };
    writeMenu('main-menu', written);
    expect((await menusIn('de')).main?.map(({title}) => title)).toEqual(
      Object.keys(written),
    );
  });
});

describe('the code’s main menu', () => {
  const sample = ownShop({customers: false});
  const belowShop = async (code: LocaleCode) => {
    const context = storefrontContext(sample.origin, code);
    const content = await merchantContent(context);
    const {main} = merchantMenus({...context, country: 'DE'}, content, true);
    return main?.find(({to}) => to === CATALOGUE_PATH)?.links;
  };

  it.each([
    ['de', {title: 'Rahmen & Montage', to: '/collections/rahmen-und-montage'}],
    [
      'en',
      {title: 'Frames & Mounting', to: '/collections/frames-and-mounting'},
    ],
  ] as const)(
    'has all products and the collections below the link to all products, in %s',
    async (code, frames) => {
      const links = await belowShop(code);
      expect(links).toHaveLength(7);
      expect(links?.[0]?.to).toBe('/collections/all');
      expect(links).toContainEqual(frames);
    },
  );

  it('is replaced by the merchant’s, which gets no links', async () => {
    const menu = menuByHandle(sample.shop, 'main-menu');
    if (!menu) throw new Error('Every store has both menus.');
    saveMenu(sample.shop, {...menu, items: menu.items.slice(1)});
    expect(await belowShop('de')).toEqual([]);
  });
});

/** An item in every language. */
function item(title: string, path: string, items: MenuItem[] = []): MenuItem {
  const id = `gid://shopify/MenuItem/${title}`;
  return {id, title: same(title), type: 'HTTP', path, items};
}

function writeItems(handle: string, items: MenuItem[]) {
  const menu = menuByHandle(fresh.shop, handle);
  if (!menu) throw new Error('Every store has both menus.');
  saveMenu(fresh.shop, {...menu, items});
}

const LAMP = item('Lampe', '/products/lampe');

describe('an item without a target of its own', () => {
  it.each([
    ['#', '#', null],
    ['a page that nobody wrote', '/pages/nirgends', null],
    ['a blog that the store lacks', '/blogs/unknown', null],
    ['the target of an item before it', '/contact', '/contact'],
  ])('that has %s is shown with what is below it', async (_, path, to) => {
    writeItems('main-menu', [
      item('Fragen', '/contact'),
      item('Waren', path, [LAMP]),
    ]);
    expect((await menusIn('de')).main?.[1]).toEqual({
      title: 'Waren',
      to,
      links: [{title: 'Lampe', to: '/products/lampe'}],
    });
  });

  it('is a heading in each of three levels, in the footer, too', async () => {
    const deep = item('Waren', '#', [
      item('Licht', '#', [LAMP, item('Nichts', '/pages/nirgends')]),
      item('Leer', '#', [item('Auch leer', '#')]),
    ]);
    const below = [
      {
        title: 'Licht',
        to: null,
        links: [{title: 'Lampe', to: '/products/lampe'}],
      },
    ];
    writeItems('main-menu', [deep]);
    writeItems('footer', [deep]);
    const {main, footer} = await menusIn('de');
    expect(main).toEqual([{title: 'Waren', to: null, links: below}]);
    expect(footer?.[0]).toEqual({title: 'Waren', links: below});
  });

  it('is left out when nothing below it can be reached', async () => {
    writeItems('main-menu', [
      item('Waren', '#', [item('Nichts', '/pages/nirgends')]),
      item('Fragen', '/contact'),
    ]);
    expect((await menusIn('de')).main?.map(({title}) => title)).toEqual([
      'Fragen',
    ]);
  });
});

it('a long title is not cut inside an emoji, which would break hydration', async () => {
  writeItems('main-menu', [item(`${'x'.repeat(38)}🗺️🗺️`, '/contact')]);
  expect((await menusIn('de')).main?.[0]?.title).toBe(`${'x'.repeat(38)}…`);
});

it('a column of the footer with nothing to reach below it is a link', async () => {
  writeItems('footer', [item('Fragen', '/contact', [item('Nichts', '#')])]);
  expect((await menusIn('de')).footer?.[0]).toEqual({
    title: null,
    links: [{title: 'Fragen', to: '/contact'}],
  });
});

describe('a merchant’s footer', () => {
  it('has the legal links and the cookie settings that its menu lacks, each once', async () => {
    writeMenu('footer', {Suche: '/search', Lampe: '/products/lampe'});
    const {footer = []} = await menusIn('de');
    expect(footer[0]?.links.map(({to}) => to)).toEqual([
      '/search',
      '/products/lampe',
    ]);
    expect(footer[1]).toMatchObject({title: 'Rechtliches'});
    expect(footer[1]?.links.map(({to}) => to)).toEqual([
      ...LEGAL,
      '/legal',
      '/legal/cookies',
    ]);
  });

  it('gets them in the column that has some of them', async () => {
    writeMenu('footer', {
      Impressum: '/pages/impressum',
      Cookies: '/legal/cookies',
      Datenschutz: '/policies/privacy-policy',
    });
    const {footer = []} = await menusIn('de');
    expect(footer).toHaveLength(1);
    expect(footer[0]?.links.map(({to}) => to)).toEqual([
      '/legal/imprint',
      '/legal/cookies',
      '/legal/privacy',
      ...LEGAL.slice(2),
      '/legal',
    ]);
  });

  it('has no link to the withdrawal form where returns are possible, because that is a button', async () => {
    writeMenu('footer', {Suche: '/search', Widerrufen: WITHDRAWAL_PATH});
    const isLink = async (mayReturn: boolean) => {
      const {footer = []} = await menusIn('de', mayReturn);
      const links = footer.flatMap((column) => column.links);
      return links.some(({to}) => to === WITHDRAWAL_PATH);
    };
    expect(await isLink(true)).toBe(false);
    expect(await isLink(false)).toBe(true);
  });
});

describe('a store without the map', () => {
  const visit = async (handle = '') => {
    const variables = {PUBLIC_MAP_PRODUCT_HANDLE: handle};
    const context = {
      ...storefrontContext(fresh.origin, 'en', {}, variables),
      country: 'DE' as const,
      waitUntil: () => undefined,
    };
    const request = new Request(
      'http://localhost:3000/en/metarmap?Region=Alps',
    );
    const page: unknown = await mapPage({
      context,
      request,
      params: {},
    } as unknown as Parameters<typeof mapPage>[0]).catch(
      (thrown: unknown) => thrown,
    );
    return {context, page, content: await merchantContent(context)};
  };

  it('redirects the map’s page to all products, and nothing links to it', async () => {
    const {context, page, content} = await visit();
    if (!(page instanceof Response)) throw new Error('It has a page.');
    expect([page.status, page.headers.get('Location')]).toEqual([
      302,
      '/en/collections/all',
    ]);
    const {main, footer} = ownMenus(
      {shared: (label) => label, map: null},
      hasFaq(content),
    );
    const links = [...main, ...footer.flatMap((column) => column.links)];
    const listed = await writtenPages(context);
    const paths = [
      ...links.map(({to}) => to),
      ...listed.map(({paths: {en}}) => en),
    ];
    expect(paths).toContain('/collections');
    expect(paths).not.toContain('/metarmap');
    // As `store:setup` writes it before there is a map.
    writeMenu('main-menu', {Karte: '/metarmap#choose', Waren: '/collections'});
    const shown = (await menusIn('de')).main?.map(({title}) => title);
    expect(shown).toEqual(['Waren']);
  });

  it('has the page once the configuration names another product', async () => {
    const {page, content, context} = await visit('tasse');
    expect(page).toMatchObject({
      seo: {canonical: 'http://localhost:3000/en/metarmap'},
    });
    expect(content.hasMap).toBe(true);
    expect(merchantLink('/products/tasse', context.env, content)).toBe(
      '/metarmap',
    );
    const home = await loadHome(context);
    expect(home?.map?.handle).toBe('tasse');
  });

  it('has the pages about the map, and nothing else of it, when Shopify fails', async () => {
    await breakShop(fresh.origin, {operation: 'Content', kind: 'malformed'});
    expect((await visit()).content).toMatchObject({
      hasMap: false,
      hasMapPages: true,
    });
    await mendShop(fresh.origin);
  });
});
