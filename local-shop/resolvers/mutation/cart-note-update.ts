import type {ShopContext} from '../../context';
import {noteEdit} from '../cart-edits/text-edits';
import {changeCart, type CartPayload} from './change-cart';

interface Args {
  readonly cartId: string;
  readonly note: string;
}

/** `cartNoteUpdate`: an empty note removes it. */
export function cartNoteUpdate(
  _root: unknown,
  {cartId, note}: Args,
  context: ShopContext,
): CartPayload {
  return changeCart(context, cartId, noteEdit(note));
}
