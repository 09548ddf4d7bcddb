/** Units of one line; see "Limits" in `docs/specification.md`. */
export const MOST_PER_LINE = 10;

/** Shopify's limit of lines in a cart. */
export const MOST_LINES = 250;

/** Discount codes, or gift cards, of one cart. */
export const MOST_CODES = 10;

/** Shopify's maximum; more is an invalid request. */
const HIGHEST_PLAUSIBLE = 1_000_000;

/** The quantity, limited to 0 to `MOST_PER_LINE`. */
export function cappedQuantity(requested: number): number {
  return Math.max(0, Math.min(requested, MOST_PER_LINE));
}

/**
 * Parses a whole number; above `MOST_PER_LINE` gives one more, so that the cap can be reported.
 * @returns `null` for anything else and numbers above 1,000,000.
 */
export function parseQuantity(raw: unknown): number | null {
  const isDigits =
    typeof raw === 'string' && /^[+-]?\d{1,15}$/.test(raw.trim());
  const requested = isDigits ? Number(raw) : raw;
  return typeof requested === 'number' &&
    Number.isInteger(requested) &&
    requested <= HIGHEST_PLAUSIBLE
    ? Math.max(0, Math.min(requested, MOST_PER_LINE + 1))
    : null;
}
