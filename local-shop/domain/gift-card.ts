/** A sold gift card. Its money is euro, the shop's currency. */
export interface GiftCard {
  /** Global id, as `AppliedGiftCard` shows it. */
  readonly id: string;
  readonly lastCharacters: string;
  readonly balanceCents: number;
}
