import type {CatalogueLanguage} from '@metarmap/store/localized-text';
import type {Cart} from './cart';
import type {CartLineTotals, CartTotals} from './cart-totals';
import type {PageLocale} from './catalogue';
import type {Address} from './customer-address';
import {taxPermilleOf} from './included-tax';
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

/**
 * The order that a cart becomes when it is paid now: paid in full, not yet sent.
 * Its sums equal the cart's. `statusToken` opens its status page.
 */
export function orderFromCart(
  cart: Cart,
  totals: CartTotals,
  {email, address, locale}: CheckoutDetails,
  {statusToken, now}: {readonly statusToken: string; readonly now: Date},
): Omit<Order, 'number'> {
  const discounts = orderDiscounts(totals);
  const requiresShipping = totals.lines.some(
    ({variant}) => variant.requiresShipping,
  );
  const country = address?.countryCode ?? cart.buyer.countryCode;
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
    lines: totals.lines.map((line) => orderLine(line, languageOf(locale))),
    discounts,
    shipping: orderShipping(totals, discounts),
    taxPermille: taxPermilleOf(country),
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
    lineDiscountMinor,
    orderDiscountMinor,
  }: CartLineTotals,
  language: CatalogueLanguage,
): OrderLine {
  const amountMinor = lineDiscountMinor + orderDiscountMinor;
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
    allocations: amountMinor > 0 ? [{discountIndex: 0, amountMinor}] : [],
    attributes: line.attributes,
    requiresShipping: variant.requiresShipping,
    isGiftCard: product.isGiftCard,
    addedByEdit: false,
  };
}

/** The discount on goods, if any, comes first: lines refer to it by its index. */
function orderDiscounts({
  discounts: {goods, freeShipping, codes},
  currencyCode,
}: CartTotals): readonly OrderDiscount[] {
  const found: OrderDiscount[] = [];
  if (goods) {
    const {discount} = goods;
    found.push({
      kind: 'code',
      title: goods.code,
      value:
        discount.kind === 'percentage'
          ? {percentage: discount.percentage}
          : {amountMinor: fromEuroCents(discount.amountCents, currencyCode)},
      targetType: 'LINE_ITEM',
      targetSelection: goods.level === 'order' ? 'ALL' : 'ENTITLED',
      allocationMethod: 'ACROSS',
    });
  }
  if (freeShipping) {
    const used = codes.find(
      ({code, applicable}) =>
        applicable && code.toLowerCase() !== goods?.code.toLowerCase(),
    );
    found.push({
      kind: 'code',
      title: used?.code ?? '',
      value: {percentage: 100},
      targetType: 'SHIPPING_LINE',
      targetSelection: 'ALL',
      allocationMethod: 'EACH',
    });
  }
  return found;
}

function orderShipping(
  {delivery, discounts: {freeShipping}}: CartTotals,
  discounts: readonly OrderDiscount[],
): Order['shipping'] {
  if (!delivery) {
    return {title: '', priceMinor: 0, allocations: [], refundedMinor: 0};
  }
  const {title, priceMinor, fullPriceMinor, days} = delivery;
  const off = freeShipping ? fullPriceMinor - priceMinor : 0;
  return {
    title,
    priceMinor: priceMinor + off,
    allocations:
      off > 0 ? [{discountIndex: discounts.length - 1, amountMinor: off}] : [],
    refundedMinor: 0,
    days,
  };
}
