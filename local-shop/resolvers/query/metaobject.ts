import type {TypeResolvers} from '../../resolver';
import {metaobjectSource} from '../catalogue-sources';

type Args = {
  id?: string | null;
  handle?: {handle: string; type: string} | null;
};

/** `metaobject`: by id, or by type and handle. */
export const metaobject: TypeResolvers<unknown>[string] = (
  _root,
  {id, handle}: Args,
  {shop: {catalogue}},
) => {
  const found = id
    ? catalogue.metaobjectById.get(id)
    : catalogue.metaobjects.find(
        (known) =>
          known.type === handle?.type && known.handle === handle.handle,
      );
  return found ? metaobjectSource(found) : null;
};
