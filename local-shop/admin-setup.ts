import {showMetaobject} from './admin-settings';
import type {Shop} from './context';
import {menuByHandle, menus, saveMenu} from './data/content-store';
import {
  saveMetafieldDefinition,
  saveMetaobjectDefinition,
} from './data/definition-store';
import type {
  MetafieldDefinition,
  MetaobjectDefinition,
} from './data/definitions';
import {globalId} from './domain/global-id';
import type {MenuItem} from './domain/shop-content';

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
  })[];
}

interface MenuItemInput {
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

/** What prepares a store for the storefront: definitions and menus. */
export function adminSetup(shop: Shop) {
  return {
    metafieldDefinitionCreate: ({definition}: {definition: MetafieldInput}) =>
      createMetafieldDefinition(shop, definition),
    metaobjectDefinitionCreate: ({definition}: {definition: MetaobjectInput}) =>
      createMetaobjectDefinition(shop, definition),
    menuCreate: (input: MenuInput) => createMenu(shop, input),
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
  const isTaken = shop.definitions.some(
    (each) =>
      each.owner === owner && each.namespace === namespace && each.key === key,
  );
  if (isTaken) {
    const message = `Key is in use for ${owner.toLowerCase()} metafields on the '${namespace}' namespace.`;
    return refuse('TAKEN', 'key', message);
  }
  if (!refersToKnown(shop, {type, validations})) {
    return refuse('INVALID', 'validations', NO_METAOBJECT);
  }
  const {storefront = 'NONE', customerAccount = 'NONE'} = access ?? {};
  const definition = {...rest, owner, storefront, customerAccount};
  saveMetafieldDefinition(shop.database, definition);
  const createdDefinition = {
    namespace,
    key,
    type: {name: type},
    access: {storefront, customerAccount},
  };
  return {createdDefinition, userErrors: []};
}

/** What a field may lead to or be; a definition's id ends with its type. */
function limitsOf({validations = []}: Validated) {
  const valueOf = (wanted: string) =>
    validations.find(({name}) => name === wanted)?.value;
  const choices = valueOf('choices');
  return {
    refersTo: valueOf('metaobject_definition_id')?.split('/').at(-1),
    choices: choices ? (JSON.parse(choices) as string[]) : undefined,
  };
}

const NO_METAOBJECT = 'Validations require that you select a metaobject.';

/** Shopify wants to know the definition of what a reference leads to. */
function refersToKnown(shop: Shop, {type, validations = []}: Validated) {
  if (!type.endsWith('metaobject_reference')) return true;
  const given = validations.find(
    ({name}) => name === 'metaobject_definition_id',
  );
  return shop.metaobjectDefinitions.some(
    (definition) => showMetaobject(definition).id === given?.value,
  );
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
  const unclear = fieldDefinitions.findIndex(
    (field) => !refersToKnown(shop, field),
  );
  if (unclear >= 0) {
    const path = ['fieldDefinitions', String(unclear), 'validations'];
    return refuse('INVALID', path, NO_METAOBJECT);
  }
  const definition = {
    type,
    name,
    storefront: access?.storefront ?? 'NONE',
    fields: fieldDefinitions.map((field) => ({
      key: field.key,
      type: field.type,
      name: field.name ?? field.key,
      ...limitsOf(field),
    })),
  } as const;
  saveMetaobjectDefinition(shop.database, definition);
  return {metaobjectDefinition: showMetaobject(definition), userErrors: []};
}

/** Pages that need no resource to be linked to. */
const PATHS: Partial<Record<MenuItem['type'], string>> = {
  CATALOG: '/collections/all',
  COLLECTIONS: '/collections',
  SEARCH: '/search',
};

function createMenu(shop: Shop, {title, handle, items}: MenuInput) {
  if (menuByHandle(shop, handle)) {
    const message = 'Handle has already been taken';
    const error = {code: 'TAKEN', field: ['handle'], message};
    return {menu: null, userErrors: [error]};
  }
  const number = 242_000_000_001 + menus(shop).length;
  let made = 0;
  const createItem = (item: MenuItemInput): MenuItem => ({
    id: globalId('MenuItem', number * 100 + made++),
    title: {DE: item.title, EN: item.title},
    type: item.type,
    path: item.url ?? PATHS[item.type] ?? '/',
    resourceId: item.resourceId,
    items: (item.items ?? []).map(createItem),
  });
  const menu = {
    id: globalId('Menu', number),
    handle,
    title: {DE: title, EN: title},
    items: items.map(createItem),
  };
  saveMenu(shop, menu);
  return {menu, userErrors: []};
}
