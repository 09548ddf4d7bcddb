import {GraphQLError} from 'graphql';
import type {ShopContext} from '../../context';
import type {Cart} from '../../domain/cart';
import type {CartUserError, CartWarning} from '../../domain/cart-problem';

/** The result of a change of a cart; with `errors` the whole change is refused. */
export interface CartChange {
  readonly cart: Cart;
  readonly errors?: readonly CartUserError[];
  /** The unchanged cart is returned with the errors. */
  readonly isReturned?: boolean;
  readonly warnings?: readonly CartWarning[];
  /** Lines whose new quantity has to be checked against stock. */
  readonly changedIds?: ReadonlySet<string>;
  /** The changed lines get stock before the others; otherwise they get what these leave. */
  readonly changedFirst?: boolean;
}

/** A change of a cart, which the mutations and `cartCreate` share. */
export type CartEdit = (cart: Cart, context: ShopContext) => CartChange;

/** The unchanged cart, and the reason. */
export function refuse(cart: Cart, ...errors: CartUserError[]): CartChange {
  return {cart, errors};
}

/** Largest list in an argument, from Shopify's API limits. */
const MAX_INPUT_SIZE = 250;

/** Throws Shopify's `MAX_INPUT_SIZE_EXCEEDED` error for a longer list. */
export function checkInputSize(list: readonly unknown[]): void {
  if (list.length <= MAX_INPUT_SIZE) return;
  throw new GraphQLError(
    `The input array size of ${list.length} is greater than the maximum allowed of ${MAX_INPUT_SIZE}.`,
    {extensions: {code: 'MAX_INPUT_SIZE_EXCEEDED'}},
  );
}
