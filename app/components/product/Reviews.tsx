import {useTranslations} from 'use-intl/react';
import {useLocale} from '~/components/ui/use-locale';
import {formatDate} from '~/lib/i18n/format';
import type {ReviewView} from '~/lib/product/reviews';
import {Rating} from './Rating';

/** The rating at the top of the page links to this id. */
export function Reviews({reviews}: {reviews: readonly ReviewView[]}) {
  const t = useTranslations('product.reviews');
  const locale = useLocale();
  if (reviews.length === 0) return null;
  return (
    <section
      id="reviews"
      aria-labelledby="reviews-title"
      className="page-width py-4 lg:py-12"
    >
      <h2 id="reviews-title" className="mb-4 text-2xl sm:text-4xl">
        {t('title')}
      </h2>
      <ul
        // A scrollable strip must be reachable by keyboard.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-labelledby="reviews-title"
        className="strip md:grid-cols-3"
      >
        {reviews.map(({rating, body, author, date, isVerified}) => (
          <li
            key={author + date}
            className="rounded-panel border border-line bg-raised p-4"
          >
            <Rating {...rating} count={0} />
            <p className="my-2 whitespace-pre-line">{body}</p>
            <p className="text-sm text-muted">
              {t(isVerified ? 'byVerified' : 'by', {
                author,
                date: formatDate(new Date(date), locale),
              })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
