import {Strip} from '~/components/ui/Strip';
import {useTranslations} from 'use-intl/react';
import {Link} from '~/components/ui/Link';
import {Picture} from '~/components/ui/Picture';
import {useLocale} from '~/components/ui/use-locale';
import {formatNumber} from '~/lib/i18n/format';
import {formatDate} from '~/lib/i18n/format-date';
import type {
  ratingDistribution,
  RatingView,
  ReviewView,
} from '~/lib/product/reviews';
import {langAttributes} from '~/lib/i18n/lang-attributes';
import {Rating} from './Rating';

type Distribution = ReturnType<typeof ratingDistribution>;

interface Props {
  rating: RatingView | null;
  reviews: readonly ReviewView[];
  distribution: Distribution;
  /** Path of the page with all reviews, if this page lacks some. */
  allPath: string | null;
}

/** The rating at the top of the page links to this id. */
export function Reviews({rating, reviews, distribution, allPath}: Props) {
  const t = useTranslations('product.reviews');
  if (reviews.length === 0) return null;
  return (
    <section
      id="reviews"
      aria-labelledby="reviews-title"
      className="page-width py-3 lg:py-10"
    >
      <h2 id="reviews-title" className="mb-4 text-2xl sm:text-4xl">
        {t('title')}
      </h2>
      <Strip
        aria-labelledby="reviews-title"
        // Three and the ratings are two and two in a narrow window.
        className={
          distribution && reviews.length > 2
            ? 'md:grid-cols-2 xl:grid-cols-4'
            : 'md:auto-cols-fr md:grid-flow-col'
        }
      >
        {rating && distribution ? (
          // On a phone the strip begins with a review: the rating is at the top of the page.
          <li className="max-sm:order-1">
            <Ratings rating={rating} distribution={distribution} />
          </li>
        ) : null}
        {reviews.map((review, index) => (
          <Review key={index} {...review} />
        ))}
      </Strip>
      {allPath ? (
        <Link to={allPath} className="mt-4 inline-block text-link">
          {t('all')}
        </Link>
      ) : null}
    </section>
  );
}

/** Classes of what has the ratings, then reviews: side by side in a wide window. */
export const BESIDE_RATINGS =
  'grid grid-cols-1 items-start gap-x-12 gap-y-6 lg:grid-cols-[1fr_2fr]';

/** The rating, and how many gave each number of stars, as bars. */
export function Ratings({
  rating,
  distribution,
}: {
  rating: RatingView;
  distribution: Distribution;
}) {
  const t = useTranslations('product.reviews');
  const {tag} = useLocale();
  const total = distribution?.reduce((sum, {count}) => sum + count, 0) ?? 0;
  return (
    <div className="max-w-sm">
      <Rating {...rating} />
      {distribution ? (
        <ul aria-label={t('distribution')} className="mt-2 text-sm">
          {distribution.map(({stars, count}) => (
            <li
              key={stars}
              className="rating-bar"
              style={{'--share': `${Math.round((count / total) * 100)}%`}}
            >
              {t('stars', {stars, shown: formatNumber(count, tag)})}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

export function Review({
  rating,
  body,
  lang,
  author,
  date,
  isVerified,
  picture,
}: ReviewView) {
  const t = useTranslations('product.reviews');
  const locale = useLocale();
  // The line breaks beside it only.
  const day = formatDate(new Date(date), locale).replaceAll(' ', '\u00a0');
  const words = (
    <p
      {...langAttributes(lang)}
      className="max-w-[65ch] flex-1 whitespace-pre-line"
    >
      {body}
    </p>
  );
  return (
    <li className="flex flex-col gap-2 rounded-panel border border-line bg-raised p-4">
      <Rating {...rating} count={0} />
      {picture ? (
        <div className="flow-root flex-1">
          <Picture
            image={picture}
            sizes="4rem"
            widest={400}
            aspectRatio={1}
            className="float-right mb-1 ml-4 size-16 rounded-control object-cover"
          />
          {words}
        </div>
      ) : (
        words
      )}
      <p className="text-sm whitespace-pre-line text-muted">
        {[author, isVerified ? t('verified', {date: day}) : day].join('\n')}
      </p>
    </li>
  );
}
