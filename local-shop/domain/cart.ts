import type {CartSelectableAddress} from './cart-delivery-address';

/** A metafield of a cart. */
export interface CartMetafield {
  readonly namespace: string;
  readonly key: string;
  readonly type: string;
  readonly value: string;
  /** ISO 8601, whole seconds. */
  readonly createdAt: string;
  readonly updatedAt: string;
}

export interface CartAttribute {
  readonly key: string;
  readonly value: string | null;
}

/** One line of a cart; `./cart-totals.ts` computes what it costs. */
export interface CartLine {
  /** Unique within the cart. */
  readonly id: string;
  readonly variantId: string;
  readonly quantity: number;
  readonly attributes: readonly CartAttribute[];
  readonly sellingPlanId: string | null;
  /** The line below which this one is nested. */
  readonly parentId?: string;
}

/** Who buys; decides the currency and pre-fills the checkout. */
export interface CartBuyer {
  /** ISO 3166-1 alpha-2: prices are this country's. */
  readonly countryCode: string;
  readonly email: string | null;
  readonly phone: string | null;
  /** Global id of the signed-in customer. */
  readonly customerId: string | null;
  /** As the client sent them (`CartPreferencesInput`); the shop only returns them. */
  readonly preferences: object | null;
}

/** A cart as it is stored. */
export interface Cart {
  /** The public half of the cart's id. */
  readonly token: string;
  /** The secret half, `key` in id and checkout URL. */
  readonly secret: string;
  /** ISO 8601, whole seconds like all Shopify's times. */
  readonly createdAt: string;
  readonly updatedAt: string;
  /** Newest first, as Shopify lists them. */
  readonly lines: readonly CartLine[];
  readonly buyer: CartBuyer;
  readonly attributes: readonly CartAttribute[];
  readonly note: string;
  /** As the buyer typed them, valid or not. */
  readonly discountCodes: readonly string[];
  /** Ids of the gift cards that help to pay, in the order in which they are used up. */
  readonly giftCardIds: readonly string[];
  /** Handle of the chosen delivery option; `null` takes the cheapest. */
  readonly deliveryOption: string | null;
  /** Left out in carts of older databases. */
  readonly deliveryAddresses?: readonly CartSelectableAddress[];
  readonly metafields?: readonly CartMetafield[];
}
