/** Fields of the withdrawal form, in their order. */
export const WITHDRAWAL_FIELDS = [
  'name',
  'orderNumber',
  'email',
  'lines',
] as const;

export type WithdrawalField = (typeof WITHDRAWAL_FIELDS)[number];

/** The most characters of each field. */
export const WITHDRAWAL_LIMITS: Readonly<Record<WithdrawalField, number>> = {
  name: 100,
  orderNumber: 40,
  email: 254,
  lines: 1000,
};

/** What a consumer declares; `lines` is empty when it is the whole order. */
export type WithdrawalDeclaration = Readonly<Record<WithdrawalField, string>>;

/** The declaration and when it arrived. */
export interface WithdrawalReceipt {
  readonly declaration: WithdrawalDeclaration;
  /** Date and time in the page's language, Berlin time with its zone. */
  readonly receivedAt: string;
}
