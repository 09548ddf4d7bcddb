import type {CartLinePartsFragment} from 'storefrontapi.generated';
import {parseGid} from '@shopify/hydrogen';
import {
  compareAmounts,
  nameOfCountry,
  formatDay,
  formatMoney,
  type Money,
} from '~/lib/i18n/format';
import type {Law} from '~/lib/i18n/law';
import {translatorFor} from '~/lib/i18n/messages';
import {reductionOf} from '~/lib/i18n/reduction';
import {unitPriceView} from '~/lib/i18n/unit-price';
import {unitPriceText} from '~/lib/i18n/unit-price-text';
import {measuresOf} from '~/lib/i18n/inches';
import {DEFAULT_LOCALE, LOCALES, type Locale} from '~/lib/i18n/locale';
import {workingDaysAfter} from '~/lib/i18n/market-facts';
import {
  arrivalDays,
  handlingDaysOf,
  returnWords,
  shippingWords,
  workingDaysWords,
  type MarketTerms,
} from '~/lib/i18n/market-terms';
import {
  paymentMarks,
  type PaymentSettings,
} from '~/lib/i18n/payment-methods.server';
import {
  priceBefore,
  sumAmounts,
  sumByName,
  timesAmount,
  type NamedDiscount,
} from './amount';
import {discountOnCart, type DiscountOnCart} from './cart-discount';
import {visitorsCheckoutUrl, type CheckoutVisitor} from './checkout-url.server';
import {isMadeToOrder, propertiesOf, shownAttributes} from './line-properties';
import {keyOf, parentOf} from './cart-line';
import {hasOptions} from './has-options';
import type {ProviderCart} from './provider-cart.server';
import {MAX_PER_LINE} from './quantity';

export type CartView = ReturnType<typeof cartView>;

export type CartLineView = CartView['lines'][number];

/** `unavailable`: the provider failed; `cart` is `null` when there is none. */
export type CartSnapshot =
  | {readonly status: 'ready'; readonly cart: CartView | null}
  | {readonly status: 'unavailable'};

interface CartVisitor extends CheckoutVisitor {
  readonly storefront: {
    readonly i18n: {readonly language: string; readonly country: string};
  };
}

/**
 * Converts a cart for the browser, without its secret id and its buyer.
 * @param termsOf see `loadMarketTerms`.
 * @param payments see `loadPaymentSettings`.
 * @param now for the day of its arrival.
 */
export function cartView(
  cart: ProviderCart,
  visitor: CartVisitor,
  termsOf: (country: string) => MarketTerms,
  payments: PaymentSettings | null = null,
  now = new Date(),
) {
  const {cost, discountCodes, appliedGiftCards: giftCards} = cart;
  const country =
    cart.buyerIdentity.countryCode ?? visitor.storefront.i18n.country;
  const market = termsOf(country);
  const {language} = visitor.storefront.i18n;
  const locale =
    Object.values(LOCALES).find((each) => each.language === language) ??
    DEFAULT_LOCALE;
  const measures = measuresOf(market, locale);
  const all = cart.lines.nodes;
  const isNested = (line: CartLinePartsFragment) =>
    all.some(({id}) => id === parentOf(line)?.id);
  const lines = all
    .filter((line) => !isNested(line))
    .map((line) => lineView(line, all, {measures, locale, law: market.law}));
  const discount = discountOnCart(cart);
  // Shopify's total is what remains after the gift cards.
  const due = cost.totalAmount;
  const total: Money = {
    ...due,
    amount: sumAmounts([
      due.amount,
      ...giftCards.map(({amountUsed}) => amountUsed.amount),
    ]),
  };
  const spellings = new Map(
    all
      .flatMap(({discountAllocations}) => discountAllocations)
      .flatMap((allocation) =>
        'code' in allocation
          ? [[allocation.code.toLowerCase(), allocation.code] as const]
          : [],
      ),
  );
  return {
    /** ISO time of the last change; orders snapshots. */
    updatedAt: cart.updatedAt,
    /** `null` for an empty cart, or while a line lacks a property; see `safeCheckoutUrl`. */
    checkoutUrl:
      lines.length > 0 &&
      lines.every(({properties}) => properties.every(({value}) => value))
        ? visitorsCheckoutUrl(cart.checkoutUrl, visitor)
        : null,
    lines,
    /** Before discounts on the whole cart. */
    subtotal: cost.subtotalAmount,
    /** On the whole cart; `null` without one, and when it is not known. */
    discount: shownDiscount(discount),
    /** Discounts on lines; the subtotal already includes them. */
    lineDiscounts: sumByName(
      all.flatMap(({discountAllocations}) =>
        discountAllocations.map(discountView),
      ),
    ),
    /** Before gift cards. */
    total,
    /** Remaining after gift cards; `null` without any. */
    due: giftCards.length > 0 ? due : null,
    discountCodes: discountCodes.map(({code, applicable}) => ({
      // As the shop spells it where a line says so, otherwise as it was typed.
      code: spellings.get(code.toLowerCase()) ?? code,
      /** The code exists and applies to this cart. */
      isApplicable: applicable,
    })),
    giftCards: giftCards.map(({id, lastCharacters, amountUsed}) => ({
      id,
      lastCharacters,
      amountUsed,
    })),
    note: cart.note ?? '',
    tax: market.tax,
    returns: returnsView(all, market),
    /** Names of the payment methods. */
    payments: payments ? paymentMarks(payments, locale) : [],
    shipping: {
      ...shippingView(cart, market, discount, locale),
      country: nameOfCountry(country, locale.tag),
      arrival: arrivalView(all, market, locale, now),
      /** Names of the countries of delivery; empty if the merchant has not written them. */
      countries: market.countries
        .map((code) => nameOfCountry(code, locale.tag))
        .sort((one, other) => one.localeCompare(other, locale.tag)),
    },
  };
}

/** What the cart says about shipping: its cost, and what is missing until it is free. */
function shippingView(
  {lines, cost: {subtotalAmount}}: ProviderCart,
  market: MarketTerms,
  {amount: discount, mayReduceDelivery}: DiscountOnCart,
  locale: Locale,
) {
  const {amount, currencyCode} = subtotalAmount;
  if (!lines.nodes.some(({merchandise}) => merchandise.requiresShipping)) {
    return {cost: 'none', price: '', missing: null} as const;
  }
  if (!discount) return {cost: 'unknown', price: '', missing: null} as const;
  const goods = {
    amount: sumAmounts([amount, `-${discount.amount}`]),
    currencyCode,
  };
  const {kind, price} = shippingWords(market, goods, locale);
  const freeFrom = kind === 'from' ? market.shipping?.freeFrom : null;
  return {
    cost:
      kind === 'free'
        ? kind
        : kind === 'unknown' || mayReduceDelivery
          ? 'unknown'
          : 'costs',
    /** Price of standard shipping, formatted; empty when it is not known. */
    price,
    missing: freeFrom
      ? {
          amount: sumAmounts([freeFrom.amount, `-${goods.amount}`]),
          currencyCode,
        }
      : null,
  } as const;
}

/** When the whole cart arrives; `null` when something is not in stock or its time is not known. */
function arrivalView(
  lines: readonly CartLinePartsFragment[],
  market: MarketTerms,
  locale: Locale,
  now: Date,
) {
  const sent = lines.filter(({merchandise}) => merchandise.requiresShipping);
  const arrivals = sent.map(({merchandise}) =>
    merchandise.availableForSale && !merchandise.currentlyNotInStock
      ? arrivalDays(market, handlingDaysOf(merchandise.product, market))
      : null,
  );
  const [last] = [...arrivals].sort(
    (one, other) => (other?.most ?? Infinity) - (one?.most ?? Infinity),
  );
  return last
    ? {
        ...workingDaysWords(last),
        date: formatDay(workingDaysAfter(now, last.most, market), locale),
      }
    : null;
}

/** Returning the goods, and the titles of those that are made to order and cannot be returned. */
function returnsView(
  lines: readonly CartLinePartsFragment[],
  market: MarketTerms,
) {
  const made = lines
    .map(({merchandise: {product}}) => product)
    .filter(isMadeToOrder);
  const isSent = lines.some(
    ({merchandise: {requiresShipping, product}}) =>
      requiresShipping && !isMadeToOrder(product),
  );
  return {
    words: made.length < lines.length ? returnWords(market, isSent) : null,
    madeToOrder: [...new Set(made.map(({title}) => title))],
    isAllMade: made.length === lines.length,
  };
}

interface Words {
  readonly measures: (text: string) => string;
  readonly locale: Locale;
  readonly law: Law | null;
}

function lineView(
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
    image: imageOf(merchandise),
    quantity: line.quantity,
    maxQuantity: maxQuantity(merchandise),
    isAvailable: merchandise.availableForSale,
    total: cost.totalAmount,
    /** Price of one unit before discounts; `null` for a single one. */
    each: line.quantity > 1 ? cost.amountPerQuantity : null,
    ...unitPriceOf(line, words),
    priceBefore: priceBefore(cost, line.quantity),
    ...reductionWords(line, words),
    discounts: line.discountAllocations.map(discountView),
    nested: [
      ...all
        .filter((other) => parentOf(other)?.id === line.id)
        .map((addOn) => ({
          ...nestedView(addOn, words),
          isAddOn: true,
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

/** The unit price of what is paid for the line, with its selling plan and its discounts. */
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

/** What is said about a line's compare-at price; nothing for a line with a selling plan. */
function reductionWords(
  {merchandise, cost, quantity, sellingPlanAllocation}: CartLinePartsFragment,
  {law, locale}: Words,
): {readonly lowest?: string; readonly isUnannounced?: boolean} {
  const {amountPerQuantity: price, compareAtAmountPerQuantity: before} = cost;
  if (sellingPlanAllocation) return {};
  const {lowest, isUnannounced} = reductionOf(
    {...merchandise, price},
    before,
    law,
  );
  const t = translatorFor(locale.code);
  return {
    ...(lowest && {
      lowest: t('product.price.lowest', {
        price: formatMoney(
          {...lowest, amount: timesAmount(lowest.amount, quantity)},
          locale,
        ),
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
  return {id, quantity, title: merchandise.product.title, options};
}

function optionViews(
  {selectedOptions, product, price}: LinePart['merchandise'],
  {measures, locale}: Words,
) {
  if (!hasOptions(product)) return [];
  return selectedOptions.map(({name, value}, _index, {length}) => ({
    name,
    // The only option of a gift card is its amount.
    value:
      product.isGiftCard && length === 1
        ? formatMoney(price, locale)
        : measures(value),
  }));
}

function imageOf({image, product}: CartLinePartsFragment['merchandise']) {
  const picture = image ?? product.featuredImage;
  if (!picture) return null;
  const {url, width, height} = picture;
  return {url, width: width ?? null, height: height ?? null};
}

/** Stock limits the quantity only if Shopify tracks it and does not oversell. */
function maxQuantity({
  availableForSale,
  currentlyNotInStock,
  quantityAvailable,
}: CartLinePartsFragment['merchandise']): number {
  const isLimited = availableForSale && !currentlyNotInStock;
  const stock = isLimited ? (quantityAvailable ?? 0) : 0;
  return stock > 0 ? Math.min(stock, MAX_PER_LINE) : MAX_PER_LINE;
}

function shownDiscount({amount, name}: DiscountOnCart): NamedDiscount | null {
  return amount && compareAmounts(amount.amount, '0') > 0
    ? {name, amount}
    : null;
}

function discountView(
  allocation: CartLinePartsFragment['discountAllocations'][number],
): NamedDiscount {
  const name =
    ('code' in allocation && allocation.code) ||
    ('title' in allocation && allocation.title) ||
    null;
  return {name, amount: allocation.discountedAmount};
}
