import type {CartChange} from './cart-store';
import type {CartLineView, CartView} from './cart-view.server';
import {followingQuantity, lineKey, cappedQuantity} from './cart-line';

export interface ShownLine extends CartLineView {
  /** Quantity and price are not confirmed. */
  readonly isPending: boolean;
}

/** A line that exists only in a pending change. */
interface OptimisticLine {
  /** See `lineKey`. */
  readonly key: string;
  readonly title: string;
  readonly quantity: number;
}

/**
 * Applies the pending changes to the lines in order; totals are left to Shopify. An addition
 * joins the first line that consists of the same.
 */
export function applyChanges(
  cart: CartView | null,
  changes: readonly CartChange[],
): {lines: readonly ShownLine[]; optimisticLines: readonly OptimisticLine[]} {
  let lines = (cart?.lines ?? []).map((line) => ({...line, isPending: false}));
  let optimisticLines: OptimisticLine[] = [];
  const setQuantity = (lineId: string, quantity: number) => {
    lines = lines
      .map((line) => (line.id === lineId ? withQuantity(line, quantity) : line))
      .filter((line) => line.quantity > 0);
  };
  for (const change of changes) {
    if (change.kind === 'form') continue;
    if (change.kind === 'set') {
      setQuantity(change.lineId, cappedQuantity(change.quantity));
      continue;
    }
    const key = lineKey(change.lines[0]);
    const isSame = (line: {key: string}) => line.key === key;
    const present = lines.find(isSame);
    const earlier = present ?? optimisticLines.find(isSame);
    const quantity = cappedQuantity(
      (earlier?.quantity ?? 0) + change.lines[0].quantity,
    );
    if (present) setQuantity(present.id, quantity);
    else {
      const line = {key, title: change.title, quantity};
      optimisticLines = earlier
        ? optimisticLines.map((other) => (isSame(other) ? line : other))
        : [line, ...optimisticLines];
    }
  }
  return {lines, optimisticLines};
}

/** The line, and its add-ons, with the quantities that a pending change gives them. */
function withQuantity(line: CartLineView, to: number): ShownLine {
  const nested = line.nested.map((part) => ({
    ...part,
    quantity: part.isAddOn
      ? followingQuantity(part.quantity, {from: line.quantity, to})
      : part.quantity,
  }));
  return {...line, nested, quantity: to, isPending: true};
}
