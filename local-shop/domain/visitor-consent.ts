/** A visitor's decision by purpose; `null` or absent where he has not decided. */
export interface VisitorConsent {
  readonly analytics?: boolean | null;
  readonly marketing?: boolean | null;
  readonly preferences?: boolean | null;
  readonly saleOfData?: boolean | null;
}

/**
 * The decision as one token, after Shopify's: a letter for each purpose, upper case
 * when it is allowed and lower case when it is not, `_` where nothing was decided.
 * Only Shopify's consent script reads it; Hydrogen hands it on.
 */
export function consentToken({
  analytics,
  marketing,
  preferences,
  saleOfData,
}: VisitorConsent): string {
  const letter = (name: string, value: boolean | null | undefined) =>
    value ? name.toUpperCase() : value === false ? name : '_';
  return [
    '3.',
    letter('a', analytics),
    letter('m', marketing),
    letter('p', preferences),
    letter('s', saleOfData),
  ].join('');
}
