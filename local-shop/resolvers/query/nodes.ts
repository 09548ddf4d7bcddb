import {GraphQLError} from 'graphql';

import {PAGE_SIZE_LIMIT} from '../../domain/cursor';
import type {TypeResolvers} from '../../resolver';
import {node} from './node';

/** `nodes`: one entry per id, `null` for an unknown one. */
export const nodes: TypeResolvers<unknown>[string] = (
  root,
  {ids}: {ids: readonly string[]},
  context,
  info,
) => {
  if (ids.length > PAGE_SIZE_LIMIT) {
    throw new GraphQLError(
      `The input array size of ${ids.length} is greater than the maximum allowed of ${PAGE_SIZE_LIMIT}.`,
      {extensions: {code: 'MAX_INPUT_SIZE_EXCEEDED'}},
    );
  }
  return ids.map((id) => node(root, {id} as never, context, info));
};
