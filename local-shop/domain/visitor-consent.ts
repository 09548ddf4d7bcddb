/** A visitor's decision by purpose; `null` or absent if they have not decided. */
export interface VisitorConsent {
  readonly analytics?: boolean | null;
  readonly marketing?: boolean | null;
  readonly preferences?: boolean | null;
  readonly saleOfData?: boolean | null;
}

/**
 * The decision as one token, in Shopify's form: a letter for each purpose, upper case
 * when it is allowed and lower case when it is not, `_` when nothing was decided. Only
 * Shopify's consent script reads it; Hydrogen passes it on.
 */
export function consentToken({
  analytics,
  marketing,
  preferences,
  saleOfData,
}: VisitorConsent): string {
  const letter = (name: string, value: boolean | null | undefined) => {
    if (typeof value !== 'boolean') return '_';
    return value ? name.toUpperCase() : name;
  };
  return [
    '3.',
    letter('a', analytics),
    letter('m', marketing),
    letter('p', preferences),
    letter('s', saleOfData),
  ].join('');
}
