import {paginate, type ConnectionArgs} from '../../domain/cursor';
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
  const found = shop.catalogue.metaobjects.filter(
    ({type}) => type === args.type,
  );
  return paginate(
    args.reverse ? found.reverse() : found,
    args,
    metaobjectSource,
    `${args.reverse}`,
  );
};
