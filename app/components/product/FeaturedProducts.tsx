import {ButtonLink} from '~/components/ui/ButtonLink';
import {useTranslations} from 'use-intl/react';
import type {ProductCardView} from '~/lib/product/product-card';
import {PriceNote} from './Price';
import {ProductGrid} from './ProductGrid';

interface Props {
  /** `null` after a provider error. */
  products: readonly ProductCardView[] | null;
}

export function FeaturedProducts({products}: Props) {
  const t = useTranslations('home.featured');
  if (products?.length === 0) return <p>{t('empty')}</p>;
  if (products) {
    return (
      <div className="space-y-4">
        <PriceNote isForAll />
        <ProductGrid products={products} columns={4} isStrip />
      </div>
    );
  }
  return (
    <div
      role="status"
      className="rounded-panel border border-line-strong bg-raised p-6"
    >
      <p className="mb-4">{t('unavailable')}</p>
      <ButtonLink to="/" reloadDocument variant="secondary">
        {t('retry')}
      </ButtonLink>
    </div>
  );
}
