import {useTranslations} from 'use-intl/react';
import {Link} from '~/components/ui/Link';
import {Picture} from '~/components/ui/Picture';
import {WishlistButton} from '~/components/wishlist/WishlistButton';
import {langAttributes} from '~/lib/i18n/lang-attributes';
import {frameShape, isNamed} from '~/lib/product/picture-source';
import type {ProductCardView} from '~/lib/product/product-card.server';
import {Price, PriceNote, PriceNotes} from './Price';
import {Rating} from './Rating';
import {Swatch} from './Swatch';
import {MAX_SWATCHES} from '~/lib/limits/limits';

interface Props {
  products: readonly ProductCardView[];
  /** Columns from tablets on; two on a phone. */
  columns: keyof typeof LOOK;
  /** One row far below the first view, on a phone a strip to swipe. */
  isStrip?: boolean;
  /** The first picture of the grid is the page's first. */
  isFirst?: boolean;
}

const LOOK = {
  3: {
    columns: 'md:grid-cols-3',
    sizes:
      '(min-width: 100rem) 28rem, (min-width: 82rem) 21rem, (min-width: 64rem) 23vw, (min-width: 48rem) 30vw, 46vw',
  },
  4: {
    columns: 'md:grid-cols-4',
    sizes: '(min-width: 82rem) 21rem, (min-width: 48rem) 23vw, 46vw',
  },
};

/** Cards in rows, whose parts stand in lines. */
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
      style={isUncropped ? {'--shape': shape} : undefined}
      className={`${isUncropped ? 'tall ' : ''}cards gap-x-4 gap-y-0 lg:gap-x-6 ${look.columns} ${isStrip ? 'strip' : 'grid grid-cols-2'}`}
    >
      {products.map((product, position) => (
        <li key={product.id} className={isStrip ? undefined : 'mb-8'}>
          <ProductCard
            product={product}
            sizes={look.sizes}
            isFirst={isFirst && position === 0}
            isBelowFold={isStrip}
            isUncropped={isUncropped}
          />
        </li>
      ))}
      {isStrip ? null : (
        <BrowseTile count={products.length} columns={columns} />
      )}
    </ul>
  );
}

const SPANS = ['', 'md:col-span-2', 'md:col-span-3'];

interface TileProps {
  /** How many cards are before it. */
  count: number;
  columns: keyof typeof LOOK;
}

/** Leads on where the last row of cards, of two on phones and of `columns` on wider screens, has a hole. */
export function BrowseTile({count, columns}: TileProps) {
  const t = useTranslations('collection.empty');
  const missing = (columns - (count % columns)) % columns;
  if (missing === 0 && count % 2 === 0) return null;
  const span = SPANS[missing - 1] ?? 'md:hidden';
  return (
    <li className={`relative mb-8 ${count % 2 ? '' : 'max-md:hidden'} ${span}`}>
      {/* As high as the cards beside it, whose height it does not change. */}
      <Link
        to="/collections"
        className="absolute inset-0 grid content-center gap-2 overflow-clip rounded-panel border border-line bg-sunken p-4 text-center text-lg font-bold hover:text-accent"
      >
        {t('browse')}
        <span aria-hidden>{t('arrow')}</span>
        <span aria-hidden className="rose" style={{width: '12rem'}} />
      </Link>
    </li>
  );
}

/** States once for all products of a grid whether tax is included and shipping is added. */
export function GridNote({
  products,
}: {
  products: readonly Pick<ProductCardView, 'isGiftCard' | 'requiresShipping'>[];
}) {
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

interface CardProps {
  product: ProductCardView;
  sizes: string;
  isFirst?: boolean;
  /** Below the first view: its pictures are loaded after the page's `load` event. */
  isBelowFold?: boolean;
  /** Pictures are not cropped to squares. */
  isUncropped?: boolean;
}

const LIT_CLASSES = ['dark:hidden', 'lit'];

export function ProductCard({
  product,
  sizes,
  isFirst = false,
  isBelowFold = false,
  isUncropped = false,
}: CardProps) {
  const t = useTranslations('product.card');
  const {path, title, productType, images, price, rating, swatches} = product;
  const {langs} = product;
  const hasSwatches = swatches.length > 1;
  // In dark mode the night picture, if the second one is, takes the place of the first.
  const isLit = images[1] !== undefined && isNamed(images[1], 'night');
  const badges = [
    ...product.badges.map((badge) => ({text: t(`badges.${badge}`)})),
    ...(product.ownBadges ?? []).map((text) => ({text, lang: langs?.badges})),
  ];
  return (
    <article className="card">
      <div className="card-frame">
        {images.map((image, position) => (
          <Picture
            key={position}
            image={image}
            alt=""
            sizes={sizes}
            isFirst={isFirst && position === 0}
            isDeferred={isBelowFold || (position > 0 && !isLit)}
            aspectRatio={isUncropped ? undefined : 1}
            widest={800}
            className={isLit ? LIT_CLASSES[position] : undefined}
          />
        ))}
      </div>
      <div>
        {/* The first line is beside the heart. */}
        {productType ? (
          <p
            {...langAttributes(langs?.productType)}
            className="pr-8 font-mono text-xs text-muted"
          >
            {productType}
          </p>
        ) : null}
        <h3
          {...langAttributes(langs?.title)}
          className={`text-base ${productType ? '' : 'pr-8'}`}
        >
          <Link to={path} className="cover-link">
            {title}
          </Link>
        </h3>
      </div>
      <Price {...price} lowest={undefined} unit={undefined} className="mt-1" />
      {/* Last, as only some cards have it: between the others it would leave holes. */}
      {rating || hasSwatches || badges.length || price.lowest || price.unit ? (
        <div className="mt-1 flex flex-wrap content-start items-center gap-2">
          <PriceNotes {...price} />
          {/* Not on the picture, which is of what is sold. The first matters most; the narrow card of a phone has room for no more. */}
          {badges.map(({text, ...badge}, position) => (
            <span
              key={text}
              {...badge}
              className={`rounded-control border border-line-strong bg-surface px-2 text-sm wrap-anywhere ${position > 0 ? 'max-sm:hidden' : ''}`}
            >
              {text}
            </span>
          ))}
          {rating ? <Rating {...rating} isShort /> : null}
          {hasSwatches ? (
            <p
              role="img"
              aria-label={t('finishes', {count: swatches.length})}
              className="flex items-center gap-1"
            >
              {swatches.slice(0, MAX_SWATCHES).map(({name, ...swatch}) => (
                <Swatch key={name} {...swatch} className="size-4" />
              ))}
              {swatches.length > MAX_SWATCHES ? (
                <span className="text-xs text-muted">
                  {`+${swatches.length - MAX_SWATCHES}`}
                </span>
              ) : null}
            </p>
          ) : null}
        </div>
      ) : null}
      {/* Above the link that covers the card, and after it in focus order. */}
      <WishlistButton productId={product.id} title={title} />
    </article>
  );
}
