import type {IGraphQLConfig} from 'graphql-config';
import {preset} from '@shopify/hydrogen-codegen';
import {API_VERSION} from './schemas/version';

/**
 * Where codegen and editors find the GraphQL documents. The schemas are Shopify's public ones;
 * Hydrogen ships others, which codegen would take by itself.
 */
export default {
  projects: {
    default: project('storefront', 'StorefrontAPI', 'storefrontapi'),
    customer: project('customer', 'CustomerAccountAPI', 'customer-accountapi'),
    admin: project('admin', 'AdminAPI', 'adminapi', {
      // Hydrogen has no client for this API, whose types could be extended.
      interfaceExtension: () => '',
    }),
  },
} satisfies IGraphQLConfig;

/** An API whose documents are in a folder of `app/graphql`; the CLI writes their types to `file`. */
function project(
  api: string,
  namespace: string,
  file: string,
  options: Partial<
    Parameters<typeof preset.buildGeneratesSection>[0]['presetConfig']
  > = {},
) {
  const importTypes = {namespace, from: `./schemas/${api}-types`};
  return {
    schema: `./schemas/${API_VERSION}/${api}.graphql`,
    documents: [`./app/graphql/${api}/**/*.ts`],
    extensions: {
      codegen: {
        generates: {
          [`${file}.generated.d.ts`]: {
            preset,
            presetConfig: {importTypes, ...options},
          },
        },
      },
    },
  };
}
