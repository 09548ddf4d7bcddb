import {CATALOGUE_LANGUAGES} from '@metarmap/store/localized-text';
import type {Shop} from '../context';
import {
  deleteMenu,
  menuByHandle,
  menus as listMenus,
  saveMenu,
} from '../data/content-store';
import {globalId, numberOfGlobalId} from '../domain/global-id';
import {handleFrom} from '../domain/handle-map';
import {isDefaultMenu, type Menu, type MenuItem} from '../domain/shop-content';
import {
  localizedFields,
  NO_TEXT,
  readTitle,
  type AdminSection,
  type Problems,
} from './section';
import {nextNumber} from './written-fields';

/** A menu's entry and its level. */
interface Row {
  readonly item: MenuItem;
  readonly level: number;
}

const rowsOf = (items: readonly MenuItem[], level = 1): Row[] =>
  items.flatMap((item) => [{item, level}, ...rowsOf(item.items, level + 1)]);

/** Empty rows of a menu's form. */
const NEW_ROWS = 2;

/** Number of the first menu that is added here, above the seeds'. */
const FIRST_ADDED = 243_000_000_000;

const NEW: Menu = {id: '', handle: '', title: NO_TEXT, items: []};

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
  additions: () => [{key: 'new', title: 'Create menu'}],
  form: (shop, key) => {
    const menu = key === 'new' ? NEW : menuByHandle(shop, key);
    if (!menu) return null;
    const rows: readonly (Row | null)[] = [
      ...rowsOf(menu.items),
      ...Array<null>(NEW_ROWS).fill(null),
    ];
    return {
      title: menu.title[shop.languages[0]] || 'New menu',
      groups: [
        {
          legend: 'Menu',
          fields: [
            ...localizedFields(shop, 'title', 'Title', menu.title),
            ...(menu === NEW
              ? [
                  {
                    name: 'handle',
                    label: 'Handle',
                    value: '',
                    hint: 'Made of the title where it is left out, such as social.',
                  },
                ]
              : []),
          ],
        },
        ...rows.map((row, index) => ({
          legend: row ? row.item.title[shop.languages[0]] : 'New entry',
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
      actions: [
        {value: 'save', label: 'Save'},
        ...(menu === NEW || isDefaultMenu(menu)
          ? []
          : [{value: 'delete', label: 'Delete'}]),
      ],
    };
  },
  save: (shop, key, sent) => {
    const problems: Problems = {};
    const menu = key === 'new' ? NEW : menuByHandle(shop, key);
    if (!menu) return problems;
    if (sent.get('action') === 'delete' && !isDefaultMenu(menu)) {
      deleteMenu(shop, menu.handle);
      return problems;
    }
    const title = readTitle(shop, sent, 'title', problems);
    const named = handleFrom(sent.get('handle') || title[shop.languages[0]]);
    const handle = menu.handle || named;
    if (menu === NEW && (handle === '' || menuByHandle(shop, handle))) {
      problems.handle = handle
        ? `There is a menu with the handle ${handle}.`
        : 'Enter letters, digits and hyphens.';
    }
    const rows = readRows(shop, menu, sent, problems);
    if (Object.keys(problems).length === 0) {
      const number = nextNumber('Menu', listMenus(shop), FIRST_ADDED);
      const id = menu.id || globalId('Menu', number);
      saveMenu(shop, {id, handle, title, items: nested(rows, 1)});
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
