import type {TypeResolvers} from '../../resolver';
import {blogSource} from '../catalogue-sources';

/** `blog`: by id or handle. */
export const blog: TypeResolvers<unknown>[string] = (
  _root,
  {id, handle}: {id?: string | null; handle?: string | null},
  {shop: {catalogue}},
) => {
  const found = id
    ? catalogue.blogById.get(id)
    : catalogue.blogByHandle.get(handle ?? '');
  return found ? blogSource(found) : null;
};
