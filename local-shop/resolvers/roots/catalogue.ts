import {GraphQLError} from 'graphql';
import type {CollectionSortKeys} from '../../../schemas/storefront-types';
import {orderById} from '../../data/order-store';
import type {Product} from '../../domain/catalogue';
import type {CatalogueIndex} from '../../domain/catalogue-index';
import {
  paginate,
  PAGE_SIZE_LIMIT,
  type ConnectionArgs,
} from '../../domain/cursor';
import {orderProducts, type ProductOrder} from '../../domain/product-order';
import type {TypeResolvers} from '../../resolver';
import {productSource, collectionSource} from '../catalogue-sources';
import {contentConnection, type ContentListArgs} from '../content-list';
import {nodeSource, typeOfId} from '../node-source';
import {orderSource} from '../object/order';
import {applyFilters, productConnection} from '../product-list';
import {productsFor} from '../product-query';

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

/** `products`: the ones that match a query, or all of them. */
const products: TypeResolvers<unknown>[string] = (
  _root,
  args: ProductsArgs,
  context,
) => {
  const {reverse, sortKey} = args;
  const query = args.query ?? '';
  const found = productsFor(context, query);
  return productConnection(
    applyFilters(orderProducts(found, sortKey, context, reverse), [], context),
    args,
    `${sortKey} ${reverse} ${query}`,
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

/** `collections`: the ones that match a query, or all of them. */
const collections: TypeResolvers<unknown>[string] = (
  _root,
  args: ContentListArgs<CollectionSortKeys>,
  context,
) => {
  const {language, shop} = context;
  return contentConnection(shop.catalogue.collections, args, context, {
    type: 'Collection',
    sortText: ({title, updatedAt}, sortKey) =>
      sortKey === 'UPDATED_AT' ? updatedAt : title[language],
    fields:
      ({title, updatedAt}) =>
      (field) => {
        switch (field) {
          case null:
          case 'title':
            return [title[language]];
          case 'collection_type':
            // A merchant of the local shop picks the products of each.
            return ['custom'];
          case 'updated_at':
            return [new Date(updatedAt)];
          default:
            return undefined;
        }
      },
    toNode: (found) => collectionSource(found),
  });
};

/**
 * `node`: an object of the catalogue, or an order by its id with its secret.
 * Customers' addresses are not found: their ids contain no secret. Throws Shopify
 * error for a malformed id.
 */
const node: TypeResolvers<unknown>[string] = (
  _root,
  {id}: {id: string},
  context,
) => {
  const {shop} = context;
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
  return nodeSource(context, id);
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
 * `productRecommendations` of a product by its id or handle: the merchant's choice first, then
 * products of the same collections, best sellers first. Complementary ones come from the
 * merchant's choice only.
 */
const productRecommendations: TypeResolvers<unknown>[string] = (
  _root,
  {
    productId,
    productHandle,
    intent,
  }: {
    productId?: string | null;
    productHandle?: string | null;
    intent?: string | null;
  },
  {shop: {catalogue}},
) => {
  if (!productId && !productHandle) {
    throw new GraphQLError(
      'Either productId or productHandle must be provided',
      {extensions: {code: 'BAD_REQUEST'}},
    );
  }
  const product = productId
    ? catalogue.productById.get(productId)
    : catalogue.productByHandle.get(productHandle ?? '');
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

/** `productTags`: every tag once. */
const productTags: TypeResolvers<unknown>[string] = (
  _root,
  args: ConnectionArgs,
  {shop},
) => {
  const tags = shop.catalogue.products.flatMap((product) => product.tags);
  const once = [...new Set(tags)].sort().map((tag) => ({id: tag, tag}));
  return paginate(once, args, ({tag}) => tag);
};

/** Query roots of products and collections. */
export const catalogueQueries = {
  collection,
  collectionByHandle: collection,
  collections,
  node,
  nodes,
  product,
  productByHandle: product,
  productRecommendations,
  productTags,
  products,
};
