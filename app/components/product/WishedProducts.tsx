import {AddToCartForm} from '~/components/cart/AddToCartForm';
import {ButtonLink} from '~/components/ui/ButtonLink';
import {useTranslations} from 'use-intl/react';
import type {WishedProduct} from '~/lib/customer-lists/load-wishlist.server';
import {productPath} from '~/lib/product/variant-link';
import {AvailabilityNote} from './AvailabilityNote';
import {ProductCard} from './ProductCard';

interface Props {
  products: readonly WishedProduct[];
}

export function WishedProducts({products}: Props) {
  const t = useTranslations('wishlist');
  return (
    <section aria-labelledby="wished">
      <h2 id="wished" className="sr-only">
        {t('products')}
      </h2>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 lg:grid-cols-4 lg:gap-x-6">
        {products.map((product, index) => (
          <li key={product.card.id} className="flex flex-col gap-3">
            {/* The card takes its rows from the grid around it. */}
            <div className="grid">
              <ProductCard
                product={product.card}
                sizes="(min-width: 82rem) 18.5rem, (min-width: 64rem) 23vw, (min-width: 48rem) 31vw, 46vw"
                isFirst={index === 0}
              />
            </div>
            {product.isStocked || product.availability.state === 'soldOut' ? (
              <div className="text-sm">
                <AvailabilityNote availability={product.availability} />
              </div>
            ) : null}
            <AddOrChoose product={product} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function AddOrChoose({product}: {product: WishedProduct}) {
  const t = useTranslations('wishlist');
  const {card, availability, merchandiseId} = product;
  if (merchandiseId === null) {
    return (
      <ButtonLink
        to={productPath(card.handle)}
        variant="secondary"
        className="px-2"
      >
        {t(availability.state === 'soldOut' ? 'view' : 'choose')}
        <span className="sr-only"> {card.title}</span>
      </ButtonLink>
    );
  }
  return (
    <div className="[&_button]:px-2 [&_button]:text-base">
      <AddToCartForm
        merchandiseId={merchandiseId}
        productTitle={card.title}
        disabled={availability.state === 'soldOut'}
      >
        {t(availability.state === 'soldOut' ? 'soldOut' : 'add')}
        <span className="sr-only"> {card.title}</span>
      </AddToCartForm>
    </div>
  );
}
