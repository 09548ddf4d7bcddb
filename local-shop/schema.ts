import {createRequire} from 'node:module';
import {
  buildClientSchema,
  isObjectType,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import type {ShopContext} from './context';
import {readProperty, type ResolverTable} from './resolver';
import {catalogueResolvers} from './resolvers/catalogue-resolvers';
import {commerceResolvers} from './resolvers/commerce-resolvers';
import {customerResolvers} from './resolvers/customer-resolvers';

/**
 * Shopify's newest published Storefront API schema, made executable. Throws when a
 * resolver is attached to a type or field that the schema does not have, or twice to the
 * same field.
 */
export function buildStorefrontSchema(): GraphQLSchema {
  return attachResolvers(readSchema('storefront'), [
    catalogueResolvers,
    commerceResolvers,
    customerResolvers,
  ]);
}

/** Puts the tables' resolvers onto the schema's fields. Throws as described above. */
export function attachResolvers(
  schema: GraphQLSchema,
  tables: readonly ResolverTable[],
): GraphQLSchema {
  const attached = new Set<string>();
  for (const table of tables) {
    for (const [typeName, resolvers] of Object.entries(table)) {
      const type = schema.getType(typeName);
      if (!isObjectType(type)) {
        throw new Error(`The schema has no object type "${typeName}".`);
      }
      const fields = type.getFields();
      for (const [fieldName, resolve] of Object.entries(resolvers)) {
        const field = fields[fieldName];
        const path = `${typeName}.${fieldName}`;
        if (!field) throw new Error(`The schema has no field "${path}".`);
        if (attached.has(path)) {
          throw new Error(`The field "${path}" has two resolvers.`);
        }
        attached.add(path);
        field.resolve = resolve as GraphQLFieldResolver<unknown, ShopContext>;
      }
    }
  }
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      field.resolve ??= readProperty;
    }
  }
  return schema;
}

/** Shopify's newest published schema of an API. */
export function readSchema(
  api: 'customer-account' | 'storefront',
): GraphQLSchema {
  const require = createRequire(import.meta.url);
  // Some versions wrap the introspection result in `data`, some do not.
  const file = require(`storefront-api-newest/${api}.schema.json`) as
    IntrospectionQuery | {data: IntrospectionQuery};
  return buildClientSchema('data' in file ? file.data : file);
}
