import type {ResolverTable} from '../resolver';
import {cartResolvers} from './object/cart';
import {
  cartLineResolvers,
  componentizableCartLineResolvers,
} from './object/cart-line';
import {cartMutations, cartQueries} from './roots/cart';
import {shopQueries} from './roots/shop';

/** Resolvers of cart, localization and shop. */
export const commerceResolvers: ResolverTable = {
  QueryRoot: {...cartQueries, ...shopQueries},
  Mutation: cartMutations,
  Cart: cartResolvers,
  CartLine: cartLineResolvers,
  ComponentizableCartLine: componentizableCartLineResolvers,
};
