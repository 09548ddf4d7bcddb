import type {
  MatchingVariantFragment,
  PictureFragment,
  ProductCardFragment,
} from 'storefrontapi.generated';
import {cutText} from '~/lib/http/cut-text';
import {memoizeByIdentity} from '~/lib/cache/memo';
import {parseJson} from '~/lib/http/parse-json';
import type {Law} from '~/lib/i18n/law';
import type {TextLangs} from '~/lib/i18n/with-langs.server';
import {fittingPictures, nightPicture, visibleChoices} from './gallery';
import {rangeView, type RangeView, type ShownVariant} from './price';
import {ratingView} from './reviews';
import {swatchView} from './colors';
import {productPath, variantPath} from './variant-link';

type Badge = 'soldOut' | 'sale' | 'new' | 'bestseller' | 'sparePart';

/** Milliseconds for which a product counts as new. */
const NEW_FOR_MS = 60 * 24 * 60 * 60 * 1000;

const SPARE_PART = /^(?:ersatzteil|spare part)$/i;

/** Tags that merchants set. */
const BADGE_TAGS = [
  ['bestseller', /^bestseller$/i],
  ['sparePart', SPARE_PART],
] as const;

/** Whether the merchant's tags say so. */
export const isSparePart = (
  tags: readonly string[] | null | undefined,
): boolean => (tags ?? []).some((tag) => SPARE_PART.test(tag));

type Variant = NonNullable<MatchingVariantFragment['matchingVariant']>;

/** With the variant that `asListed` has pictured it by. */
type ListedCard = ProductCardFragment & {
  readonly ownVariant?: ShownVariant | null;
};

export type ProductCardView = ReturnType<typeof cardOf> & {
  readonly langs?: TextLangs;
};

const cards = memoizeByIdentity<ProductCardView>();

/**
 * Reshapes a product for a grid, with the swatches of the first option that has any.
 * @param variant Shown, priced and linked in the product's place, as after a filter by its frame.
 * @param pictures Of the product, for the variant's second one.
 */
export function productCard(
  product: ListedCard,
  law: Law | null,
  variant: Variant | null = null,
  pictures: readonly PictureFragment[] = [],
): ProductCardView {
  return cards([product, variant], `${law}`, () =>
    cardOf(product, law, variant, pictures),
  );
}

function cardOf(
  product: ListedCard,
  law: Law | null,
  variant: Variant | null,
  pictures: readonly PictureFragment[],
) {
  const price = rangeView(product, law, variant ?? product.ownVariant);
  const swatches = product.options
    .map(({optionValues}) =>
      optionValues.flatMap(({name, swatch}) => {
        const view = swatchView(swatch);
        return view ? [{...view, name}] : [];
      }),
    )
    .find((views) => views.length > 0);
  const [, ...others] = product.images.nodes;
  const first = variant?.image;
  const second = variant && pictureBeside(variant, product.options, pictures);
  return {
    id: product.id,
    handle: product.handle,
    path: variant
      ? variantPath(product.handle, variant.id)
      : productPath(product.handle),
    title: product.title,
    productType: product.productType,
    badges: badgesOf(product, price),
    /** The merchant's words; left out where there are none, as in most cards. */
    ...(product.badges && {ownBadges: ownBadges(product.badges)}),
    rating: ratingView(product),
    /** Left out of what is no gift card, and of what is shipped, as most is. */
    ...(product.isGiftCard && {isGiftCard: true}),
    ...(product.selectedOrFirstAvailableVariant?.requiresShipping === false && {
      requiresShipping: false,
    }),
    // No alt text: the title beside the pictures says what they show.
    images: (first
      ? [first, ...(second ? [second] : others)]
      : product.images.nodes
    ).map(({url, width, height}) => ({url, width, height})),
    price,
    swatches: swatches ?? [],
  };
}

/** What the variant's gallery shows by night, otherwise after its own picture; `null` if nothing. */
export function pictureBeside(
  {image, selectedOptions}: Pick<Variant, 'image' | 'selectedOptions'>,
  options: Parameters<typeof visibleChoices>[0],
  pictures: readonly PictureFragment[],
): PictureFragment | null {
  const others = fittingPictures(pictures, {
    image,
    options: visibleChoices(options, selectedOptions),
  }).filter(({url}) => url !== image?.url);
  return nightPicture(image, others) ?? others[0] ?? null;
}

/** Longer words would cover the picture. */
const MAX_BADGE_LENGTH = 24;

const MAX_OWN_BADGES = 3;

/** The badges of the metafield `custom.badges`, a list of short texts. */
export function ownBadges(
  written: {readonly value: string} | null | undefined,
): string[] {
  const list = parseJson(written?.value ?? '[]');
  return (Array.isArray(list) ? list : [])
    .flatMap((text) => (typeof text === 'string' ? text.trim() || [] : []))
    .slice(0, MAX_OWN_BADGES)
    .map((text) =>
      text.length > MAX_BADGE_LENGTH
        ? `${cutText(text, MAX_BADGE_LENGTH - 1)}…`
        : text,
    );
}

/** A sold-out product has no other badge. */
function badgesOf(
  {availableForSale, publishedAt, tags}: ProductCardFragment,
  {was, isUnannounced}: RangeView,
): Badge[] {
  if (!availableForSale) return ['soldOut'];
  const isNew = Date.now() - Date.parse(publishedAt) < NEW_FOR_MS;
  return [
    ...(was && !isUnannounced ? (['sale'] as const) : []),
    ...(isNew ? (['new'] as const) : []),
    ...BADGE_TAGS.flatMap(([badge, tag]) =>
      tags?.some((name) => tag.test(name)) ? [badge] : [],
    ),
  ];
}
