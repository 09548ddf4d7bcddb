/** Most units of one line (`docs/specification.md`, "Limits"). */
export const MOST_PER_LINE = 10;

/** All lines that a cart can hold. */
export const MOST_LINES = 250;

/** Codes of one call: discounts that a cart has at once, gift cards that pay for it. */
export const MOST_CODES = 10;

/** The most that the provider takes; more is a fault in the request, not a wish. */
const HIGHEST_PLAUSIBLE = 1_000_000;

/** The requested quantity, at most `MOST_PER_LINE` and never below 0. */
export function cappedQuantity(requested: number): number {
  return Math.max(0, Math.min(requested, MOST_PER_LINE));
}

/**
 * Reads a whole number, or its decimal digits, from a form or from JSON. Zero and below
 * give 0, which removes a line. More than `MOST_PER_LINE` gives one more than that, so
 * that whoever caps it can say so.
 *
 * @returns `null` for fractions, words, exponents, nothing and absurdly large numbers.
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
