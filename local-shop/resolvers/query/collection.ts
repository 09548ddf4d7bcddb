import type {TypeResolvers} from '../../resolver';
import {collectionSource} from '../catalogue-sources';

/** `collection`: by id, or by handle in any language. */
export const collection: TypeResolvers<unknown>[string] = (
  _root,
  {id, handle}: {id?: string | null; handle?: string | null},
  {shop: {catalogue}},
) => {
  const found = id
    ? catalogue.collectionById.get(id)
    : catalogue.collectionByHandle.get(handle ?? '');
  return found ? collectionSource(found) : null;
};
