import {useTranslations} from 'use-intl/react';
import type {ProductCardView} from '~/lib/product/product-card';
import {PriceNote} from './Price';
import {ProductGrid} from './ProductGrid';

interface Props {
  products: readonly ProductCardView[];
}

/** What the shop recommends beside a product. */
export function Recommendations({products}: Props) {
  const t = useTranslations('product');
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="recommended" className="page-width py-8">
      <h2 id="recommended" className="mb-2 text-2xl">
        {t('recommended')}
      </h2>
      <PriceNote isForAll />
      <div className="mt-6">
        <ProductGrid products={products} columns={4} isStrip />
      </div>
    </section>
  );
}
