import {
  isReservedNamespace,
  type MetafieldDefinition,
  type MetaobjectDefinition,
} from '@metarmap/store/definitions';
import {showMenu, showMetafield, showMetaobject} from './admin-settings';
import type {Shop} from './context';
import {deleteMenu, menuByHandle, menus, saveMenu} from './data/content-store';
import {
  saveMetafieldDefinition,
  saveMetaobjectDefinition,
} from './data/definition-store';
import {same} from './domain/catalogue';
import {globalId, numberOfGlobalId} from './domain/global-id';
import {isDefaultMenu, type Menu, type MenuItem} from './domain/shop-content';

interface Validated {
  readonly type: string;
  readonly validations?: readonly {name: string; value: string}[];
}

interface MetafieldInput extends Validated {
  readonly namespace: string;
  readonly key: string;
  readonly name: string;
  readonly ownerType: MetafieldDefinition['owner'];
  readonly access?: Partial<
    Pick<MetafieldDefinition, 'storefront' | 'customerAccount'>
  >;
}

interface MetaobjectInput {
  readonly type: string;
  readonly name?: string;
  readonly access?: Partial<Pick<MetaobjectDefinition, 'storefront'>>;
  readonly fieldDefinitions: readonly (Validated & {
    readonly key: string;
    readonly name?: string;
    readonly description?: string;
  })[];
}

interface MetaobjectUpdate {
  readonly id: string;
  readonly definition: {
    readonly fieldDefinitions?: readonly {
      readonly create?: MetaobjectInput['fieldDefinitions'][number];
    }[];
  };
}

interface MenuItemInput {
  readonly id?: string | null;
  readonly title: string;
  readonly type: MenuItem['type'];
  readonly url?: string;
  readonly resourceId?: string;
  readonly items?: readonly MenuItemInput[];
}

interface MenuInput {
  readonly title: string;
  readonly handle: string;
  readonly items: readonly MenuItemInput[];
}

type MenuUpdate = Omit<MenuInput, 'handle'> & {
  readonly id: string;
  readonly handle?: string | null;
};

/** The mutations that prepare a store for the storefront: definitions and menus. */
export function adminSetup(shop: Shop) {
  return {
    metafieldDefinitionCreate: ({definition}: {definition: MetafieldInput}) =>
      createMetafieldDefinition(shop, definition),
    metaobjectDefinitionCreate: ({definition}: {definition: MetaobjectInput}) =>
      createMetaobjectDefinition(shop, definition),
    metaobjectDefinitionUpdate: (input: MetaobjectUpdate) =>
      addFields(shop, input),
    menuCreate: (input: MenuInput) => createMenu(shop, input),
    menuUpdate: (input: MenuUpdate) => updateMenu(shop, input),
    menuDelete: ({id}: {readonly id: string}) => removeMenu(shop, id),
  };
}

function createMetafieldDefinition(
  shop: Shop,
  {ownerType: owner, access, validations, ...rest}: MetafieldInput,
) {
  const refuse = (code: string, field: string, message: string) => ({
    createdDefinition: null,
    userErrors: [{code, field: ['definition', field], message}],
  });
  const {namespace, key, type} = rest;
  if (isReservedNamespace(namespace)) {
    const message =
      'This namespace and key combination is reserved for standard definitions.';
    return refuse('RESERVED_NAMESPACE_KEY', 'key', message);
  }
  const isTaken = shop.definitions.some(
    (each) =>
      each.owner === owner && each.namespace === namespace && each.key === key,
  );
  if (isTaken) {
    const message = `Key is in use for ${owner.toLowerCase()} metafields on the '${namespace}' namespace.`;
    return refuse('TAKEN', 'key', message);
  }
  const problem = validationProblem(shop, {type, validations});
  if (problem) return refuse('INVALID', 'validations', problem);
  const {storefront = 'NONE', customerAccount = 'NONE'} = access ?? {};
  const definition = {...rest, owner, storefront, customerAccount};
  saveMetafieldDefinition(shop.database, definition);
  return {createdDefinition: showMetafield(definition), userErrors: []};
}

/**
 * The type that a field may refer to, and its choices. A definition's id ends with its
 * type.
 */
function limitsOf({validations = []}: Validated) {
  const valueOf = (wanted: string) =>
    validations.find(({name}) => name === wanted)?.value;
  const choices = valueOf('choices');
  return {
    refersTo: valueOf('metaobject_definition_id')?.split('/').at(-1),
    choices: choices ? (JSON.parse(choices) as string[]) : undefined,
  };
}

/** Shopify requires the definition that a reference leads to, and a rating's scale. */
function validationProblem(
  {metaobjectDefinitions}: Shop,
  {type, validations = []}: Validated,
): string | null {
  const valueOf = (wanted: string) =>
    validations.find(({name}) => name === wanted)?.value;
  if (type === 'rating') {
    const lacking = ['scale_min', 'scale_max'].find((end) => !valueOf(end));
    return lacking ? `Validations require that you set a ${lacking}.` : null;
  }
  if (!type.endsWith('metaobject_reference')) return null;
  const id = valueOf('metaobject_definition_id');
  return metaobjectDefinitions.some((each) => showMetaobject(each).id === id)
    ? null
    : 'Validations require that you select a metaobject.';
}

function createMetaobjectDefinition(
  shop: Shop,
  {type, name = type, access, fieldDefinitions}: MetaobjectInput,
) {
  const refuse = (code: string, path: readonly string[], message: string) => ({
    metaobjectDefinition: null,
    userErrors: [{code, field: ['definition', ...path], message}],
  });
  if (shop.metaobjectDefinitions.some((each) => each.type === type)) {
    return refuse('TAKEN', ['type'], 'Type has already been taken');
  }
  for (const [index, field] of fieldDefinitions.entries()) {
    const problem = validationProblem(shop, field);
    const path = ['fieldDefinitions', String(index), 'validations'];
    if (problem) return refuse('INVALID', path, problem);
  }
  const definition = {
    type,
    name,
    storefront: access?.storefront ?? 'NONE',
    fields: fieldDefinitions.map(fieldOf),
  } as const;
  saveMetaobjectDefinition(shop.database, definition);
  return {metaobjectDefinition: showMetaobject(definition), userErrors: []};
}

function fieldOf(field: MetaobjectInput['fieldDefinitions'][number]) {
  return {
    key: field.key,
    type: field.type,
    name: field.name ?? field.key,
    description: field.description,
    ...limitsOf(field),
  };
}

/** `metaobjectDefinitionUpdate`, of which the local shop only knows how to add fields. */
function addFields(shop: Shop, {id, definition}: MetaobjectUpdate) {
  const refuse = (code: string, path: readonly string[], message: string) => ({
    metaobjectDefinition: null,
    userErrors: [{code, field: path, message}],
  });
  const found = shop.metaobjectDefinitions.find(
    (each) => showMetaobject(each).id === id,
  );
  if (!found) return refuse('RECORD_NOT_FOUND', ['id'], 'Record not found');
  const added = (definition.fieldDefinitions ?? []).flatMap(
    ({create}) => create ?? [],
  );
  for (const [index, field] of added.entries()) {
    const path = ['definition', 'fieldDefinitions', String(index), 'create'];
    if (found.fields.some(({key}) => key === field.key)) {
      return refuse(
        'OBJECT_FIELD_TAKEN',
        path,
        `Field "${field.key}" is taken`,
      );
    }
    const problem = validationProblem(shop, field);
    if (problem) return refuse('INVALID', path, problem);
  }
  const changed = {...found, fields: [...found.fields, ...added.map(fieldOf)]};
  saveMetaobjectDefinition(shop.database, changed);
  return {metaobjectDefinition: showMetaobject(changed), userErrors: []};
}

/** Pages that a menu can link to without a resource. */
const PATHS: Partial<Record<MenuItem['type'], string>> = {
  CATALOG: '/collections/all',
  COLLECTIONS: '/collections',
  SEARCH: '/search',
};

const MAX_MENU_LEVELS = 3;

/** As the schema describes the code. */
const TOO_DEEP = {
  code: 'NESTING_TOO_DEEP',
  field: ['items'],
  message: 'The menu cannot be nested more than 3 level deep.',
};

const depthOf = (items: readonly MenuItemInput[] = []): number =>
  items.length === 0
    ? 0
    : 1 + Math.max(...items.map((item) => depthOf(item.items)));

function createMenu(shop: Shop, {title, handle, items}: MenuInput) {
  if (menuByHandle(shop, handle)) {
    const message = 'Handle has already been taken';
    // The schema has no code for it.
    const error = {code: null, field: ['handle'], message};
    return {menu: null, userErrors: [error]};
  }
  if (depthOf(items) > MAX_MENU_LEVELS) {
    return {menu: null, userErrors: [TOO_DEEP]};
  }
  const number = 242_000_000_001 + menus(shop).length;
  const menu = {
    id: globalId('Menu', number),
    handle,
    title: same(title),
    items: createItems(number, items),
  };
  saveMenu(shop, menu);
  return {menu: showMenu(shop, menu), userErrors: []};
}

/** The items of a menu with this number; a given id stays. */
function createItems(number: number, inputs: readonly MenuItemInput[]) {
  let made = 0;
  const createItem = (item: MenuItemInput): MenuItem => ({
    id: item.id ?? globalId('MenuItem', number * 100 + made++),
    title: same(item.title),
    type: item.type,
    path: item.url ?? PATHS[item.type] ?? '/',
    resourceId: item.resourceId,
    items: (item.items ?? []).map(createItem),
  });
  return inputs.map(createItem);
}

/** Replaces a menu's title and items; their translations are lost. */
function updateMenu(shop: Shop, {id, title, handle, items}: MenuUpdate) {
  const refuse = (code: string | null, field: string, message: string) => ({
    menu: null,
    userErrors: [{code, field: [field], message}],
  });
  const known = menus(shop).find((menu) => menu.id === id);
  if (!known) {
    return refuse('NOT_FOUND', 'id', 'The menu does not exist.');
  }
  const renamed = handle ?? known.handle;
  if (isDefaultMenu(known) && renamed !== known.handle) {
    const message = 'Cannot change handle for default menu';
    return refuse(null, 'handle', message);
  }
  if (depthOf(items) > MAX_MENU_LEVELS) {
    return {menu: null, userErrors: [TOO_DEEP]};
  }
  const menu: Menu = {
    id,
    handle: renamed,
    title: same(title),
    // Past the numbers of all new menus: item ids are derived from it and must not repeat.
    items: createItems((numberOfGlobalId('Menu', id) ?? 0) + 500, items),
  };
  if (renamed !== known.handle) deleteMenu(shop, known.handle);
  saveMenu(shop, menu);
  return {menu: showMenu(shop, menu), userErrors: []};
}

function removeMenu(shop: Shop, id: string) {
  const menu = menus(shop).find((each) => each.id === id);
  const refuse = (code: string, message: string) => ({
    deletedMenuId: null,
    userErrors: [{code, field: ['id'], message}],
  });
  if (!menu) return refuse('MENU_DOES_NOT_EXIST', 'The menu does not exist.');
  if (isDefaultMenu(menu)) {
    const message = 'Unable to delete default menu';
    return refuse('UNABLE_TO_DELETE_DEFAULT_MENU', message);
  }
  deleteMenu(shop, menu.handle);
  return {deletedMenuId: id, userErrors: []};
}
