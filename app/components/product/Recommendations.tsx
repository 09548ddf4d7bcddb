import {useTranslations} from 'use-intl/react';
import type {ProductCardView} from '~/lib/product/product-card.server';
import {GridNote, ProductGrid} from './ProductGrid';

interface Props {
  products: readonly ProductCardView[];
}

/** What Shopify recommends beside a product; nothing without products. */
export function Recommendations({products}: Props) {
  const t = useTranslations('product');
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="recommended" className="page-width py-3 lg:py-10">
      <h2 id="recommended" className="text-2xl sm:text-4xl">
        {t('recommended')}
      </h2>
      <div className="mt-4 space-y-4 lg:mt-8">
        <ProductGrid products={products} columns={4} isStrip />
        <GridNote products={products} />
      </div>
    </section>
  );
}
