import type {
  ProductCardFragment,
  ReviewEntryFragment,
} from 'storefrontapi.generated';
import {cutText} from '~/lib/text/cut-text';
import {getProperty} from '~/lib/text/get-property';
import {parseJson} from '~/lib/text/parse-json';
import type {PictureData} from './picture-source';
import {
  fieldKey,
  langOf,
  NO_LANGS,
  referredPicture,
  type TextsOfPage,
} from './merchant-texts';
import {MAX_REVIEW_LENGTH} from '~/lib/limits/limits';

export interface RatingView {
  /** Between 0 and `best`. */
  readonly value: number;
  readonly best: number;
  /** The lowest grade, where the scale does not begin with 1. */
  readonly worst?: number;
  readonly count: number;
}

/**
 * Reads `reviews.rating` (`{"value": "4.5", "scale_max": "5.0"}`) and
 * `reviews.rating_count`; `null` when either is missing or invalid.
 */
export function ratingView({
  rating,
  ratingCount,
}: Pick<ProductCardFragment, 'rating' | 'ratingCount'>): RatingView | null {
  const count = Number(ratingCount?.value ?? 0);
  if (!rating || !Number.isSafeInteger(count) || count < 1) return null;
  const fields = parseJson(rating.value);
  const value = Number(getProperty(fields, 'value'));
  const best = Number(getProperty(fields, 'scale_max'));
  const worst = Number(getProperty(fields, 'scale_min') ?? 1);
  return best > 0 && value >= Math.max(worst, 0) && value <= best
    ? {value, best, count, ...(worst !== 1 && {worst})}
    : null;
}

export interface ReviewView {
  readonly rating: RatingView;
  readonly body: string;
  /** BCP 47 of `body`, where it is not in the page's language. */
  readonly lang?: string;
  /** Name and place. */
  readonly author: string;
  /** ISO date. */
  readonly date: string;
  /** The merchant or their app knows of the purchase. */
  readonly isVerified: boolean;
  readonly picture: PictureData | null;
}

export interface ReviewFields extends Pick<
  ProductCardFragment,
  'rating' | 'ratingCount'
> {
  readonly reviews?: {
    readonly references?: {
      readonly nodes: readonly ReviewEntryFragment[];
    } | null;
  } | null;
}

/** Reads `custom.reviews`; leaves out reviews without stars, words, author or date. */
export function reviewViews(
  {reviews}: ReviewFields,
  langs: TextsOfPage = NO_LANGS,
): ReviewView[] {
  return (reviews?.references?.nodes ?? []).flatMap((review) => {
    const rating = ratingView({
      rating: {value: review.stars?.value ?? ''},
      ratingCount: {value: '1'},
    });
    const body = cutText(review.body?.value?.trim() ?? '', MAX_REVIEW_LENGTH);
    const author = review.author?.value?.trim();
    const date = review.date?.value ?? '';
    if (!rating || !body || !author || Number.isNaN(Date.parse(date))) {
      return [];
    }
    const place = review.place?.value?.trim();
    return {
      rating,
      body,
      ...langOf(langs, fieldKey(review.id, 'body')),
      author: [author, place].filter(Boolean).join(', '),
      date,
      isVerified: review.verified?.value === 'true',
      picture: referredPicture(review.picture, langs, review.id),
    };
  });
}

/**
 * Reads `custom.rating_distribution` (`180, 24, 6, 3, 1`): how many gave five stars, four, and so on;
 * `null` unless these add up to the rating's count, and for a rating of another scale.
 */
export function ratingDistribution(
  product: ReviewFields & {
    readonly ratingDistribution?: {readonly value: string} | null;
  },
): readonly {readonly stars: number; readonly count: number}[] | null {
  const rating = shownRating(product);
  const counts = (product.ratingDistribution?.value ?? '')
    .split(',')
    .map((part) => (/^\s*\d{1,9}\s*$/.test(part) ? Number(part) : NaN));
  const sum = counts.reduce((total, count) => total + count, 0);
  return rating && rating.best === counts.length && sum === rating.count
    ? counts.map((count, index) => ({stars: counts.length - index, count}))
    : null;
}

export const REVIEW_ORDERS = ['newest', 'best', 'worst'] as const;
export type ReviewOrder = (typeof REVIEW_ORDERS)[number];

/** The reviews in this order; of equal ones the newest first. */
export function sortedReviews(
  reviews: readonly ReviewView[],
  order: ReviewOrder,
): ReviewView[] {
  const share = ({rating}: ReviewView) => rating.value / rating.best;
  const sign = {newest: 0, best: -1, worst: 1}[order];
  return reviews.toSorted(
    (one, other) =>
      sign * (share(one) - share(other)) ||
      Date.parse(other.date) - Date.parse(one.date),
  );
}

/** A sentence that is short enough for the column with the price. */
const QUOTED = /^.{10,120}?[.!?…](?=\s|$)/u;

/** How many reviews a product's page shows in full; its document reads one more. */
const SHOWN_IN_FULL = 3;

export interface ReviewQuote {
  readonly text: string;
  readonly lang?: string;
  readonly author: string;
}

/**
 * What a product's page shows of its reviews: the first sentence of the first one that has all stars and begins
 * with a short sentence, and others in full. A single review is not quoted.
 */
export function reviewsOnPage(reviews: readonly ReviewView[]): {
  readonly quote: ReviewQuote | null;
  readonly inFull: readonly ReviewView[];
} {
  const quoted =
    reviews.length > 1
      ? reviews.find(
          ({rating, body}) => rating.value === rating.best && QUOTED.test(body),
        )
      : undefined;
  const [text = ''] = QUOTED.exec(quoted?.body ?? '') ?? [];
  return {
    quote: quoted
      ? {
          text,
          ...(quoted.lang && {lang: quoted.lang}),
          author: quoted.author,
        }
      : null,
    inFull: reviews
      .filter((review) => review !== quoted)
      .slice(0, SHOWN_IN_FULL),
  };
}

/** The product's rating, where the page shows reviews that it can link to. */
export function shownRating(product: ReviewFields): RatingView | null {
  return reviewViews(product).length > 0 ? ratingView(product) : null;
}
