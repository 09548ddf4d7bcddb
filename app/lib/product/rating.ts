/** What buyers think of a product, as they rated it. */
export interface RatingView {
  /** Average, between 0 and `best`. */
  readonly value: number;
  /** The best that can be given. */
  readonly best: number;
  /** How many rated it; at least 1. */
  readonly count: number;
}

interface RatingFields {
  readonly rating?: {readonly value: string} | null;
  readonly ratingCount?: {readonly value: string} | null;
}

/**
 * Reads Shopify's standard metafields `reviews.rating` (`{"value": "4.5", "scale_min":
 * "1.0", "scale_max": "5.0"}`) and `reviews.rating_count`.
 *
 * @returns `null` where either is missing, malformed or impossible: then nothing is said.
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
