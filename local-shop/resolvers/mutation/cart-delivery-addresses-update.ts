import type {ShopContext} from '../../context';
import {
  updateAddressesEdit,
  type SelectableAddressUpdateInput,
} from '../cart-edits/address-edits';
import {changeCart, type CartPayload} from './change-cart';

interface Args {
  readonly cartId: string;
  readonly addresses: readonly SelectableAddressUpdateInput[];
}

/** `cartDeliveryAddressesUpdate`. */
export function cartDeliveryAddressesUpdate(
  _root: unknown,
  {cartId, addresses}: Args,
  context: ShopContext,
): CartPayload {
  return changeCart(context, cartId, updateAddressesEdit(addresses));
}
