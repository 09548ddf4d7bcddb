import type {ShopContext} from '../../context';
import type {CartLineInput} from '../../domain/cart-lines';
import {addLinesEdit} from '../cart-edits/line-edits';
import {changeCart, type CartPayload} from './change-cart';

interface Args {
  readonly cartId: string;
  readonly lines: readonly CartLineInput[];
}

/** `cartLinesAdd`: see `addLines` for merging and limits. */
export function cartLinesAdd(
  _root: unknown,
  {cartId, lines}: Args,
  context: ShopContext,
): CartPayload {
  return changeCart(context, cartId, addLinesEdit(lines));
}
