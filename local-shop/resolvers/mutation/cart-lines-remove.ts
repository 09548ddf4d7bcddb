import type {ShopContext} from '../../context';
import {removeLinesEdit} from '../cart-edits/line-edits';
import {changeCart, type CartPayload} from './change-cart';

interface Args {
  readonly cartId: string;
  readonly lineIds: readonly string[];
}

/** `cartLinesRemove`. */
export function cartLinesRemove(
  _root: unknown,
  {cartId, lineIds}: Args,
  context: ShopContext,
): CartPayload {
  return changeCart(context, cartId, removeLinesEdit(lineIds));
}
