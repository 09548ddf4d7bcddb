import {hashToken} from '../../domain/secret-token';
import type {TypeResolvers} from '../../resolver';
import type {MetafieldSource} from '../object/metafield-fields';

/**
 * Digest by which `metafieldsSet` knows whether the stored value is still the one that
 * the client read.
 */
export function compareDigest(value: string): string {
  return hashToken(value);
}

/** `Metafield`. This API does not follow references to the catalogue. */
export const accountMetafieldResolvers = {
  compareDigest: ({value}) => compareDigest(value),
  reference: ({reference}) => reference ?? null,
} satisfies TypeResolvers<MetafieldSource>;
