import type {CartSnapshot} from './cart-view';

/** Name of the mark in the browser's storage, which all tabs share. */
export const CART_MARK = 'cart-change';

/**
 * What the tabs of one browser know of the last change of their cart: the time of
 * its state, and when a tab of ours made it. Nothing of what is in it.
 *
 * @returns `null` when there is no cart, and where storage is refused.
 */
export function readCartMark(): string | null {
  try {
    return localStorage.getItem(CART_MARK);
  } catch {
    return null;
  }
}

/**
 * Leaves the mark of a snapshot, so that other tabs and pages that Back brings back
 * see that theirs is older. Without a cart there is none; when the cart is not
 * known, it stays as it is.
 *
 * @param changedAt milliseconds; sets a change apart from others of the same
 *   second, which is all that the provider's time tells.
 */
export function leaveCartMark(snapshot: CartSnapshot, changedAt = 0): void {
  if (snapshot.status !== 'ready') return;
  try {
    if (snapshot.cart) {
      localStorage.setItem(
        CART_MARK,
        `${snapshot.cart.updatedAt}/${changedAt}`,
      );
    } else {
      localStorage.removeItem(CART_MARK);
    }
  } catch {
    // Storage is full or refused: other tabs learn of it when they are loaded.
  }
}

/** Whether a mark was left for just this state of the cart. */
export function isMarkOf(mark: string | null, snapshot: CartSnapshot): boolean {
  if (snapshot.status !== 'ready') return true;
  const known = snapshot.cart?.updatedAt ?? null;
  return (mark?.split('/')[0] ?? null) === known;
}
