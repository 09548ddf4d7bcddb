import type {
  MetafieldDefinition,
  MetafieldOwner,
  MetaobjectDefinition,
} from '@metarmap/store/definitions';
import type {Shop} from './context';
import {PAGE_SIZE_LIMIT} from './domain/cursor';
import {isDefaultMenu, type Menu, type MenuItem} from './domain/shop-content';
import {menus, metaobjects} from './data/content-store';

/** What the app of the Admin token may do; writing includes reading. */
const SCOPES = [
  'write_customers',
  'write_metaobject_definitions',
  'write_metaobjects',
  'write_content',
  'write_online_store_navigation',
  'write_orders',
  'write_products',
];

interface ListArgs {
  readonly first?: number | null;
}

const firstPage = (all: readonly object[], {first}: ListArgs) => ({
  nodes: all.slice(0, first ?? PAGE_SIZE_LIMIT),
});

/** The merchant's settings in the Admin API. */
export function adminSettings(shop: Shop) {
  const {definitions, metaobjectDefinitions, accountOrigin} = shop;
  return {
    currentAppInstallation: {accessScopes: SCOPES.map((handle) => ({handle}))},
    shop: {
      taxesIncluded: shop.seed.taxesIncluded,
      customerAccountsV2: {
        // The shop offers both kinds of accounts; this is the kind that its checkout
        // links to.
        customerAccountsVersion: accountOrigin
          ? 'NEW_CUSTOMER_ACCOUNTS'
          : 'CLASSIC',
      },
    },
    metafieldDefinitions: (args: ListArgs & {ownerType: MetafieldOwner}) =>
      firstPage(
        definitions
          .filter(({owner}) => owner === args.ownerType)
          .map(showMetafield),
        args,
      ),
    metaobjectDefinitions: (args: ListArgs) =>
      firstPage(metaobjectDefinitions.map(showMetaobject), args),
    metaobjects: (args: ListArgs & {type: string}) =>
      firstPage(metaobjects(shop, args.type), args),
    menus: (args: ListArgs) =>
      firstPage(
        menus(shop).map((menu) => showMenu(shop, menu)),
        args,
      ),
  };
}

/** A menu as the Admin API returns it, in the shop's first language. */
export function showMenu(
  {languages: [language]}: Pick<Shop, 'languages'>,
  menu: Menu,
): object {
  const showItem = ({title, path, items, ...item}: MenuItem): object => ({
    ...item,
    title: title[language],
    url: path,
    items: items.map(showItem),
  });
  return {
    id: menu.id,
    handle: menu.handle,
    isDefault: isDefaultMenu(menu),
    title: menu.title[language],
    items: menu.items.map(showItem),
  };
}

/** A metafield's definition as the Admin API returns it; its place is unique, so it is the id. */
export function showMetafield(definition: MetafieldDefinition) {
  const {owner, namespace, key, type, storefront, customerAccount} = definition;
  return {
    id: `gid://shopify/MetafieldDefinition/${owner}.${namespace}.${key}`,
    name: definition.name,
    ownerType: owner,
    namespace,
    key,
    type: {name: type},
    // What Shopify gives the definition of a custom app.
    access: {admin: 'PUBLIC_READ_WRITE', storefront, customerAccount},
  };
}

/** A metaobject's definition as the Admin API returns it; types are unique, so they are ids. */
export function showMetaobject(definition: MetaobjectDefinition) {
  const {type, storefront, fields} = definition;
  return {
    id: `gid://shopify/MetaobjectDefinition/${type}`,
    type,
    access: {storefront},
    fieldDefinitions: fields.map((field) => ({
      key: field.key,
      type: {name: field.type},
    })),
  };
}
