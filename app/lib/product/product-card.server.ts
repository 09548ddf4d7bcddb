import type {
  MatchingVariantFragment,
  PictureFragment,
  ProductCardFragment,
  OwnVariantsQuery,
  ProductPicturesFragment,
} from 'storefrontapi.generated';
import {cutText} from '~/lib/text/cut-text';
import {memoizeByIdentity} from '~/lib/cache/memo';
import {parseJson} from '~/lib/text/parse-json';
import {compareAmounts} from '~/lib/i18n/format';
import type {Law} from '~/lib/i18n/law';
import {marketFacts, type RegionKey} from '~/lib/i18n/market-facts';
import {
  type TextLangs,
  withLangs,
  type LangsContext,
} from '~/lib/i18n/with-langs.server';
import {fittingPictures, nightPicture, visibleChoices} from './gallery';
import {pictureInRegion} from '~/lib/i18n/region-pictures';
import {withoutAltText} from './picture-source';
import {rangeView, type RangeView, withPlanPrices} from './price.server';
import {ratingView} from './reviews';
import {
  swatchView,
  includesSelection,
  type SelectedOption,
} from './product-options.server';
import {productPath, variantPath} from './product-paths';
import {OWN_VARIANTS_QUERY} from '~/graphql/storefront/own-variants';
import {withTimeout} from '~/lib/concurrency/with-timeout.server';
import {
  MAX_BADGE_LENGTH,
  MAX_OWN_BADGES,
  NEW_PRODUCT_MS,
  OWN_PICTURES_TIMEOUT_MS,
} from '~/lib/limits/limits';
import {assertNoErrors} from '~/lib/storefront/shopify-error.server';
import {stockCache} from '~/lib/storefront/cache-strategies.server';
import {optionsOfCountry, regionName} from './country-values.server';

type Badge = 'soldOut' | 'sale' | 'new' | 'bestseller' | 'sparePart';

const SPARE_PART = /^(?:ersatzteil|spare part)$/i;

/** Tags that merchants set. */
const BADGE_TAGS = [
  ['bestseller', /^bestseller$/i],
  ['sparePart', SPARE_PART],
] as const;

/** Whether the merchant's tags call a product a spare part. */
export const isSparePart = (
  tags: readonly string[] | null | undefined,
): boolean => (tags ?? []).some((tag) => SPARE_PART.test(tag));

type Variant = NonNullable<MatchingVariantFragment['matchingVariant']>;

/** A product of a list, as `asListed` reshapes it. */
type ListedCard = ProductCardFragment & OwnPrice;

interface OwnPrice {
  /** Its pictures and its price stand for the product. */
  readonly ownVariant?: Variant;
  /** The region of a map that it is for, if others are, too. */
  readonly ownRegion?: string;
}

export type ProductCardView = ReturnType<typeof cardOf> & {
  readonly langs?: TextLangs;
};

const cards = memoizeByIdentity<ProductCardView>();

/**
 * Reshapes a product for a grid, with the swatches of the first option that has any.
 * @param variant Shown, priced and linked in the product's place, as after a filter by its frame.
 * @param pictures Pictures of the product, of which one comes second on the variant's card.
 * @param isByPrice As for `asListed`: the card leads to the variant that costs the lowest price, where that
 * is known, because the product's page may choose a dearer one for the visitor's country.
 */
export function productCard(
  product: ListedCard,
  law: Law | null,
  variant: Variant | null = null,
  pictures: readonly PictureFragment[] = [],
  isByPrice = false,
): ProductCardView {
  return cards([product, variant], `${law} ${isByPrice}`, () => ({
    ...cardOf(product, law, variant, pictures),
    ...(isByPrice && !variant && {path: cheapestPath(product)}),
  }));
}

function cheapestPath({
  handle,
  priceRange: {minVariantPrice: lowest, maxVariantPrice: highest},
  selectedOrFirstAvailableVariant: first,
}: ListedCard): string {
  const isCheapest =
    first &&
    compareAmounts(first.price.amount, lowest.amount) === 0 &&
    compareAmounts(lowest.amount, highest.amount) < 0;
  return isCheapest ? variantPath(handle, first.id) : productPath(handle);
}

function cardOf(
  product: ListedCard,
  law: Law | null,
  variant: Variant | null,
  pictures: readonly PictureFragment[],
) {
  const price = rangeView(
    product,
    law,
    variant ?? product.ownVariant,
    variant && variant !== product.ownVariant ? undefined : product.ownRegion,
  );
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
    /** Left out where they say nothing, as in most cards. */
    ...(product.isGiftCard && {isGiftCard: true}),
    ...(product.selectedOrFirstAvailableVariant?.requiresShipping === false && {
      requiresShipping: false,
    }),
    images: (first
      ? [first, ...(second ? [second] : others)]
      : product.images.nodes
    ).map(withoutAltText),
    price,
    swatches: swatches ?? [],
  };
}

/** What the variant's gallery shows by night, otherwise after its own picture; `null` if nothing. */
function pictureBeside(
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
  const isNew = Date.now() - Date.parse(publishedAt) < NEW_PRODUCT_MS;
  return [
    ...(was && !isUnannounced ? (['sale'] as const) : []),
    ...(isNew ? (['new'] as const) : []),
    ...BADGE_TAGS.flatMap(([badge, tag]) =>
      tags?.some((name) => tag.test(name)) ? [badge] : [],
    ),
  ];
}

/** `withLangs` for cards, with the language of the merchant's own badges. Never rejects. */
export function withCardLangs(
  context: LangsContext,
  cards: readonly ProductCardView[],
): Promise<ProductCardView[]> {
  return withLangs(context, cards, {badgesOf: ownBadges});
}

type Context = Omit<LangsContext, 'waitUntil'>;

interface Pictured extends ProductPicturesFragment {
  readonly id: string;
  readonly options: readonly {
    readonly name: string;
    readonly optionValues: readonly {readonly name: string}[];
  }[];
  /** Of a card or a row. */
  readonly images?: {readonly nodes: readonly PictureFragment[]};
  /** For chosen filters. */
  readonly matchingVariant?: Variant | null;
  readonly pictures?: {readonly nodes: readonly PictureFragment[]};
}

/** What stands for a product in the visitor's country. */
interface Own {
  /** Its price belongs to the pictures. */
  readonly variant: Variant;
  /** The picture of the variant, and one beside it. */
  readonly pictures: readonly PictureFragment[];
  readonly region?: string;
}

/**
 * Products of a list as the visitor can buy them: at the prices of `withPlanPrices`, and where an option
 * asks for a country, with the pictures and the price of the variant for the visitor's country; all in the
 * pictures of the visitor's region (`pictureInRegion`).
 * @param chosen Values of active filters, which this variant has as well.
 * @param isByPrice The list is sorted or filtered by price. Shopify goes by the lowest price of a product,
 * so the list shows that price and the product's own pictures.
 * @throws {ShopifyError} when Shopify fails to send prices; where it fails to send the variants or is slow,
 * the product's own pictures stay, which shortens the page's cache time.
 */
export async function asListed<
  Product extends Pictured & Parameters<typeof withPlanPrices>[1][number],
>(
  context: Context,
  products: readonly Product[],
  {
    isByPrice = false,
    chosen = [],
  }: {isByPrice?: boolean; chosen?: readonly SelectedOption[]} = {},
): Promise<readonly (Product & OwnPrice)[]> {
  const [priced, owns] = await Promise.all([
    withPlanPrices(context, products),
    isByPrice
      ? null
      : withTimeout(
          OWN_PICTURES_TIMEOUT_MS,
          ownVariants(context, products, chosen),
        ).catch(() => {
          // The transport logs errors.
          context.requestLog.usesFallbackContent = true;
          return null;
        }),
  ]);
  const {region} = marketFacts(context.storefront.i18n.country);
  return priced.map((product) => {
    const own = owns?.get(product.id);
    if (!own) return inRegion(product, region);
    return inRegion(
      {
        ...product,
        ownVariant: own.variant,
        ownRegion: own.region,
        ...(product.images && {images: {nodes: own.pictures}}),
      },
      region,
    );
  });
}

function inRegion<Product extends Pictured & {ownVariant?: Variant}>(
  product: Product,
  region: RegionKey | null,
): Product {
  const ours = pictureInRegion(product, region);
  if (!ours) return product;
  const {images, ownVariant, matchingVariant, pictures} = product;
  const variantOf = (variant: Variant) => ({
    ...variant,
    image: variant.image && ours(variant.image),
  });
  return {
    ...product,
    ...(images && {images: {nodes: images.nodes.map(ours)}}),
    ...(ownVariant && {ownVariant: variantOf(ownVariant)}),
    ...(matchingVariant && {matchingVariant: variantOf(matchingVariant)}),
    ...(pictures && {pictures: {nodes: pictures.nodes.map(ours)}}),
  };
}

/** By product: its variant for the visitor's country. */
async function ownVariants(
  {storefront}: Pick<Context, 'storefront'>,
  products: readonly Pictured[],
  chosen: readonly SelectedOption[],
): Promise<ReadonlyMap<string, Own>> {
  const {i18n} = storefront;
  const regionOfCountry = regionName(i18n);
  const asked = new Map<
    string,
    {options: SelectedOption[]; ids: string[]; region?: string}
  >();
  for (const {id, options} of products) {
    const own = optionsOfCountry(options, i18n).filter(({name}) =>
      chosen.every((option) => !isSame(option.name, name)),
    );
    // The product's own pictures begin with its first values.
    const isFirst = own.every(
      ({name, value}) =>
        options.find((option) => option.name === name)?.optionValues[0]
          ?.name === value,
    );
    const asFiltered = valuesIn(options, chosen);
    if (isFirst || asFiltered.length < chosen.length) continue;
    const selected = [...own, ...asFiltered];
    const key = JSON.stringify(selected);
    const {ids = []} = asked.get(key) ?? {};
    // In words of the page, which other values may not be.
    const region = own.find(({value}) => value === regionOfCountry)?.value;
    asked.set(key, {options: selected, ids: [...ids, id], region});
  }
  const found = await Promise.all(
    [...asked.values()].map(async ({region, ...variables}) => {
      const result = await storefront.query(OWN_VARIANTS_QUERY, {
        variables,
        cache: stockCache(storefront),
      });
      assertNoErrors('OwnVariants', result);
      return result.nodes.flatMap((node) =>
        ownOf(node, variables.options, products).map(
          ([id, own]) => [id, {...own, region}] as const,
        ),
      );
    }),
  );
  return new Map(found.flat());
}

/** Shopify ignores case in the names and values of filters. */
const isSame = (one: string, other: string) =>
  one.toLowerCase() === other.toLowerCase();

/** The `chosen` values of options that a product has, as its options spell them. */
function valuesIn(
  options: Pictured['options'],
  chosen: readonly SelectedOption[],
): SelectedOption[] {
  return options.flatMap(({name, optionValues}) => {
    const option = chosen.find((each) => isSame(each.name, name));
    const value = optionValues.find(
      (each) => option && isSame(each.name, option.value),
    );
    return value ? [{name, value: value.name}] : [];
  });
}

/**
 * Empty unless the variant has all `selected` values: where no variant has them, Shopify sends another one.
 */
function ownOf(
  node: OwnVariantsQuery['nodes'][number],
  selected: readonly SelectedOption[],
  products: readonly Pictured[],
): (readonly [string, Omit<Own, 'region'>])[] {
  if (!node || !('images' in node)) return [];
  const {id, selectedOrFirstAvailableVariant: variant, images} = node;
  if (!variant?.image || !includesSelection(variant.selectedOptions, selected))
    return [];
  const {options = []} = products.find((product) => product.id === id) ?? {};
  const beside = pictureBeside(variant, options, images.nodes);
  const pictures = [variant.image, ...(beside ? [beside] : [])];
  return [[id, {variant, pictures}]];
}
