import {cappedQuantity} from './quantity';

/** A line to add. */
export interface WantedLine {
  merchandiseId: string;
  quantity: number;
  sellingPlanId?: string | null;
  attributes?: {key: string; value: string}[];
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
 * What makes two lines one: merchandise, selling plan and attributes in any order. Unlike
 * a line's id it exists before the provider has made the line, and outlives the cart.
 */
export function lineKey({
  merchandiseId,
  sellingPlanId,
  attributes = [],
}: LineIdentity): string {
  const sorted = attributes
    .map(({key, value}) => [key, value ?? ''] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([merchandiseId, sellingPlanId ?? null, sorted]);
}

/** Joins lines that `lineKey` makes one, with `MOST_PER_LINE` units of each at most. */
export function joinLines(lines: readonly WantedLine[]): WantedLine[] {
  const joined = new Map<string, WantedLine>();
  for (const line of lines) {
    const key = lineKey(line);
    const before = joined.get(key)?.quantity ?? 0;
    const quantity = cappedQuantity(before + line.quantity);
    joined.set(key, {...line, quantity});
  }
  return [...joined.values()];
}
