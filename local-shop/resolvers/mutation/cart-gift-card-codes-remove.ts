import type {ShopContext} from '../../context';
import {removeGiftCardsEdit} from '../cart-edits/gift-card-edits';
import {changeCart, type CartPayload} from './change-cart';

interface Args {
  readonly cartId: string;
  readonly appliedGiftCardIds: readonly string[];
}

/** `cartGiftCardCodesRemove`. */
export function cartGiftCardCodesRemove(
  _root: unknown,
  {cartId, appliedGiftCardIds}: Args,
  context: ShopContext,
): CartPayload {
  return changeCart(context, cartId, removeGiftCardsEdit(appliedGiftCardIds));
}
