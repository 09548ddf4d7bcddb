import {useTranslations} from 'use-intl/react';
import type {RatingView} from '~/lib/product/reviews';

interface Props extends RatingView {
  /** Shows only the number; the words are for screen readers. */
  isShort?: boolean;
}

export function Rating({value, best, count, isShort = false}: Props) {
  const t = useTranslations('product.rating');
  const words = t('words', {value, best, count});
  const share = `${Math.round((value / best) * 100)}%`;
  return (
    <p
      className="rating"
      style={{'--rating': share}}
      {...(isShort && {role: 'img', 'aria-label': words})}
    >
      {isShort ? t('short', {value}) : words}
    </p>
  );
}
