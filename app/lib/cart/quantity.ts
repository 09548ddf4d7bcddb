import {MAX_PER_LINE} from '~/lib/limits/limits';

/** Shopify's maximum; more is an invalid request. */
const MAX_PLAUSIBLE = 1_000_000;

/** The quantity, limited to 0 to `MAX_PER_LINE`. */
export function cappedQuantity(requested: number): number {
  return Math.max(0, Math.min(requested, MAX_PER_LINE));
}

/** Units of one line that the merchant allows; `null` is unlimited. */
interface QuantityRule {
  readonly minimum: number;
  readonly maximum?: number | null;
  readonly increment: number;
}

/** What a field for a quantity offers. */
export interface OfferedQuantity {
  readonly least: number;
  readonly most: number;
  readonly step: number;
  /** Whether there is any such quantity: of a dozen at least, none is. */
  readonly isPossible: boolean;
}

/**
 * The quantities that both the merchant's rule and `MAX_PER_LINE` allow: on Shopify multiples of the
 * increment. A rule that makes no sense, such as steps of 0, counts as none.
 */
export function offeredQuantity({
  minimum,
  maximum,
  increment,
}: QuantityRule): OfferedQuantity {
  const limit = Math.min(maximum ?? MAX_PER_LINE, MAX_PER_LINE);
  const step = Math.max(increment, 1);
  const least = Math.ceil(Math.max(minimum, 1) / step) * step;
  const most = Math.floor(limit / step) * step;
  return least <= most
    ? {least, most, step, isPossible: true}
    : {least, most: limit, step, isPossible: false};
}

/**
 * Parses a whole number; above `MAX_PER_LINE` gives one more, so that the cap can be reported.
 * @returns `null` for anything else and numbers above 1,000,000.
 */
export function parseQuantity(raw: unknown): number | null {
  const isDigits =
    typeof raw === 'string' && /^[+-]?\d{1,15}$/.test(raw.trim());
  const requested = isDigits ? Number(raw) : raw;
  return typeof requested === 'number' &&
    Number.isInteger(requested) &&
    requested <= MAX_PLAUSIBLE
    ? Math.max(0, Math.min(requested, MAX_PER_LINE + 1))
    : null;
}
