import {
  performCartAction,
  readCart,
  type CartActionResult,
} from './cart-actions.server';
import {cartProblem} from './cart-problem';
import type {CartView} from './cart-view';
import type {CartContext} from './provider-cart.server';
import {MOST_CODES} from './quantity';

/**
 * Carries out `/discount/{code}`: puts the code beside those in the visitor's cart,
 * which is made if there is none. In an empty cart no code takes effect yet, the
 * provider does not tell whether it knows it; that is said. Never throws.
 */
export async function openDiscountLink(
  context: CartContext,
  code: string,
): Promise<CartActionResult> {
  const before = await readCart(context);
  if (before.snapshot.status === 'unavailable') return before;
  const {cart} = before.snapshot;
  const others = (cart?.discountCodes ?? [])
    .map((known) => known.code)
    .filter((known) => known.toLowerCase() !== code.toLowerCase());
  const answer = await performCartAction(
    {
      kind: 'discountCodes',
      codes: [...others, code].slice(-MOST_CODES),
      added: code,
    },
    context,
  );
  if (answer.status !== 200 || hasLines(cartIn(answer))) return answer;
  return {
    ...answer,
    problems: answer.problems.map((problem) =>
      problem.key === 'discountNotApplicable'
        ? cartProblem('warning', 'discountWaiting', {subject: problem.subject})
        : problem,
    ),
  };
}

function cartIn({snapshot}: CartActionResult): CartView | null {
  return snapshot.status === 'ready' ? snapshot.cart : null;
}

function hasLines(cart: CartView | null): boolean {
  return (cart?.lines.length ?? 0) > 0;
}
