import type {ShopContext} from '../../context';
import {findCart} from '../mutation/change-cart';
import {cartSource, type CartSource} from '../object/cart';

/** `cart`: `null` for carts that are unknown, ordered or forgotten, or without the right key. */
export function cart(
  _root: unknown,
  {id}: {readonly id: string},
  context: ShopContext,
): CartSource | null {
  const found = findCart(context, id);
  return found && cartSource(context, found);
}
