import type {WantedLine} from './line-key';
import type {CartView} from './cart-view';

/** What a shopper wants, in the words of the page; `key` is `lineKey`'s. */
export type CartChange =
  | {
      readonly kind: 'add';
      readonly key: string;
      readonly title: string;
      readonly line: WantedLine;
    }
  | {
      readonly kind: 'set';
      readonly key: string;
      readonly title: string;
      /** Absolute; 0 removes the line. */
      readonly quantity: number;
    }
  | {
      /** A form whose outcome only the provider knows: codes, note. */
      readonly kind: 'form';
      readonly form: FormData;
    };

/**
 * Puts a change behind those that wait. A quantity replaces an earlier one of the
 * same line, and further units join those that wait to be added, so that many
 * quick clicks end as one request with the last intention.
 */
export function enqueue(
  waiting: readonly CartChange[],
  change: CartChange,
): readonly CartChange[] {
  const last = waiting.at(-1);
  if (change.kind === 'set') {
    return [
      ...waiting.filter(
        (other) => other.kind !== 'set' || other.key !== change.key,
      ),
      change,
    ];
  }
  if (
    change.kind === 'add' &&
    last?.kind === 'add' &&
    last.key === change.key
  ) {
    const quantity = last.line.quantity + change.line.quantity;
    const line = {...change.line, quantity};
    return [...waiting.slice(0, -1), {...change, line}];
  }
  return [...waiting, change];
}

/**
 * Takes what one request can carry: all quantities, or all additions, up to the
 * first change of another kind; a form goes alone.
 */
export function nextBatch(waiting: readonly CartChange[]): {
  readonly batch: readonly CartChange[];
  readonly rest: readonly CartChange[];
} {
  const [first] = waiting;
  if (!first || first.kind === 'form') {
    return {batch: waiting.slice(0, 1), rest: waiting.slice(1)};
  }
  const end = waiting.findIndex(({kind}) => kind !== first.kind);
  const count = end === -1 ? waiting.length : end;
  return {batch: waiting.slice(0, count), rest: waiting.slice(count)};
}

/**
 * The batch as a cart form, as `CartForm` would send it. Lines are named by the
 * ids that they have in the confirmed cart.
 *
 * @returns `null` when none of its lines is in the cart any more.
 */
export function batchForm(
  batch: readonly CartChange[],
  cart: CartView | null,
): FormData | null {
  const [first] = batch;
  if (first?.kind === 'form') return first.form;
  const additions = batch.flatMap((change) =>
    change.kind === 'add' ? [change.line] : [],
  );
  if (additions.length > 0) return cartForm('LinesAdd', {lines: additions});
  const updates = batch.flatMap((change) => {
    if (change.kind !== 'set') return [];
    const line = cart?.lines.find(({key}) => key === change.key);
    return line ? [{id: line.id, quantity: change.quantity}] : [];
  });
  return updates.length > 0 ? cartForm('LinesUpdate', {lines: updates}) : null;
}

function cartForm(action: string, inputs: Record<string, unknown>): FormData {
  const form = new FormData();
  // The field that Hydrogen's `CartForm` reads.
  form.set('cartFormInput', JSON.stringify({action, inputs}));
  return form;
}
