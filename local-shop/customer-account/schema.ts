import type {GraphQLSchema} from 'graphql';
import {accountResolvers} from '../resolvers/customer-account/account-resolvers';
import {attachResolvers, readSchema} from '../schema';

/** Shopify's newest published Customer Account schema, made executable. */
export function buildAccountSchema(): GraphQLSchema {
  return attachResolvers(readSchema('customer-account'), accountResolvers);
}
