import {langAttributes} from '~/lib/i18n/lang-attributes';
import type {ProductCardView} from '~/lib/product/product-card.server';

/**
 * Title of the product that a button or link is for, after its visible words. Without a colon: browsers put
 * a space between the two.
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
