import {useTranslations} from 'use-intl/react';
import type {ProductCardView} from '~/lib/product/product-card.server';
import {GridNote, ProductGrid} from './ProductGrid';

interface Props {
  products: readonly ProductCardView[];
}

/** What sells best, where a page has nothing of its own to show; nothing without products. */
export function Bestsellers({products}: Props) {
  const t = useTranslations('search.suggestions');
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="bestsellers">
      <h2 id="bestsellers" className="mb-4 text-2xl">
        {t('popular')}
      </h2>
      <ProductGrid products={products} columns={4} />
      <GridNote products={products} />
    </section>
  );
}
