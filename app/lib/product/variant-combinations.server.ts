import {decodeEncodedVariant} from '@shopify/hydrogen';

/**
 * One value position per option, in the order of the product's options: a
 * variant as the provider's encoded fields list them.
 */
export type Combination = readonly number[];

/** The combinations of one encoded field, for up to 2,000 variants. */
interface Combinations {
  readonly all: readonly Combination[];
  has(combination: Combination): boolean;
}

/**
 * Reads `encodedVariantExistence` or `encodedVariantAvailability`. `null` when
 * the field is missing or has an encoding that is not known here: the caller
 * then cannot tell and must not claim anything.
 */
export function readCombinations(
  encoded: string | null | undefined,
): Combinations | null {
  if (encoded === null || encoded === undefined) return null;
  let all: readonly Combination[];
  try {
    all = decodeEncodedVariant(encoded);
  } catch {
    return null;
  }
  const keys = new Set(all.map((combination) => combination.join()));
  return {all, has: (combination) => keys.has(combination.join())};
}

/**
 * The combination that has `value` at `position` and shares most other values
 * with `from`, rather those of the first options, which a shopper decides first;
 * the first of equals. `null` when none has the value.
 */
export function nearestCombination(
  combinations: readonly Combination[],
  from: Combination,
  position: number,
  value: number,
): Combination | null {
  let best: Combination | null = null;
  let most = -1;
  for (const candidate of combinations) {
    if (candidate[position] !== value) continue;
    const shared = likeness(candidate, from);
    if (shared > most) [best, most] = [candidate, shared];
  }
  return best;
}

/** Counts equal values; of as many, those further to the front count more. */
function likeness(candidate: Combination, from: Combination): number {
  const one = (candidate.length + 1) ** 2;
  return candidate.reduce(
    (sum, entry, at) => (entry === from[at] ? sum + one - at : sum),
    0,
  );
}
