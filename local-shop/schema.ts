import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {
  buildASTSchema,
  isObjectType,
  parse,
  type GraphQLFieldResolver,
  type GraphQLSchema,
} from 'graphql';
import {API_VERSION} from '../schemas/version';
import {requireScopes} from './access';
import type {ShopContext} from './context';
import {notImplemented, readProperty, type ResolverTable} from './resolver';
import {storefrontResolvers} from './resolvers/storefront-resolvers';

let executable: GraphQLSchema | undefined;

/**
 * Shopify's public schema of the Storefront API, made executable. All shops of a process share it:
 * resolvers get their shop from the context.
 */
export function storefrontSchema(): GraphQLSchema {
  return (executable ??= buildStorefrontSchema());
}

function buildStorefrontSchema(): GraphQLSchema {
  const schema = attachResolvers(
    readSchema('storefront'),
    storefrontResolvers,
    UNREAD_ARGUMENTS,
  );
  requireScopes(schema);
  return schema;
}

/** Paging arguments, which no resolver reads for lists that are always requested whole. */
export const OTHER_PAGES = ['after', 'before', 'last', 'reverse'];

/** Names of arguments by `Type.field`. */
export type UnreadArguments = Readonly<Record<string, readonly string[]>>;

/** Arguments that neither the storefront nor Hydrogen's starter sends: no resolver reads them. */
const UNREAD_ARGUMENTS: UnreadArguments = {
  'QueryRoot.predictiveSearch': ['searchableFields', 'unavailableProducts'],
  'QueryRoot.urlRedirects': ['before', 'last', 'reverse'],
  'Cart.lines': OTHER_PAGES,
  'Customer.addresses': OTHER_PAGES,
  'Customer.orders': ['query'],
  'Order.lineItems': OTHER_PAGES,
  'Product.adjacentVariants': ['caseInsensitiveMatch', 'ignoreUnknownOptions'],
  'Product.images': [...OTHER_PAGES, 'sortKey'],
  'Product.media': [...OTHER_PAGES, 'sortKey'],
  'Product.sellingPlanGroups': OTHER_PAGES,
  'Product.variants': [...OTHER_PAGES, 'sortKey'],
  'ProductVariant.sellingPlanAllocations': OTHER_PAGES,
};

/** Makes a field (`Type.field`) fail when a document uses one of these arguments. */
function refuseArguments(
  schema: GraphQLSchema,
  path: string,
  names: readonly string[],
): void {
  const [type = '', name = ''] = path.split('.');
  const owner = schema.getType(type);
  const field = isObjectType(owner) ? owner.getFields()[name] : undefined;
  for (const unread of names) {
    if (!field?.args.some((argument) => argument.name === unread)) {
      throw new Error(`The schema has no argument "${path}(${unread})".`);
    }
  }
  if (!field?.resolve) throw new Error(`"${path}" has no resolver.`);
  const {resolve} = field;
  field.resolve = (source, args, context, info) => {
    const given = info.fieldNodes.flatMap((node) => node.arguments ?? []);
    const unread = given.find((argument) =>
      names.includes(argument.name.value),
    );
    if (unread) throw notImplemented(`${path}(${unread.name.value})`);
    return resolve(source, args, context, info);
  };
}

/**
 * Puts the table's resolvers onto the schema's fields. `unread` are arguments that no resolver
 * reads: a document that has one gets an error for the field. Throws when the schema does not
 * have such a type, field or argument.
 */
export function attachResolvers(
  schema: GraphQLSchema,
  table: ResolverTable,
  unread: UnreadArguments = {},
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
  for (const [path, names] of Object.entries(unread)) {
    refuseArguments(schema, path, names);
  }
  return schema;
}

/** Shopify's APIs whose schemas are in `schemas/`. */
export const APIS = ['admin', 'customer', 'storefront'] as const;

export type Api = (typeof APIS)[number];

/** Shopify's public schema of an API. That of `admin` has only what we use. */
export function readSchema(api: Api, version = API_VERSION): GraphQLSchema {
  const file = join(SCHEMAS, version, `${api}.graphql`);
  const document = parse(readFileSync(file, 'utf8'), {noLocation: true});
  // Shopify has validated it; doing so again takes half a second.
  return buildASTSchema(document, {assumeValid: true, assumeValidSDL: true});
}

const SCHEMAS = join(import.meta.dirname, '../schemas');
