import {lineKey, lineOfKey, type CartLineInput} from './cart-line';

/** A line that was removed. */
export interface RemovedLine {
  readonly title: string;
  /** Input that adds it again: the line, then its add-ons. */
  readonly lines: readonly [CartLineInput, ...CartLineInput[]];
  /** Units of other lines with the same key. */
  readonly remaining: number;
}

interface LineUnits {
  /** See `lineKey`. */
  readonly key: string;
  readonly quantity: number;
}

interface LineToRemove extends LineUnits {
  readonly id: string;
  readonly title: string;
  /** `key` is `null` for a part that is not an add-on. */
  readonly nested: readonly {
    readonly key: string | null;
    readonly quantity: number;
  }[];
}

/** Name of the form field with a `RemovedLine` as JSON. */
export const REMOVED = 'removed';

/**
 * The input that undoes the removal of a line.
 * @param all the lines of its cart, with or without it.
 */
export function removedLine(
  {id, key, title, quantity, nested}: LineToRemove,
  all: readonly (LineUnits & {readonly id: string})[],
): RemovedLine {
  const line = {...lineOfKey(key), quantity};
  const parent = {merchandiseId: line.merchandiseId};
  const addOns = nested.flatMap((addOn) =>
    addOn.key === null
      ? []
      : {...lineOfKey(addOn.key), quantity: addOn.quantity, parent},
  );
  const others = all.filter((other) => other.id !== id);
  return {title, lines: [line, ...addOns], remaining: unitsOf(key, others)};
}

/** Whether the line is still, or again, in a cart with these lines. */
export function isInCart(
  {lines: [line], remaining}: RemovedLine,
  all: readonly LineUnits[],
): boolean {
  return unitsOf(lineKey(line), all) > remaining;
}

function unitsOf(key: string, lines: readonly LineUnits[]): number {
  return lines
    .filter((line) => line.key === key)
    .reduce((units, {quantity}) => units + quantity, 0);
}
