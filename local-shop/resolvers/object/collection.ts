import type {ProductFilter} from '../../../schemas/storefront-types';

import type {ConnectionArgs} from '../../domain/cursor';
import {htmlToText, truncate} from '../../domain/html-text';
import {orderProducts, type ProductOrder} from '../../domain/product-order';
import type {TypeResolvers} from '../../resolver';
import type {CollectionSource} from '../catalogue-sources';
import {applyFilters, productConnection} from '../product-list';
import {imageSource} from './image';
import {metafieldFields} from './metafield-fields';

/** `Collection`. */
export const collectionResolvers = {
  handle: ({collection}, _args, {language}) => collection.handle[language],
  title: ({collection}, _args, {language}) => collection.title[language],
  descriptionHtml: ({collection}, _args, {language}) =>
    collection.descriptionHtml[language],
  description: (
    {collection},
    {truncateAt}: {truncateAt?: number | null},
    {language},
  ) => truncate(htmlToText(collection.descriptionHtml[language]), truncateAt),
  image: ({collection}) => imageSource(collection.image),
  onlineStoreUrl: () => null,
  updatedAt: ({collection}) => collection.updatedAt,
  ...metafieldFields<CollectionSource>(
    'COLLECTION',
    ({collection}) => collection.metafields,
  ),
  seo: () => ({title: null, description: null}),
  products: (
    {collection},
    args: ConnectionArgs & {
      filters?: readonly ProductFilter[] | null;
      reverse: boolean;
      sortKey: ProductOrder;
    },
    context,
  ) => {
    const all = context.shop.catalogue.productsOfCollection.get(collection.id);
    const {sortKey, reverse, filters} = args;
    const sorted = orderProducts(all ?? [], sortKey, context, reverse);
    return productConnection(
      applyFilters(sorted, filters, context),
      args,
      `${sortKey} ${reverse}`,
    );
  },
} satisfies TypeResolvers<CollectionSource>;
