/** What a discount reduces, as Shopify's `DiscountClass`. */
export type DiscountClass = 'product' | 'order' | 'shipping';

interface DiscountTerms {
  /** What a buyer types, in any case; of an automatic discount, its title. */
  readonly code: string;
  /** Given to every cart that it is meant for, without a code. */
  readonly isAutomatic?: boolean;
  /** ISO 8601; the discount is given before this moment only. */
  readonly endsAt?: string;
  /** The classes of discounts beside which it is given; see `combinations`. */
  readonly combinesWith?: readonly DiscountClass[];
}

/**
 * A discount as the merchant set it up. Amounts are euro cents. `collection` is the handle of the one
 * that a discount is limited to; without one, it is off the whole order.
 */
export type Discount = DiscountTerms &
  (
    | {
        readonly kind: 'percentage';
        readonly percentage: number;
        readonly collection?: string;
      }
    | {
        readonly kind: 'amount';
        readonly amountCents: number;
        /** Of what the discount is for. */
        readonly minimumSubtotalCents: number;
        readonly collection?: string;
      }
    | {
        /** Of every `buys + gets` units, the `gets` cheapest are reduced. */
        readonly kind: 'buy-get';
        readonly buys: number;
        readonly gets: number;
        readonly percentage: number;
        readonly collection?: string;
      }
    | {readonly kind: 'free-shipping'}
  );

/** The class of a discount. */
export function classOf(discount: Discount): DiscountClass {
  if (discount.kind === 'free-shipping') return 'shipping';
  return discount.kind === 'buy-get' || discount.collection !== undefined
    ? 'product'
    : 'order';
}

/** The classes that a discount is combined with where the merchant has not said it. */
const COMBINATIONS: Readonly<Record<DiscountClass, readonly DiscountClass[]>> =
  {
    product: ['shipping'],
    order: ['shipping'],
    shipping: ['product', 'order'],
  };

/** The classes of discounts beside which a discount is given. */
export function combinations(discount: Discount): readonly DiscountClass[] {
  return discount.combinesWith ?? COMBINATIONS[classOf(discount)];
}
