import type {ProductVariantFragment} from 'storefrontapi.generated';
import {
  offeredQuantity,
  askedProperties,
  isMadeToOrder,
} from '~/lib/cart/cart-line';
import {reportsPath} from '~/lib/weather/map-view';
import {placedStations} from '~/lib/weather/placed-stations';
import {CHARTS} from '~/lib/weather/projection';
import {formatMoney, formatWeight} from '~/lib/i18n/format';
import {REGIONS, type RegionKey} from '~/lib/i18n/market-facts';
import {serverMessages, serverTranslator} from '~/lib/i18n/messages.server';
import {measuresOf} from '~/lib/i18n/inches';
import type {Law} from '~/lib/i18n/law';
import {unitPriceView} from '~/lib/i18n/unit-price';
import {pageHtml} from '~/lib/content/content.server';
import {richText} from '~/lib/content/rich-text.server';
import {sanitizeHtml} from '~/lib/content/sanitize-html.server';
import {availabilityOf} from './availability';
import {filterColors} from './colors';
import {withoutOtherPlugs} from './country-pictures.server';
import {galleryFor, visibleChoices} from './gallery';
import type {LoadedProduct} from './load-product.server';
import {altKey, fieldKey, langOf, type TextsOfPage} from './product-langs';
import {
  legalTexts,
  metafieldLines,
  TEXT_METAFIELDS,
  textOf,
  dataView,
} from './product-metafields';
import {planViews, priceView} from './price.server';
import {optionGroups, type OptionGroup} from './product-options.server';
import {ownBadges} from './product-card.server';
import {purchaseFacts, productLabels} from './purchase-facts';
import {productSections} from './product-sections';
import {
  ratingDistribution,
  reviewQuote,
  reviewViews,
  shownRating,
} from './reviews';
import {permalinkPath, reviewsPath} from './variant-link';

/** Data of the product view, as sent to the browser. */
export type ProductView = ReturnType<typeof productView>;

export type ProductTextView = ReturnType<typeof productText>;

export type VariantView = ReturnType<typeof variantView>;

/** Reshapes a loaded product for its page. */
export function productView(loaded: LoadedProduct, now = new Date()) {
  const {product, variant, market, locale} = loaded;
  const groups = labelledOptions(loaded);
  return {
    id: product.id,
    title: product.title,
    titleLang: loaded.langs.title,
    badges: ownBadges(product.badges),
    badgesLang: loaded.langs.badges,
    sizeGuide: sizeGuide(loaded),
    productType: product.productType,
    typeLang: loaded.langs.productType,
    variant: variant && variantView(variant, loaded),
    optionGroups: groups,
    /** The chosen values; none for a gift card, whose amount is its price. */
    choice: product.isGiftCard ? [] : chosenValues(groups),
    gallery: galleryFor(
      withoutOtherPlugs(
        product.media.nodes.map((node) => ({
          ...node,
          ...langOf(loaded.langs, altKey(node.id)),
        })),
        (node) => ('image' in node ? node.image : null),
        loaded.country,
      ),
      {
        image: variant?.image ?? product.featuredImage,
        options: variant
          ? visibleChoices(product.options, variant.selectedOptions)
          : [],
      },
      locale,
    ),
    /** Sold only with a selling plan. */
    isPlanRequired: product.requiresSellingPlan,
    isGiftCard: product.isGiftCard,
    properties: askedProperties(product).map(({name}) => name),
    /** Products that can be bought below the product's line in the cart. */
    addOns: addOnViews(product, market.law, loaded.langs),
    rating: shownRating(product),
    quote: reviewQuote(reviewViews(product, loaded.langs)),
    /** Short lines beside the button: where it is made, warranty. */
    promises: metafieldLines(product.promises).map(({text}) => ({
      text,
      ...langOf(loaded.langs, 'promises'),
    })),
    weight: weightOf(loaded),
    facts: purchaseFacts(loaded, now),
    labels: productLabels(product, market.law, loaded.langs),
  };
}

/** The weight for shipping, unless the data sheet says it. */
function weightOf({product, variant, market, locale}: LoadedProduct) {
  if (!variant?.requiresShipping || !variant.weight) return null;
  const {weight, weightUnit} = variant;
  const words = formatWeight(weight, weightUnit, locale, market);
  const plain = (text: string) => text.replace(/\s/gu, ' ');
  const isSaid = dataView(product, variant)?.lines.some(
    ({text}) => words !== null && plain(text).includes(plain(words)),
  );
  return isSaid ? null : words;
}

/** The merchant's page about sizes, which opens beside the options. */
function sizeGuide({product, langs, market, locale, site}: LoadedProduct) {
  const {reference} = product.sizeGuide ?? {};
  if (!reference || !('body' in reference) || !reference.body) return null;
  const {title, body} = reference;
  return {
    title,
    titleLang: langs.sizeGuideTitle,
    html: sanitizeHtml(body, {market, locale, site}),
    bodyLang: langs.sizeGuideBody,
  };
}

/** Further texts of the merchant's, each with its title. */
function tabViews({product, market, locale, site, langs}: LoadedProduct) {
  return (product.tabs?.references?.nodes ?? []).flatMap((node) => {
    if (!('text' in node)) return [];
    const title = node.title?.value?.trim();
    const text = node.text?.value;
    if (!title || !text) return [];
    const html = pageHtml(richText(text, {market, locale, site}));
    const {lang} = langOf(langs, fieldKey(node.id, 'title'));
    const {lang: htmlLang} = langOf(langs, fieldKey(node.id, 'text'));
    return html
      ? [{title, ...(lang && {lang}), html, ...(htmlLang && {htmlLang})}]
      : [];
  });
}

function addOnViews(
  {addOns}: Pick<LoadedProduct['product'], 'addOns'>,
  law: Law | null,
  langs: TextsOfPage,
) {
  return (addOns?.references?.nodes ?? []).flatMap((node) => {
    if (!('title' in node)) return [];
    const variant = node.selectedOrFirstAvailableVariant;
    // A box that is ticked chooses no plan, and adds as many as of the product.
    const canBeAdded =
      variant?.availableForSale &&
      variant.quantityRule.minimum === 1 &&
      !node.requiresSellingPlan;
    if (!canBeAdded) return [];
    const {title, description} = node;
    const {id, price} = variant;
    const unit = unitPriceView(variant, law);
    const {lang} = langOf(langs, fieldKey(node.id, 'title'));
    const {lang: descriptionLang} = langOf(
      langs,
      fieldKey(node.id, 'description'),
    );
    return [
      {
        ...{id, title, description, price},
        ...(lang && {lang}),
        ...(descriptionLang && {descriptionLang}),
        ...(unit && {unit}),
      },
    ];
  });
}

function chosenValues(groups: readonly OptionGroup[]) {
  return groups.flatMap(({name, lang, selected, values}) => {
    const value = values.find((each) => each.name === selected);
    if (!value) return [];
    return {name, value: value.label ?? value.name, ...(lang && {lang})};
  });
}

/** Options in the market's units: currency for gift cards, inches where they are used. */
function labelledOptions(loaded: LoadedProduct): OptionGroup[] {
  const {product, variant, neighbours, locale, langs} = loaded;
  const groups = optionGroups(product, variant, neighbours).map((group) => {
    const lang = langs.options?.get(group.name);
    return lang ? {...group, lang} : group;
  });
  const inMarket = sizesOf(loaded);
  if (!product.isGiftCard) {
    return groups.map((group) => ({
      ...group,
      values: group.values.map((value) => {
        const label = inMarket(value.name);
        return label === value.name ? value : {...value, label};
      }),
    }));
  }
  // The amount of a gift card is its price, so differences say nothing.
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

/** The product's texts, with measures in the market's units. */
export function productText(loaded: LoadedProduct) {
  const {product, market, locale, site, langs} = loaded;
  const inMarket = measuresOf(market, locale);
  const reader = {market, locale, site};
  const sections = productSections(
    loaded,
    mapRegion(loaded),
    {
      valueOf: (value, offer) => sizesOf({...loaded, variant: offer})(value),
      textOf: inMarket,
    },
    serverTranslator(locale.code)('product.sections.compare.price'),
  );
  const isInSheet = (label: string | null) =>
    sections.data?.lines.some((line) => line.label === label);
  return {
    descriptionHtml: sanitizeHtml(product.descriptionHtml, reader),
    descriptionLang: loaded.langs.description,
    tabs: tabViews(loaded),
    texts: TEXT_METAFIELDS.map(({key}) => ({
      key,
      ...langOf(langs, key),
      lines: metafieldLines(textOf(product, key))
        // The data sheet says these.
        .filter(({label}) => !isInSheet(label))
        .map((line) => ({...line, text: inMarket(line.text)})),
    })),
    legal: legalTexts(product, loaded.manufacturer, langs),
    reviews: reviewViews(product, langs),
    /** Path of all reviews; `null` where this page shows them. */
    allReviewsPath: product.reviews?.references?.pageInfo.hasNextPage
      ? reviewsPath(product.handle)
      : null,
    distribution: ratingDistribution(product),
    sections,
    airports: airportsOf(loaded),
    /** Colours that no option shows. */
    colors: filterColors(
      product.filterColor,
      product.options.flatMap(({optionValues}) =>
        optionValues.map(({name}) => name),
      ),
      langs,
    ),
  };
}

/** The chosen region of the map; `null` for other products. */
export function mapRegion({
  variant,
  locale,
  isMap,
}: Pick<LoadedProduct, 'locale' | 'isMap'> & {
  readonly variant: Pick<ProductVariantFragment, 'selectedOptions'> | null;
}): RegionKey | null {
  const names = serverMessages(locale.code).market.regions;
  const region = REGIONS.find((key) =>
    variant?.selectedOptions.some(({value}) => value === names[key]),
  );
  return (isMap && region) || null;
}

/** `50 × 70 cm` */
const TWO_SIDES = /^(\d+) × (\d+)(?= cm$)/u;

/**
 * Words for a size: in the market's units, and with its sides turned where the map is wider than
 * high.
 */
export function sizesOf(
  loaded: Parameters<typeof mapRegion>[0] & Pick<LoadedProduct, 'market'>,
): (text: string) => string {
  const inMarket = measuresOf(loaded.market, loaded.locale);
  const isWide = isWideMap(loaded);
  return (text) => inMarket(isWide ? text.replace(TWO_SIDES, '$2 × $1') : text);
}

/** Whether the chosen region's map is wider than high. */
export function isWideMap(loaded: Parameters<typeof mapRegion>[0]): boolean {
  const region = mapRegion(loaded);
  return region !== null && CHARTS[region].width > CHARTS[region].height;
}

/**
 * Number of airports on the chosen region's map and path of their list; `null` for other products.
 */
function airportsOf(loaded: LoadedProduct) {
  const region = mapRegion(loaded);
  if (!region) return null;
  return {
    count: placedStations(region).length,
    path: reportsPath(region, 'table'),
  };
}

/** A permalink contains neither a plan nor a line's own fields. */
export function hasPermalink(product: LoadedProduct['product']): boolean {
  return (
    !product.requiresSellingPlan &&
    !product.isGiftCard &&
    !isMadeToOrder(product)
  );
}

function variantView(
  variant: ProductVariantFragment,
  {product, market, planGroups, expressPayment, langs}: LoadedProduct,
) {
  const quantity = offeredQuantity(variant.quantityRule);
  return {
    id: variant.id,
    sku: variant.sku ?? null,
    availability: availabilityOf(variant),
    /** Gift cards and services are not shipped. */
    requiresShipping: variant.requiresShipping,
    price: priceView(variant, variant.compareAtPrice, market.law),
    quantity,
    buyNow:
      variant.availableForSale && quantity.isPossible && hasPermalink(product)
        ? permalinkPath(variant.id, quantity.least, expressPayment)
        : null,
    plans: planViews(variant, market.law, planGroups, langs),
  };
}
