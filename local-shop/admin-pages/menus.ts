import {CATALOGUE_LANGUAGES} from '@metarmap/store/localized-text';
import type {Shop} from '../context';
import {
  menuByHandle,
  menus as listMenus,
  saveMenu,
} from '../data/content-store';
import {globalId, numberOfGlobalId} from '../domain/global-id';
import type {Menu, MenuItem} from '../domain/shop-content';
import {
  localizedFields,
  NO_TEXT,
  readTitle,
  type AdminSection,
  type Problems,
} from './section';

/** A menu's entry and its level. */
interface Row {
  readonly item: MenuItem;
  readonly level: number;
}

const rowsOf = (items: readonly MenuItem[], level = 1): Row[] =>
  items.flatMap((item) => [{item, level}, ...rowsOf(item.items, level + 1)]);

/** Empty rows of a menu's form. */
const NEW_ROWS = 2;

/** Menus; an entry without a title is removed. */
export const menus: AdminSection = {
  path: 'menus',
  title: 'Menus',
  entries: (shop) =>
    listMenus(shop).map(({handle, title}) => ({
      key: handle,
      title: `${title[shop.languages[0]]}`,
      note: handle,
    })),
  form: (shop, key) => {
    const menu = menuByHandle(shop, key);
    if (!menu) return null;
    const rows: readonly (Row | null)[] = [
      ...rowsOf(menu.items),
      ...Array<null>(NEW_ROWS).fill(null),
    ];
    return {
      title: menu.title.EN,
      groups: [
        {
          legend: 'Menu',
          fields: localizedFields(shop, 'title', 'Title', menu.title),
        },
        ...rows.map((row, index) => ({
          legend: row ? row.item.title.EN : 'New entry',
          fields: [
            ...localizedFields(
              shop,
              `item-${index}`,
              'Title',
              row?.item.title ?? NO_TEXT,
            ),
            {
              name: `path-${index}`,
              label: 'Leads to',
              value: row?.item.path ?? '',
              hint: 'A path such as /collections/karten, https://…, or # for a heading',
              size: 'half' as const,
            },
            {
              name: `level-${index}`,
              label: 'Level',
              value: String(row?.level ?? 1),
              kind: 'choice' as const,
              options: ['1', '2', '3'].map((level) => [level, level] as const),
              size: 'half' as const,
            },
          ],
        })),
      ],
    };
  },
  save: (shop, key, sent) => {
    const problems: Problems = {};
    const menu = menuByHandle(shop, key);
    if (!menu) return problems;
    const title = readTitle(shop, sent, 'title', problems);
    const rows = readRows(shop, menu, sent, problems);
    if (Object.keys(problems).length === 0) {
      saveMenu(shop, {...menu, title, items: nested(rows, 1)});
    }
    return problems;
  },
};

function readRows(
  shop: Shop,
  menu: Menu,
  sent: URLSearchParams,
  problems: Problems,
): Row[] {
  const before = rowsOf(menu.items);
  const numbers = listMenus(shop)
    .flatMap(({items}) => rowsOf(items))
    .map(({item}) => numberOfGlobalId('MenuItem', item.id) ?? 0);
  const rows: Row[] = [];
  for (let index = 0; index < before.length + NEW_ROWS; index++) {
    const name = `item-${index}`;
    const isEmpty = CATALOGUE_LANGUAGES.every(
      (language) => !sent.get(`${name}-${language}`)?.trim(),
    );
    if (isEmpty) continue;
    const title = readTitle(shop, sent, name, problems);
    const path = (sent.get(`path-${index}`) ?? '').trim();
    if (!/^(?:#|\/(?!\/)\S*|https:\/\/\S+)$/.test(path)) {
      problems[`path-${index}`] =
        'Enter a path, an https address, or # for a heading.';
    }
    const wanted = Number(sent.get(`level-${index}`));
    const deepest = Math.min(3, (rows.at(-1)?.level ?? 0) + 1);
    const isLevel =
      Number.isInteger(wanted) && wanted >= 1 && wanted <= deepest;
    if (!isLevel) problems[`level-${index}`] = `At most ${deepest} here.`;
    // The rows below are checked against a level that exists.
    const level = isLevel ? wanted : deepest;
    const old = before[index]?.item;
    const id =
      old?.id ?? globalId('MenuItem', Math.max(0, ...numbers) + 1 + index);
    const target =
      old?.path === path
        ? {type: old.type, resourceId: old.resourceId}
        : targetOf(shop, path);
    rows.push({item: {id, title, path, ...target, items: []}, level});
  }
  return rows;
}

/** Shopify's type of link, and its resource, for a path of the storefront. */
function targetOf(
  {edits}: Shop,
  path: string,
): Pick<MenuItem, 'type' | 'resourceId'> {
  const [, kind, handle = ''] =
    /^\/(products|collections|pages|blogs)\/([^/]+)$/.exec(path) ?? [];
  const {productByHandle, collectionByHandle, pageByHandle, blogByHandle} =
    edits.all;
  const targets = {
    products: ['PRODUCT', productByHandle],
    collections: ['COLLECTION', collectionByHandle],
    pages: ['PAGE', pageByHandle],
    blogs: ['BLOG', blogByHandle],
  } as const;
  const [type, byHandle] = targets[kind as keyof typeof targets] ?? [];
  const found = byHandle?.get(handle);
  return type && found ? {type, resourceId: found.id} : {type: 'HTTP'};
}

/** The rows of a level, each with the deeper ones that follow it. */
function nested(rows: readonly Row[], level: number): MenuItem[] {
  return rows.flatMap((row, index) => {
    if (row.level !== level) return [];
    const rest = rows.slice(index + 1);
    const end = rest.findIndex((next) => next.level <= level);
    const below = end < 0 ? rest : rest.slice(0, end);
    return [{...row.item, items: nested(below, level + 1)}];
  });
}
