import type {TypeResolvers} from '../../resolver';
import {pageSource} from '../object/page';

/** `page`: by id or handle. */
export const page: TypeResolvers<unknown>[string] = (
  _root,
  {id, handle}: {id?: string | null; handle?: string | null},
  {shop: {catalogue}},
) => {
  const found = id
    ? catalogue.pageById.get(id)
    : catalogue.pageByHandle.get(handle ?? '');
  return found ? pageSource(found) : null;
};
