import type {IGraphQLConfig} from 'graphql-config';
import {getSchema, preset} from '@shopify/hydrogen-codegen';

/**
 * The newest one; that of Hydrogen, which codegen would take by itself, is of a version
 * that Shopify has ended.
 */
const CUSTOMER_SCHEMA =
  './node_modules/storefront-api-newest/customer-account.schema.json';
const CUSTOMER_DOCUMENTS = ['./app/graphql/customer/**/*.ts'];

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
    customer: {
      schema: CUSTOMER_SCHEMA,
      documents: CUSTOMER_DOCUMENTS,
      extensions: {
        codegen: {
          generates: {
            'customer-accountapi.generated.d.ts': {
              preset,
              schema: CUSTOMER_SCHEMA,
              documents: CUSTOMER_DOCUMENTS,
              presetConfig: {
                importTypes: {
                  namespace: 'CustomerAccountAPI',
                  from: 'storefront-api-newest/customer-account-api-types',
                },
              },
            },
          },
        },
      },
    },
  },
} satisfies IGraphQLConfig;
