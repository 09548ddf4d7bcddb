import {paginate, type ConnectionArgs} from '../../domain/cursor';
import {shownMetaobjects} from '../../data/content-store';
import type {TypeResolvers} from '../../resolver';
import {metaobjectSource} from '../catalogue-sources';

type Args = ConnectionArgs & {
  type: string;
  reverse: boolean;
  sortKey?: string | null;
};

/** `metaobjects` of one type. */
export const metaobjects: TypeResolvers<unknown>[string] = (
  _root,
  args: Args,
  {shop},
) => {
  const found = shownMetaobjects(shop, args.type);
  return paginate(
    args.reverse ? found.toReversed() : found,
    args,
    metaobjectSource,
    `${args.reverse}`,
  );
};
