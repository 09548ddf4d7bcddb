import type {ResolverTable} from '../resolver';
import {customerResolvers as customerObjectResolvers} from './object/customer';
import {mailingAddressResolvers} from './object/mailing-address';
import {orderResolvers} from './object/order';
import {orderLineItemResolvers} from './object/order-line-item';
import {customerMutations, customerQueries} from './roots/customer';
import {signInMutations} from './roots/customer-sign-in';

/** Resolvers of customers, addresses and orders. */
export const customerResolvers: ResolverTable = {
  QueryRoot: {...customerQueries},
  Mutation: {...customerMutations, ...signInMutations},
  Customer: customerObjectResolvers,
  MailingAddress: mailingAddressResolvers,
  Order: orderResolvers,
  OrderLineItem: orderLineItemResolvers,
};
