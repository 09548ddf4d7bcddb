import type {CartActionResult, CartView} from '~/lib/cart/cart-view.server';
import type {CartAction} from '~/lib/cart/cart-input.server';

/** The action that adds one line; `rest` has its selling plan or attributes. */
export const add = (
  merchandiseId: string,
  quantity: number,
  rest = {},
): CartAction => ({
  kind: 'add',
  lines: [{merchandiseId, quantity, ...rest}],
});

/** The cart in a result. Throws when there is none. */
export function cartOf({
  snapshot,
}: Pick<CartActionResult, 'snapshot'>): CartView {
  if (snapshot.status !== 'ready' || !snapshot.cart)
    throw new Error('No cart.');
  return snapshot.cart;
}

/** The quantities of its lines, the newest line first. */
export const quantities = (result: Pick<CartActionResult, 'snapshot'>) =>
  cartOf(result).lines.map(({quantity}) => quantity);

/** Keys of the problems in a result. */
export const keys = ({problems}: CartActionResult) =>
  problems.map(({key}) => key);
