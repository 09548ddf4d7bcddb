import type {CustomerMetafield} from '../../data/customer-metafield-store';
import {globalId} from '../../domain/global-id';
import type {MetafieldSource} from './metafield-fields';

/** What resolvers read of a customer's metafield, its references included. */
export function customerMetafieldSource(
  field: CustomerMetafield,
): MetafieldSource {
  return {
    ...field,
    __typename: 'Metafield',
    id: globalId('Metafield', field.id),
    description: null,
  };
}
