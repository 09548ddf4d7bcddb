import type {ShopContext} from '../../context';
import {
  addAddressesEdit,
  type SelectableAddressInput,
} from '../cart-edits/address-edits';
import {changeCart, type CartPayload} from './change-cart';

interface Args {
  readonly cartId: string;
  readonly addresses: readonly SelectableAddressInput[];
}

/** `cartDeliveryAddressesAdd`. */
export function cartDeliveryAddressesAdd(
  _root: unknown,
  {cartId, addresses}: Args,
  context: ShopContext,
): CartPayload {
  return changeCart(context, cartId, addAddressesEdit(addresses));
}
