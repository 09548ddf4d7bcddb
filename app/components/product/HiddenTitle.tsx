import {langAttributes} from '~/lib/i18n/lang-attributes';
import type {ProductCardView} from '~/lib/product/product-card.server';

/**
 * The product that a button or link beside it is for, after the visible words. Without a colon: browsers
 * put a space between the two.
 */
export function HiddenTitle({
  title,
  langs,
}: Pick<ProductCardView, 'title' | 'langs'>) {
  return (
    <span {...langAttributes(langs?.title)} className="sr-only">
      {` ${title}`}
    </span>
  );
}
