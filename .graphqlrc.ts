import type {IGraphQLConfig} from 'graphql-config';
import {preset} from '@shopify/hydrogen-codegen';

/**
 * Where codegen and editors find the GraphQL documents. The schemas are the newest
 * published: Shopify no longer serves the version that Hydrogen ships, which codegen
 * would take by itself.
 */
export default {
  projects: {
    default: {
      schema: './node_modules/storefront-api-newest/storefront.schema.json',
      documents: ['./app/graphql/storefront/**/*.ts'],
      extensions: codegen('storefrontapi.generated.d.ts', {
        namespace: 'StorefrontAPI',
        from: 'storefront-api-newest/storefront-api-types',
      }),
    },
    customer: {
      schema:
        './node_modules/storefront-api-newest/customer-account.schema.json',
      documents: ['./app/graphql/customer/**/*.ts'],
      extensions: codegen('customer-accountapi.generated.d.ts', {
        namespace: 'CustomerAccountAPI',
        from: 'storefront-api-newest/customer-account-api-types',
      }),
    },
  },
} satisfies IGraphQLConfig;

/** Makes the CLI write a project's types to `file`. */
function codegen(file: string, importTypes: {namespace: string; from: string}) {
  return {
    codegen: {generates: {[file]: {preset, presetConfig: {importTypes}}}},
  };
}
