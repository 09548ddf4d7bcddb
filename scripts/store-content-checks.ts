import {PAGE_SECTION_FIELDS} from '@metarmap/store/sections';
import type * as Results from 'storefrontapi.generated';
import * as storefront from '~/graphql/storefront/store';
import {MAP_PATH} from '~/lib/environment/brand';
import {brandColors} from '~/lib/content/brand-colors';
import {truncatedLists, writtenPaths} from '~/lib/content/content-lists';
import {
  fieldValue,
  placeOf,
  referencedIds,
  writtenPageNames,
} from '~/lib/content/entry-fields';
import {ownUrl, siteOf} from '~/lib/content/merchant-link.server';
import {byHandle} from '~/lib/content/online-store';
import {pathOfPage} from '~/lib/content/page-name';
import type {OmittedItem} from '~/lib/content/menu-entries';
import {
  ignoredFields,
  neededFields,
  sectionSlot,
} from '~/lib/content/section-fields';
import {shownMenus} from '~/lib/content/shown-menus.server';
import {merchantUrl} from '~/lib/urls/external-url';
import {percentDecoded} from '~/lib/urls/percent-decoded';
import {redirectTarget} from '~/lib/server/redirect.server';
import {codePaths} from './store-texts';
import {type Context, lacking, query, apiUrl} from './store-requests';

/** The collection, the handle of the map, the menus and where their items lead. */
export function checkCatalogue({env, say}: Context, data: Results.StoreQuery) {
  const {map, mainMenu, footer, pages, collections, shop} = data;
  const {onlinePages, blogs} = data;
  const paths = codePaths();
  const handle = `PUBLIC_MAP_PRODUCT_HANDLE: a product ${env.PUBLIC_MAP_PRODUCT_HANDLE}`;
  const instead = `${MAP_PATH} leads to all products`;
  say(Boolean(map), lacking(Boolean(map), handle, instead), 'look');
  checkGoods(say, data);
  const hasCollections = collections.nodes.length > 0;
  const list = 'Collections (Products, Collections)';
  const whole = 'all products stand in one list that cannot be filtered';
  say(hasCollections, lacking(hasCollections, list, whole), 'look');
  if (hasCollections) {
    const filters = collections.nodes.flatMap((each) => each.products.filters);
    const text = 'Filters of collections (app Search & Discovery)';
    say(filters.length > 0, text, 'look');
  }
  const menus = {
    main: itemsOf(mainMenu?.items),
    footer: itemsOf(footer?.items),
  };
  const {omitted} = shownMenus(
    menus,
    env,
    {
      host: shop.primaryDomain.host,
      pageNames: writtenPageNames(pages.nodes, env.PUBLIC_ENVIRONMENT),
      onlinePages: byHandle(onlinePages),
      blogs: new Set(byHandle(blogs).keys()),
      ...paths,
      writtenPaths: writtenPaths(data, env.PUBLIC_ENVIRONMENT, (name) =>
        pathOfPage(name, paths.ourPaths),
      ),
      isWhole: ![pages, onlinePages, blogs].some(
        ({pageInfo}) => pageInfo.hasNextPage,
      ),
      hasMap: Boolean(map),
    },
    false,
  );
  for (const {title, url} of data.social?.items ?? []) {
    if (url && merchantUrl(url)) continue;
    const text = 'Menu social (Content, Menus)';
    say(false, `${text}: “${title}” leads to no other website`, 'look');
  }
  for (const [menu, handle, place] of [
    [mainMenu, 'main-menu', 'main'],
    [footer, 'footer', 'footer'],
  ] as const) {
    const text = `Menu ${handle} (Content, Menus)`;
    say(Boolean(menu), text, 'look');
    if (!menu) continue;
    const isOwn = !isUntouched(menu);
    const instead =
      'the storefront shows its own, which store:setup can write there';
    if (!isOwn) {
      say(false, `${text} is as Shopify made it: ${instead}`, 'look');
    }
    if (!isOwn) continue;
    for (const {title, reason} of omitted[place]) {
      say(false, `${text}: “${title}” ${OMISSIONS[reason]}`, 'look');
    }
    for (const {title} of unpublished(menus[place])) {
      const where = 'a product or collection that is not published here';
      say(false, `${text}: “${title}” leads to ${where}`, 'look');
    }
  }
}

/** Items of menus with a typed URL of a product or a collection that is not published here. */
export async function checkTypedTargets(
  {env, say}: Context,
  {mainMenu, footer, shop}: Results.StoreQuery,
): Promise<void> {
  const site = siteOf(env, shop.primaryDomain.host);
  for (const menu of [mainMenu, footer]) {
    for (const {title, type, url} of flat(itemsOf(menu?.items))) {
      const target = type === 'HTTP' && url ? ownUrl(url, site) : null;
      const [, kind, handle = ''] =
        /^\/(products|collections)\/([^/]+)\/?$/.exec(target?.pathname ?? '') ??
        [];
      // Without a collection of this handle it is a page of all products.
      if (!kind || handle === 'all') continue;
      const {data} = await query<Results.StoreTargetQuery>(
        apiUrl(env),
        {'Shopify-Storefront-Private-Token': env.PRIVATE_STOREFRONT_API_TOKEN},
        storefront.STORE_TARGET_QUERY,
        {handle: percentDecoded(handle)},
      );
      if (!data || data[kind as keyof typeof data]) continue;
      const text = `Menu ${menu?.handle} (Content, Menus)`;
      const where = 'a product or collection that is not published here';
      say(false, `${text}: “${title}” leads to ${where}`, 'look');
    }
  }
}

const flat = (items: readonly StoreMenuItem[]): StoreMenuItem[] =>
  items.flatMap((item) => [item, ...flat(item.items)]);

/** Whether products are published here, and one of the first can be bought. */
function checkGoods(
  say: Context['say'],
  {products: {nodes}}: Results.StoreQuery,
) {
  const hasGoods = nodes.length > 0;
  const published = 'Products that are published to the Hydrogen channel';
  say(hasGoods, lacking(hasGoods, published, 'every list is empty'));
  if (!hasGoods) return;
  const isSold = nodes.some(({variants}) =>
    variants.nodes.some(({availableForSale}) => availableForSale),
  );
  const some = `One of the first ${nodes.length} products that can be bought (Products, Inventory)`;
  say(isSold, lacking(isSold, some, 'they are shown as sold out'), 'look');
}

/** Redirects that the storefront does not follow, by the host to which they lead. */
export async function checkRedirects(
  {env, say}: Context,
  primaryHost: string,
): Promise<void> {
  const site = siteOf(env, primaryHost);
  const ignored = new Map<string, string[]>();
  for (let after: string | null | undefined = undefined; after !== null;) {
    const read: {data: Results.StoreRedirectsQuery | null} = await query(
      apiUrl(env),
      {'Shopify-Storefront-Private-Token': env.PRIVATE_STOREFRONT_API_TOKEN},
      storefront.STORE_REDIRECTS_QUERY,
      {after},
    );
    if (!read.data) return say(false, 'Redirects of the admin', 'unknown');
    const {nodes, pageInfo} = read.data.urlRedirects;
    for (const {path, target} of nodes) {
      if (redirectTarget(target, site) !== null) continue;
      const host = URL.canParse(target) ? new URL(target).host : target;
      ignored.set(host, [...(ignored.get(host) ?? []), path]);
    }
    after = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
  }
  for (const [host, paths] of ignored) {
    const text = `Redirects to ${host} (Content, Menus, URL redirects)`;
    const meaning = `not followed, because the code does not name this host: ${paths.join(', ')}`;
    say(false, `${text}: ${meaning}`, 'look');
  }
}

/** Names page entries, and pages of the Online Store, that no page shows, and what they list in vain. */
export function checkPages(
  {env, say}: Context,
  {pages, sections, onlinePages}: Results.StoreQuery,
) {
  const {ourPaths} = codePaths();
  const written = writtenPageNames(pages.nodes, env.PUBLIC_ENVIRONMENT);
  for (const page of pages.nodes) {
    const {name} = placeOf(page);
    const entry = `Page ${page.handle} (Metaobjects)`;
    const path = pathOfPage(name, ourPaths);
    if (path.startsWith('/pages/') && !written.has(name)) {
      const lack = 'it needs a title, and a text or sections';
      say(false, `${entry} is not shown: ${lack}`, 'look');
    }
    for (const id of referencedIds(fieldValue(page, 'sections'))) {
      const section = sections.nodes.find((each) => each.id === id);
      if (!section) {
        const gone = `${entry} lists a section that is gone or a draft`;
        if (!sections.pageInfo.hasNextPage) say(false, gone, 'look');
        continue;
      }
      const slot = sectionSlot(
        fieldValue(section, 'slot'),
        placeOf(section).name,
      );
      const isOfPages = Object.hasOwn(PAGE_SECTION_FIELDS, slot);
      if (isOfPages === (name !== 'home')) continue;
      const where = name === 'home' ? 'the home page' : 'pages of your own';
      const text = `${entry} lists ${section.handle}: ${where} have no place “${slot}”`;
      say(false, text, 'look');
    }
  }
  for (const {handle} of onlinePages.nodes) {
    if (!written.has(handle)) continue;
    const instead = `the entry ${handle} (Metaobjects, Page) stands there`;
    say(false, `Page ${handle} of the Online Store: ${instead}`, 'look');
  }
}

/** Says where pages show another shade of the merchant's colour. */
export function checkBrand({say}: Context, {shop}: Results.StoreQuery) {
  const [own] = shop.brand?.colors.primary ?? [];
  const wanted = own?.background?.toLowerCase();
  if (!wanted) return;
  const colors = brandColors(wanted);
  const where = `Primary color ${wanted} (Settings, Brand)`;
  if (!colors) return say(false, `${where}: is no #rrggbb`, 'look');
  for (const [mode, {accent}] of Object.entries(colors)) {
    if (accent === wanted) continue;
    const why = `the ${mode} mode shows ${accent}, the nearest that can be read`;
    say(false, `${where}: ${why}`, 'look');
  }
}

/** Lists with more entries than pages read. */
export function checkListLengths(
  {say}: Context,
  {markets, ...lists}: Results.StoreQuery,
) {
  const cut = [
    ...truncatedLists(lists),
    ...(markets.pageInfo.hasNextPage ? ['markets'] : []),
  ];
  for (const name of cut) {
    const some = `More than 250 ${name}`;
    say(false, `${some}: pages know only 250 of them in a list`, 'look');
  }
}

const OMISSIONS: Readonly<Record<OmittedItem['reason'], string>> = {
  nowhere: 'leads nowhere here',
  repeated: 'leads where another item beside it does, and is not shown',
  room: 'is not shown: there are more items beside it, or beside one above it, than fit',
};

type StoreMenuItem = Results.StoreMenuItemFragment & {
  readonly items: readonly StoreMenuItem[];
};

type SentItem = Results.StoreMenuItemFragment & {
  readonly items?: readonly SentItem[];
};

function itemsOf(items: readonly SentItem[] = []): StoreMenuItem[] {
  return items.map((item) => ({...item, items: itemsOf(item.items)}));
}

const unpublished = (items: readonly StoreMenuItem[]): StoreMenuItem[] =>
  flat(items).filter(
    ({type, resource}) => /^(?:COLLECTION|PRODUCT)$/.test(type) && !resource,
  );

/** Names fields of sections that are filled in but not shown in the section's place, and those that it needs. */
export function checkSections({say}: Context, {sections}: Results.StoreQuery) {
  for (const {handle, fields} of sections.nodes) {
    const filled = fields.filter(({value}) => value?.trim());
    const slot = sectionSlot(
      filled.find(({key}) => key === 'slot')?.value ?? null,
      handle.replace(/^[a-z]{2}--/, ''),
    );
    const keys = filled.map(({key}) => key);
    const ignored = ignoredFields(slot, keys);
    const entry = `Section ${handle} (Metaobjects)`;
    const table = 'docs/merchants.md has the table';
    if (!ignored) {
      say(false, `${entry}: no page has a place “${slot}” (${table})`, 'look');
    } else if (ignored.length > 0) {
      const names = ignored.join(', ');
      say(
        false,
        `${entry}: “${slot}” does not show ${names} (${table})`,
        'look',
      );
    }
    const needed = neededFields(slot, keys);
    if (needed.length > 0) {
      const lacks = needed.join(', ');
      say(false, `${entry}: “${slot}” is not shown without ${lacks}`, 'look');
    } else if (keys.includes('link') !== keys.includes('link_text')) {
      const other = keys.includes('link') ? 'link_text' : 'link';
      say(false, `${entry}: no link is shown without ${other}`, 'look');
    }
  }
}

/** The targets of Shopify's default menus, in every language. */
const DEFAULT_MENUS: Readonly<Record<string, string>> = {
  'main-menu': 'FRONTPAGE CATALOG PAGE',
  footer: 'SEARCH',
};

/** Whether a menu is still the one that Shopify makes for every store. */
export function isUntouched({
  handle,
  items,
}: {
  readonly handle: string;
  readonly items: readonly {
    readonly type: string;
    readonly url?: string | null;
    readonly items: readonly unknown[];
  }[];
}): boolean {
  return (
    items.map(({type}) => type).join(' ') === DEFAULT_MENUS[handle] &&
    items.every(
      ({type, url, items: below}) =>
        below.length === 0 &&
        (type !== 'PAGE' || url?.endsWith('/pages/contact')),
    )
  );
}
