import type {TypeResolvers} from '../../resolver';
import {productSource} from '../catalogue-sources';

/** `product`: by id, or by handle in any language. */
export const product: TypeResolvers<unknown>[string] = (
  _root,
  {id, handle}: {id?: string | null; handle?: string | null},
  {shop: {catalogue}},
) => {
  const found = id
    ? catalogue.productById.get(id)
    : catalogue.productByHandle.get(handle ?? '');
  return found ? productSource(found) : null;
};
