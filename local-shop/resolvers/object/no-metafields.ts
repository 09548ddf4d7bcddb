import type {TypeResolvers} from '../../resolver';

/** Metafields of a type for which the shop defines none. */
export const noMetafields = {
  metafield: () => null,
  metafields: (_source, {identifiers}: {identifiers: readonly unknown[]}) =>
    identifiers.map(() => null),
} satisfies TypeResolvers<unknown>;
