import type {CartChange} from './cart-store';
import type {CartLineView, CartView} from './cart-view.server';
import {followingQuantity, lineKey} from './cart-line';
import {cappedQuantity} from './quantity';

export interface ShownLine extends CartLineView {
  /** Quantity and price are not confirmed. */
  readonly isPending: boolean;
}

/** A line that exists only in a pending change. */
interface LineInMaking {
  readonly key: string;
  readonly title: string;
  readonly quantity: number;
}

/** Applies the pending changes to the lines in order; totals are left to the provider. */
export function applyChanges(
  cart: CartView | null,
  changes: readonly CartChange[],
): {lines: readonly ShownLine[]; inMaking: readonly LineInMaking[]} {
  let lines = (cart?.lines ?? []).map((line) => ({...line, isPending: false}));
  let inMaking: LineInMaking[] = [];
  for (const change of changes) {
    if (change.kind === 'form') continue;
    const {title} = change;
    const key = change.kind === 'set' ? change.key : lineKey(change.lines[0]);
    const isChanged = (line: {key: string}) => line.key === key;
    const next = (present: number) =>
      cappedQuantity(
        change.kind === 'set'
          ? change.quantity
          : present + change.lines[0].quantity,
      );
    if (change.kind === 'add' && ![...lines, ...inMaking].some(isChanged)) {
      inMaking = [{key, title, quantity: next(0)}, ...inMaking];
      continue;
    }
    lines = lines
      .map((line) =>
        isChanged(line) ? withQuantity(line, next(line.quantity)) : line,
      )
      .filter(({quantity}) => quantity > 0);
    inMaking = inMaking
      .map((line) =>
        isChanged(line) ? {...line, quantity: next(line.quantity)} : line,
      )
      .filter(({quantity}) => quantity > 0);
  }
  return {lines, inMaking};
}

/** The line with a quantity that is not confirmed, and its add-ons with theirs. */
function withQuantity(line: CartLineView, to: number): ShownLine {
  const nested = line.nested.map((part) => ({
    ...part,
    quantity: part.isAddOn
      ? followingQuantity(part.quantity, {from: line.quantity, to})
      : part.quantity,
  }));
  return {...line, nested, quantity: to, isPending: true};
}
