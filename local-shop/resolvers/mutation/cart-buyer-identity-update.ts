import type {ShopContext} from '../../context';
import {
  buyerIdentityEdit,
  type BuyerIdentityInput,
} from '../cart-edits/buyer-identity-edit';
import {changeCart, type CartPayload} from './change-cart';

interface Args {
  readonly cartId: string;
  readonly buyerIdentity: BuyerIdentityInput;
}

/** `cartBuyerIdentityUpdate`: country, contact, signed-in customer. */
export function cartBuyerIdentityUpdate(
  _root: unknown,
  {cartId, buyerIdentity}: Args,
  context: ShopContext,
): CartPayload {
  return changeCart(context, cartId, buyerIdentityEdit(buyerIdentity));
}
