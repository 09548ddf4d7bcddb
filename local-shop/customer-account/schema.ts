import type {GraphQLSchema} from 'graphql';
import {versionOf} from '../api-version';
import {accountResolvers} from '../resolvers/customer-account/account-resolvers';
import {attachResolvers, readSchema} from '../schema';

/** Version of the schema, such as `2026-04`; the package is named after it. */
export const NEWEST_VERSION = versionOf('storefront-api-newest');

/** Shopify's newest published Customer Account schema, made executable. */
export function buildAccountSchema(): GraphQLSchema {
  return attachResolvers(
    readSchema('storefront-api-newest/customer-account.schema.json'),
    [accountResolvers],
  );
}
