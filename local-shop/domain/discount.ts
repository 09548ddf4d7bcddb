/**
 * A discount code as the merchant set it up. Codes are not case-sensitive.
 * Amounts are euro cents. `collection` is the handle of the one that a discount is limited to; without
 * one, it is off the whole order.
 */
export type Discount = {
  readonly code: string;
  /** ISO 8601; the code works before this moment only. */
  readonly endsAt?: string;
} & (
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
  | {readonly kind: 'free-shipping'}
);
