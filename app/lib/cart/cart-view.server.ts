import type {CartLinePartsFragment} from 'storefrontapi.generated';
import {compareAmounts, type Money} from '../i18n/format';
import {measuresOf} from '../i18n/inches';
import {DEFAULT_LOCALE, LOCALES} from '../i18n/locale';
import {marketFacts, type MarketFacts} from '../i18n/market-facts';
import {amountDue, priceBefore, sumAmounts} from './amount';
import {visitorsCheckoutUrl, type CheckoutVisitor} from './checkout-url.server';
import {isOfRecipient, recipientOf} from './gift-recipient';
import {lineKey} from './line-key';
import type {ProviderCart} from './provider-cart.server';
import {MOST_PER_LINE} from './quantity';

/** The cart as the browser gets it. */
export type CartView = ReturnType<typeof cartView>;

export type CartLineView = CartView['lines'][number];

/**
 * What is known of the visitor's cart: `cart` is `null` when there is none.
 * `unavailable`: there is one, but the provider could not be asked.
 */
export type CartSnapshot =
  | {readonly status: 'ready'; readonly cart: CartView | null}
  | {readonly status: 'unavailable'};

/** Whose cart it is. */
interface CartVisitor extends CheckoutVisitor {
  /** Whose language the cart's texts have. */
  readonly storefront: {readonly i18n: {readonly language: string}};
}

/** Shapes a cart for the browser. Its id, which holds a secret, and its buyer stay here. */
export function cartView(cart: ProviderCart, visitor: CartVisitor) {
  const {cost, discountCodes, appliedGiftCards: giftCards} = cart;
  const market = marketFacts(cart.buyerIdentity.countryCode ?? '');
  const {language} = visitor.storefront.i18n;
  const locale =
    Object.values(LOCALES).find((each) => each.language === language) ??
    DEFAULT_LOCALE;
  const measures = measuresOf(market, locale);
  const lines = cart.lines.nodes.map((line) => lineView(line, measures));
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
  return {
    /** ISO time of the last change; tells older results from newer ones. */
    updatedAt: cart.updatedAt,
    /** `null` where there is nothing to check out, or its host is not ours to link. */
    checkoutUrl:
      lines.length > 0 ? visitorsCheckoutUrl(cart.checkoutUrl, visitor) : null,
    lines,
    /** Lines before discounts on the whole cart. */
    subtotal: cost.subtotalAmount,
    /** Off the whole cart; `null` when nothing is. */
    discount: compareAmounts(discount, '0') > 0 ? inCurrency(discount) : null,
    total: cost.totalAmount,
    /** What gift cards leave to pay; `null` without gift cards. */
    due: giftCards.length > 0 ? inCurrency(due) : null,
    discountCodes: discountCodes.map(({code, applicable}) => ({
      code,
      /** The provider knows the code and it fits what is in the cart. */
      isApplicable: applicable,
    })),
    giftCards: giftCards.map(({id, lastCharacters, amountUsed}) => ({
      id,
      lastCharacters,
      amountUsed,
    })),
    note: cart.note ?? '',
    tax: market.tax,
    /** `null` where nothing is sent, or nothing known. */
    freeShipping: freeShipping(cart, market, discount),
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
    path: `/products/${encodeURIComponent(product.handle)}?variant=${merchandise.id.split('/').pop()}`,
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
  const isLimited = availableForSale && !currentlyNotInStock;
  const stock = isLimited ? (quantityAvailable ?? 0) : 0;
  return stock > 0 ? Math.min(stock, MOST_PER_LINE) : MOST_PER_LINE;
}

/** Its code or the name of its rule; `null` when the provider gives neither. */
function discountView(
  allocation: CartLinePartsFragment['discountAllocations'][number],
) {
  const name =
    ('code' in allocation && allocation.code) ||
    ('title' in allocation && allocation.title) ||
    null;
  return {name, amount: allocation.discountedAmount};
}
