import type {Shop} from '../context';
import type {Metaobject} from '../domain/catalogue';
import type {Menu, ShopPolicy, UrlRedirect} from '../domain/shop-content';
import {globalId, numberOfGlobalId} from '../domain/global-id';
import type {Database} from './database';

/*
 * What a merchant writes: entries of metaobjects, menus, policies and redirects. The seed's are in
 * the catalogue; the database has what was changed since.
 */

type Kind =
  | 'metaobject'
  | 'menu'
  | 'policy'
  | 'redirect'
  | 'discount'
  | 'edit'
  | 'page'
  | 'blog'
  | 'article'
  | 'settings'
  | 'brand'
  | 'metafield-definition'
  | 'metaobject-definition';
type ContentShop = Pick<Shop, 'catalogue' | 'database'>;

/** Every entry of a type, or of all: the seed's first, then the added ones by handle. */
export function metaobjects(
  shop: ContentShop,
  type?: string,
): readonly Metaobject[] {
  const all = merged(
    shop.database,
    'metaobject',
    shop.catalogue.metaobjects,
    keyOf,
  );
  return type === undefined ? all : all.filter((entry) => entry.type === type);
}

/** The entries that storefronts may read: of an open definition, and no drafts. */
export function shownMetaobjects(
  shop: ContentShop & Pick<Shop, 'metaobjectDefinitions'>,
  type?: string,
): readonly Metaobject[] {
  const shown = shop.metaobjectDefinitions
    .filter(({storefront}) => storefront === 'PUBLIC_READ')
    .map((definition) => definition.type);
  return metaobjects(shop, type).filter(
    (entry) => shown.includes(entry.type) && entry.status !== 'DRAFT',
  );
}

/** The entry with this type and handle, or `null`. */
export function metaobjectByHandle(
  shop: ContentShop,
  type: string,
  handle: string,
): Metaobject | null {
  const key = keyOf({type, handle});
  return metaobjects(shop).find((entry) => keyOf(entry) === key) ?? null;
}

/** The entry with this global id, or `null`. */
export function metaobjectById(
  shop: ContentShop,
  id: string,
): Metaobject | null {
  return metaobjects(shop).find((entry) => entry.id === id) ?? null;
}

/** Writes an entry; an entry of the same type and handle is replaced and keeps its id. */
export function upsertMetaobject(
  shop: ContentShop,
  entry: Omit<Metaobject, 'id'>,
): Metaobject {
  const existing = metaobjectByHandle(shop, entry.type, entry.handle);
  const numbers = metaobjects(shop).map(
    ({id}) => numberOfGlobalId('Metaobject', id) ?? 0,
  );
  const id =
    existing?.id ??
    globalId('Metaobject', Math.max(700_000_000, ...numbers) + 1);
  const saved = {...entry, handle: existing?.handle ?? entry.handle, id};
  save(shop.database, 'metaobject', keyOf(saved), saved);
  return saved;
}

/** Removes an entry, the seed's as well; `false` when there was none. */
export function deleteMetaobject(
  shop: ContentShop,
  type: string,
  handle: string,
): boolean {
  if (!metaobjectByHandle(shop, type, handle)) return false;
  save(shop.database, 'metaobject', keyOf({type, handle}), null);
  return true;
}

/** Every menu. */
export function menus({catalogue, database}: ContentShop): readonly Menu[] {
  return merged(database, 'menu', catalogue.menus, menuKey);
}

/** The menu with this handle, or `null`. */
export function menuByHandle(shop: ContentShop, handle: string): Menu | null {
  const key = handle.toLowerCase();
  return menus(shop).find((menu) => menuKey(menu) === key) ?? null;
}

/** Writes a menu; a menu of the same handle is replaced. */
export function saveMenu({database}: ContentShop, menu: Menu): void {
  save(database, 'menu', menuKey(menu), menu);
}

/** Removes a menu. */
export function deleteMenu({database}: ContentShop, handle: string): void {
  save(database, 'menu', handle.toLowerCase(), null);
}

/** Every policy that the merchant has. */
export function policies({
  catalogue,
  database,
}: ContentShop): readonly ShopPolicy[] {
  return merged(database, 'policy', catalogue.policies, policyKey);
}

/** Writes a policy; a policy of the same kind is replaced. */
export function savePolicy({database}: ContentShop, policy: ShopPolicy): void {
  save(database, 'policy', policyKey(policy), policy);
}

/** Removes a policy. */
export function deletePolicy(
  {database}: ContentShop,
  kind: ShopPolicy['kind'],
): void {
  save(database, 'policy', kind, null);
}

/** Every redirect: the seed's first. */
export function urlRedirects({
  catalogue,
  database,
}: ContentShop): readonly UrlRedirect[] {
  return merged(database, 'redirect', catalogue.urlRedirects, redirectKey);
}

/** Writes a redirect, in place of one with the same id. */
export function saveRedirect(
  {database}: ContentShop,
  redirect: UrlRedirect,
): void {
  save(database, 'redirect', redirectKey(redirect), redirect);
}

/** Removes a redirect. */
export function deleteRedirect({database}: ContentShop, id: string): void {
  save(database, 'redirect', id, null);
}

const keyOf = ({type, handle}: Pick<Metaobject, 'type' | 'handle'>) =>
  `${type}/${handle.toLowerCase()}`;
const menuKey = ({handle}: Menu) => handle.toLowerCase();
const redirectKey = ({id}: UrlRedirect) => id;
const policyKey = ({kind}: ShopPolicy) => kind;

/** The seed's items with the database's in their place, `null` for removed ones. */
export function merged<Item>(
  database: Database,
  kind: Kind,
  seed: readonly Item[],
  key: (item: Item) => string,
): readonly Item[] {
  const changed = new Map(
    database
      .all<{key: string; value: string | null}>(
        'select key, value from content where kind = ? order by key',
        [kind],
      )
      .map((row) => [
        row.key,
        row.value === null ? null : (JSON.parse(row.value) as Item),
      ]),
  );
  const items = new Map<string, Item | null>(
    seed.map((item) => [key(item), item]),
  );
  for (const [name, item] of changed) items.set(name, item);
  return [...items.values()].filter((item) => item !== null);
}

/** Writes one item, `null` for one that the merchant has removed. */
export function save(
  database: Database,
  kind: Kind,
  key: string,
  value: unknown,
): void {
  database.run(
    `insert into content (kind, key, value) values (?, ?, ?)
     on conflict (kind, key) do update set value = excluded.value`,
    [kind, key, value === null ? null : JSON.stringify(value)],
  );
}
