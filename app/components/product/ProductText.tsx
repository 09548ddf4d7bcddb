import {useTranslations} from 'use-intl/react';
import {Prose} from '~/components/ui/Prose';
import type {ProductTextView} from '~/lib/product/product-page.server';
import {Colors} from './Colors';
import {MetafieldText} from './MetafieldText';

/** What there is to read about a product, whichever variant is chosen. */
export function ProductText({
  descriptionHtml,
  details,
  shipping,
  colors,
  matching,
}: ProductTextView) {
  const t = useTranslations('product');
  return (
    <>
      {descriptionHtml ? (
        <section aria-labelledby="description">
          <h2 id="description" className="sr-only">
            {t('description')}
          </h2>
          <Prose html={descriptionHtml} />
        </section>
      ) : null}
      <div>
        <MetafieldText title={t('details')} lines={details} isOpen />
        <MetafieldText title={t('shipping')} lines={shipping} />
      </div>
      <Colors colors={colors} matching={matching} />
    </>
  );
}
