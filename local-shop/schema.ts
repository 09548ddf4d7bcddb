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
import {storefrontResolvers} from './resolvers/storefront-resolvers';

/** Shopify's newest published Storefront API schema, made executable. */
export function buildStorefrontSchema(): GraphQLSchema {
  return attachResolvers(readSchema('storefront'), storefrontResolvers);
}

/**
 * Puts the table's resolvers onto the schema's fields. Throws when the schema does not
 * have such a type or field.
 */
export function attachResolvers(
  schema: GraphQLSchema,
  table: ResolverTable,
): GraphQLSchema {
  for (const [typeName, resolvers] of Object.entries(table)) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) {
      throw new Error(`The schema has no object type "${typeName}".`);
    }
    const fields = type.getFields();
    for (const [fieldName, resolve] of Object.entries(resolvers)) {
      const field = fields[fieldName];
      if (!field) {
        throw new Error(`The schema has no field "${typeName}.${fieldName}".`);
      }
      field.resolve = resolve as GraphQLFieldResolver<unknown, ShopContext>;
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
