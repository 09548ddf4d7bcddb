import type {CustomerMetafield} from '../../data/customer-metafield-store';
import {hashToken} from '../../domain/secret-token';
import type {TypeResolvers} from '../../resolver';
import {customerMetafieldSource} from '../object/customer-metafield';
import type {MetafieldSource} from '../object/metafield';

/** What resolvers read of a customer's metafield. */
export function accountMetafieldSource(
  field: CustomerMetafield,
  customerId: string,
): MetafieldSource {
  return customerMetafieldSource(field, customerId);
}

/** Digest by which `metafieldsSet` knows whether a value is still the one that was read. */
export function compareDigest(value: string): string {
  return hashToken(value);
}

/** `Metafield`. References to the catalogue are not among those that this API follows. */
export const accountMetafieldResolvers = {
  compareDigest: ({value}) => compareDigest(value),
  jsonValue: ({type, value}) =>
    type === 'json' || type.startsWith('list.') ? JSON.parse(value) : value,
  reference: ({reference}) => reference ?? null,
  references: () => null,
} satisfies TypeResolvers<MetafieldSource>;
