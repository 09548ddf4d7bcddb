import {paginate} from '../../domain/cursor';
import {memoize} from '../../domain/memo';
import type {CatalogueIndex} from '../../domain/catalogue-index';
import type {TypeResolvers} from '../../resolver';

const allTags = memoize((catalogue: CatalogueIndex) =>
  [...new Set(catalogue.products.flatMap(({tags}) => tags))]
    .sort((a, b) => a.localeCompare(b))
    .map((id) => ({id})),
);

/** `productTags`: every tag once, by name. */
export const productTags: TypeResolvers<unknown>[string] = (
  _root,
  args: {first: number},
  {shop},
) => paginate(allTags(shop.catalogue), args, ({id}) => id);
