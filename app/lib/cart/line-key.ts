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
