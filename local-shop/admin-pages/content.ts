import type {Shop} from '../context';
import {
  deleteMetaobject,
  deletePolicy,
  menuByHandle,
  menus as listMenus,
  metaobjectByHandle,
  metaobjectById,
  metaobjects,
  policies as listPolicies,
  saveMenu,
  savePolicy,
  upsertMetaobject,
} from '../data/content-store';
import type {
  MetaobjectDefinition,
  MetaobjectFieldDefinition,
} from '../data/definitions';
import type {LocalizedText} from '../domain/catalogue';
import {globalId, numberOfGlobalId} from '../domain/global-id';
import {metaobjectFieldFault, toRichText} from './field-rules';
import type {Menu, MenuItem, ShopPolicy} from '../domain/shop-content';
import {
  bothLanguages,
  checked,
  readBoth,
  readText,
  type AdminField,
  type AdminSection,
  type Problems,
} from './section';

const TEXTS = /_text_field$/;
const NONE: LocalizedText = {DE: '', EN: ''};

const definitionOf = (shop: Shop, type = '') =>
  shop.metaobjectDefinitions.find((definition) => definition.type === type);

/** An entry by its handle, or by the number of its id, as in addresses of Shopify's admin. */
const entryOf = (shop: Shop, type: string, key: string) =>
  metaobjectByHandle(shop, type, key) ??
  metaobjectById(shop, `gid://shopify/Metaobject/${key}`);

/** Entries of metaobjects; a key is the type and one of `entryOf`, or `new`. */
export const entries: AdminSection = {
  path: 'content/metaobjects/entries',
  title: 'Metaobjects',
  entries: (shop) =>
    metaobjects(shop).map(({type, handle, status}) => ({
      key: `${type}/${handle}`,
      title: handle,
      note: `${definitionOf(shop, type)?.name ?? type}${status === 'DRAFT' ? ', draft' : ''}`,
    })),
  additions: ({metaobjectDefinitions}) =>
    metaobjectDefinitions.map(({type, name}) => ({
      key: `${type}/new`,
      title: `Add: ${name}`,
    })),
  form: (shop, key) => {
    const [type = '', handle = ''] = key.split('/');
    const definition = definitionOf(shop, type);
    const entry = entryOf(shop, type, handle);
    if (!definition || (!entry && handle !== 'new')) return null;
    return {
      title: entry?.handle ?? `New: ${definition.name}`,
      groups: [
        {
          legend: definition.name,
          fields: [
            ...(entry ? [] : [{name: 'handle', label: 'Handle', value: ''}]),
            {
              name: 'active',
              label: 'Active',
              value: checked(entry?.status !== 'DRAFT'),
              kind: 'check',
            },
            ...definition.fields.flatMap((field) =>
              entryFields(
                shop,
                field,
                entry?.fields.find(({key: name}) => name === field.key)?.value,
              ),
            ),
          ],
        },
      ],
      actions: [
        {value: 'save', label: 'Save'},
        ...(entry ? [{value: 'delete', label: 'Delete'}] : []),
      ],
    };
  },
  save: (shop, key, sent) => {
    const problems: Problems = {};
    const [type = '', name = ''] = key.split('/');
    const given = entryOf(shop, type, name)?.handle ?? name;
    const definition = definitionOf(shop, type);
    if (!definition) return problems;
    if (given !== 'new' && sent.get('action') === 'delete') {
      deleteMetaobject(shop, type, given);
      return problems;
    }
    const handle =
      given === 'new' ? (sent.get('handle') ?? '').trim().toLowerCase() : given;
    if (!/^[a-z0-9][a-z0-9_-]{0,254}$/.test(handle) || handle === 'new') {
      problems.handle = 'Enter small letters, digits and hyphens.';
    } else if (given === 'new' && metaobjectByHandle(shop, type, handle)) {
      problems.handle = 'There is an entry with this handle.';
    }
    const fields = readEntry(shop, definition, sent, problems);
    if (Object.keys(problems).length > 0) return problems;
    const status = sent.has('active') ? 'ACTIVE' : 'DRAFT';
    upsertMetaobject(shop, {type, handle, status, fields});
    return problems;
  },
};

const EMPTY_CHOICE = ['', '–'] as const;

function entryFields(
  shop: Shop,
  {key, name, type, choices}: MetaobjectFieldDefinition,
  value: LocalizedText = NONE,
): AdminField[] {
  const field = {name: `field-${key}`, label: name, value: value.DE};
  if (choices) {
    const options = choices.map((choice) => [choice, choice] as const);
    return [{...field, kind: 'choice', options: [EMPTY_CHOICE, ...options]}];
  }
  if (type === 'file_reference') {
    const options = [EMPTY_CHOICE, ...pictureChoices(shop)];
    return [{...field, kind: 'choice', options}];
  }
  if (type === 'list.metaobject_reference') {
    const hint = 'Handles of entries, one in each line.';
    return [{...field, kind: 'lines', value: handlesOf(shop, value.DE), hint}];
  }
  if (TEXTS.test(type)) {
    const isLong = type !== 'single_line_text_field';
    return bothLanguages(
      `field-${key}`,
      name,
      value,
      isLong ? 'lines' : undefined,
    );
  }
  if (type !== 'boolean') return [{...field, hint: type.replaceAll('_', ' ')}];
  return [{...field, value: checked(value.DE === 'true'), kind: 'check'}];
}

function readEntry(
  shop: Shop,
  {fields}: MetaobjectDefinition,
  sent: URLSearchParams,
  problems: Problems,
) {
  return fields.flatMap(({key, type, choices, refersTo}) => {
    const read = (name: string) => {
      const text = (sent.get(name) ?? '').replaceAll('\r\n', '\n').trim();
      const value =
        type === 'rich_text_field'
          ? toRichText(text)
          : type === 'list.metaobject_reference'
            ? idsOf(shop, refersTo, text)
            : text;
      const fault =
        value === '' ? null : metaobjectFieldFault(shop, type, value);
      if (fault) problems[name] = fault;
      if (value !== '' && choices && !choices.includes(value)) {
        problems[name] = 'Choose one of the list.';
      }
      return value;
    };
    const name = `field-${key}`;
    if (TEXTS.test(type) && !choices) {
      const value = {DE: read(`${name}-DE`), EN: read(`${name}-EN`)};
      return value.DE || value.EN ? [{key, type, value}] : [];
    }
    const value = type === 'boolean' ? String(sent.has(name)) : read(name);
    return value === '' ? [] : [{key, type, value: {DE: value, EN: value}}];
  });
}

/** Pictures of the catalogue, which the local shop has in place of a store's files. */
function pictureChoices({catalogue}: Shop) {
  return catalogue.products.flatMap(({title, media}) =>
    media
      .filter(({kind}) => kind === 'image')
      .map(({id}, index) => [id, `${title.EN}, picture ${index + 1}`] as const),
  );
}

/** A JSON list of ids as the handles, one in each line. */
function handlesOf(shop: Shop, ids: string): string {
  return metaobjects(shop)
    .filter(({id}) => ids.includes(`"${id}"`))
    .sort((a, b) => ids.indexOf(`"${a.id}"`) - ids.indexOf(`"${b.id}"`))
    .map(({handle}) => handle)
    .join('\n');
}

/** The other way round. An unknown handle stays, and is refused as an id. */
function idsOf(shop: Shop, type = '', handles: string): string {
  const wanted = handles.split(/\s+/).filter(Boolean);
  const ids = wanted.map(
    (handle) => metaobjectByHandle(shop, type, handle)?.id ?? handle,
  );
  return ids.length > 0 ? JSON.stringify(ids) : '';
}

/** An entry of a menu with how deep it lies. */
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
      title: `${title.DE} / ${title.EN}`,
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
        {legend: 'Menu', fields: bothLanguages('title', 'Title', menu.title)},
        ...rows.map((row, index) => ({
          legend: row ? row.item.title.EN : 'New entry',
          fields: [
            ...bothLanguages(`item-${index}`, 'Title', row?.item.title ?? NONE),
            {
              name: `path-${index}`,
              label: 'Leads to',
              value: row?.item.path ?? '',
              hint: 'A path such as /collections/karten, or https://…',
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
    const title = readBoth(sent, 'title', problems);
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
    const isEmpty = ['DE', 'EN'].every(
      (language) => !sent.get(`${name}-${language}`)?.trim(),
    );
    if (isEmpty) continue;
    const title = readBoth(sent, name, problems);
    const path = (sent.get(`path-${index}`) ?? '').trim();
    if (!/^(?:\/(?!\/)\S*|https:\/\/\S+)$/.test(path)) {
      problems[`path-${index}`] = 'Enter a path or an https address.';
    }
    const level = Number(sent.get(`level-${index}`));
    const deepest = Math.min(3, (rows.at(-1)?.level ?? 0) + 1);
    if (!Number.isInteger(level) || level < 1 || level > deepest) {
      problems[`level-${index}`] = `At most ${deepest} here.`;
    }
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

/** What a path of the storefront is for Shopify. */
function targetOf(
  {edits}: Shop,
  path: string,
): Pick<MenuItem, 'type' | 'resourceId'> {
  const [, kind, handle = ''] =
    /^\/(products|collections)\/([^/]+)$/.exec(path) ?? [];
  const found =
    kind === 'products'
      ? edits.all.productByHandle.get(handle)
      : kind && edits.all.collectionByHandle.get(handle);
  if (!found) return {type: 'HTTP'};
  return {
    type: kind === 'products' ? 'PRODUCT' : 'COLLECTION',
    resourceId: found.id,
  };
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

const POLICIES: Record<ShopPolicy['kind'], [handle: string, title: string]> = {
  privacyPolicy: ['privacy-policy', 'Privacy'],
  termsOfService: ['terms-of-service', 'Terms'],
  shippingPolicy: ['shipping-policy', 'Shipping'],
  refundPolicy: ['refund-policy', 'Returns'],
};

const KINDS = Object.keys(POLICIES) as ShopPolicy['kind'][];

const kindOf = (key: string) => KINDS.find((kind) => POLICIES[kind][0] === key);

/** Policies; one without a text is removed. */
export const policies: AdminSection = {
  path: 'settings/legal',
  title: 'Policies',
  entries: (shop) =>
    KINDS.map((kind) => ({
      key: POLICIES[kind][0],
      title: POLICIES[kind][1],
      ...(!listPolicies(shop).some((each) => each.kind === kind) && {
        note: 'None',
      }),
    })),
  form: (shop, key) => {
    const kind = kindOf(key);
    if (!kind) return null;
    const policy = listPolicies(shop).find((each) => each.kind === kind);
    const [, name] = POLICIES[kind];
    return {
      title: name,
      groups: [
        {
          legend: 'Policy',
          fields: [
            ...bothLanguages('title', 'Title', policy?.title ?? NONE),
            ...bothLanguages('body', 'HTML', policy?.bodyHtml ?? NONE, 'lines'),
          ],
        },
      ],
      actions: [
        {value: 'save', label: 'Save'},
        ...(policy ? [{value: 'delete', label: 'Delete'}] : []),
      ],
    };
  },
  save: (shop, key, sent) => {
    const problems: Problems = {};
    const kind = kindOf(key);
    if (!kind) return problems;
    if (sent.get('action') === 'delete') {
      deletePolicy(shop, kind);
      return problems;
    }
    const title = readBoth(sent, 'title', problems);
    const german = readText(sent, 'body-DE', problems, 500_000);
    // What is not translated is shown in the first language, as at Shopify.
    const english = sent.get('body-EN')?.trim()
      ? readText(sent, 'body-EN', problems, 500_000)
      : german;
    const bodyHtml = {DE: german, EN: english};
    if (Object.keys(problems).length > 0) return problems;
    const existing = listPolicies(shop).find((each) => each.kind === kind);
    savePolicy(shop, {
      id: globalId('ShopPolicy', 250_000_001 + KINDS.indexOf(kind)),
      handle: POLICIES[kind][0],
      ...existing,
      kind,
      title,
      bodyHtml,
    });
    return problems;
  },
};
