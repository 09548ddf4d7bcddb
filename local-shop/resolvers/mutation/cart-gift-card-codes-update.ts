import type {ShopContext} from '../../context';
import {giftCardCodesEdit} from '../cart-edits/gift-card-edits';
import {changeCart, type CartPayload} from './change-cart';

interface Args {
  readonly cartId: string;
  readonly giftCardCodes: readonly string[];
}

/** `cartGiftCardCodesUpdate`: replaces all gift cards. */
export function cartGiftCardCodesUpdate(
  _root: unknown,
  {cartId, giftCardCodes}: Args,
  context: ShopContext,
): CartPayload {
  return changeCart(context, cartId, giftCardCodesEdit(giftCardCodes));
}
