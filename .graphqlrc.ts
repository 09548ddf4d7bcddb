import type {IGraphQLConfig} from 'graphql-config';
import {getSchema} from '@shopify/hydrogen-codegen';

/**
 * Where codegen and editors find the GraphQL documents. The skeleton excludes
 * `app/graphql` from its only storefront project; here it is the only place
 * where documents live.
 */
export default {
  projects: {
    default: {
      schema: getSchema('storefront'),
      documents: ['./app/graphql/storefront/**/*.ts'],
    },
  },
} satisfies IGraphQLConfig;
