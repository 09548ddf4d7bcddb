/** The most characters of each field of the withdrawal form. */
export const WITHDRAWAL_LIMITS = {
  name: 100,
  orderNumber: 40,
  email: 254,
  lines: 1000,
} as const;

export type WithdrawalField = keyof typeof WITHDRAWAL_LIMITS;

/** In their order. */
export const WITHDRAWAL_FIELDS = Object.keys(
  WITHDRAWAL_LIMITS,
) as WithdrawalField[];

/** What a consumer declares; `lines` is empty when it is the whole order. */
export type WithdrawalDeclaration = Readonly<Record<WithdrawalField, string>>;

/** The declaration and when it arrived. */
export interface WithdrawalReceipt {
  readonly declaration: WithdrawalDeclaration;
  /** Date and time in the page's language, Berlin time with its zone. */
  readonly receivedAt: string;
}
