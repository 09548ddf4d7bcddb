/** A decimal string as an integer in units of 10^-scale. */
interface Scaled {
  readonly units: bigint;
  readonly scale: number;
}

function parse(amount: string): Scaled {
  const match = /^(-?\d+)(?:\.(\d+))?$/.exec(amount);
  if (!match) return {units: 0n, scale: 0};
  const [, whole = '0', fraction = ''] = match;
  return {units: BigInt(whole + fraction), scale: fraction.length};
}

function format({units, scale}: Scaled): string {
  const isNegative = units < 0n;
  const digits = String(isNegative ? -units : units).padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const fraction = scale > 0 ? `.${digits.slice(digits.length - scale)}` : '';
  return (isNegative ? '-' : '') + whole + fraction;
}

/**
 * A decimal amount times a whole number, without a float: `0.10` times 3 is
 * `0.30`. What is no decimal amount counts as 0.
 */
export function multiplyAmount(amount: string, factor: number): string {
  const {units, scale} = parse(amount);
  return format({units: units * BigInt(factor), scale});
}

/** The sum of decimal amounts, without a float; `0` for none. */
export function sumAmounts(amounts: readonly string[]): string {
  const parsed = amounts.map(parse);
  const scale = Math.max(0, ...parsed.map((amount) => amount.scale));
  const units = parsed.reduce(
    (sum, amount) => sum + amount.units * 10n ** BigInt(scale - amount.scale),
    0n,
  );
  return format({units, scale});
}
