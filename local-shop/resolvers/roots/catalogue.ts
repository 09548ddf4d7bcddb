import {GraphQLError} from 'graphql';
import {orderById} from '../../data/order-store';
import type {Collection, Product} from '../../domain/catalogue';
import type {CatalogueIndex} from '../../domain/catalogue-index';
import {
  paginate,
  PAGE_SIZE_LIMIT,
  type ConnectionArgs,
} from '../../domain/cursor';
import {orderProducts, type ProductOrder} from '../../domain/product-order';
import type {TypeResolvers} from '../../resolver';
import {productSource, collectionSource} from '../catalogue-sources';
import {nodeSource, typeOfId} from '../node-source';
import {orderSource} from '../object/order';
import {applyFilters, productConnection} from '../product-list';

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
  reverse: boolean;
  sortKey: ProductOrder;
};

/** `products`: all of them. */
const products: TypeResolvers<unknown>[string] = (
  _root,
  args: ProductsArgs,
  context,
) => {
  const {reverse, sortKey} = args;
  const {products: all} = context.shop.catalogue;
  return productConnection(
    applyFilters(orderProducts(all, sortKey, context, reverse), [], context),
    args,
    `${sortKey} ${reverse}`,
  );
};

/** `collection`: by handle in any language. */
const collection: TypeResolvers<unknown>[string] = (
  _root,
  {handle}: {handle?: string | null},
  {shop: {catalogue}},
) => {
  const found = catalogue.collectionByHandle.get(handle ?? '');
  return found ? collectionSource(found) : null;
};

type CollectionsArgs = ConnectionArgs & {
  reverse: boolean;
  sortKey: 'ID' | 'RELEVANCE' | 'TITLE' | 'UPDATED_AT';
};

/** `collections`. Equal titles or times are in the order of the catalogue. */
const collections: TypeResolvers<unknown>[string] = (
  _root,
  args: CollectionsArgs,
  {shop: {catalogue}, language},
) => {
  const {reverse, sortKey} = args;
  const {compare} = new Intl.Collator(language, {numeric: true});
  const text = ({title, updatedAt}: Collection) =>
    sortKey === 'TITLE'
      ? title[language]
      : sortKey === 'UPDATED_AT'
        ? updatedAt
        : '';
  const sorted = catalogue.collections.toSorted((a, b) =>
    compare(text(a), text(b)),
  );
  return paginate(
    reverse ? sorted.reverse() : sorted,
    args,
    (found) => collectionSource(found),
    `${sortKey} ${reverse}`,
  );
};

/**
 * `node`: an object of the catalogue, or an order by its id with its secret.
 * Customers' addresses are not found: their ids contain no secret. Throws the
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

/** Most products that Shopify recommends for one. */
const MAX_RECOMMENDATIONS = 10;

/**
 * `productRecommendations` of a product by its handle: the merchant's choice first, then
 * products of the same collections, best sellers first. Complementary ones come from the
 * merchant's choice only.
 */
const productRecommendations: TypeResolvers<unknown>[string] = (
  _root,
  {
    productHandle,
    intent,
  }: {productHandle?: string | null; intent?: string | null},
  {shop: {catalogue}},
) => {
  if (!productHandle) {
    throw new GraphQLError(
      'Either productId or productHandle must be provided',
      {extensions: {code: 'BAD_REQUEST'}},
    );
  }
  const product = catalogue.productByHandle.get(productHandle);
  if (!product) return null;
  const recommended =
    intent === 'COMPLEMENTARY'
      ? productsOf(product.complementaryIds, catalogue)
      : recommend(product, catalogue);
  return recommended.map((found, position) =>
    productSource(found, trackingParameters(product, position)),
  );
};

function productsOf(
  ids: readonly string[],
  {productById}: CatalogueIndex,
): Product[] {
  return ids.flatMap((id) => productById.get(id) ?? []);
}

function recommend(product: Product, catalogue: CatalogueIndex): Product[] {
  const chosen = productsOf(product.relatedIds, catalogue);
  const neighbours = (catalogue.collectionsOfProduct.get(product.id) ?? [])
    .flatMap(({id}) =>
      (catalogue.productsOfCollection.get(id) ?? []).slice(0, 50),
    )
    .toSorted((a, b) => b.sold - a.sold);
  const products = new Set([...chosen, ...neighbours]);
  products.delete(product);
  return [...products].slice(0, MAX_RECOMMENDATIONS);
}

function trackingParameters({id}: Product, position: number): string {
  const number = id.slice(id.lastIndexOf('/') + 1);
  return `pr_prod_strat=rp&pr_rec_pid=${number}&pr_ref_pid=${number}&pr_seq=uniform&_pos=${position + 1}`;
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
