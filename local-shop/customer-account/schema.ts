import type {GraphQLSchema} from 'graphql';
import {accountResolvers} from '../resolvers/customer-account/account-resolvers';
import {
  attachResolvers,
  OTHER_PAGES,
  readSchema,
  type UnreadArguments,
} from '../schema';

/** Arguments that no resolver reads, as in the Storefront API's schema. */
const UNREAD_ARGUMENTS: UnreadArguments = {
  'Customer.addresses': [...OTHER_PAGES, 'skipDefault'],
  'Order.discountApplications': OTHER_PAGES,
  'Order.fulfillments': [...OTHER_PAGES, 'query', 'sortKey'],
  'Order.lineItems': OTHER_PAGES,
};

let executable: GraphQLSchema | undefined;

/** Shopify's public schema of the Customer Account API, made executable. */
export function accountSchema(): GraphQLSchema {
  return (executable ??= attachResolvers(
    readSchema('customer'),
    accountResolvers,
    UNREAD_ARGUMENTS,
  ));
}
