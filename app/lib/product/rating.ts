import type {ProductCardFragment} from 'storefrontapi.generated';

export interface RatingView {
  /** Between 0 and `best`. */
  readonly value: number;
  readonly best: number;
  readonly count: number;
}

export type RatingFields = Pick<ProductCardFragment, 'rating' | 'ratingCount'>;

/**
 * Reads `reviews.rating` (`{"value": "4.5", "scale_max": "5.0"}`) and
 * `reviews.rating_count`; `null` when either is missing or invalid.
 */
export function ratingView({
  rating,
  ratingCount,
}: RatingFields): RatingView | null {
  const count = Number(ratingCount?.value ?? 0);
  if (!rating || !Number.isSafeInteger(count) || count < 1) return null;
  const fields = parse(rating.value);
  const value = Number(fields?.value);
  const best = Number(fields?.scale_max);
  const worst = Number(fields?.scale_min ?? 0);
  return best > 0 && value >= Math.max(worst, 0) && value <= best
    ? {value, best, count}
    : null;
}

function parse(json: string): Record<string, unknown> | null {
  try {
    return JSON.parse(json) as Record<string, unknown> | null;
  } catch {
    return null;
  }
}
