/**
 * Splits `amount` (integer minor units) in proportion to `weights` so that the
 * parts add up to it exactly: every part is rounded down, then the units left
 * over go to the largest remainders, the earlier one first when they are equal.
 * No part exceeds its weight as long as `amount` does not exceed their sum.
 */
export function allocate(
  amount: number,
  weights: readonly number[],
): readonly number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  if (total === 0) return weights.map(() => 0);
  const parts = weights.map((weight) => Math.floor((amount * weight) / total));
  const left = amount - parts.reduce((sum, part) => sum + part, 0);
  const byRemainder = weights
    .map((weight, index) => ({index, remainder: (amount * weight) % total}))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  for (const {index} of byRemainder.slice(0, left)) {
    parts[index] = (parts[index] ?? 0) + 1;
  }
  return parts;
}
