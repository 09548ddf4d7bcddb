import type {CartChange} from './cart-store';
import type {CartLineView, CartView} from './cart-view.server';
import {cappedQuantity} from './quantity';

/** A line as it is shown while changes are under way. */
export interface ShownLine extends CartLineView {
  /** Its quantity is not confirmed yet, so its price is not either. */
  readonly isPending: boolean;
}

/** A line that the provider has not made yet. */
interface LineInMaking {
  readonly key: string;
  readonly title: string;
  readonly quantity: number;
}

/**
 * The lines as they will be once the pending changes are carried out, in the
 * order in which they were asked for. Sums stay the provider's business.
 */
export function applyChanges(
  cart: CartView | null,
  changes: readonly CartChange[],
): {lines: readonly ShownLine[]; inMaking: readonly LineInMaking[]} {
  let lines = (cart?.lines ?? []).map((line) => ({...line, isPending: false}));
  let inMaking: LineInMaking[] = [];
  for (const change of changes) {
    if (change.kind === 'form') continue;
    const {key, title} = change;
    const isChanged = (line: {key: string}) => line.key === key;
    const next = (present: number) =>
      cappedQuantity(
        change.kind === 'set'
          ? change.quantity
          : present + change.line.quantity,
      );
    if (change.kind === 'add' && ![...lines, ...inMaking].some(isChanged)) {
      inMaking = [{key, title, quantity: next(0)}, ...inMaking];
      continue;
    }
    lines = lines
      .map((line) =>
        isChanged(line)
          ? {...line, quantity: next(line.quantity), isPending: true}
          : line,
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
