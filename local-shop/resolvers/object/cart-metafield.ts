import type {Cart, CartMetafield} from '../../domain/cart';
import {metafieldId, type MetafieldSource} from './metafield-fields';

/** Source of a cart's metafield, or `null`. */
export function cartMetafieldSource(
  {metafields = [], token}: Cart,
  {namespace, key}: Pick<CartMetafield, 'namespace' | 'key'>,
): MetafieldSource | null {
  const field = metafields.find(
    (each) => each.namespace === namespace && each.key === key,
  );
  return field
    ? {
        ...field,
        __typename: 'Metafield',
        id: metafieldId(token, field),
        description: null,
      }
    : null;
}
