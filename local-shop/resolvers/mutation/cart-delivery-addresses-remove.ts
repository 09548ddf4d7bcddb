import type {ShopContext} from '../../context';
import {removeAddressesEdit} from '../cart-edits/address-edits';
import {changeCart, type CartPayload} from './change-cart';

interface Args {
  readonly cartId: string;
  readonly addressIds: readonly string[];
}

/** `cartDeliveryAddressesRemove`. */
export function cartDeliveryAddressesRemove(
  _root: unknown,
  {cartId, addressIds}: Args,
  context: ShopContext,
): CartPayload {
  return changeCart(context, cartId, removeAddressesEdit(addressIds));
}
