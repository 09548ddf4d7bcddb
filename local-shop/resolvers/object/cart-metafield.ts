import type {CartMetafield} from '../../domain/cart';
import type {MetafieldSource} from './metafield';

/** Source of `Metafield` for one that a client set on a cart. */
export function cartMetafieldSource(
  ownerId: string,
  metafield: CartMetafield,
): MetafieldSource {
  return {
    __typename: 'Metafield',
    id: cartMetafieldId(ownerId, metafield),
    ...metafield,
    description: null,
    owner: {type: 'Cart', id: ownerId},
  };
}

/** Global id of a cart's metafield; its name is part of it. */
export function cartMetafieldId(
  ownerId: string,
  {namespace, key}: Pick<CartMetafield, 'namespace' | 'key'>,
): string {
  const name = Buffer.from(`${ownerId}\n${namespace}.${key}`);
  return `gid://shopify/Metafield/${name.toString('base64url')}`;
}
