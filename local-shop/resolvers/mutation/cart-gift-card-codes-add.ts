import type {ShopContext} from '../../context';
import {addGiftCardCodesEdit} from '../cart-edits/gift-card-edits';
import {changeCart, type CartPayload} from './change-cart';

interface Args {
  readonly cartId: string;
  readonly giftCardCodes: readonly string[];
}

/** `cartGiftCardCodesAdd`: a card that is in the cart already stays once. */
export function cartGiftCardCodesAdd(
  _root: unknown,
  {cartId, giftCardCodes}: Args,
  context: ShopContext,
): CartPayload {
  return changeCart(context, cartId, addGiftCardCodesEdit(giftCardCodes));
}
