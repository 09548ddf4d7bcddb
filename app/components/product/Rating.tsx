import {useTranslations} from 'use-intl/react';
import type {RatingView} from '~/lib/product/rating';

interface Props extends RatingView {
  /** Shows only the number; the words are for screen readers. */
  isShort?: boolean;
}

const STARS = '★★★★★';

export function Rating({value, best, count, isShort = false}: Props) {
  const t = useTranslations('product.rating');
  return (
    <p className="rating">
      <span aria-hidden className="stars">
        {STARS}
        <span style={{width: `${Math.round((value / best) * 100)}%`}}>
          {STARS}
        </span>
      </span>
      {isShort ? <span aria-hidden>{t('short', {value})}</span> : null}
      <span className={isShort ? 'sr-only' : undefined}>
        {t('words', {value, best, count})}
      </span>
    </p>
  );
}
