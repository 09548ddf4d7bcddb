import {readCart, type CartActionResult} from './cart-actions.server';
import type {CartContext} from './provider-cart.server';

/** Milliseconds that a page waits for the cart; the page matters more. */
const LONGEST_WAIT = 1500;

/**
 * The visitor's cart for a page: nothing is asked without a cart cookie, so that
 * pages of visitors without one are the same for all. A slow or failing provider
 * gives `unavailable`, which the panel offers to try again.
 */
export async function visitorCart(
  context: CartContext,
): Promise<Pick<CartActionResult, 'snapshot' | 'cookies'>> {
  if (!context.cart.getCartId()) {
    return {snapshot: {status: 'ready', cart: null}, cookies: []};
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), LONGEST_WAIT);
  });
  const answer = await Promise.race([readCart(context), late]);
  clearTimeout(timer);
  return answer ?? {snapshot: {status: 'unavailable'}, cookies: []};
}
