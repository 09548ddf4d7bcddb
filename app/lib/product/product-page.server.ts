import type {ProductVariantFragment} from 'storefrontapi.generated';
import {formatMoney} from '../i18n/format';
import {measuresOf} from '../i18n/inches';
import {sanitizeHtml} from '~/lib/content/sanitize-html.server';
import {availabilityOf} from './availability';
import {filterColors, matchingProducts} from './colors';
import {galleryFor, type ChosenValue} from './gallery';
import type {LoadedProduct} from './load-product.server';
import {metafieldLines} from './metafield-lines';
import {planViews, priceView} from './price';
import {optionGroups, type OptionGroup} from './product-options.server';
import {purchaseFacts} from './purchase-facts';
import {ratingView} from './rating';
import {permalinkPath} from './variant-link';

/** What the product view shows, and nothing more: it is sent to the browser. */
export type ProductPage = ReturnType<typeof productPage>;

/** What there is to read about a product, whichever variant is chosen. */
export type ProductTextView = ReturnType<typeof productText>;

/** The chosen variant as the page shows it. */
export type VariantView = ReturnType<typeof variantView>;

/** Reshapes a loaded product for its page. Pure. */
export function productPage(loaded: LoadedProduct) {
  const {product, variant, market} = loaded;
  return {
    id: product.id,
    title: product.title,
    productType: product.productType,
    /** `null` for a product without any variant. */
    variant: variant && variantView(variant, loaded),
    optionGroups: labelledOptions(loaded),
    gallery: galleryFor(product.media.nodes, {
      image: variant?.image ?? product.featuredImage,
      options: visibleChoices(loaded),
    }),
    /** It cannot be bought just once. */
    isPlanRequired: product.requiresSellingPlan,
    /** Money for later: neither taxed nor sent by parcel. */
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
export function productText({product, market, locale}: LoadedProduct) {
  const inMarket = measuresOf(market, locale);
  return {
    descriptionHtml: sanitizeHtml(product.descriptionHtml, {market, locale}),
    details: metafieldLines(product.details).map((line) => ({
      ...line,
      text: inMarket(line.text),
    })),
    shipping: metafieldLines(product.shipping),
    /** Those that no option shows. */
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
) {
  const {unitPrice, unitPriceMeasurement} = variant;
  return {
    id: variant.id,
    sku: variant.sku ?? null,
    availability: availabilityOf(variant),
    price: priceView(variant.price, variant.compareAtPrice),
    /** Price of a reference amount (100 ml, 1 m), where the law wants one. */
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
