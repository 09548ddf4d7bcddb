import {useTranslations} from 'use-intl/react';
import {frameShape} from '~/lib/product/picture-shape';
import type {ProductCardView} from '~/lib/product/product-card.server';
import {shapeStyle} from './shape-style';
import {PriceNote} from './Price';
import {ProductCard} from './ProductCard';

interface Props {
  products: readonly ProductCardView[];
  /** Columns on wide screens, on the widest of `'3 to 4'` one more; two on a phone. */
  columns: keyof typeof LOOK;
  /** One row far below the first view, on a phone a strip to swipe. */
  isStrip?: boolean;
  /** The first picture of the grid is the page's first. */
  isFirst?: boolean;
}

const THREE = '(min-width: 64rem) 24vw, (min-width: 48rem) 30vw, 46vw';

const LOOK = {
  3: {
    columns: 'md:grid-cols-3',
    sizes: `(min-width: 100rem) 28rem, (min-width: 82rem) 25rem, ${THREE}`,
  },
  '3 to 4': {
    columns: 'md:grid-cols-3 min-[100rem]:grid-cols-4',
    sizes: `(min-width: 82rem) 21rem, ${THREE}`,
  },
  4: {
    columns: 'md:grid-cols-4',
    sizes: '(min-width: 82rem) 21rem, (min-width: 48rem) 23vw, 46vw',
  },
};

/** Cards in rows with aligned titles, ratings and prices. */
export function ProductGrid({
  products,
  columns,
  isStrip = false,
  isFirst = false,
}: Props) {
  const look = LOOK[columns];
  const shape = frameShape(products.flatMap(({images}) => images));
  const isUncropped = shape < 1;
  return (
    <ul
      style={isUncropped ? shapeStyle(shape) : undefined}
      className={`${isUncropped ? 'tall ' : ''}cards gap-x-4 gap-y-0 lg:gap-x-6 ${look.columns} ${isStrip ? 'strip' : 'grid grid-cols-2'}`}
    >
      {products.map((product, position) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            sizes={look.sizes}
            isFirst={isFirst && position === 0}
            isBelowFold={isStrip}
            isUncropped={isUncropped}
          />
        </li>
      ))}
    </ul>
  );
}

/** States once for all products of a grid whether tax is included and shipping is added. */
export function GridNote({products}: Pick<Props, 'products'>) {
  // A gift card is taxed when it pays for something.
  if (products.every(({isGiftCard}) => isGiftCard)) return null;
  return (
    <PriceNote
      isForAll
      requiresShipping={products.some(
        ({requiresShipping = true}) => requiresShipping,
      )}
    />
  );
}

/** What sells best, where a page has nothing of its own to show; nothing without products. */
export function Bestsellers({products}: Pick<Props, 'products'>) {
  const t = useTranslations('search.suggestions');
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="bestsellers" className="space-y-4">
      <h2 id="bestsellers" className="text-xl sm:text-2xl">
        {t('popular')}
      </h2>
      <GridNote products={products} />
      <ProductGrid products={products} columns={4} />
    </section>
  );
}

export function Recommendations({products}: Pick<Props, 'products'>) {
  const t = useTranslations('product');
  if (products.length === 0) return null;
  return (
    <section aria-labelledby="recommended" className="page-width py-4 lg:py-12">
      <h2 id="recommended" className="mb-2 text-2xl sm:text-4xl">
        {t('recommended')}
      </h2>
      <GridNote products={products} />
      <div className="mt-4 lg:mt-8">
        <ProductGrid products={products} columns={4} isStrip />
      </div>
    </section>
  );
}
