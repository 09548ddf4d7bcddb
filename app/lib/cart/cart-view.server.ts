import type {CartLinePartsFragment} from 'storefrontapi.generated';
import {compareAmounts, formatMoney, type Money} from '~/lib/i18n/format';
import {measuresOf} from '~/lib/i18n/inches';
import {DEFAULT_LOCALE, LOCALES, type Locale} from '~/lib/i18n/locale';
import {marketFacts, type MarketFacts} from '~/lib/i18n/market-facts';
import {
  amountDue,
  priceBefore,
  sumAmounts,
  sumByName,
  type NamedDiscount,
} from './amount';
import {visitorsCheckoutUrl, type CheckoutVisitor} from './checkout-url.server';
import {airfieldOf, asksAirfield, shownAttributes} from './line-fields';
import {lineKey, parentOf} from './cart-line';
import type {ProviderCart} from './provider-cart.server';
import {MAX_PER_LINE} from './quantity';

export type CartView = ReturnType<typeof cartView>;

export type CartLineView = CartView['lines'][number];

/** `unavailable`: the provider failed; `cart` is `null` when there is none. */
export type CartSnapshot =
  | {readonly status: 'ready'; readonly cart: CartView | null}
  | {readonly status: 'unavailable'};

interface CartVisitor extends CheckoutVisitor {
  readonly storefront: {readonly i18n: {readonly language: string}};
}

/** Converts a cart for the browser, without its secret id and its buyer. */
export function cartView(cart: ProviderCart, visitor: CartVisitor) {
  const {cost, discountCodes, appliedGiftCards: giftCards} = cart;
  const market = marketFacts(cart.buyerIdentity.countryCode ?? '');
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
    .map((line) => lineView(line, all, {measures, locale}));
  const discount = sumAmounts(
    cart.discountAllocations.map(
      ({discountedAmount}) => discountedAmount.amount,
    ),
  );
  const inCurrency = (amount: string): Money => ({
    amount,
    currencyCode: cost.totalAmount.currencyCode,
  });
  const due = amountDue({
    subtotal: cost.subtotalAmount.amount,
    discount,
    total: cost.totalAmount.amount,
    giftCards: giftCards.map(({amountUsed}) => amountUsed.amount),
  });
  const spellings = new Map(
    [cart, ...all]
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
    /** `null` for an empty cart, or while a line lacks its airfield; see `safeCheckoutUrl`. */
    checkoutUrl:
      lines.length > 0 && lines.every(({airfield}) => airfield !== '')
        ? visitorsCheckoutUrl(cart.checkoutUrl, visitor)
        : null,
    lines,
    /** Before discounts on the whole cart. */
    subtotal: cost.subtotalAmount,
    /** On the whole cart. */
    discounts: sumByName(cart.discountAllocations.map(discountView)),
    /** On lines; the subtotal already includes them. */
    lineDiscounts: sumByName(
      all.flatMap(({discountAllocations}) =>
        discountAllocations.map(discountView),
      ),
    ),
    total: cost.totalAmount,
    /** Remaining after gift cards; `null` without any. */
    due: giftCards.length > 0 ? inCurrency(due) : null,
    discountCodes: discountCodes.map(({code, applicable}) => ({
      // As the shop spells it, not as it was typed.
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
    shipping: shippingView(cart, market, discount),
  };
}

/** What the cart says of shipping: its cost, and what is missing until it is free. */
function shippingView(
  {lines, cost: {subtotalAmount}}: ProviderCart,
  {shipping}: MarketFacts,
  discount: string,
) {
  const requiresShipping = lines.nodes.some(
    ({merchandise}) => merchandise.requiresShipping,
  );
  const {amount: goods, currencyCode} = subtotalAmount;
  if (!requiresShipping) return {cost: 'none', missing: null} as const;
  // The threshold is known only in the market's own currency.
  if (shipping?.freeFrom.currencyCode !== currencyCode) {
    return {cost: 'added', missing: null} as const;
  }
  const amount = sumAmounts([shipping.freeFrom.amount, `-${goods}`, discount]);
  return compareAmounts(amount, '0') > 0
    ? ({cost: 'added', missing: {amount, currencyCode}} as const)
    : ({cost: 'free', missing: null} as const);
}

interface Words {
  readonly measures: (text: string) => string;
  readonly locale: Locale;
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
    key: lineKey({
      merchandiseId: merchandise.id,
      sellingPlanId: sellingPlan?.id,
      attributes,
    }),
    merchandiseId: merchandise.id,
    title: product.title,
    /** Path without locale prefix, with the variant selected. */
    path: `/products/${encodeURIComponent(product.handle)}?variant=${merchandise.id.split('/').pop()}`,
    options: optionViews(merchandise, words),
    /** Without a `recipient` the buyer gets the card. */
    ...shownAttributes(attributes),
    isGiftCard: product.isGiftCard,
    /** Code for which the line is made; empty: missing, `null`: not asked for. */
    airfield: asksAirfield(product) ? airfieldOf(attributes) : null,
    sellingPlan: sellingPlan?.name ?? null,
    image: imageOf(merchandise),
    quantity: line.quantity,
    maxQuantity: maxQuantity(merchandise),
    isAvailable: merchandise.availableForSale,
    total: cost.totalAmount,
    priceBefore: priceBefore(cost, line.quantity),
    discounts: line.discountAllocations.map(discountView),
    nested: [
      ...all
        .filter((other) => parentOf(other)?.id === line.id)
        .map((addOn) => ({
          ...nestedView(addOn, words),
          isAddOn: true,
          merchandiseId: addOn.merchandise.id,
          total: addOn.cost.totalAmount,
        })),
      ...('lineComponents' in line ? line.lineComponents : []).map((part) => ({
        ...nestedView(part, words),
        /** Else a bundle's part, whose price is in the bundle's. */
        isAddOn: false,
        merchandiseId: null,
        total: cost.totalAmount,
      })),
    ],
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
  return (
    selectedOptions
      // Shopify gives a product without options this one.
      .filter(({name, value}) => name !== 'Title' || value !== 'Default Title')
      .map(({name, value}, _index, {length}) => ({
        name,
        // The only option of a gift card is its amount.
        value:
          product.isGiftCard && length === 1
            ? formatMoney(price, locale)
            : measures(value),
      }))
  );
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

function discountView(
  allocation: CartLinePartsFragment['discountAllocations'][number],
): NamedDiscount {
  const name =
    ('code' in allocation && allocation.code) ||
    ('title' in allocation && allocation.title) ||
    null;
  return {name, amount: allocation.discountedAmount};
}
