import type {LocalizedText} from '@metarmap/store/localized-text';
import type {
  Article,
  Blog,
  ContentPage,
  Menu,
  MenuItem,
  ShopPolicy,
} from './shop-content';
import type {
  Collection,
  Metaobject,
  Product,
  ProductVariant,
  SellingPlan,
  SellingPlanGroup,
} from './catalogue';
import type {CatalogueSeed} from './catalogue-seed';
import {HandleMap} from './handle-map';
import {memoize} from './memo';

/** A variant together with its product. */
export interface VariantEntry {
  readonly product: Product;
  readonly variant: ProductVariant;
}

/** A selling plan together with its group and the product that offers it. */
interface SellingPlanEntry {
  readonly plan: SellingPlan;
  readonly group: SellingPlanGroup;
}

/** An article together with its blog. */
export interface ArticleEntry {
  readonly id: string;
  readonly article: Article;
  readonly blog: Blog;
}

/** The catalogue with every lookup in constant time. Never changes: an edit makes another. */
export interface CatalogueIndex extends CatalogueSeed {
  /** Listed products. */
  readonly products: readonly Product[];
  readonly productById: ReadonlyMap<string, Product>;
  /** Product by its handle in any language. */
  readonly productByHandle: HandleMap<Product>;
  readonly variantById: ReadonlyMap<string, VariantEntry>;
  readonly collectionById: ReadonlyMap<string, Collection>;
  /** Collection by its handle in any language. */
  readonly collectionByHandle: HandleMap<Collection>;
  /** Products of a collection, in the merchant's order. */
  readonly productsOfCollection: ReadonlyMap<string, readonly Product[]>;
  readonly collectionsOfProduct: ReadonlyMap<string, readonly Collection[]>;
  readonly sellingPlanById: ReadonlyMap<string, SellingPlanEntry>;
  readonly metaobjectById: ReadonlyMap<string, Metaobject>;
  readonly menuByHandle: HandleMap<Menu>;
  readonly pageById: ReadonlyMap<string, ContentPage>;
  readonly pageByHandle: HandleMap<ContentPage>;
  readonly blogById: ReadonlyMap<string, Blog>;
  readonly blogByHandle: HandleMap<Blog>;
  readonly articles: readonly ArticleEntry[];
  readonly articleById: ReadonlyMap<string, ArticleEntry>;
  readonly policyById: ReadonlyMap<string, ShopPolicy>;
}

/**
 * Indexes a catalogue. Throws when ids repeat, a handle names two products, or a
 * collection, menu or product points to something that is not there, so that a
 * mistake in a seed stops the start instead of showing as a hole in a page.
 */
export function buildCatalogueIndex(seed: CatalogueSeed): CatalogueIndex {
  const index = indexCatalogue(seed);
  checkReferences({...index, products: seed.products});
  return index;
}

/** Indexes a catalogue in which other things may refer to a product that is hidden. */
export function indexCatalogue(seed: CatalogueSeed): CatalogueIndex {
  const productById = byId(seed.products);
  const collectionById = byId(seed.collections);
  const metaobjectById = byId(seed.metaobjects);
  const productsOfCollection = new Map<string, readonly Product[]>();
  const collectionsOfProduct = new Map<string, Collection[]>();
  for (const collection of seed.collections) {
    const products = collection.productIds.map((id) => need(productById, id));
    productsOfCollection.set(collection.id, products);
    for (const {id} of products) {
      const collections = collectionsOfProduct.get(id);
      if (collections) collections.push(collection);
      else collectionsOfProduct.set(id, [collection]);
    }
  }
  const articles = seed.blogs.flatMap((blog) =>
    blog.articles.map((article) => ({id: article.id, article, blog})),
  );
  return {
    ...seed,
    products: seed.products.filter(({isUnlisted}) => !isUnlisted),
    productById,
    productByHandle: byAnyHandle(seed.products),
    variantById: variantsById(seed.products),
    collectionById,
    collectionByHandle: byAnyHandle(seed.collections),
    productsOfCollection,
    collectionsOfProduct,
    sellingPlanById: sellingPlansById(seed.products),
    metaobjectById,
    menuByHandle: byHandle(seed.menus),
    pageById: byId(seed.pages),
    pageByHandle: byAnyHandle(seed.pages),
    blogById: byId(seed.blogs),
    blogByHandle: byAnyHandle(seed.blogs),
    articles,
    articleById: byId(articles),
    policyById: byId(seed.policies),
  };
}

/** What the market of a country is shown: products that are published there. */
export function catalogueIn(
  catalogue: CatalogueIndex,
  country: string,
): CatalogueIndex {
  const ids = ofSomeMarkets(catalogue)
    .filter(({countries}) => !countries?.includes(country))
    .map(({id}) => id);
  return ids.length > 0 ? without(catalogue, ids.join(' ')) : catalogue;
}

const ofSomeMarkets = memoize(({productById}: CatalogueIndex) =>
  [...productById.values()].filter(({countries}) => countries),
);

/** Markets that lack the same products (the key, their ids) share it. */
const without = memoize((catalogue: CatalogueIndex, key: string) => {
  const hidden = new Set(key.split(' '));
  return indexCatalogue({
    ...catalogue,
    products: [...catalogue.productById.values()].filter(
      ({id}) => !hidden.has(id),
    ),
    collections: catalogue.collections.map((collection) => ({
      ...collection,
      productIds: collection.productIds.filter((id) => !hidden.has(id)),
    })),
  });
});

/** The catalogue with the metaobjects that storefronts may read. */
export function withMetaobjects(
  catalogue: CatalogueIndex,
  isShown: (metaobject: Metaobject) => boolean,
): CatalogueIndex {
  const metaobjects = catalogue.metaobjects.filter(isShown);
  return {...catalogue, metaobjects, metaobjectById: byId(metaobjects)};
}

function byId<Item extends {readonly id: string}>(
  items: readonly Item[],
): Map<string, Item> {
  const map = new Map<string, Item>();
  for (const item of items) {
    if (map.has(item.id)) throw new Error(`Duplicate id ${item.id}`);
    map.set(item.id, item);
  }
  return map;
}

function byHandle<Item extends {readonly handle: string}>(
  items: readonly Item[],
): HandleMap<Item> {
  return new HandleMap(items.map((item) => [item.handle, item]));
}

/** Items by their handle in any language. */
function byAnyHandle<Item extends {readonly handle: LocalizedText}>(
  items: readonly Item[],
): HandleMap<Item> {
  return new HandleMap(
    items.flatMap((item) =>
      [...new Set(Object.values(item.handle))].map(
        (handle) => [handle, item] as const,
      ),
    ),
  );
}

function variantsById(products: readonly Product[]): Map<string, VariantEntry> {
  const map = new Map<string, VariantEntry>();
  for (const product of products) {
    for (const variant of product.variants) {
      if (map.has(variant.id)) throw new Error(`Duplicate id ${variant.id}`);
      map.set(variant.id, {product, variant});
    }
  }
  return map;
}

function sellingPlansById(
  products: readonly Product[],
): Map<string, SellingPlanEntry> {
  const map = new Map<string, SellingPlanEntry>();
  for (const product of products) {
    for (const group of product.sellingPlanGroups) {
      for (const plan of group.plans) map.set(plan.id, {plan, group});
    }
  }
  return map;
}

function checkReferences(index: CatalogueIndex): void {
  for (const product of index.products) {
    for (const id of [...product.relatedIds, ...product.complementaryIds]) {
      need(index.productById, id);
    }
    for (const variant of product.variants) {
      for (const id of variant.sellingPlanIds) need(index.sellingPlanById, id);
    }
    for (const {value} of product.metafields) {
      // The test of the media folder knows every file.
      if (value.type === 'list.file_reference') continue;
      const products = value.type.endsWith('product_reference');
      const known: ReadonlyMap<string, Product | Metaobject> = products
        ? index.productById
        : index.metaobjectById;
      if ('ids' in value) value.ids.forEach((id) => need(known, id));
    }
  }
  for (const menu of index.menus) menu.items.forEach(checkMenuItem, index);
}

function checkMenuItem(this: CatalogueIndex, item: MenuItem): void {
  if (item.resourceId) {
    const known =
      this.productById.get(item.resourceId) ??
      this.collectionById.get(item.resourceId) ??
      this.pageById.get(item.resourceId) ??
      this.blogById.get(item.resourceId) ??
      this.policyById.get(item.resourceId);
    if (!known) throw new Error(`Menu item ${item.id} points nowhere`);
  }
  item.items.forEach(checkMenuItem, this);
}

function need<Item>(map: ReadonlyMap<string, Item>, id: string): Item {
  const item = map.get(id);
  if (item === undefined) throw new Error(`Reference to unknown id ${id}`);
  return item;
}
