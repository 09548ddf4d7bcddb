import {useRevalidator} from '@remix-run/react';
import {useTranslations} from 'use-intl/react';
import {ButtonLink} from '~/components/ui/ButtonLink';
import type {ProductCardView} from '~/lib/product/product-card';
import {PriceNote} from './Price';
import {ProductCard} from './ProductCard';

interface Props {
  /** `null` when the shop could not be asked. */
  products: readonly ProductCardView[] | null;
}

/** Products of the home page, or why there are none and how to try again. */
export function FeaturedProducts({products}: Props) {
  const t = useTranslations('home.featured');
  if (!products) return <Unavailable />;
  if (products.length === 0) return <p>{t('empty')}</p>;
  return (
    <div className="space-y-6">
      <PriceNote isForAll />
      <ul className="strip [--strip-item:44%] md:grid-cols-4 lg:gap-x-6">
        {products.map((product) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              sizes="(min-width: 82rem) 18.5rem, (min-width: 48rem) 23vw, 46vw"
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The link reloads the page without JavaScript; with it, only the data. */
function Unavailable() {
  const t = useTranslations('home.featured');
  const {revalidate, state} = useRevalidator();
  return (
    <div
      role="status"
      className="rounded-panel border border-line-strong bg-raised p-6"
    >
      <p className="mb-4">{t('unavailable')}</p>
      <ButtonLink
        to="/"
        reloadDocument
        variant="secondary"
        aria-disabled={state === 'loading'}
        onClick={(event) => {
          event.preventDefault();
          revalidate();
        }}
      >
        {t('retry')}
      </ButtonLink>
    </div>
  );
}
