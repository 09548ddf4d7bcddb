export interface WantedLine {
  merchandiseId: string;
  quantity: number;
  sellingPlanId?: string | null;
  attributes?: {key: string; value: string}[];
  /** Merchandise of the same request, below whose line this one is nested. */
  parent?: {merchandiseId: string};
}

interface LineIdentity {
  readonly merchandiseId: string;
  readonly sellingPlanId?: string | null;
  readonly attributes?: readonly {
    readonly key: string;
    readonly value?: string | null;
  }[];
}

/** Identifies a line; unlike its id, the key exists before the line and outlives the cart. */
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
