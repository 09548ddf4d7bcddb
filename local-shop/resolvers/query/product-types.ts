import {paginate} from '../../domain/cursor';
import type {TypeResolvers} from '../../resolver';

/** `productTypes`: every product type of the request's language once, by name. */
export const productTypes: TypeResolvers<unknown>[string] = (
  _root,
  args: {first: number},
  {shop, language},
) => {
  const types = new Set(
    shop.catalogue.products.map(({productType}) => productType[language]),
  );
  const sorted = [...types].sort((a, b) => a.localeCompare(b, language));
  return paginate(
    sorted.map((id) => ({id})),
    args,
    ({id}) => id,
  );
};
