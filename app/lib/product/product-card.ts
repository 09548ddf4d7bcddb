import type {ProductCardFragment} from 'storefrontapi.generated';
import {rangeView, type RangeView} from './price';
import {ratingView} from './reviews';
import {swatchView} from './colors';

type Badge = 'soldOut' | 'sale' | 'new' | 'bestseller' | 'sparePart';

/** Milliseconds for which a product counts as new. */
const NEW_FOR_MS = 60 * 24 * 60 * 60 * 1000;

/** Tags that merchants set. */
const BADGE_TAGS = [
  ['bestseller', /^bestseller$/i],
  ['sparePart', /^(?:ersatzteil|spare part)$/i],
] as const;

export type ProductCardView = ReturnType<typeof productCard>;

/** Reshapes a product for a grid, with the swatches of the first option that has any. */
export function productCard(product: ProductCardFragment) {
  const price = rangeView(product.priceRange, product.compareAtPriceRange);
  const swatches = product.options
    .map(({optionValues}) =>
      optionValues.flatMap(({name, swatch}) => {
        const view = swatchView(swatch);
        return view ? [{...view, name}] : [];
      }),
    )
    .find((views) => views.length > 0);
  return {
    id: product.id,
    handle: product.handle,
    title: product.title,
    productType: product.productType,
    badges: badgesOf(product, price),
    rating: ratingView(product),
    // No alt text: the title beside the pictures says what they show.
    images: product.images.nodes.map(({url, width, height}) => ({
      url,
      width,
      height,
    })),
    price,
    swatches: swatches ?? [],
  };
}

/** A sold-out product has no other badge. */
function badgesOf(
  {availableForSale, publishedAt, tags}: ProductCardFragment,
  {was}: RangeView,
): Badge[] {
  if (!availableForSale) return ['soldOut'];
  const isNew = Date.now() - Date.parse(publishedAt) < NEW_FOR_MS;
  return [
    ...(was ? (['sale'] as const) : []),
    ...(isNew ? (['new'] as const) : []),
    ...BADGE_TAGS.flatMap(([badge, tag]) =>
      tags.some((name) => tag.test(name)) ? [badge] : [],
    ),
  ];
}
