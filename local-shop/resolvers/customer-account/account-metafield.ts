import {hashToken} from '../../domain/secret-token';
import type {TypeResolvers} from '../../resolver';
import type {MetafieldSource} from '../object/metafield';

/** Digest by which `metafieldsSet` knows whether a value is still the one that was read. */
export function compareDigest(value: string): string {
  return hashToken(value);
}

/** `Metafield`. References to the catalogue are not among those that this API follows. */
export const accountMetafieldResolvers = {
  compareDigest: ({value}) => compareDigest(value),
  reference: ({reference}) => reference ?? null,
} satisfies TypeResolvers<MetafieldSource>;
