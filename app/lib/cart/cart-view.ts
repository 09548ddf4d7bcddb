import type {Money} from '../i18n/format';
import type {GiftRecipient} from './gift-recipient';
import type {MarketFacts} from '../i18n/market-facts';

/**
 * The cart as the browser gets it. Its id stays on the server: it holds the
 * secret that opens the cart.
 */
export interface CartView {
  /** ISO time of the last change; tells older answers from newer ones. */
  readonly updatedAt: string;
  /** `null` where there is nothing to check out, or its host is not ours to link. */
  readonly checkoutUrl: string | null;
  readonly lines: readonly CartLineView[];
  /** Lines before discounts on the whole cart. */
  readonly subtotal: Money;
  /** Off the whole cart; `null` when nothing is. */
  readonly discount: Money | null;
  readonly total: Money;
  /** What gift cards leave to pay; `null` without gift cards. */
  readonly due: Money | null;
  readonly discountCodes: readonly DiscountCodeView[];
  readonly giftCards: readonly GiftCardView[];
  readonly note: string;
  /** See `MarketFacts`, of the buyer's country. */
  readonly tax: MarketFacts['tax'];
  /** How far it is to free shipping; `null` where nothing is sent, or nothing known. */
  readonly freeShipping: {
    /** `null`: it is reached. */
    readonly missing: Money | null;
  } | null;
}

export interface CartLineView {
  readonly id: string;
  /** See `lineKey`. */
  readonly key: string;
  readonly merchandiseId: string;
  readonly title: string;
  /** Bare path of the product with this variant chosen. */
  readonly path: string;
  readonly options: readonly {readonly name: string; readonly value: string}[];
  readonly attributes: readonly {
    readonly key: string;
    readonly value: string;
  }[];
  readonly sellingPlan: string | null;
  readonly isGiftCard: boolean;
  /** For whom the gift card is; `null`: for the buyer. */
  readonly recipient: GiftRecipient | null;
  readonly image: CartImage | null;
  readonly quantity: number;
  /** The most that can be chosen: stock, and 10 at most. */
  readonly mostQuantity: number;
  /** `false` when it is sold out or no longer sold. */
  readonly isAvailable: boolean;
  readonly total: Money;
  /** What the line would cost without sale and discounts, if that is more. */
  readonly priceBefore: Money | null;
  readonly discounts: readonly LineDiscountView[];
}

export interface CartImage {
  readonly url: string;
  /** Pixels of the original; `null` when the provider does not say. */
  readonly width: number | null;
  readonly height: number | null;
}

export interface LineDiscountView {
  /** The code or the name of the rule; `null` when the provider gives neither. */
  readonly name: string | null;
  readonly amount: Money;
}

interface DiscountCodeView {
  readonly code: string;
  /** The provider knows the code and it fits what is in the cart. */
  readonly isApplicable: boolean;
}

interface GiftCardView {
  readonly id: string;
  readonly lastCharacters: string;
  readonly amountUsed: Money;
}

/**
 * What is known of the visitor's cart: `cart` is `null` when there is none.
 * `unavailable`: there is one, but the provider could not be asked.
 */
export type CartSnapshot =
  | {readonly status: 'ready'; readonly cart: CartView | null}
  | {readonly status: 'unavailable'};
