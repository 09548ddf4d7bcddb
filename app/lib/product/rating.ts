import type {ProductCardFragment} from 'storefrontapi.generated';
import {getProperty} from '~/lib/http/get-property';
import {parseJson} from '~/lib/http/parse-json';

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
  const fields = parseJson(rating.value);
  const value = Number(getProperty(fields, 'value'));
  const best = Number(getProperty(fields, 'scale_max'));
  const worst = Number(getProperty(fields, 'scale_min') ?? 0);
  return best > 0 && value >= Math.max(worst, 0) && value <= best
    ? {value, best, count}
    : null;
}
