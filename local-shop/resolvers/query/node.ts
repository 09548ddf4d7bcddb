import {GraphQLError} from 'graphql';

import {orderById} from '../../data/order-store';
import type {TypeResolvers} from '../../resolver';
import {orderSource} from '../object/order';
import {nodeSource, typeOfId} from '../node-source';

/**
 * `node`: an object of the catalogue, or an order by its id with its secret.
 * Customers' addresses are not found: their ids hold no secret. Throws the
 * provider's error for a malformed id.
 */
export const node: TypeResolvers<unknown>[string] = (
  _root,
  {id}: {id: string},
  {shop},
) => {
  const type = typeOfId(id);
  if (type === null) {
    throw new GraphQLError(`Invalid global id '${id}'`, {
      extensions: {code: 'argumentLiteralsIncompatible'},
    });
  }
  if (type === 'Order') {
    const order = orderById(shop, id);
    return order && orderSource(order);
  }
  return nodeSource(shop.catalogue, id);
};
