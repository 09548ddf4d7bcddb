import type {ShopContext} from '../../context';
import {deliveryOptionEdit} from '../cart-edits/delivery-option-edit';
import {changeCart, type CartPayload} from './change-cart';

interface Args {
  readonly cartId: string;
  readonly selectedDeliveryOptions: Parameters<typeof deliveryOptionEdit>[0];
}

/** `cartSelectedDeliveryOptionsUpdate`. */
export function cartSelectedDeliveryOptionsUpdate(
  _root: unknown,
  {cartId, selectedDeliveryOptions}: Args,
  context: ShopContext,
): CartPayload {
  return changeCart(
    context,
    cartId,
    deliveryOptionEdit(selectedDeliveryOptions),
  );
}
