import type {ShopContext} from '../../context';
import type {AttributeInput} from '../../domain/cart-lines';
import {attributesEdit} from '../cart-edits/text-edits';
import {changeCart, type CartPayload} from './change-cart';

interface Args {
  readonly cartId: string;
  readonly attributes: readonly AttributeInput[];
}

/** `cartAttributesUpdate`: replaces all attributes. */
export function cartAttributesUpdate(
  _root: unknown,
  {cartId, attributes}: Args,
  context: ShopContext,
): CartPayload {
  return changeCart(context, cartId, attributesEdit(attributes));
}
