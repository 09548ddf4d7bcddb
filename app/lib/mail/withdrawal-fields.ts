/** Maximum characters. */
export const WITHDRAWAL_LIMITS = {
  name: 100,
  orderNumber: 40,
  email: 254,
  lines: 1000,
} as const;

export type WithdrawalField = keyof typeof WITHDRAWAL_LIMITS;

export const WITHDRAWAL_FIELDS = Object.keys(
  WITHDRAWAL_LIMITS,
) as WithdrawalField[];

/** `lines` is empty for the whole order. */
export type WithdrawalDeclaration = Readonly<Record<WithdrawalField, string>>;

export interface WithdrawalReceipt {
  readonly declaration: WithdrawalDeclaration;
  /** Date and time in the page's language, in Berlin, with the zone. */
  readonly receivedAt: string;
}
