/**
 * Value added tax in thousandths, by country of delivery: standard rates of the
 * EU (European Commission, "VAT rates", 2025), and of Switzerland, Liechtenstein,
 * Norway and the United Kingdom. Elsewhere the shop collects no tax.
 */
const PERMILLE: Readonly<Record<string, number>> = {
  AT: 200,
  BE: 210,
  CH: 81,
  CZ: 210,
  DE: 190,
  DK: 250,
  ES: 210,
  FI: 255,
  FR: 200,
  GB: 200,
  IE: 230,
  IT: 220,
  LI: 81,
  LU: 170,
  NL: 210,
  NO: 250,
  PL: 230,
  PT: 230,
  SE: 250,
};

/** Rate of the tax when delivered to a country, in thousandths. */
export function taxPermilleOf(countryCode: string): number {
  return PERMILLE[countryCode] ?? 0;
}

/** Tax contained in an amount, rounded half up to the minor unit. */
export function includedTax(amountMinor: number, permille: number): number {
  const divisor = 1000 + permille;
  return Math.floor((amountMinor * permille * 2 + divisor) / (divisor * 2));
}

/** Tax on top of an amount, rounded half up to the minor unit. */
export function addedTax(amountMinor: number, permille: number): number {
  return Math.floor((amountMinor * permille * 2 + 1000) / 2000);
}
