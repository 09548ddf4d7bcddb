/**
 * Numbers of variants that somebody waits for, the newest first, none twice. Text,
 * since the provider's numbers may exceed 2^53.
 */
export type WantedVariants = readonly string[];

/** Wishes that a visitor's session keeps until login; more would crowd its cookie. */
export const MOST_WANTED = 10;

/** The list with a variant in front; beyond `MOST_WANTED` the oldest go. */
export function withVariant(
  list: WantedVariants,
  variant: string,
): WantedVariants {
  return [variant, ...withoutVariant(list, variant)].slice(0, MOST_WANTED);
}

/** The list without a variant, whether it was on it or not. */
export function withoutVariant(
  list: WantedVariants,
  variant: string,
): WantedVariants {
  return list.filter((other) => other !== variant);
}

/** The list as a short text for the session cookie: 10 variants take 150 bytes. */
export function packVariants(list: WantedVariants): string {
  return list.join('.');
}

/** Reads what `packVariants` wrote; anything else in it is left out. */
export function unpackVariants(packed: unknown): WantedVariants {
  if (typeof packed !== 'string') return [];
  const numbers = packed
    .split('.')
    .filter((part) => /^[1-9]\d{0,19}$/.test(part));
  return [...new Set(numbers)].slice(0, MOST_WANTED);
}
