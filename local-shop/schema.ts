import {createRequire} from 'node:module';
import {
  buildClientSchema,
  extendSchema,
  GraphQLDirective,
  GraphQLSchema,
  isInputType,
  isObjectType,
  parse,
  type GraphQLFieldResolver,
  type IntrospectionQuery,
} from 'graphql';
import type {ShopContext} from './context';
import {readProperty, type ResolverTable} from './resolver';
import {catalogueResolvers} from './resolvers/catalogue-resolvers';
import {commerceResolvers} from './resolvers/commerce-resolvers';
import {customerResolvers} from './resolvers/customer-resolvers';

/** What versions of the API since 2025-10 have beyond the shipped schema. */
const NEWER_SDL = parse(`
  extend enum CartErrorCode { GIFT_CARD_RECIPIENT_INVALID }

  "The visitor's decision by purpose; null where he has not decided."
  input VisitorConsent {
    analytics: Boolean
    marketing: Boolean
    preferences: Boolean
    saleOfData: Boolean
  }
`);

/**
 * Shopify's own Storefront API schema, as Hydrogen ships it, made executable.
 * Throws when a resolver is attached to a type or field that the schema does
 * not have, or twice to the same field.
 */
export function buildStorefrontSchema(): GraphQLSchema {
  const shipped = readSchema('@shopify/hydrogen/storefront.schema.json');
  return attachResolvers(
    withConsentInContext(extendSchema(shipped, NEWER_SDL)),
    [catalogueResolvers, commerceResolvers, customerResolvers],
  );
}

/** The schema whose `@inContext` takes the visitor's consent, which no SDL can add. */
function withConsentInContext(schema: GraphQLSchema): GraphQLSchema {
  const consent = schema.getType('VisitorConsent');
  const directives = schema.getDirectives().map((directive) => {
    if (directive.name !== 'inContext' || !isInputType(consent))
      return directive;
    const config = directive.toConfig();
    const args = {...config.args, visitorConsent: {type: consent}};
    return new GraphQLDirective({...config, args});
  });
  return new GraphQLSchema({...schema.toConfig(), directives});
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

/** The schema of an introspection file of an installed package. */
export function readSchema(path: string): GraphQLSchema {
  const require = createRequire(import.meta.url);
  const file = require(path) as IntrospectionQuery | {data: IntrospectionQuery};
  return buildClientSchema('data' in file ? file.data : file);
}
