import type {CartPictures} from './cart-pictures.server';
import type {CartProblem} from './cart-problem';
import type {CartLinePartsFragment} from 'storefrontapi.generated';
import {compareAmounts, nameOfCountry, type Money} from '~/lib/i18n/format';
import {formatDay} from '~/lib/i18n/format-date';
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
import type {ProductLangs} from '~/lib/i18n/with-langs.server';
import {
  sumAmounts,
  sumByName,
  discountOnCart,
  type DiscountOnCart,
} from './amount';
import {visitorsCheckoutUrl, type CheckoutVisitor} from './checkout-url.server';
import {parentOf, isMadeToOrder} from './cart-line';
import type {ShopifyCart} from './shopify-cart.server';
import {discountView, lineView} from './cart-line-view.server';

export type CartView = ReturnType<typeof cartView>;

export type CartLineView = CartView['lines'][number];

/** `unavailable`: Shopify failed; `cart` is `null` when there is none. */
export type CartSnapshot =
  | {readonly status: 'ready'; readonly cart: CartView | null}
  | {readonly status: 'unavailable'};

/** What was read or changed, for a response. */
export interface CartActionResult {
  readonly snapshot: CartSnapshot;
  readonly problems: readonly CartProblem[];
  /** 400: invalid request; 503: Shopify is unavailable. */
  readonly status: 200 | 400 | 503;
  /** `Set-Cookie` values; append them, because `set` would remove other cookies. */
  readonly cookies: readonly string[];
}

interface CartVisitor extends CheckoutVisitor {
  readonly storefront: {
    readonly i18n: {readonly language: string; readonly country: string};
  };
}

/**
 * Converts a cart for the browser, without its secret id and its buyer.
 * @param termsOf see `loadMarketTerms`.
 * @param payments see `loadPaymentSettings`.
 * @param now for the day of arrival.
 * @param langs languages of products' texts that are not in the page's language, by product id.
 * @param pictures see `loadCartPictures`.
 */
export function cartView(
  cart: ShopifyCart,
  visitor: CartVisitor,
  termsOf: (country: string) => MarketTerms,
  payments: PaymentSettings | null = null,
  now = new Date(),
  langs: ReadonlyMap<string, ProductLangs> = new Map(),
  pictures: CartPictures = new Map(),
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
    .map((line) =>
      lineView(line, all, {
        measures,
        locale,
        law: market.law,
        langs,
        pictures,
      }),
    );
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
    ...depositView(cart),
    discountCodes: discountCodes.map(({code, applicable}) => ({
      // In the shop's spelling if a line has it, otherwise as typed.
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

/**
 * Nothing, unless a plan leaves a part of a line's price for later. The parts are known where no discount,
 * gift card or tax changes them: Shopify's amount for the checkout is before all of these.
 */
function depositView({cost, lines: {nodes}}: ShopifyCart): {
  readonly deposit?: {readonly now: Money; readonly later: Money} | 'unknown';
} {
  const hasDeposit = nodes.some(
    ({sellingPlanAllocation: plan}) =>
      plan && compareAmounts(plan.remainingBalanceChargeAmount.amount, '0') > 0,
  );
  if (!hasDeposit) return {};
  const {checkoutChargeAmount: now, subtotalAmount, totalAmount} = cost;
  const later = sumAmounts([subtotalAmount.amount, `-${now.amount}`]);
  const isKnown =
    compareAmounts(later, '0') > 0 &&
    compareAmounts(subtotalAmount.amount, totalAmount.amount) === 0 &&
    nodes.every(({discountAllocations}) => discountAllocations.length === 0);
  return {deposit: isKnown ? {now, later: {...now, amount: later}} : 'unknown'};
}

/** The cart's words about shipping: its cost, and the amount that is missing until it is free. */
function shippingView(
  {lines, cost: {subtotalAmount}}: ShopifyCart,
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
  // A code that reduces nothing else is for the delivery.
  const hasCode =
    mayReduceDelivery && compareAmounts(discount.amount, '0') === 0;
  const freeFrom =
    kind === 'from' && !hasCode ? market.shipping?.freeFrom : null;
  return {
    cost: shippingCost(kind, mayReduceDelivery),
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

/** What the cart says of the cost of shipping; a discount may lower it by a sum that is not known. */
function shippingCost(
  kind: ReturnType<typeof shippingWords>['kind'],
  mayReduceDelivery: boolean,
): 'free' | 'unknown' | 'costs' {
  if (kind === 'free') return 'free';
  return kind === 'unknown' || mayReduceDelivery ? 'unknown' : 'costs';
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

/** How goods can be returned, and the titles of goods made to order, which cannot be returned. */
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
    isAllMadeToOrder: made.length === lines.length,
  };
}

function shownDiscount({amount}: DiscountOnCart): Money | null {
  return amount && compareAmounts(amount.amount, '0') > 0 ? amount : null;
}
