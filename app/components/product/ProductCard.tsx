import {Link} from '~/components/ui/Link';
import {Picture} from '~/components/ui/Picture';
import {WishlistButton} from '~/components/wishlist/WishlistButton';
import {useTranslations} from 'use-intl/react';
import {isNamed} from '~/lib/product/picture-source';
import type {ProductCardView} from '~/lib/product/product-card.server';
import {langAttributes} from '~/lib/i18n/lang-attributes';
import {Price} from './Price';
import {Rating} from './Rating';
import {Swatch} from './Swatch';

interface Props {
  product: ProductCardView;
  sizes: string;
  isFirst?: boolean;
  /** Below the first view: its pictures are loaded after the page's `load` event. */
  isBelowFold?: boolean;
  /** Pictures are not cropped to squares. */
  isUncropped?: boolean;
}

const MAX_SWATCHES = 5;

const LIT_CLASSES = ['dark:hidden', 'dark:static dark:block dark:opacity-100'];

export function ProductCard({
  product,
  sizes,
  isFirst = false,
  isBelowFold = false,
  isUncropped = false,
}: Props) {
  const t = useTranslations('product.card');
  const {path, title, productType, images, price, rating, swatches} = product;
  const {langs} = product;
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
            isBeside={isBelowFold || (position > 0 && !isLit)}
            aspectRatio={isUncropped ? undefined : 1}
            widest={800}
            className={isLit ? LIT_CLASSES[position] : undefined}
          />
        ))}
        {badges.length > 0 ? (
          <p className="absolute bottom-2 left-2 flex flex-wrap gap-1 text-sm">
            {badges.map(({text, ...badge}) => (
              <span
                key={text}
                {...badge}
                className="rounded-control bg-surface px-2 py-0.5 wrap-anywhere"
              >
                {text}
              </span>
            ))}
          </p>
        ) : null}
      </div>
      <div>
        {productType ? (
          <p
            {...langAttributes(langs?.productType)}
            className="font-mono text-xs text-muted"
          >
            {productType}
          </p>
        ) : null}
        <h3 {...langAttributes(langs?.title)} className="text-base">
          <Link to={path} className="cover-link">
            {title}
          </Link>
        </h3>
      </div>
      {rating ? <Rating {...rating} isShort /> : null}
      {/* Below a rating that neighbouring cards may have. */}
      <div className="row-start-4 flex flex-wrap items-start justify-between gap-2 pt-1">
        <Price {...price} />
        {swatches.length > 1 ? (
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
      {/* Above the link that covers the card, and after it in focus order. */}
      <WishlistButton productId={product.id} title={title} />
    </article>
  );
}
