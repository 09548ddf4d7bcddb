import type {
  CartApiMutationFragment,
  CartApiQueryFragment,
  CartLinePartsFragment,
} from 'storefrontapi.generated';
import {compareAmounts} from '../i18n/format';
import {measuresOf} from '../i18n/inches';
import {DEFAULT_LOCALE, LOCALES} from '../i18n/locale';
import {marketFacts, type MarketFacts} from '../i18n/market-facts';
import {amountDue, priceBefore, sumAmounts} from './amount';
import {visitorsCheckoutUrl, type CheckoutVisitor} from './checkout-url.server';
import {isOfRecipient, recipientOf} from './gift-recipient';
import {lineKey} from './line-key';
import {MOST_PER_LINE} from './quantity';

/** A cart as the provider sends it. */
export type ProviderCart = CartApiQueryFragment | CartApiMutationFragment;

/** Whose cart it is. */
interface CartVisitor extends CheckoutVisitor {
  /** Whose language the cart's texts have. */
  readonly storefront: {readonly i18n: {readonly language: string}};
}

/**
 * Shapes a cart for the browser. Its id, which holds the secret that opens the cart,
 * and its buyer stay on the server.
 */
export function cartView(cart: ProviderCart, visitor: CartVisitor) {
  const market = marketFacts(cart.buyerIdentity.countryCode ?? '');
  const {language} = visitor.storefront.i18n;
  const locale =
    Object.values(LOCALES).find((each) => each.language === language) ??
    DEFAULT_LOCALE;
  const measures = measuresOf(market, locale);
  const lines = cart.lines.nodes.map((line) => lineView(line, measures));
  const {subtotalAmount, totalAmount} = cart.cost;
  const discounted = sumAmounts(
    cart.discountAllocations.map(
      ({discountedAmount}) => discountedAmount.amount,
    ),
  );
  return {
    /** ISO time of the last change; tells older answers from newer ones. */
    updatedAt: cart.updatedAt,
    /** `null` where there is nothing to check out, or its host is not ours to link. */
    checkoutUrl:
      lines.length > 0 ? visitorsCheckoutUrl(cart.checkoutUrl, visitor) : null,
    lines,
    /** Lines before discounts on the whole cart. */
    subtotal: subtotalAmount,
    /** Off the whole cart; `null` when nothing is. */
    discount:
      compareAmounts(discounted, '0') > 0
        ? {amount: discounted, currencyCode: totalAmount.currencyCode}
        : null,
    total: totalAmount,
    /** What gift cards leave to pay; `null` without gift cards. */
    due:
      cart.appliedGiftCards.length > 0
        ? {
            amount: amountDue({
              subtotal: subtotalAmount.amount,
              discount: discounted,
              total: totalAmount.amount,
              giftCards: cart.appliedGiftCards.map(
                ({amountUsed}) => amountUsed.amount,
              ),
            }),
            currencyCode: totalAmount.currencyCode,
          }
        : null,
    discountCodes: cart.discountCodes.map(({code, applicable}) => ({
      code,
      /** The provider knows the code and it fits what is in the cart. */
      isApplicable: applicable,
    })),
    giftCards: cart.appliedGiftCards.map(
      ({id, lastCharacters, amountUsed}) => ({id, lastCharacters, amountUsed}),
    ),
    note: cart.note ?? '',
    tax: market.tax,
    /** `null` where nothing is sent, or nothing known. */
    freeShipping: freeShipping(cart, market, discounted),
  };
}

function freeShipping(
  {lines, cost: {subtotalAmount}}: ProviderCart,
  {shipping}: MarketFacts,
  discount: string,
) {
  const isSent = lines.nodes.some(
    ({merchandise}) => merchandise.requiresShipping,
  );
  const {amount: goods, currencyCode} = subtotalAmount;
  if (!isSent || shipping?.freeFrom.currencyCode !== currencyCode) return null;
  const amount = sumAmounts([shipping.freeFrom.amount, `-${goods}`, discount]);
  return {
    /** `null`: it is reached. */
    missing: compareAmounts(amount, '0') > 0 ? {amount, currencyCode} : null,
  };
}

function lineView(
  line: CartLinePartsFragment,
  measures: (text: string) => string,
) {
  const {merchandise, cost} = line;
  const {product} = merchandise;
  const sellingPlan = line.sellingPlanAllocation?.sellingPlan ?? null;
  const attributes = line.attributes.map(({key, value}) => ({
    key,
    value: value ?? '',
  }));
  const recipient = recipientOf(attributes);
  return {
    id: line.id,
    key: lineKey({
      merchandiseId: merchandise.id,
      sellingPlanId: sellingPlan?.id,
      attributes,
    }),
    merchandiseId: merchandise.id,
    title: product.title,
    /** Bare path of the product with this variant chosen. */
    path: `/products/${encodeURIComponent(product.handle)}?variant=${lastSegment(merchandise.id)}`,
    options: merchandise.selectedOptions
      // A product without options has one called so, with one value.
      .filter(({name, value}) => name !== 'Title' || value !== 'Default Title')
      .map(({name, value}) => ({name, value: measures(value)})),
    attributes: attributes.filter(
      (attribute) =>
        !attribute.key.startsWith('_') &&
        !(recipient && isOfRecipient(attribute)),
    ),
    isGiftCard: product.isGiftCard,
    /** For whom the gift card is; `null`: for the buyer. */
    recipient,
    sellingPlan: sellingPlan?.name ?? null,
    image: imageOf(merchandise),
    quantity: line.quantity,
    /** The most that can be chosen: stock, and `MOST_PER_LINE` at most. */
    mostQuantity: mostQuantity(merchandise),
    /** `false` when it is sold out or no longer sold. */
    isAvailable: merchandise.availableForSale,
    total: cost.totalAmount,
    /** What the line would cost without sale and discounts, if that is more. */
    priceBefore: priceBefore(cost, line.quantity),
    discounts: line.discountAllocations.map(discountView),
  };
}

function imageOf({image, product}: CartLinePartsFragment['merchandise']) {
  const picture = image ?? product.featuredImage;
  if (!picture) return null;
  const {url, width, height} = picture;
  return {url, width: width ?? null, height: height ?? null};
}

/** Stock limits the choice only where the provider counts it and sells no more than it has. */
function mostQuantity({
  availableForSale,
  currentlyNotInStock,
  quantityAvailable,
}: CartLinePartsFragment['merchandise']): number {
  if (!availableForSale || currentlyNotInStock) return MOST_PER_LINE;
  return quantityAvailable && quantityAvailable > 0
    ? Math.min(quantityAvailable, MOST_PER_LINE)
    : MOST_PER_LINE;
}

/** The code or the name of the rule; `null` when the provider gives neither. */
function discountView(
  allocation: CartLinePartsFragment['discountAllocations'][number],
) {
  const name =
    'code' in allocation
      ? allocation.code
      : 'title' in allocation
        ? allocation.title
        : null;
  return {name, amount: allocation.discountedAmount};
}

/** `gid://shopify/ProductVariant/123` gives `123`. */
function lastSegment(id: string): string {
  return encodeURIComponent(id.slice(id.lastIndexOf('/') + 1));
}
