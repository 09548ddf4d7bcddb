import {cappedQuantity} from './quantity';

/** A line to add. */
export interface WantedLine {
  readonly merchandiseId: string;
  readonly quantity: number;
  readonly sellingPlanId?: string;
  readonly attributes?: readonly {
    readonly key: string;
    readonly value: string;
  }[];
}

interface LineIdentity {
  readonly merchandiseId: string;
  readonly sellingPlanId?: string | null;
  readonly attributes?: readonly {
    readonly key: string;
    readonly value?: string | null;
  }[];
}

/**
 * What makes two lines one: merchandise, selling plan and attributes, whose order
 * does not matter. It outlives a line's id, which changes with
 * the cart, and exists before the provider has made the line.
 */
export function lineKey({
  merchandiseId,
  sellingPlanId = null,
  attributes = [],
}: LineIdentity): string {
  const sorted = attributes
    .map(({key, value}) => [key, value ?? ''] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([merchandiseId, sellingPlanId, sorted]);
}

/** Joins lines that `lineKey` makes one, with `MOST_PER_LINE` units of each at most. */
export function joinLines(lines: readonly WantedLine[]): WantedLine[] {
  const joined = new Map<string, WantedLine>();
  for (const line of lines) {
    const key = lineKey(line);
    const before = joined.get(key)?.quantity ?? 0;
    joined.set(key, {
      ...line,
      quantity: cappedQuantity(before + line.quantity),
    });
  }
  return [...joined.values()];
}
