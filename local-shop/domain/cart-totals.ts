import type {CatalogueLanguage} from '@metarmap/store/localized-text';
import type {CatalogueIndex} from './catalogue-index';
import type {Discount} from './discount';
import type {GiftCard} from './gift-card';
import type {Cart, CartLine} from './cart';
import {selectedAddress} from './cart-id';
import {deliveryOptions, type DeliveryOption} from './cart-delivery';
import {evaluateDiscounts, type CartDiscounts} from './cart-discounts';
import type {Product, ProductVariant, SellingPlan} from './catalogue';
import {currencyOf} from './countries';
import {addedTax} from './included-tax';
import {fromEuroCents, toEuroCents} from './presentment';
import {checkoutChargeOf, compareAtPriceOf, priceOf} from './price';

/** What a discount takes off a line, more than 0. */
export interface DiscountShare {
  readonly discount: Discount;
  readonly amountMinor: number;
}

/** One line with its variant and its sums, in minor units of the cart's currency. */
export interface CartLineTotals {
  readonly line: CartLine;
  readonly product: Product;
  readonly variant: ProductVariant;
  readonly sellingPlan: SellingPlan | null;
  readonly unitMinor: number;
  readonly compareAtUnitMinor: number | null;
  /** Before discounts. */
  readonly subtotalMinor: number;
  /** What of that is charged at the checkout: less under a plan with a deposit. */
  readonly checkoutChargeMinor: number;
  /** What each discount takes off this line. */
  readonly discountShares: readonly DiscountShare[];
  /** Off this line by a discount on some products. */
  readonly lineDiscountMinor: number;
  /** This line's share of the discounts on the whole cart. */
  readonly orderDiscountMinor: number;
  /** After its own discounts, before discounts on the whole cart. */
  readonly totalMinor: number;
}

/** How much a gift card pays. */
interface AppliedGiftCard {
  readonly card: GiftCard;
  /** In euro cents, the card's currency. */
  readonly usedCents: number;
  /** In the cart's currency. */
  readonly usedMinor: number;
}

/** All sums of a cart, in minor units of its currency; tax is included, unless `isTaxAdded`. */
export interface CartTotals {
  readonly currencyCode: string;
  readonly lines: readonly CartLineTotals[];
  readonly totalQuantity: number;
  /** Lines after their own discounts, before discounts on the whole cart. */
  readonly subtotalMinor: number;
  /** What is charged at the checkout, before discounts; the subtotal where nothing is charged later. */
  readonly checkoutChargeMinor: number;
  readonly discounts: CartDiscounts;
  /** Off the whole cart. */
  readonly orderDiscountMinor: number;
  /** Goods after all discounts, without shipping. Gift cards do not reduce it: they pay it. */
  readonly totalMinor: number;
  /** Empty when nothing has to be sent. */
  readonly deliveryOptions: readonly DeliveryOption[];
  /** The chosen option, else the cheapest; `null` when nothing has to be sent. */
  readonly delivery: DeliveryOption | null;
  /** `totalMinor` with the delivery. */
  readonly withDeliveryMinor: number;
  /** Thousandths. */
  readonly taxPermille: number;
  /** The tax is added at the checkout; no sum of a cart contains it, as on Shopify. */
  readonly isTaxAdded: boolean;
  /** What the gift cards pay of the goods, or of goods, shipping and added tax; see `cartTotals`. */
  readonly giftCards: readonly AppliedGiftCard[];
  /** What all of them pay together. */
  readonly giftCardMinor: number;
}

/**
 * Computes a cart's sums at today's prices of the buyer's country. Lines whose variant is
 * no longer sold are left out. With `payShipping` the gift cards pay for shipping and added tax too,
 * as at checkout. `language` and `deliverTo` decide the names and times of the delivery
 * options.
 */
export function computeCartTotals(
  cart: Cart,
  shop: {
    readonly catalogue: CatalogueIndex;
    readonly discounts: readonly Discount[];
    /** The cart's gift cards, in the order in which they are used up. */
    readonly giftCards: readonly GiftCard[];
    readonly now: Date;
    /** Prices contain taxes. */
    readonly taxesIncluded: boolean;
    /** Thousandths, by country of delivery. */
    readonly taxPermilleOf: (country: string) => number;
  },
  {
    language,
    payShipping,
    deliverTo = selectedAddress(cart)?.countryCode ?? cart.buyer.countryCode,
  }: {
    readonly language: CatalogueLanguage;
    readonly payShipping: boolean;
    readonly deliverTo?: string;
  },
): CartTotals {
  const currencyCode = currencyOf(cart.buyer.countryCode);
  const priced = cart.lines.flatMap((line) =>
    priceLine(shop.catalogue, cart, line),
  );
  const found = evaluateDiscounts(
    priced.map(({line, product, subtotalMinor}) => ({
      productId: product.id,
      quantity: line.quantity,
      isGiftCard: product.isGiftCard,
      subtotalMinor,
    })),
    cart.discountCodes,
    {
      discounts: shop.discounts,
      currencyCode,
      now: shop.now,
      isInCollection: (productId, handle) =>
        isInCollection(shop.catalogue, productId, handle),
    },
  );
  const lines = priced.map((line, index) => discountLine(line, found, index));
  const subtotalMinor = sum(lines.map(({totalMinor}) => totalMinor));
  const orderDiscountMinor = sum(
    found.orders.map(({amountMinor}) => amountMinor),
  );
  const totalMinor = subtotalMinor - orderDiscountMinor;
  const options = lines.some(({variant}) => variant.requiresShipping)
    ? deliveryOptions(
        {
          countryCode: deliverTo,
          currencyCode,
          goodsMinor: totalMinor,
          handlingDays: Math.max(
            ...lines.map(({product}) => handlingDays(product)),
          ),
          isFreeByDiscount: found.shipping !== null,
        },
        language,
      )
    : [];
  const delivery =
    options.find(({handle}) => handle === cart.deliveryOption) ??
    options[0] ??
    null;
  const withDeliveryMinor = totalMinor + (delivery?.priceMinor ?? 0);
  const taxPermille = shop.taxPermilleOf(deliverTo);
  const isTaxAdded = !shop.taxesIncluded;
  // A gift card is taxed when it is redeemed.
  const untaxedMinor = sum(
    lines.map(({product, totalMinor: cost}) => (product.isGiftCard ? cost : 0)),
  );
  const addedMinor = isTaxAdded
    ? addedTax(withDeliveryMinor - untaxedMinor, taxPermille)
    : 0;
  const giftCards = applyGiftCards(
    shop.giftCards,
    payShipping ? withDeliveryMinor + addedMinor : totalMinor,
    currencyCode,
  );
  return {
    currencyCode,
    lines,
    totalQuantity: sum(lines.map(({line}) => line.quantity)),
    subtotalMinor,
    checkoutChargeMinor: lines.some(
      (line) => line.checkoutChargeMinor < line.subtotalMinor,
    )
      ? sum(lines.map(({checkoutChargeMinor}) => checkoutChargeMinor))
      : subtotalMinor,
    discounts: found,
    orderDiscountMinor,
    totalMinor,
    deliveryOptions: options,
    delivery,
    withDeliveryMinor,
    taxPermille,
    isTaxAdded,
    giftCards,
    giftCardMinor: sum(giftCards.map(({usedMinor}) => usedMinor)),
  };
}

type PricedLine = Omit<
  CartLineTotals,
  'discountShares' | 'lineDiscountMinor' | 'orderDiscountMinor' | 'totalMinor'
>;

function priceLine(
  catalogue: CatalogueIndex,
  cart: Cart,
  line: CartLine,
): PricedLine[] {
  const entry = catalogue.variantById.get(line.variantId);
  if (!entry) return [];
  const {product, variant} = entry;
  const country = cart.buyer.countryCode;
  const sellingPlan =
    catalogue.sellingPlanById.get(line.sellingPlanId ?? '')?.plan ?? null;
  const {amountMinor} = priceOf(variant, country, sellingPlan ?? undefined);
  const chargeMinor = sellingPlan
    ? checkoutChargeOf(variant, country, sellingPlan).amountMinor
    : amountMinor;
  return [
    {
      line,
      product,
      variant,
      sellingPlan,
      unitMinor: amountMinor,
      compareAtUnitMinor:
        compareAtPriceOf(variant, country)?.amountMinor ?? null,
      subtotalMinor: amountMinor * line.quantity,
      checkoutChargeMinor: chargeMinor * line.quantity,
    },
  ];
}

function discountLine(
  line: PricedLine,
  {products, orders}: CartDiscounts,
  index: number,
): CartLineTotals {
  const sharesOf = (applied: typeof products): DiscountShare[] =>
    applied
      .map(({discount, parts}) => ({discount, amountMinor: parts[index] ?? 0}))
      .filter(({amountMinor}) => amountMinor > 0);
  const ofProducts = sharesOf(products);
  const ofOrders = sharesOf(orders);
  const off = (shares: readonly DiscountShare[]) =>
    sum(shares.map(({amountMinor}) => amountMinor));
  const lineDiscountMinor = off(ofProducts);
  return {
    ...line,
    discountShares: [...ofProducts, ...ofOrders],
    lineDiscountMinor,
    orderDiscountMinor: off(ofOrders),
    totalMinor: line.subtotalMinor - lineDiscountMinor,
  };
}

function applyGiftCards(
  cards: readonly GiftCard[],
  payable: number,
  currencyCode: string,
): AppliedGiftCard[] {
  let left = payable;
  return cards.map((card) => {
    const usedMinor = Math.min(
      left,
      fromEuroCents(card.balanceCents, currencyCode),
    );
    left -= usedMinor;
    const usedCents = Math.min(
      card.balanceCents,
      toEuroCents(usedMinor, currencyCode),
    );
    return {card, usedMinor, usedCents};
  });
}

/** Metafield `custom.handling_days`; 0 without. */
function handlingDays({metafields}: Product): number {
  const field = metafields.find(({key}) => key === 'handling_days');
  return field?.value.type === 'number_integer' ? Number(field.value.value) : 0;
}

function isInCollection(
  catalogue: CatalogueIndex,
  productId: string,
  handle: string,
): boolean {
  const collection = catalogue.collectionByHandle.get(handle);
  return collection?.productIds.includes(productId) ?? false;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
