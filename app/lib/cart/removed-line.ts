import {lineOfKey, type WantedLine} from './cart-line';

/** A line that was removed, and what adds it again: the line, then its add-ons. */
export interface RemovedLine {
  readonly title: string;
  readonly lines: readonly [WantedLine, ...WantedLine[]];
}

interface Line {
  readonly key: string;
  readonly title: string;
  readonly quantity: number;
  /** `merchandiseId` is `null` for a part that is no add-on. */
  readonly nested: readonly {
    readonly merchandiseId: string | null;
    readonly quantity: number;
  }[];
}

/** Name of the form field with a `RemovedLine` as JSON. */
export const REMOVED = 'removed';

/** What is needed to undo the removal of a line. */
export function removedLine({key, title, quantity, nested}: Line): RemovedLine {
  const line = {...lineOfKey(key), quantity};
  const parent = {merchandiseId: line.merchandiseId};
  const addOns = nested.flatMap(({merchandiseId, quantity}) =>
    merchandiseId === null ? [] : {merchandiseId, quantity, parent},
  );
  return {title, lines: [line, ...addOns]};
}
