import type {ProductOfferFragment} from 'storefrontapi.generated';
import {type SelectedOption, colorOfChoice} from './product-options.server';
import type {RequestContext} from '~/lib/context.server';
import {landingQuestions} from '~/lib/content/landing-questions.server';
import {landingTexts} from '~/lib/content/landing-texts.server';
import type {MerchantContent} from '~/lib/content/merchant-content.server';
import {REGIONS} from '~/lib/i18n/market-facts';
import {shipsFree} from '~/lib/i18n/market-terms';
import {mapDrawing} from '~/lib/weather/map-drawing';
import type {GalleryMedium} from './gallery';
import type {LoadedProduct} from './load-product.server';
import {namedPictures} from './named-pictures';
import {isNamed} from './picture-source';
import {isWideMap, mapRegion, sizesOf} from './product-view.server';
import {variantSearch} from './product-paths';

/** Views of the bands, in their order, with the slots of their texts. */
const BANDS = [
  ['night', 'night'],
  ['day', 'room'],
  ['detail', 'detail'],
] as const;

/** What the page of the map says beside the product; `null` where the merchant's texts cannot be read. */
export function mapStory(
  loaded: LoadedProduct,
  gallery: readonly GalleryMedium[],
  context: RequestContext,
  content: MerchantContent,
) {
  const {product, variant, market} = loaded;
  const texts = landingTexts(context, content);
  if (!texts) return null;
  const {sizes, colors, setup, questions} = texts;
  const pictures = [
    // The pictures of the chosen variant come first.
    ...gallery.flatMap(({kind, image}) => (kind === 'image' ? image : [])),
    ...product.media.nodes.flatMap((node) =>
      'image' in node && node.image ? node.image : [],
    ),
  ];
  const region = mapRegion(loaded) ?? REGIONS[0];
  return {
    bands: BANDS.flatMap(([slot, view]) => {
      const {title, langs, extra} = texts[slot];
      const found = namedPictures(pictures, view, region);
      // At night the map lights the room, so that a picture of a room shows more than the lights.
      const inRoom = found.find((each) => isNamed(each, 'room'));
      const own = inRoom ?? found[0] ?? null;
      const picture = extra?.picture ?? own;
      const darkPicture = extra?.darkPicture ?? null;
      return picture
        ? [{slot, title, lang: langs?.title, picture, darkPicture}]
        : [];
    }),
    sizes: sizeOffers(product.variants.nodes, variant, {
      labelOf: sizesOf(loaded),
      shortLabelOf: sizesOf(loaded, {isShort: true}),
      isWide: isWideMap(loaded),
      isShippedFree: (price) => shipsFree(price, market),
    }),
    drawing: mapDrawing(region),
    frame: colorOfChoice(product.options, variant?.selectedOptions ?? []),
    texts: {sizes, colors, questions},
    questions: landingQuestions(context, content),
    links: [
      {to: '/docs/colors-and-light', text: colors.more},
      {to: '/connect', text: setup.title, lang: setup.langs?.title},
    ],
  };
}

export type SizeOffer = ReturnType<typeof sizeOffers>[number];

/** Centimetres. */
const SIZE = /^(\d{2,3})\s*[×x]\s*(\d{2,3})\s*cm$/;

type Offer = Pick<
  ProductOfferFragment,
  'id' | 'selectedOptions' | 'price' | 'availableForSale'
>;

interface Market {
  readonly labelOf?: (size: string) => string;
  /** For drawings. */
  readonly shortLabelOf?: (size: string) => string;
  /** The longer side is horizontal. */
  readonly isWide?: boolean;
  readonly isShippedFree?: (price: Offer['price']) => boolean;
}

/**
 * Price of each size (`50 × 70 cm`) with the other chosen values, smallest first; empty when
 * the product has fewer than two.
 */
export function sizeOffers(
  variants: readonly Offer[],
  chosen: {readonly selectedOptions: readonly SelectedOption[]} | null,
  {
    labelOf = (text) => text,
    shortLabelOf = labelOf,
    isWide = false,
    isShippedFree = () => false,
  }: Market = {},
) {
  const option = chosen?.selectedOptions.find(({value}) => SIZE.test(value));
  if (!chosen || !option) return [];
  const isOtherwiseChosen = ({selectedOptions}: Offer) =>
    selectedOptions.every(
      ({name, value}) =>
        name === option.name ||
        chosen.selectedOptions.some(
          (other) => other.name === name && other.value === value,
        ),
    );
  const offers = variants.filter(isOtherwiseChosen).flatMap((variant) => {
    const name =
      variant.selectedOptions.find((other) => other.name === option.name)
        ?.value ?? '';
    const [, width, height] = SIZE.exec(name) ?? [];
    if (!width || !height) return [];
    return {
      name,
      label: labelOf(name),
      shortLabel: shortLabelOf(name),
      width: Number(isWide ? height : width),
      height: Number(isWide ? width : height),
      price: variant.price,
      shipsFree: isShippedFree(variant.price),
      isAvailable: variant.availableForSale,
      isChosen: name === option.value,
      search: variantSearch(variant.id),
    };
  });
  return offers.length > 1
    ? offers.sort((a, b) => a.width * a.height - b.width * b.height)
    : [];
}
