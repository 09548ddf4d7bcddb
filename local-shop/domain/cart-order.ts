import type {CatalogueLanguage} from '@metarmap/store/localized-text';
import type {Cart} from './cart';
import type {CartLineTotals, CartTotals} from './cart-totals';
import type {PageLocale} from './catalogue';
import type {Address} from './customer-address';
import {classOf, type Discount} from './discount';
import type {Order, OrderDiscount, OrderLine} from './order';
import {fromEuroCents} from './presentment';
import {selectedOptionsOf} from './variant-options';
import {languageOf} from './shop-urls';

/** What a buyer adds to the cart at checkout. */
export interface CheckoutDetails {
  readonly email: string | null;
  /** `null` when nothing has to be sent. */
  readonly address: Address | null;
  readonly locale: PageLocale;
}

/** What an order gets from the shop. */
interface Placed {
  /** Opens the order's status page. */
  readonly statusToken: string;
  readonly now: Date;
}

/**
 * The order that a cart becomes when it is paid now: paid in full, not yet sent.
 * Its sums equal the cart's.
 */
export function orderFromCart(
  cart: Cart,
  totals: CartTotals,
  {email, address, locale}: CheckoutDetails,
  {statusToken, now}: Placed,
): Omit<Order, 'number'> {
  const discounts = orderDiscounts(totals);
  const requiresShipping = totals.lines.some(
    ({variant}) => variant.requiresShipping,
  );
  return {
    customerId: cart.buyer.customerId,
    statusToken,
    email,
    phone: address?.phone ?? cart.buyer.phone,
    locale,
    currencyCode: totals.currencyCode,
    processedAt: now.toISOString(),
    canceledAt: null,
    cancelReason: null,
    financialStatus: 'PAID',
    // An order without shipping (a gift card) arrives with its mail.
    fulfillmentStatus: requiresShipping ? 'UNFULFILLED' : 'FULFILLED',
    edited: false,
    shippingAddress: address,
    billingAddress: address,
    lines: totals.lines.map((line) =>
      orderLine(line, discounts, languageOf(locale)),
    ),
    discounts: discounts.map((discount) =>
      orderDiscount(discount, totals.currencyCode),
    ),
    shipping: orderShipping(totals, discounts),
    taxPermille: totals.taxPermille,
    isTaxAdded: totals.isTaxAdded,
    giftCardMinor: totals.giftCardMinor,
    giftCards: totals.giftCards.map(({card, usedMinor}) => ({
      lastCharacters: card.lastCharacters,
      amountMinor: usedMinor,
    })),
    refundedMinor: 0,
    fulfillments: [],
    attributes: cart.attributes,
    note: cart.note === '' ? null : cart.note,
    hasInvoice: true,
  };
}

function orderLine(
  {
    line,
    product,
    variant,
    sellingPlan,
    unitMinor,
    discountShares,
  }: CartLineTotals,
  discounts: readonly Discount[],
  language: CatalogueLanguage,
): OrderLine {
  const variantTitle = selectedOptionsOf(product, variant, language)
    .map(({value}) => value)
    .join(' / ');
  return {
    variantId: variant.id,
    title: product.title[language],
    // A product without options has one unnamed variant.
    variantTitle: product.variants.length > 1 ? variantTitle : null,
    sellingPlanName: sellingPlan?.name[language] ?? null,
    quantity: line.quantity,
    currentQuantity: line.quantity,
    unitPriceMinor: unitMinor,
    allocations: discountShares.map(({discount, amountMinor}) => ({
      discountIndex: discounts.indexOf(discount),
      amountMinor,
    })),
    attributes: line.attributes,
    requiresShipping: variant.requiresShipping,
    isGiftCard: product.isGiftCard,
    addedByEdit: false,
  };
}

/** The discounts of the cart; lines and shipping refer to them by their index. */
function orderDiscounts({
  discounts: {products, orders, shipping},
}: CartTotals): readonly Discount[] {
  return [
    ...[...products, ...orders].map(({discount}) => discount),
    ...(shipping ? [shipping] : []),
  ];
}

/** A discount as an order, and a cart's allocations, name it. */
export function orderDiscount(
  discount: Discount,
  currencyCode: string,
): OrderDiscount {
  return {
    kind: discount.isAutomatic ? 'automatic' : 'code',
    title: discount.code,
    ...applicationOf(discount, currencyCode),
  };
}

function applicationOf(
  discount: Discount,
  currencyCode: string,
): Omit<OrderDiscount, 'kind' | 'title'> {
  if (discount.kind === 'free-shipping') {
    return {
      value: {percentage: 100},
      targetType: 'SHIPPING_LINE',
      targetSelection: 'ALL',
      allocationMethod: 'EACH',
    };
  }
  return {
    value:
      discount.kind === 'amount'
        ? {amountMinor: fromEuroCents(discount.amountCents, currencyCode)}
        : {percentage: discount.percentage},
    targetType: 'LINE_ITEM',
    targetSelection: classOf(discount) === 'order' ? 'ALL' : 'ENTITLED',
    allocationMethod: discount.kind === 'buy-get' ? 'EACH' : 'ACROSS',
  };
}

function orderShipping(
  {delivery, discounts: {shipping}}: CartTotals,
  discounts: readonly Discount[],
): Order['shipping'] {
  if (!delivery) {
    return {title: '', priceMinor: 0, allocations: [], refundedMinor: 0};
  }
  const {title, priceMinor, fullPriceMinor, days} = delivery;
  const off = shipping ? fullPriceMinor - priceMinor : 0;
  return {
    title,
    priceMinor: priceMinor + off,
    allocations:
      shipping && off > 0
        ? [{discountIndex: discounts.indexOf(shipping), amountMinor: off}]
        : [],
    refundedMinor: 0,
    days,
  };
}
