import type {MetafieldDeleteErrorCode} from 'storefront-api-newest/storefront-api-types';
import type {ShopContext} from '../../context';
import {saveCart} from '../../data/cart-store';
import {splitMetafieldKey} from '../../domain/cart-metafields';
import {cartMetafieldId} from '../object/cart-metafield';
import {findCart} from './change-cart';

interface Payload {
  readonly deletedId: string | null;
  readonly userErrors: readonly {
    readonly code: MetafieldDeleteErrorCode;
    readonly field: readonly string[];
    readonly message: string;
  }[];
}

/** `cartMetafieldDelete`: `deletedId` is the metafield's global id. */
export function cartMetafieldDelete(
  _root: unknown,
  {input}: {readonly input: {readonly ownerId: string; readonly key: string}},
  context: ShopContext,
): Payload {
  return context.shop.database.transaction(() => {
    const cart = findCart(context, input.ownerId);
    if (!cart) return failed('INVALID_OWNER', 'ownerId', 'Owner is invalid');
    const name = splitMetafieldKey(input.key);
    const metafields = cart.metafields.filter(
      ({namespace, key}) => namespace !== name.namespace || key !== name.key,
    );
    if (metafields.length === cart.metafields.length) {
      return failed(
        'METAFIELD_DOES_NOT_EXIST',
        'key',
        'The metafield does not exist.',
      );
    }
    saveCart(context.shop, {...cart, metafields});
    return {deletedId: cartMetafieldId(input.ownerId, name), userErrors: []};
  });
}

function failed(
  code: MetafieldDeleteErrorCode,
  field: string,
  message: string,
): Payload {
  return {
    deletedId: null,
    userErrors: [{code, field: ['input', field], message}],
  };
}
