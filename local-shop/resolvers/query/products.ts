import type {ConnectionArgs} from '../../domain/cursor';
import {orderProducts, type ProductOrder} from '../../domain/product-order';
import type {TypeResolvers} from '../../resolver';
import {queryProducts} from '../catalogue-search';
import {applyFilters, productConnection} from '../product-list';

type Args = ConnectionArgs & {
  query?: string | null;
  reverse: boolean;
  sortKey: ProductOrder;
};

/** `products`: all of them, or those that match `query` in Shopify's search syntax. */
export const products: TypeResolvers<unknown>[string] = (
  _root,
  args: Args,
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
