import {statSync} from 'node:fs';
import {text, type LocalizedText} from '@metarmap/store/localized-text';
import {
  same,
  type CatalogueImage,
  type CatalogueMedia,
  type Metafield,
  type OptionValue,
  type Product,
  type ProductVariant,
  type SellingPlanGroup,
} from '../domain/catalogue';
import {MEDIA_FOLDER, mediaSize} from './media-manifest';

/** An option of a product as it is written in the seed; ids come from the position. */
export interface OptionDraft {
  readonly name: LocalizedText;
  readonly values: readonly Pick<OptionValue, 'name' | 'swatch'>[];
}

/** What sets one variant apart from its product's defaults. */
export interface VariantDraft {
  /** Euro cents. */
  readonly price?: number;
  readonly compareAt?: number;
  readonly lowest?: number;
  readonly stock?: number;
  readonly policy?: 'deny' | 'continue';
  /** Grams. */
  readonly weight?: number;
  readonly image?: CatalogueImage;
  /** Position of its picture among the product's `looks`. */
  readonly look?: number;
  readonly unitPrice?: ProductVariant['unitPrice'];
  /** Metafield `custom.data_sheet` of the variant. */
  readonly data?: LocalizedText;
}

/** A product as it is sold in one colour, by day and by lamplight. */
export interface Look {
  /** In the names of both files: `products/<German handle>-oak.webp`, `…-oak-night.webp`. */
  readonly file: string;
  /** Says the values of the options that are seen; galleries leave it out for other values. */
  readonly alt: LocalizedText;
}

/** A product as it is written in the seed; everything left out has a usual value. */
interface ProductDraft {
  /** Unique in the catalogue; all ids are made from it. */
  readonly number: number;
  readonly handle: LocalizedText;
  readonly title: LocalizedText;
  readonly html: LocalizedText;
  readonly type: LocalizedText;
  readonly vendor?: string;
  readonly tags?: readonly string[];
  readonly sold: number;
  /** Date of publication, `2025-01-31`. */
  readonly since: string;
  /** Euro cents. */
  readonly price: number;
  readonly compareAt?: number;
  /** Euro cents; the law requires it beside `compareAt`. */
  readonly lowest?: number;
  readonly stock?: number;
  readonly weight?: number;
  readonly options?: readonly OptionDraft[];
  /** `null`: the combination is not made. */
  readonly variant?: (...values: number[]) => VariantDraft | null;
  /** What its colours look like; they come before `pictures`. */
  readonly looks?: readonly Look[];
  /** Alternative texts of `products/<German handle>-1.webp`, `-2.webp`, …; from `-2` on beside `looks`. */
  readonly pictures?: readonly LocalizedText[];
  /** The second picture shows the product by night: `-2-night.webp`. */
  readonly hasNightPicture?: boolean;
  readonly media?: readonly CatalogueMedia[];
  readonly metafields?: readonly Metafield[];
  readonly sellingPlanGroups?: readonly SellingPlanGroup[];
  readonly giftCard?: boolean;
  /** Neither shipped nor listed, and without stock: sold below a line of another product. */
  readonly isService?: boolean;
  readonly countries?: Product['countries'];
  /** Numbers of other products. */
  readonly related?: readonly number[];
  readonly complementary?: readonly number[];
  readonly seo?: Product['seo'];
  readonly boostedFor?: LocalizedText;
}

/** Turns euro cents into prices in the currencies for which the merchant sets them. */
type PricePoints = (euroCents: number) => Record<string, number>;

/** What Shopify gives a product without options; a published language translates it. */
const WITHOUT_OPTIONS: readonly OptionDraft[] = [
  {name: text('Titel', 'Title'), values: [{name: same('Default Title')}]},
];

/** The global id of the product with this number. */
export function productId(number: number): string {
  return `gid://shopify/Product/${8_210_000_000_000 + number}`;
}

/**
 * The picture `file` below `data/media/`; its id depends on `number`. Throws when the manifest does
 * not list it.
 */
export function picture(
  number: number,
  file: string,
  altText: LocalizedText,
): CatalogueImage {
  const id = `gid://shopify/ProductImage/${41_300_000_000_000 + number}`;
  return {id, file, altText, ...mediaSize(file)};
}

/** A picture as a medium of a product. */
export function imageMedia(image: CatalogueImage): CatalogueMedia {
  const id = image.id.replace('ProductImage', 'MediaImage');
  return {kind: 'image', id, image};
}

/** Bytes of a file below `data/media/`. Throws when it is missing. */
export function fileSize(file: string): number {
  return statSync(new URL(file, MEDIA_FOLDER)).size;
}

/** The product that a draft describes. Throws when it would have no variant. */
export function defineProduct(
  draft: ProductDraft,
  pricePoints: PricePoints = roundPrices,
): Product {
  const {number, options = WITHOUT_OPTIONS} = draft;
  const variants = combinations(options.map(({values}) => values.length))
    .map((indexes) => ({
      indexes,
      variant: draft.variant ? draft.variant(...indexes) : {},
    }))
    .flatMap(({indexes, variant}) => (variant ? [{indexes, variant}] : []))
    .map(({indexes, variant}, position) =>
      defineVariant(draft, indexes, variant, position, pricePoints),
    );
  if (variants.length === 0) throw new Error(`Product ${number}: no variants`);
  return {
    id: productId(number),
    handle: draft.handle,
    title: draft.title,
    descriptionHtml: draft.html,
    seo: draft.seo,
    vendor: draft.vendor ?? 'METARmap',
    productType: draft.type,
    tags: draft.tags ?? [],
    isGiftCard: draft.giftCard ?? false,
    isUnlisted: draft.isService,
    countries: draft.countries,
    createdAt: `${draft.since}T08:00:00Z`,
    publishedAt: `${draft.since}T10:00:00Z`,
    updatedAt: '2025-03-03T09:30:00Z',
    sold: draft.sold,
    options: options.map((option, position) => ({
      id: `gid://shopify/ProductOption/${number * 10 + position}`,
      name: option.name,
      values: option.values.map((value, index) => ({
        id: `gid://shopify/ProductOptionValue/${number * 10_000 + position * 1_000 + index}`,
        ...value,
      })),
    })),
    variants,
    media: draft.media ?? picturesOf(draft),
    metafields: draft.metafields ?? [],
    sellingPlanGroups: draft.sellingPlanGroups ?? [],
    relatedIds: (draft.related ?? []).map(productId),
    boostedFor: draft.boostedFor,
    complementaryIds: (draft.complementary ?? []).map(productId),
  };
}

/** Metafield `custom.lowest_price`, as on Shopify only in the store's currency. */
function lowestPrice(euroCents: number): Metafield {
  const amount = (euroCents / 100).toFixed(2);
  return {
    namespace: 'custom',
    key: 'lowest_price',
    value: {
      type: 'money',
      value: JSON.stringify({amount, currency_code: 'EUR'}),
    },
  };
}

/** Metafield `custom.data_sheet`: one `label: value` per line. */
export function dataSheet(value: LocalizedText): Metafield {
  return {
    namespace: 'custom',
    key: 'data_sheet',
    value: {type: 'multi_line_text_field', value},
  };
}

function defineVariant(
  draft: ProductDraft,
  indexes: readonly number[],
  variant: VariantDraft,
  position: number,
  pricePoints: PricePoints,
): ProductVariant {
  const {number, giftCard = false, isService = false} = draft;
  const requiresShipping = !giftCard && !isService;
  const compareAt = variant.compareAt ?? draft.compareAt;
  const lowest = variant.lowest ?? draft.lowest;
  return {
    id: `gid://shopify/ProductVariant/${45_600_000_000_000 + number * 10_000 + position}`,
    productId: productId(number),
    sku: `MM-${String(number).padStart(3, '0')}-${String(position + 1).padStart(3, '0')}`,
    optionValueIndexes: indexes,
    prices: pricePoints(variant.price ?? draft.price),
    ...(compareAt && {compareAtPrices: pricePoints(compareAt)}),
    metafields: [
      ...(lowest ? [lowestPrice(lowest)] : []),
      ...(variant.data ? [dataSheet(variant.data)] : []),
    ],
    ...(variant.unitPrice && {unitPrice: variant.unitPrice}),
    requiresShipping,
    weight: !requiresShipping ? 0 : (variant.weight ?? draft.weight ?? 300),
    ...imageOf(draft, variant),
    stock: {
      tracked: requiresShipping,
      initial: !requiresShipping ? 0 : (variant.stock ?? draft.stock ?? 40),
      policy: variant.policy ?? 'deny',
    },
    sellingPlanIds: (draft.sellingPlanGroups ?? []).flatMap(({plans}) =>
      plans.map(({id}) => id),
    ),
  };
}

function imageOf(
  draft: ProductDraft,
  {image, look}: VariantDraft,
): Pick<ProductVariant, 'image'> {
  const own = image ?? (look === undefined ? null : looksOf(draft)[look]?.day);
  return own ? {image: own} : {};
}

/**
 * Pictures of a product's looks for visitors in the US, by day and by night:
 * `products/<German handle>-east-coast-<look>.webp`.
 */
export function looksOnCoast(
  number: number,
  handle: string,
  looks: readonly Look[],
): CatalogueImage[] {
  const draft = {number, handle: {DE: `${handle}-east-coast`}, looks};
  return looksOf(draft, 70).flatMap(({day, night}) => [day, night]);
}

/** @param firstId What the ids of these pictures begin with, within those of the product. */
function looksOf(
  {
    number,
    handle,
    looks = [],
  }: Pick<ProductDraft, 'number' | 'looks'> & {handle: {DE: string}},
  firstId = 50,
) {
  return looks.map(({file, alt}, index) => {
    const path = `products/${handle.DE}-${file}`;
    const id = number * 100 + firstId + 2 * index;
    return {
      day: picture(id, `${path}.webp`, alt),
      night: picture(
        id + 1,
        `${path}-night.webp`,
        text(
          `${alt.DE}, abends im Licht einer Lampe`,
          `${alt.EN}, by lamplight in the evening`,
        ),
      ),
    };
  });
}

function picturesOf(draft: ProductDraft): CatalogueMedia[] {
  const {number, handle, pictures = [], hasNightPicture = false} = draft;
  const looks = looksOf(draft);
  const first = looks.length > 0 ? 2 : 1;
  const others = pictures.map((alt, index) => {
    const view = hasNightPicture && index === 1 ? '-night' : '';
    const file = `products/${handle.DE}-${index + first}${view}.webp`;
    return picture(number * 100 + index, file, alt);
  });
  return [...looks.flatMap(({day, night}) => [day, night]), ...others].map(
    imageMedia,
  );
}

/** The only look of a product that is sold in one colour: `products/<German handle>-1.webp`. */
export function oneLook(alt: LocalizedText): readonly Look[] {
  return [{file: '1', alt}];
}

/** All combinations of value indexes, the last option changing fastest. */
function combinations(sizes: readonly number[]): number[][] {
  return sizes.reduce<number[][]>(
    (all, size) =>
      all.flatMap((indexes) =>
        Array.from({length: size}, (_value, index) => [...indexes, index]),
      ),
    [[]],
  );
}

/**
 * The merchant's prices in other currencies: 10 % higher in dollars, 14 % lower in
 * pounds. Each has the ending that is usual in its country, so that no price looks
 * converted: `97.99` in dollars and pounds, `89.90` in francs.
 */
function roundPrices(euroCents: number): Record<string, number> {
  return {
    EUR: euroCents,
    USD: roundPrice(euroCents * 110, 99),
    GBP: roundPrice(euroCents * 86, 99),
    CHF: roundPrice(euroCents * 100, 90),
  };
}

/**
 * Rounds hundredths of a cent to a price with this ending; prices from 100 on end in
 * `9.00`.
 */
function roundPrice(hundredths: number, ending: number): number {
  const units = Math.max(1, Math.round(hundredths / 10_000));
  return units < 100
    ? (units - 1) * 100 + ending
    : (Math.ceil(units / 10) * 10 - 1) * 100;
}
