import {useTranslations} from 'use-intl/react';
import type {ProductCardView} from '~/lib/product/product-card';
import {PriceNote} from './Price';
import {ProductCard} from './ProductCard';

interface Props {
  products: readonly ProductCardView[];
}

/** What the shop recommends beside a product. */
export function Recommendations({products}: Props) {
  const t = useTranslations('product');
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="recommended" className="page-width py-10">
      <h2 id="recommended" className="mb-2 text-2xl">
        {t('recommended')}
      </h2>
      <PriceNote isForAll />
      <ul className="mt-6 strip [--strip-item:44%] md:grid-cols-4 lg:gap-x-6">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              sizes="(min-width: 82rem) 18.5rem, (min-width: 48rem) 23vw, 46vw"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
