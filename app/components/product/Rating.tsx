import {useTranslations} from 'use-intl/react';
import {useLocale} from '~/components/ui/use-locale';
import {formatNumber} from '~/lib/i18n/format';
import type {RatingView} from '~/lib/product/reviews';

interface Props extends RatingView {
  /** Shows a star and the number; the words are for screen readers. */
  isShort?: boolean;
  /** What it links to, such as the reviews. */
  href?: string;
}

export function Rating({value, best, count, isShort = false, href}: Props) {
  const t = useTranslations('product.rating');
  const {tag} = useLocale();
  const shownValue = formatNumber(value, tag);
  const words = t('words', {
    value: shownValue,
    best: formatNumber(best, tag),
    count,
    shown: formatNumber(count, tag),
  });
  // One star, so that it fits beside swatches on a phone.
  if (isShort) {
    return (
      <p role="img" aria-label={words} className="text-sm text-muted">
        {t('short', {value: shownValue})}
      </p>
    );
  }
  const Element = href ? 'a' : 'p';
  return (
    <Element
      href={href}
      className={href ? 'rating mt-1 w-fit hover:underline' : 'rating'}
      style={{'--rating': `${Math.round(litShare(value / best) * 100)}%`}}
    >
      {words}
    </Element>
  );
}

/**
 * How far five stars are lit. The tips of a star are narrow: lit by 80 % of its width it looks whole. Its
 * width here has that share of its area, for shares from 0.1 to 0.9.
 */
function litShare(share: number): number {
  const stars = share * 5;
  const part = stars % 1;
  return (stars - part + (part && 0.21 + 0.58 * part)) / 5;
}
