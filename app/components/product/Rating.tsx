import {useTranslations} from 'use-intl/react';
import type {RatingView} from '~/lib/product/reviews';

interface Props extends RatingView {
  /** Shows only the number; the words are for screen readers. */
  isShort?: boolean;
  /** What it links to, such as the reviews. */
  href?: string;
}

export function Rating({value, best, count, isShort = false, href}: Props) {
  const t = useTranslations('product.rating');
  const words = t('words', {value, best, count});
  const share = `${Math.round((value / best) * 100)}%`;
  const Element = href ? 'a' : 'p';
  return (
    <Element
      href={href}
      className={href ? 'rating mt-1 w-fit hover:underline' : 'rating'}
      style={{'--rating': share}}
      {...(isShort && {role: 'img', 'aria-label': words})}
    >
      {isShort ? t('short', {value}) : words}
    </Element>
  );
}
