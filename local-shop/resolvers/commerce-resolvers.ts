import type {ResolverTable} from '../resolver';
import {cartResolvers} from './object/cart';
import {
  cartDeliveryAddressResolvers,
  cartDeliveryGroupResolvers,
  cartDeliveryResolvers,
} from './object/cart-delivery';
import {
  cartLineResolvers,
  componentizableCartLineResolvers,
} from './object/cart-line';
import {cartMutations, cartQueries} from './roots/cart';
import {cartMetafieldMutations} from './roots/cart-metafields';
import {shopQueries} from './roots/shop';

const noMetafields = (
  _source: unknown,
  {identifiers}: {readonly identifiers: readonly unknown[]},
) => identifiers.map(() => null);

/** Resolvers of cart, localization and shop. */
export const commerceResolvers: ResolverTable = {
  QueryRoot: {...cartQueries, ...shopQueries},
  Mutation: {...cartMutations, ...cartMetafieldMutations},
  Cart: cartResolvers,
  CartLine: cartLineResolvers,
  ComponentizableCartLine: componentizableCartLineResolvers,
  CartDelivery: cartDeliveryResolvers,
  CartDeliveryGroup: cartDeliveryGroupResolvers,
  CartDeliveryAddress: cartDeliveryAddressResolvers,
  Shop: {metafields: noMetafields},
  Market: {metafields: noMetafields},
};
