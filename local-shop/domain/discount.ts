/**
 * A discount code as the merchant set it up. Codes are not case-sensitive.
 * Amounts are euro cents.
 */
export type Discount = {
  readonly code: string;
  /** ISO 8601; the code works before this moment only. */
  readonly endsAt?: string;
} & (
  | {
      readonly kind: 'percentage';
      readonly percentage: number;
      /** Handle of the collection it is limited to; without one, the whole order. */
      readonly collection?: string;
    }
  | {
      readonly kind: 'amount';
      readonly amountCents: number;
      readonly minimumSubtotalCents: number;
    }
  | {readonly kind: 'free-shipping'}
);
