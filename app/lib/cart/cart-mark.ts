import type {CartSnapshot} from './cart-view';

/** Name of the mark in the browser's storage, which all tabs share. */
export const CART_MARK = 'cart-change';

/**
 * What the tabs of one browser know of the last change of their cart: the time of its
 * state, when a tab of ours made it, and the titles of its lines (see `vanishedTitles`).
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
      const {updatedAt, lines} = snapshot.cart;
      const titles = lines.map(({key, title}) => [key, title]);
      localStorage.setItem(
        CART_MARK,
        `${updatedAt}/${changedAt}/${JSON.stringify(titles)}`,
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

/**
 * Titles of lines that a mark names and the cart has no more, although nobody changed it:
 * the provider leaves out lines whose product is no longer sold, and says nothing.
 */
export function vanishedTitles(
  mark: string | null,
  snapshot: CartSnapshot,
): string[] {
  if (mark === null || snapshot.status !== 'ready' || !snapshot.cart) return [];
  if (!isMarkOf(mark, snapshot)) return [];
  const {lines} = snapshot.cart;
  return titlesOf(mark).flatMap(([key, title]) =>
    lines.some((line) => line.key === key) ? [] : title,
  );
}

/** Marks of an earlier version of this code have no titles. */
function titlesOf(mark: string): readonly [key: string, title: string][] {
  const [, titles] = /^[^/]*\/\d+\/(.*)$/s.exec(mark) ?? [];
  try {
    return JSON.parse(titles ?? '[]') as [string, string][];
  } catch {
    return [];
  }
}
