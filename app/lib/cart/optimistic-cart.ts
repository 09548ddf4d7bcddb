import type {CartChange} from './cart-change';
import type {CartLineView, CartView} from './cart-view';
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

interface ShownLines {
  readonly lines: readonly ShownLine[];
  readonly inMaking: readonly LineInMaking[];
}

/**
 * The lines as they will be once the pending changes are carried out, in the
 * order in which they were asked for. Sums stay the provider's business.
 */
export function applyChanges(
  cart: CartView | null,
  changes: readonly CartChange[],
): ShownLines {
  const start: ShownLines = {
    lines: (cart?.lines ?? []).map((line) => ({...line, isPending: false})),
    inMaking: [],
  };
  return changes.reduce(applyChange, start);
}

function applyChange(shown: ShownLines, change: CartChange): ShownLines {
  if (change.kind === 'form') return shown;
  if (change.kind === 'set') {
    return setQuantity(shown, change.key, () =>
      cappedQuantity(change.quantity),
    );
  }
  const {key, title, line} = change;
  const isShown = [...shown.lines, ...shown.inMaking].some(
    (other) => other.key === key,
  );
  if (isShown) {
    return setQuantity(shown, key, (present) =>
      cappedQuantity(present + line.quantity),
    );
  }
  const quantity = cappedQuantity(line.quantity);
  return {...shown, inMaking: [{key, title, quantity}, ...shown.inMaking]};
}

function setQuantity(
  {lines, inMaking}: ShownLines,
  changedKey: string,
  quantityOf: (present: number) => number,
): ShownLines {
  return {
    lines: lines
      .map((line) =>
        line.key === changedKey
          ? {...line, quantity: quantityOf(line.quantity), isPending: true}
          : line,
      )
      .filter(isLeft),
    inMaking: inMaking
      .map((line) =>
        line.key === changedKey
          ? {...line, quantity: quantityOf(line.quantity)}
          : line,
      )
      .filter(isLeft),
  };
}

function isLeft({quantity}: {quantity: number}): boolean {
  return quantity > 0;
}
