import {GraphQLError} from 'graphql';
import {orderById} from '../../data/order-store';
import type {Collection, Product} from '../../domain/catalogue';
import type {CatalogueIndex} from '../../domain/catalogue-index';
import {type ConnectionArgs, PAGE_SIZE_LIMIT} from '../../domain/cursor';
import {orderProducts, type ProductOrder} from '../../domain/product-order';
import {
  textMatches,
  timeMatches,
  type SearchTerm,
} from '../../domain/search-query';
import type {TypeResolvers} from '../../resolver';
import {queryProducts} from '../catalogue-search';
import {productSource, collectionSource} from '../catalogue-sources';
import {nodeSource, typeOfId} from '../node-source';
import {orderSource} from '../object/order';
import {applyFilters, productConnection} from '../product-list';
import {
  byTitleOrUpdate,
  queriedConnection,
  titleMatches,
  type QueriedListArgs,
} from '../queried-list';

/** `product`: by id, or by handle in any language. */
const product: TypeResolvers<unknown>[string] = (
  _root,
  {id, handle}: {id?: string | null; handle?: string | null},
  {shop: {catalogue}},
) => {
  const found = id
    ? catalogue.productById.get(id)
    : catalogue.productByHandle.get(handle ?? '');
  return found ? productSource(found) : null;
};

type ProductsArgs = ConnectionArgs & {
  query?: string | null;
  reverse: boolean;
  sortKey: ProductOrder;
};

/** `products`: all of them, or those that match `query` in Shopify's search syntax. */
const products: TypeResolvers<unknown>[string] = (
  _root,
  args: ProductsArgs,
  context,
) => {
  const {query, reverse, sortKey} = args;
  const {products: all} = context.shop.catalogue;
  const sorted = orderProducts(all, sortKey, context, reverse);
  const found = query?.trim() ? queryProducts(sorted, query, context) : sorted;
  return productConnection(
    applyFilters(found, [], context),
    args,
    `${sortKey} ${reverse}`,
  );
};

/** `collection`: by id, or by handle in any language. */
const collection: TypeResolvers<unknown>[string] = (
  _root,
  {id, handle}: {id?: string | null; handle?: string | null},
  {shop: {catalogue}},
) => {
  const found = id
    ? catalogue.collectionById.get(id)
    : catalogue.collectionByHandle.get(handle ?? '');
  return found ? collectionSource(found) : null;
};

/** `collections`, with query fields `title`, `handle` and `updated_at`. */
const collections: TypeResolvers<unknown>[string] = (
  _root,
  args: QueriedListArgs,
  {shop: {catalogue}, language},
) =>
  queriedConnection(catalogue.collections, args, language, {
    matches: matchesCollection,
    sortText: byTitleOrUpdate(language),
    toNode: (collection) => collectionSource(collection),
  });

function matchesCollection(
  {title, handle, updatedAt}: Collection,
  term: SearchTerm,
): boolean {
  switch (term.field) {
    case null:
    case 'title':
      return titleMatches(title, term);
    case 'handle':
      return Object.values(handle).some((text) => textMatches(text, term));
    case 'updated_at':
      return timeMatches(updatedAt, term);
    default:
      return false;
  }
}

/**
 * `node`: an object of the catalogue, or an order by its id with its secret.
 * Customers' addresses are not found: their ids hold no secret. Throws the
 * provider's error for a malformed id.
 */
const node: TypeResolvers<unknown>[string] = (
  _root,
  {id}: {id: string},
  {shop},
) => {
  const type = typeOfId(id);
  if (type === null) {
    throw new GraphQLError(`Invalid global id '${id}'`, {
      extensions: {code: 'argumentLiteralsIncompatible'},
    });
  }
  if (type === 'Order') {
    const order = orderById(shop, id);
    return order && orderSource(order);
  }
  return nodeSource(shop.catalogue, id);
};

/** `nodes`: one entry per id, `null` for an unknown one. */
const nodes: TypeResolvers<unknown>[string] = (
  root,
  {ids}: {ids: readonly string[]},
  context,
  info,
) => {
  if (ids.length > PAGE_SIZE_LIMIT) {
    throw new GraphQLError(
      `The input array size of ${ids.length} is greater than the maximum allowed of ${PAGE_SIZE_LIMIT}.`,
      {extensions: {code: 'MAX_INPUT_SIZE_EXCEEDED'}},
    );
  }
  return ids.map((id) => node(root, {id} as never, context, info));
};

type RecommendationArgs = {
  intent: 'RELATED' | 'COMPLEMENTARY';
  productId?: string | null;
  productHandle?: string | null;
};

/** Most products that Shopify recommends for one. */
const MAX_RECOMMENDATIONS = 10;

/**
 * `productRecommendations`: the merchant's choice first; for `RELATED` then products
 * of the same collections, best sellers first. Complementary ones are only chosen
 * by hand, as on Shopify.
 */
const productRecommendations: TypeResolvers<unknown>[string] = (
  _root,
  {intent, productId, productHandle}: RecommendationArgs,
  {shop: {catalogue}},
) => {
  if (!productId && !productHandle) {
    throw new GraphQLError(
      'Either productId or productHandle must be provided',
      {
        extensions: {code: 'BAD_REQUEST'},
      },
    );
  }
  const product = productId
    ? catalogue.productById.get(productId)
    : catalogue.productByHandle.get(productHandle ?? '');
  if (!product) return null;
  return recommend(product, intent, catalogue).map((found, position) =>
    productSource(found, trackingParameters(product, intent, position)),
  );
};

function recommend(
  product: Product,
  intent: RecommendationArgs['intent'],
  catalogue: CatalogueIndex,
): Product[] {
  const chosen =
    intent === 'COMPLEMENTARY' ? product.complementaryIds : product.relatedIds;
  const products = new Set(
    chosen.flatMap((id) => catalogue.productById.get(id) ?? []),
  );
  if (intent === 'RELATED') {
    const collections = catalogue.collectionsOfProduct.get(product.id) ?? [];
    const neighbours = collections
      .flatMap(({id}) =>
        (catalogue.productsOfCollection.get(id) ?? []).slice(0, 50),
      )
      .toSorted((a, b) => b.sold - a.sold);
    for (const neighbour of neighbours) products.add(neighbour);
  }
  products.delete(product);
  return [...products].slice(0, MAX_RECOMMENDATIONS);
}

function trackingParameters(
  {id}: Product,
  intent: RecommendationArgs['intent'],
  position: number,
): string {
  const kind = intent === 'COMPLEMENTARY' ? 'cp' : 'rp';
  const number = id.slice(id.lastIndexOf('/') + 1);
  return `pr_prod_strat=${kind}&pr_rec_pid=${number}&pr_ref_pid=${number}&pr_seq=uniform&_pos=${position + 1}`;
}

/** Query roots of products and collections. */
export const catalogueQueries = {
  collection,
  collections,
  node,
  nodes,
  product,
  productRecommendations,
  products,
};
