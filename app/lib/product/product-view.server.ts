import type {ProductVariantFragment} from 'storefrontapi.generated';
import {
  offeredQuantity,
  askedProperties,
  isMadeToOrder,
} from '~/lib/cart/cart-line';
import {CHARTS} from '~/lib/weather/projection';
import {formatMoney, formatWeight} from '~/lib/i18n/format';
import {formatDay} from '~/lib/i18n/format-date';
import {
  REGIONS,
  workingDaysAfter,
  type RegionKey,
} from '~/lib/i18n/market-facts';
import {
  arrivalDays,
  handlingDaysOf,
  returnWords,
  shippingWords,
  workingDaysWords,
} from '~/lib/i18n/market-terms';
import {translatorFor} from '~/lib/i18n/messages';
import {serverMessages} from '~/lib/i18n/messages.server';
import {measuresOf, withInches} from '~/lib/i18n/inches';
import type {Law} from '~/lib/i18n/law';
import {unitPriceView} from '~/lib/i18n/unit-price';
import {sanitizeHtml} from '~/lib/content/sanitize-html.server';
import {availabilityOf} from './availability';
import {withoutOtherPlugs} from './country-values.server';
import {galleryFor, visibleChoices} from './gallery';
import type {LoadedProduct} from './load-product.server';
import {
  altKey,
  fieldKey,
  langOf,
  referredPicture,
  type TextsOfPage,
  dataView,
  metafieldLines,
  plainText,
  type TextMetafield,
} from './merchant-texts';
import {planViews, priceView} from './price.server';
import {optionGroups, type OptionGroup} from './product-options.server';
import {ownBadges} from './product-card.server';
import {reviewsOnPage, reviewViews, shownRating} from './reviews';
import {permalinkPath} from './product-paths';

/** Data of the product view, as sent to the browser. */
export type ProductView = ReturnType<typeof productView>;

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
    /** In every variant. */
    ...(!product.availableForSale && {isSoldOut: true}),
    badgesLang: loaded.langs.badges,
    sizeGuide: sizeGuide(loaded),
    productType: product.productType,
    typeLang: loaded.langs.productType,
    /** For the statistics. */
    vendor: product.vendor,
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
    quote: reviewsOnPage(reviewViews(product, loaded.langs)).quote,
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
  const isInDataSheet = dataView(product, variant)?.lines.some(
    ({text}) => words !== null && plain(text).includes(plain(words)),
  );
  return isInDataSheet ? null : words;
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

function addOnViews(
  {addOns}: Pick<LoadedProduct['product'], 'addOns'>,
  law: Law | null,
  langs: TextsOfPage,
) {
  return (addOns?.references?.nodes ?? []).flatMap((node) => {
    if (!('title' in node)) return [];
    const variant = node.selectedOrFirstAvailableVariant;
    // The checkbox chooses no plan, and adds as many units as of the product, of which one is enough.
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
  const {product, variant, neighbours, market, locale, langs} = loaded;
  const groups = optionGroups(product, variant, neighbours).map((group) => {
    const lang = langs.options?.get(group.name);
    return lang ? {...group, lang} : group;
  });
  const inMarket = sizesOf(loaded);
  // The picker decides where these may wrap.
  const inShort = (text: string) =>
    market.hasUsUnits ? withInches(text, locale, {isShort: true}) : text;
  if (!product.isGiftCard) {
    return groups.map((group) => ({
      ...group,
      values: group.values.map((value) => {
        const label = inMarket(value.name);
        const brings = value.brings?.map(inShort);
        return {
          ...value,
          ...(label !== value.name && {label}),
          ...(brings && {brings}),
        };
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
 * Words for a size: in the market's units, only in them in a short text, and with its sides turned where
 * the map is wider than high.
 */
export function sizesOf(
  loaded: Parameters<typeof mapRegion>[0] & Pick<LoadedProduct, 'market'>,
  length: Parameters<typeof measuresOf>[2] = {},
): (text: string) => string {
  const inMarket = measuresOf(loaded.market, loaded.locale, length);
  const isWide = isWideMap(loaded);
  return (text) => inMarket(isWide ? text.replace(TWO_SIDES, '$2 × $1') : text);
}

/** Whether the chosen region's map is wider than high. */
export function isWideMap(loaded: Parameters<typeof mapRegion>[0]): boolean {
  const region = mapRegion(loaded);
  return region !== null && CHARTS[region].width > CHARTS[region].height;
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
  {product, market, planGroups, expressPayment, langs, locale}: LoadedProduct,
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
    plans: planViews(variant, market.law, locale, planGroups, langs),
  };
}

export type PurchaseFactsView = ReturnType<typeof purchaseFacts>;

/** Delivery facts for a purchase of the chosen variant in its market, now. */
function purchaseFacts(loaded: LoadedProduct, now: Date) {
  const {product, variant, market, payments, locale} = loaded;
  const {isGiftCard} = product;
  const price = variant?.price;
  const requiresShipping = variant?.requiresShipping;
  const isInStock = variant?.availableForSale && !variant.currentlyNotInStock;
  const arrival = arrivalDays(market, handlingDaysOf(product, market));
  return {
    /** Gift cards are sent by e-mail. */
    isByMail: isGiftCard,
    /** Formatted here: the browser's clock and calendar may differ. */
    arrival:
      isInStock && requiresShipping && arrival
        ? {
            ...workingDaysWords(arrival),
            date: formatDay(
              workingDaysAfter(now, arrival.most, market),
              locale,
            ),
          }
        : null,
    /** `null` for goods that are not sent. */
    shipping:
      price && requiresShipping ? shippingWords(market, price, locale) : null,
    ...rightsOf(loaded),
    limitedWarranty: limitedWarranty(loaded),
    payments,
  };
}

/** Rights of return and warranty, in the words of the country's law. */
function rightsOf({
  product,
  variant,
  market,
  locale,
}: Pick<LoadedProduct, 'product' | 'variant' | 'market' | 'locale'>) {
  const t = translatorFor(locale.code);
  const {law} = market;
  const returns = returnWords(market, variant?.requiresShipping);
  const returnText = returns && t('product.facts.returns', returns);
  // Goods made to the buyer's specifications have no right of withdrawal.
  const text = isMadeToOrder(product)
    ? t('product.facts.noReturns')
    : returnText;
  return {
    rights: [
      ...(text ? [text] : []),
      ...(law && law !== 'us' && variant?.requiresShipping
        ? [t('product.facts.warranty', {law})]
        : []),
    ],
  };
}

/** The merchant's own promise, in the United States. */
function limitedWarranty({
  product,
  market,
  langs,
}: Pick<LoadedProduct, 'product' | 'market' | 'langs'>) {
  const text = product.limitedWarranty?.value.trim();
  return market.law === 'us' && text
    ? {text, ...langOf(langs, 'limitedWarranty')}
    : null;
}

type LabelFields = Pick<
  LoadedProduct['product'],
  'durabilityLabel' | 'durabilityText' | 'energyLabel' | 'energyText'
>;

export type ProductLabelView = ReturnType<typeof productLabels>[number];

/**
 * Official labels of a product, each with the merchant's picture and what it says: the producer's
 * guarantee of durability where the European Union's law asks for it (directive 2011/83/EU, Art. 6
 * (1) (la), Implementing Regulation (EU) 2025/1960), and the energy label (regulation (EU)
 * 2017/1369, Art. 5). Either part may be missing; a label without both is left out.
 */
function productLabels(
  product: LabelFields,
  law: Law | null,
  langs: TextsOfPage,
) {
  const {durabilityLabel, durabilityText, energyLabel, energyText} = product;
  return [
    ...(law === 'eu'
      ? [label('durability', durabilityLabel, durabilityText, langs)]
      : []),
    label('energy', energyLabel, energyText, langs),
  ].filter(({picture, text}) => picture !== null || text !== '');
}

function label(
  key: 'durability' | 'energy',
  written: LabelFields['durabilityLabel'],
  words: TextMetafield | null | undefined,
  langs: TextsOfPage,
) {
  const picture = referredPicture(written, langs, `${key}Label`);
  const lang = langOf(langs, `${key}Text`);
  return {key, picture, text: plainText(words), ...lang};
}
