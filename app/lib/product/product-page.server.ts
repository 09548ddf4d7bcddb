import type {ProductVariantFragment} from 'storefrontapi.generated';
import type {Money} from '../i18n/format';
import type {PictureData} from './picture-source';
import {sanitizeHtml} from '~/lib/content/sanitize-html.server';
import {availabilityOf, type Availability} from './availability';
import {galleryFor, type ChosenValue} from './gallery';
import type {GalleryMedium} from './gallery-medium';
import type {LoadedProduct} from './load-product.server';
import {
  filterColors,
  matchingProducts,
  type MatchingProduct,
  type NamedColor,
} from './matching';
import {metafieldLines, type MetafieldLine} from './metafield-lines';
import {optionGroups, type OptionGroup} from './option-groups.server';
import {planViews, type PlanView} from './plan-view';
import {priceView, type PriceView} from './price';

/** The chosen variant as the page shows it. */
export interface VariantView {
  readonly id: string;
  readonly sku: string | null;
  readonly image: PictureData | null;
  readonly availability: Availability;
  readonly price: PriceView;
  /** Price of a reference amount (100 ml, 1 m), where the law wants one. */
  readonly unitPrice: {
    readonly price: Money;
    readonly value: number;
    readonly unit: string;
  } | null;
  /** Ways to buy it again and again. */
  readonly plans: readonly PlanView[];
}

/** What it takes to choose a variant and to put it into the cart. */
export interface ProductChoice {
  readonly id: string;
  readonly title: string;
  /** `null` for a product without any variant. */
  readonly variant: VariantView | null;
  readonly optionGroups: readonly OptionGroup[];
}

/** Everything that the product view shows, and nothing else: it is sent to the browser. */
export interface ProductPage extends ProductChoice {
  readonly handle: string;
  readonly productType: string;
  /** Sanitised. */
  readonly descriptionHtml: string;
  readonly gallery: readonly GalleryMedium[];
  readonly details: readonly MetafieldLine[];
  readonly shipping: readonly MetafieldLine[];
  /** It cannot be bought just once. */
  readonly isPlanRequired: boolean;
  /** Money for later: neither taxed nor sent by parcel. */
  readonly isGiftCard: boolean;
  /** Colours that no option shows. */
  readonly colors: readonly NamedColor[];
  readonly matching: readonly MatchingProduct[];
}

/** Reshapes a loaded product for where it is only chosen. Pure. */
export function productChoice({
  product,
  variant,
  neighbours,
}: LoadedProduct): ProductChoice {
  return {
    id: product.id,
    title: product.title,
    variant: variant && variantView(variant),
    optionGroups: optionGroups(product, variant, neighbours),
  };
}

/** Reshapes a loaded product for its page. Pure. */
export function productPage(loaded: LoadedProduct): ProductPage {
  const {product, variant} = loaded;
  return {
    // First in the data, as near to its copy in the HTML as gzip looks back: 0.3 kB.
    descriptionHtml: sanitizeHtml(product.descriptionHtml),
    handle: product.handle,
    productType: product.productType,
    ...productChoice(loaded),
    gallery: galleryFor(product.media.nodes, {
      image: variant?.image ?? product.featuredImage,
      options: visibleChoices({product, variant}),
    }),
    details: metafieldLines(product.details),
    shipping: metafieldLines(product.shipping),
    isPlanRequired: product.requiresSellingPlan,
    isGiftCard: product.isGiftCard,
    colors: filterColors(
      product.filterColor,
      product.options.flatMap(({optionValues}) =>
        optionValues.map(({name}) => name),
      ),
    ),
    matching: matchingProducts(product.matchingColors),
  };
}

function variantView(variant: ProductVariantFragment): VariantView {
  const {unitPrice, unitPriceMeasurement} = variant;
  return {
    id: variant.id,
    sku: variant.sku ?? null,
    image: variant.image ?? null,
    availability: availabilityOf(variant),
    price: priceView(variant.price, variant.compareAtPrice),
    unitPrice:
      unitPrice && unitPriceMeasurement?.referenceUnit
        ? {
            price: unitPrice,
            value: unitPriceMeasurement.referenceValue,
            unit: unitPriceMeasurement.referenceUnit,
          }
        : null,
    plans: planViews(variant.sellingPlanAllocations.nodes),
  };
}

/**
 * The options that change what a picture shows: those with swatches, and all whose
 * values are words. Sizes and lengths ("S", "2 m") are left out; such short names
 * also stand in texts that mean something else.
 */
function visibleChoices({
  product,
  variant,
}: Pick<LoadedProduct, 'product' | 'variant'>): ChosenValue[] {
  if (!variant) return [];
  return product.options.flatMap(({name, optionValues}) => {
    const names = optionValues.map((value) => value.name);
    const isShown =
      optionValues.some(({swatch}) => swatch) ||
      names.every((value) => WORD.test(value));
    if (!isShown) return [];
    const chosen = variant.selectedOptions.find(
      (option) => option.name === name,
    )?.value;
    return {chosen, others: names.filter((value) => value !== chosen)};
  });
}

const WORD = /^[^\d]{4,}$/u;
