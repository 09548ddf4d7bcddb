import type {ShopContext} from '../../context';
import {discountCodesEdit} from '../cart-edits/text-edits';
import {changeCart, type CartPayload} from './change-cart';

interface Args {
  readonly cartId: string;
  readonly discountCodes?: readonly string[] | null;
}

/** `cartDiscountCodesUpdate`: replaces all codes; without any, removes them. */
export function cartDiscountCodesUpdate(
  _root: unknown,
  {cartId, discountCodes}: Args,
  context: ShopContext,
): CartPayload {
  return changeCart(context, cartId, discountCodesEdit(discountCodes ?? []));
}
