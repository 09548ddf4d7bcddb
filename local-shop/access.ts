import type {IncomingMessage} from 'node:http';
import {GraphQLError, isObjectType, type GraphQLSchema} from 'graphql';
import {FIELD_SCOPES} from './access-scopes';
import type {ShopContext} from './context';
import {LOCAL_PRIVATE_TOKEN, LOCAL_PUBLIC_TOKEN} from './credentials';

/**
 * What a request may read, by its token. `token`: all fields; `tokenless`: the fields that Shopify
 * shows without a token.
 */
export type Access = 'token' | 'tokenless' | 'refused';

/**
 * What a request may do, by its access token. As on Shopify, a wrong token is refused,
 * although a request without any token is not.
 */
export function accessOf(request: IncomingMessage): Access {
  const publicToken = request.headers['x-shopify-storefront-access-token'];
  const privateToken = request.headers['shopify-storefront-private-token'];
  if (privateToken !== undefined) {
    return privateToken === LOCAL_PRIVATE_TOKEN ? 'token' : 'refused';
  }
  if (publicToken !== undefined) {
    return publicToken === LOCAL_PUBLIC_TOKEN ? 'token' : 'refused';
  }
  return 'tokenless';
}

/** `shopify.dev/docs/api/storefront`, "Tokenless access". */
const PROTECTED_FIELDS = new Set([
  'QueryRoot.menu',
  'QueryRoot.metaobjects',
  'Product.tags',
]);
const PROTECTED_ROOTS = /^(QueryRoot|Mutation)\.customer/;
const METAFIELDS = /\.metafields?$/;

/** Whether the field `Type.field` is closed to requests without a token. */
export function needsToken(path: string): boolean {
  return (
    PROTECTED_FIELDS.has(path) ||
    PROTECTED_ROOTS.test(path) ||
    METAFIELDS.test(path)
  );
}

/** Makes fields fail where the merchant has not given the scope for them. */
export function requireScopes(schema: GraphQLSchema): void {
  for (const [path, scope] of Object.entries(FIELD_SCOPES)) {
    const [type = '', name = ''] = path.split('.');
    const owner = schema.getType(type);
    const field = isObjectType(owner) ? owner.getFields()[name] : undefined;
    if (!field?.resolve) throw new Error(`"${path}" has no resolver.`);
    const {resolve} = field;
    field.resolve = (source, args, context: ShopContext, info) => {
      if (context.shop.withoutScopes.includes(scope)) {
        throw accessDenied(path, `\`${scope}\` access scope.`);
      }
      return resolve(source, args, context, info);
    };
  }
}

/** Shopify's error for a customer's mutation whose token it does not know. */
export function customerTokenRefused(field: string): GraphQLError {
  return accessDenied(
    field,
    '`unauthenticated_write_customers` access scope. Also: Requires valid customer access token.',
  );
}

/** Shopify's error for a field that the token does not open. */
export function accessDenied(
  path: string,
  required = 'a Storefront API access token.',
): GraphQLError {
  const field = path.slice(path.indexOf('.') + 1);
  return new GraphQLError(
    `Access denied for ${field} field. Required access: ${required}`,
    {extensions: {code: 'ACCESS_DENIED', requiredAccess: required}},
  );
}
