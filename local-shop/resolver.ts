import {type GraphQLResolveInfo, GraphQLError} from 'graphql';
import type {ShopContext} from './context';

/**
 * Resolves one field: `source` is the object made by the parent's resolver,
 * `args` are the field's coerced arguments with the schema's defaults applied.
 */
type FieldResolver<Source, Args> = (
  source: Source,
  args: Args,
  context: ShopContext,
  info: GraphQLResolveInfo,
) => unknown;

/**
 * The resolvers of one type. Use it with `satisfies`, and annotate `args` where
 * a field has some:
 * `{title: (page, args: {truncateAt?: number}, {language}) => …} satisfies TypeResolvers<PageSource>`.
 */
export type TypeResolvers<Source = never> = Readonly<
  Record<string, FieldResolver<Source, never>>
>;

/** Resolvers by GraphQL type name; `QueryRoot` and `Mutation` are the roots. */
export type ResolverTable = Readonly<Record<string, TypeResolvers>>;

/**
 * Resolver of every field without one of its own: reads the property of the
 * field's name. Throws `NOT_IMPLEMENTED` when the source does not have it, so
 * that the shop never returns invented data. `null` is a value.
 */
export function readProperty(
  source: unknown,
  _args: unknown,
  _context: ShopContext,
  info: GraphQLResolveInfo,
): unknown {
  const value =
    typeof source === 'object' && source !== null
      ? (source as Record<string, unknown>)[info.fieldName]
      : undefined;
  if (value === undefined) {
    throw notImplemented(`${info.parentType.name}.${info.fieldName}`);
  }
  return value;
}

/**
 * The error for a field, or an argument, that neither the storefront nor Hydrogen's starter asks
 * for.
 */
export function notImplemented(path: string): GraphQLError {
  return new GraphQLError(
    `Field "${path}" is not implemented by the local shop.`,
    {extensions: {code: 'NOT_IMPLEMENTED'}},
  );
}
