import type {ShopContext} from '../../context';
import type {CartLineUpdateInput} from '../../domain/cart-lines';
import {updateLinesEdit} from '../cart-edits/line-edits';
import {changeCart, type CartPayload} from './change-cart';

interface Args {
  readonly cartId: string;
  readonly lines: readonly CartLineUpdateInput[];
}

/** `cartLinesUpdate`: sets quantity, merchandise, attributes or selling plan of lines. */
export function cartLinesUpdate(
  _root: unknown,
  {cartId, lines}: Args,
  context: ShopContext,
): CartPayload {
  return changeCart(context, cartId, updateLinesEdit(lines));
}
