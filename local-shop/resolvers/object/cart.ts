import {cartTotals} from '../../data/cart-store';
import {customerById} from '../../data/customer-store';
import type {Shop, ShopContext} from '../../context';
import type {Cart} from '../../domain/cart';
import {cartId} from '../../domain/cart-id';
import type {CartTotals} from '../../domain/cart-totals';
import {checkoutUrl, localeOfLanguage} from '../../domain/shop-urls';
import {paginate, type ConnectionArgs} from '../../domain/cursor';
import {OWN_NAMESPACE} from '../../domain/cart-metafield';
import {consentToken} from '../../domain/visitor-consent';
import type {TypeResolvers} from '../../resolver';
import {cartAllocations} from './cart-discount';
import {cartDeliverySource, deliveryGroups} from './cart-delivery';
import {cartLineSource} from './cart-line';
import {cartMetafieldSource} from './cart-metafield';
import {customerSource} from './customer';
import type {MetafieldIdentifier} from './metafield-fields';
import {moneySource} from './money';

/** Source of `Cart`. The sums are computed once, when a field first needs them. */
export interface CartSource {
  readonly __typename: 'Cart';
  readonly id: string;
  readonly cart: Cart;
  readonly totals: CartTotals;
}

/** Source of `Cart`. */
export function cartSource(
  {shop, language}: ShopContext,
  cart: Cart,
): CartSource {
  let totals: CartTotals | undefined;
  return {
    __typename: 'Cart',
    id: cartId(cart),
    cart,
    get totals() {
      return (totals ??= cartTotals(shop, cart, {language}));
    },
  };
}

/** `Cart`. */
export const cartResolvers = {
  createdAt: ({cart}) => cart.createdAt,
  updatedAt: ({cart}) => cart.updatedAt,
  note: ({cart}) => cart.note,
  attributes: ({cart}) => cart.attributes,
  checkoutUrl: ({cart}, _args, {shop, language, visitorConsent}) =>
    checkoutUrl(shop, localeOfLanguage(language), cart) +
    (visitorConsent ? `&_cs=${consentToken(visitorConsent)}` : ''),
  totalQuantity: ({totals}) => totals.totalQuantity,
  buyerIdentity: ({cart}, _args, {shop}) => buyerIdentitySource(shop, cart),
  cost: ({totals}) => costSource(totals),
  estimatedCost: ({totals}) => costSource(totals),
  discountCodes: ({totals}) => totals.discounts.codes,
  discountAllocations: ({totals}) => cartAllocations(totals),
  appliedGiftCards: ({totals}) =>
    totals.giftCards.map((applied) =>
      giftCardSource(applied, totals.currencyCode),
    ),
  delivery: cartDeliverySource,
  deliveryGroups: (source, args: ConnectionArgs) =>
    deliveryGroups(source, args),
  attribute: ({cart}, {key}: {key: string}) =>
    cart.attributes.find((attribute) => attribute.key === key) ?? null,
  metafield: ({cart}, {namespace, key}: MetafieldIdentifier) =>
    cartMetafieldSource(cart, {namespace: namespace ?? OWN_NAMESPACE, key}),
  metafields: (
    {cart},
    {identifiers}: {identifiers: readonly MetafieldIdentifier[]},
  ) =>
    // Unlike a product's metafields: only the ones that the cart has.
    identifiers.flatMap(
      ({namespace, key}) =>
        cartMetafieldSource(cart, {
          namespace: namespace ?? OWN_NAMESPACE,
          key,
        }) ?? [],
    ),
  lines: ({cart, totals}, args: ConnectionArgs) =>
    paginate(
      totals.lines.map((line) => cartLineSource(cart, totals, line)),
      args,
    ),
} satisfies TypeResolvers<CartSource>;

function costSource(totals: CartTotals) {
  const money = (amountMinor: number) =>
    moneySource(amountMinor, totals.currencyCode);
  return {
    subtotalAmount: money(totals.subtotalMinor),
    // What remains after the gift cards.
    totalAmount: money(totals.totalMinor - totals.giftCardMinor),
    checkoutChargeAmount: money(totals.checkoutChargeMinor),
    subtotalAmountEstimated: true,
    totalAmountEstimated: true,
    // No longer available, as the schema says; prices include tax.
    totalTaxAmount: null,
    totalTaxAmountEstimated: true,
    totalDutyAmount: null,
    totalDutyAmountEstimated: true,
  };
}

function buyerIdentitySource(shop: Shop, {buyer}: Cart) {
  const customer =
    buyer.customerId === null ? null : customerById(shop, buyer.customerId);
  return {
    countryCode: buyer.countryCode,
    email: buyer.email ?? customer?.email ?? null,
    phone: buyer.phone ?? customer?.phone ?? null,
    customer: customer && customerSource(customer),
    deliveryAddressPreferences: [],
    preferences: buyer.preferences,
    purchasingCompany: null,
  };
}

function giftCardSource(
  {card, usedCents, usedMinor}: CartTotals['giftCards'][number],
  currencyCode: string,
) {
  const amountUsed = moneySource(usedCents, 'EUR');
  // What remains after this cart.
  const balance = moneySource(card.balanceCents - usedCents, 'EUR');
  return {
    __typename: 'AppliedGiftCard',
    id: card.id,
    lastCharacters: card.lastCharacters,
    amountUsed,
    amountUsedV2: amountUsed,
    balance,
    balanceV2: balance,
    presentmentAmountUsed: moneySource(usedMinor, currencyCode),
  };
}
