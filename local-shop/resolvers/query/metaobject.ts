import {shownMetaobjects} from '../../data/content-store';
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
  {shop},
) => {
  const found = shownMetaobjects(shop).find((entry) =>
    id
      ? entry.id === id
      : entry.type === handle?.type && entry.handle === handle.handle,
  );
  return found ? metaobjectSource(found) : null;
};
