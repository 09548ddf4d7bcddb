import type {CartLinePartsFragment} from 'storefrontapi.generated';
import {parseGid} from '@shopify/hydrogen';
import {formatMoney, type Money} from '~/lib/i18n/format';
import type {Law} from '~/lib/i18n/law';
import {translatorFor} from '~/lib/i18n/messages';
import {reductionOf} from '~/lib/i18n/reduction';
import {unitPriceView, unitPriceText} from '~/lib/i18n/unit-price';
import type {Locale} from '~/lib/i18n/locale';
import type {ProductLangs} from '~/lib/i18n/with-langs.server';
import {priceBefore, timesAmount, type NamedDiscount} from './amount';
import {
  keyOf,
  parentOf,
  offeredQuantity,
  propertiesOf,
  shownAttributes,
} from './cart-line';
import {
  type CartPictures,
  type LinePicture,
  withoutText,
} from './cart-pictures.server';
import {hasOptions} from './has-options';

interface Words {
  readonly measures: (text: string) => string;
  readonly locale: Locale;
  readonly law: Law | null;
  /** Languages of products' texts that are not in the page's language, by product id. */
  readonly langs: ReadonlyMap<string, ProductLangs>;
  /** See `loadCartPictures`. */
  readonly pictures: CartPictures;
}

/** A line of the cart as its page shows it, with its add-ons and the parts of a bundle. */
export function lineView(
  line: CartLinePartsFragment,
  all: readonly CartLinePartsFragment[],
  words: Words,
) {
  const {merchandise, cost} = line;
  const {product} = merchandise;
  const sellingPlan = line.sellingPlanAllocation?.sellingPlan ?? null;
  const attributes = line.attributes.map(({key, value}) => ({
    key,
    value: value ?? '',
  }));
  return {
    id: line.id,
    key: keyOf(line),
    merchandiseId: merchandise.id,
    title: product.title,
    ...titleLang(product, words),
    handle: product.handle,
    /** Path without locale prefix, with the variant selected. */
    path: `/products/${encodeURIComponent(product.handle)}?variant=${parseGid(merchandise.id).id}`,
    options: optionViews(merchandise, words),
    /** Without a `recipient` the buyer gets the card. */
    ...shownAttributes(attributes),
    isGiftCard: product.isGiftCard,
    /** Asked for by the product; empty values are missing. */
    properties: propertiesOf(product, attributes),
    sellingPlan: sellingPlan?.name ?? null,
    ...picturesOf(merchandise, words),
    quantity: line.quantity,
    maxQuantity: maxQuantity(merchandise),
    /** Step and minimum of the quantity. */
    ...quantityStep(merchandise),
    ...changesOf(line),
    isAvailable: merchandise.availableForSale,
    total: cost.totalAmount,
    /** Price of one unit before discounts; `null` for a single one. */
    each: line.quantity > 1 ? cost.amountPerQuantity : null,
    ...unitPriceOf(line, words),
    priceBefore: priceBefore(cost, line.quantity),
    ...reductionOfLine(line, words),
    discounts: line.discountAllocations.map(discountView),
    nested: [
      ...all
        .filter((other) => parentOf(other)?.id === line.id)
        .map((addOn) => ({
          ...nestedView(addOn, words),
          isAddOn: true,
          ...changesOf(addOn),
          key: keyOf(addOn),
          merchandiseId: addOn.merchandise.id,
          total: addOn.cost.totalAmount,
          ...unitPriceOf(addOn, words),
        })),
      ...('lineComponents' in line ? line.lineComponents : []).map((part) => ({
        ...nestedView(part, words),
        /** Part of a bundle, whose price includes it. */
        isAddOn: false,
        key: null,
        merchandiseId: null,
        total: cost.totalAmount,
      })),
    ],
  };
}

/** What Shopify lets a cart change of a line; a bundle has no such field. */
function changesOf(line: CartLinePartsFragment): {
  readonly canRemove: boolean;
  readonly canUpdateQuantity: boolean;
} {
  return 'instructions' in line
    ? line.instructions
    : {canRemove: true, canUpdateQuantity: true};
}

/** The unit price of the amount paid for the line, after its selling plan and its discounts. */
function unitPriceOf(
  {merchandise, cost, quantity}: CartLinePartsFragment,
  {law, locale}: Words,
): {readonly unitPrice?: string} {
  const {totalAmount: paid} = cost;
  const pieces = {
    ...merchandise,
    price: {
      ...merchandise.price,
      amount: timesAmount(merchandise.price.amount, quantity),
    },
    unitPriceMeasurement: merchandise.unitPriceMeasurement && {
      ...merchandise.unitPriceMeasurement,
      quantityValue: merchandise.unitPriceMeasurement.quantityValue * quantity,
    },
  };
  const unit = unitPriceView(pieces, law, paid);
  return unit ? {unitPrice: unitPriceText(unit, locale)} : {};
}

/** What the law says of a line's compare-at price; nothing for a line with a selling plan. */
function reductionOfLine(
  {merchandise, cost, quantity, sellingPlanAllocation}: CartLinePartsFragment,
  {law, locale}: Words,
): {
  readonly priceBefore?: Money;
  readonly lowest?: string;
  readonly isUnannounced?: boolean;
} {
  const {amountPerQuantity: price, compareAtAmountPerQuantity: before} = cost;
  if (sellingPlanAllocation) return {};
  const {was, lowest, isUnannounced} = reductionOf(
    {...merchandise, price},
    before,
    law,
  );
  const t = translatorFor(locale.code);
  const ofAll = (one: Money) => ({
    ...one,
    amount: timesAmount(one.amount, quantity),
  });
  return {
    ...(was && {priceBefore: ofAll(was)}),
    ...(lowest && {
      lowest: t('product.price.lowest', {
        price: formatMoney(ofAll(lowest), locale),
      }),
    }),
    ...(isUnannounced && {isUnannounced}),
  };
}

type LinePart = Pick<
  Extract<
    CartLinePartsFragment,
    {lineComponents: unknown}
  >['lineComponents'][number],
  'id' | 'quantity' | 'merchandise'
>;

function nestedView({id, quantity, merchandise}: LinePart, words: Words) {
  const options = optionViews(merchandise, words);
  const {product} = merchandise;
  const lang = titleLang(product, words);
  return {id, quantity, title: product.title, ...lang, options};
}

function titleLang(
  {id}: {readonly id: string},
  {langs}: Words,
): {readonly lang?: string} {
  const {title: lang} = langs.get(id) ?? {};
  return lang ? {lang} : {};
}

function optionViews(
  {selectedOptions, product, price}: LinePart['merchandise'],
  {measures, locale, langs}: Words,
) {
  if (!hasOptions(product)) return [];
  const {options} = langs.get(product.id) ?? {};
  return selectedOptions.map(({name, value}, _index, {length}) => {
    // The only option of a gift card is its amount.
    if (product.isGiftCard && length === 1) {
      return {name, value: formatMoney(price, locale)};
    }
    const lang = options?.get(name);
    return {name, value: measures(value), ...(lang && {lang})};
  });
}

function picturesOf(
  {image, product}: CartLinePartsFragment['merchandise'],
  {pictures}: Words,
): LinePicture {
  const own = image ?? product.featuredImage;
  if (!own) return {image: null};
  return pictures.get(product.id)?.(own) ?? {image: withoutText(own)};
}

/** Stock limits the quantity only if Shopify tracks it and does not oversell. */
function maxQuantity({
  availableForSale,
  currentlyNotInStock,
  quantityAvailable,
  quantityRule,
}: CartLinePartsFragment['merchandise']): number {
  const isLimited = availableForSale && !currentlyNotInStock;
  const stock = isLimited ? (quantityAvailable ?? 0) : 0;
  const {most, step} = offeredQuantity(quantityRule);
  return stock > 0 ? Math.floor(Math.min(stock, most) / step) * step : most;
}

function quantityStep({quantityRule}: CartLinePartsFragment['merchandise']) {
  const {least, step} = offeredQuantity(quantityRule);
  return {minQuantity: least, step};
}

/** A discount with the code or the title that the customer knows it by. */
export function discountView(
  allocation: CartLinePartsFragment['discountAllocations'][number],
): NamedDiscount {
  const name =
    ('code' in allocation && allocation.code) ||
    ('title' in allocation && allocation.title) ||
    null;
  return {name, amount: allocation.discountedAmount};
}
