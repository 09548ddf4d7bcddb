import type {Money} from '../i18n/format';

/** A way to buy a variant again and again. */
export interface PlanView {
  /** Global id of the selling plan. */
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  /** What one delivery costs at first. */
  readonly price: Money;
}

interface Allocation {
  readonly sellingPlan: {
    readonly id: string;
    readonly name: string;
    readonly description?: string | null;
  };
  readonly priceAdjustments: readonly {readonly price: Money}[];
}

/**
 * The selling plans of a variant. A plan whose prices change over time has
 * several; the first is what is paid now. Plans without any price are left out.
 */
export function planViews(allocations: readonly Allocation[]): PlanView[] {
  return allocations.flatMap(({sellingPlan, priceAdjustments: [first]}) => {
    const {id, name, description} = sellingPlan;
    return first
      ? [{id, name, description: description || null, price: first.price}]
      : [];
  });
}
