import type {ProductFilter} from '../../../schemas/storefront-types';

import type {ShopContext} from '../../context';
import type {Product} from '../../domain/catalogue';
import type {CatalogueIndex} from '../../domain/catalogue-index';
import {paginate, type ConnectionArgs} from '../../domain/cursor';
import {memoize} from '../../domain/memo';
import {orderProducts, type ProductOrder} from '../../domain/product-order';
import {shortHash} from '../../domain/short-hash';
import type {TypeResolvers} from '../../resolver';
import {
  byAvailability,
  contentSearchIndex,
  productSearchIndex,
} from '../catalogue-search';
import {nodeSource, typeOfId} from '../node-source';
import {articleSource, productSource} from '../catalogue-sources';
import {pageSource} from '../object/page';
import {applyFilters} from '../product-list';

type Args = ConnectionArgs & {
  query: string;
  types?: readonly ('ARTICLE' | 'PAGE' | 'PRODUCT')[] | null;
  prefix?: 'LAST' | 'NONE' | null;
  productFilters?: readonly ProductFilter[] | null;
  unavailableProducts?: 'HIDE' | 'LAST' | 'SHOW' | null;
  reverse: boolean;
  sortKey: ProductOrder;
};

/**
 * `search`: products first, then articles and pages. Filters and sort keys concern
 * products; sold-out products come last unless asked otherwise, as on Shopify.
 */
export const search: TypeResolvers<unknown>[string] = (
  _root,
  args: Args,
  context,
) => {
  const {query, sortKey, reverse} = args;
  const types = args.types?.length
    ? args.types
    : ['PRODUCT', 'PAGE', 'ARTICLE'];
  const products = types.includes('PRODUCT')
    ? findProducts(args, context)
    : NONE;
  const sorted = orderProducts(products, sortKey, context, reverse);
  const filtered = applyFilters(sorted, args.productFilters, context);
  const shown = byAvailability(
    filtered.products,
    args.unavailableProducts ?? 'LAST',
    context,
  );
  const items = [
    ...shown.map((product) => ({id: product.id, product})),
    ...findContent(args, types, context).map((id) => ({id, product: null})),
  ];
  const session = shortHash(query);
  const page = paginate(
    items.map((item, position) => ({...item, position})),
    args,
    ({id, product, position}) => {
      const tracking = `_pos=${position + 1}&_sid=${session}&_ss=r`;
      return product
        ? productSource(product, tracking)
        : contentSource(id, tracking, context);
    },
    `${sortKey} ${reverse}`,
  );
  return {
    nodes: page.nodes,
    get edges() {
      return page.edges;
    },
    get pageInfo() {
      return page.pageInfo;
    },
    get productFilters() {
      return filtered.filters();
    },
    totalCount: items.length,
  };
};

/** Equal searches get the same array, by which its order and counts are cached. */
const productsFor = memoize(
  (catalogue: CatalogueIndex, key: string): readonly Product[] => {
    const [language = 'DE', prefix, ...query] = key.split(' ');
    return productSearchIndex(catalogue, language)
      .find(query.join(' '), {prefix: prefix === 'LAST'})
      .flatMap((id) => catalogue.productById.get(id) ?? []);
  },
  200,
);

function findProducts(
  {query, prefix}: Args,
  {shop: {catalogue}, language}: ShopContext,
): readonly Product[] {
  return productsFor(catalogue, `${language} ${prefix ?? 'NONE'} ${query}`);
}

function findContent(
  {query, prefix}: Args,
  types: readonly string[],
  {shop: {catalogue}, language}: ShopContext,
): string[] {
  if (types.every((type) => type === 'PRODUCT')) return [];
  return contentSearchIndex(catalogue, language)
    .find(query, {prefix: prefix === 'LAST'})
    .filter((id) => types.includes((typeOfId(id) ?? '').toUpperCase()));
}

const NONE: readonly Product[] = [];

function contentSource(id: string, tracking: string, context: ShopContext) {
  const {catalogue} = context.shop;
  const entry = catalogue.articleById.get(id);
  if (entry) return articleSource(entry.article, entry.blog, tracking);
  const page = catalogue.pageById.get(id);
  return page ? pageSource(page, tracking) : nodeSource(context, id);
}
