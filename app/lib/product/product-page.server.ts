import type {ProductVariantFragment} from 'storefrontapi.generated';
import {formatMoney, type Money} from '../i18n/format';
import {measuresOf} from '../i18n/inches';
import {sanitizeHtml} from '~/lib/content/sanitize-html.server';
import {availabilityOf, type Availability} from './availability';
import {
  filterColors,
  matchingProducts,
  type MatchingProduct,
  type NamedColor,
} from './colors';
import {galleryFor, type ChosenValue, type GalleryMedium} from './gallery';
import type {LoadedProduct} from './load-product.server';
import {metafieldLines, type MetafieldLine} from './metafield-lines';
import {planViews, priceView, type PlanView, type PriceView} from './price';
import {optionGroups, type OptionGroup} from './product-options.server';
import {purchaseFacts, type PurchaseFactsView} from './purchase-facts';
import {ratingView, type RatingView} from './rating';
import {permalinkPath} from './variant-link';

/** The chosen variant as the page shows it. */
export interface VariantView {
  readonly id: string;
  readonly sku: string | null;
  readonly availability: Availability;
  readonly price: PriceView;
  /** Price of a reference amount (100 ml, 1 m), where the law wants one. */
  readonly unitPrice: {
    readonly price: Money;
    readonly value: number;
    readonly unit: string;
  } | null;
  /** Bare path that leads to the checkout with this one piece; `null` where it cannot. */
  readonly buyNow: string | null;
  /** Ways to buy it again and again. */
  readonly plans: readonly PlanView[];
}

/** What there is to read about a product, whichever variant is chosen. */
export interface ProductTextView {
  /** Sanitised. */
  readonly descriptionHtml: string;
  readonly details: readonly MetafieldLine[];
  readonly shipping: readonly MetafieldLine[];
  /** Colours that no option shows. */
  readonly colors: readonly NamedColor[];
  readonly matching: readonly MatchingProduct[];
}

/** Everything else that the product view shows, and nothing more: it is sent to the browser. */
export interface ProductPage {
  readonly id: string;
  readonly title: string;
  readonly productType: string;
  /** `null` for a product without any variant. */
  readonly variant: VariantView | null;
  readonly optionGroups: readonly OptionGroup[];
  readonly gallery: readonly GalleryMedium[];
  /** It cannot be bought just once. */
  readonly isPlanRequired: boolean;
  /** Money for later: neither taxed nor sent by parcel. */
  readonly isGiftCard: boolean;
  readonly rating: RatingView | null;
  readonly facts: PurchaseFactsView;
}

/** Reshapes a loaded product for its page. Pure. */
export function productPage(loaded: LoadedProduct): ProductPage {
  const {product, variant, market} = loaded;
  return {
    id: product.id,
    title: product.title,
    productType: product.productType,
    variant: variant && variantView(variant, loaded),
    optionGroups: labelledOptions(loaded),
    gallery: galleryFor(product.media.nodes, {
      image: variant?.image ?? product.featuredImage,
      options: visibleChoices(loaded),
    }),
    isPlanRequired: product.requiresSellingPlan,
    isGiftCard: product.isGiftCard,
    rating: ratingView(product),
    facts: purchaseFacts(
      {
        isGiftCard: product.isGiftCard,
        isInStock: Boolean(
          variant?.availableForSale && !variant.currentlyNotInStock,
        ),
        price: variant && variant.price,
        handlingDays: product.handlingDays?.value ?? null,
      },
      market,
      loaded.payments,
    ),
  };
}

/**
 * The options as a market reads their values: those of a gift card are what the card costs
 * there, and a size has inches where people measure in them.
 */
function labelledOptions({
  product,
  variant,
  neighbours,
  market,
  locale,
}: LoadedProduct): OptionGroup[] {
  const groups = optionGroups(product, variant, neighbours);
  const inMarket = measuresOf(market, locale);
  if (!product.isGiftCard) {
    return groups.map((group) => ({
      ...group,
      values: group.values.map((value) => {
        const label = inMarket(value.name);
        return label === value.name ? value : {...value, label};
      }),
    }));
  }
  // The amount of a gift card is its price, so no value costs more or less.
  return groups.map((group) => ({
    ...group,
    hasNotes: false,
    values: group.values.map(({difference: _, ...value}) => {
      const card = product.variants.nodes.find(({selectedOptions}) =>
        selectedOptions.every(
          (option) => option.name === group.name && option.value === value.name,
        ),
      );
      return card ? {...value, label: formatMoney(card.price, locale)} : value;
    }),
  }));
}

/** The product's texts, with measures as the visitor's market reads them. Pure. */
export function productText({
  product,
  market,
  locale,
}: LoadedProduct): ProductTextView {
  const inMarket = measuresOf(market, locale);
  return {
    descriptionHtml: sanitizeHtml(product.descriptionHtml, {market, locale}),
    details: metafieldLines(product.details).map((line) => ({
      ...line,
      text: inMarket(line.text),
    })),
    shipping: metafieldLines(product.shipping),
    colors: filterColors(
      product.filterColor,
      product.options.flatMap(({optionValues}) =>
        optionValues.map(({name}) => name),
      ),
    ),
    matching: matchingProducts(product.matchingColors),
  };
}

function variantView(
  variant: ProductVariantFragment,
  {product, expressPayment}: LoadedProduct,
): VariantView {
  const {unitPrice, unitPriceMeasurement} = variant;
  return {
    id: variant.id,
    sku: variant.sku ?? null,
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
    // A permalink carries neither a plan nor the recipient of a gift card.
    buyNow:
      variant.availableForSale &&
      !product.requiresSellingPlan &&
      !product.isGiftCard
        ? permalinkPath(variant.id, expressPayment)
        : null,
    plans: planViews(variant.sellingPlanAllocations.nodes),
  };
}

/**
 * The options that change what a picture shows: those with swatches, and all whose
 * values are words. Sizes and lengths ("S", "2 m") are left out; such short names
 * also stand in texts that mean something else.
 */
function visibleChoices({product, variant}: LoadedProduct): ChosenValue[] {
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
