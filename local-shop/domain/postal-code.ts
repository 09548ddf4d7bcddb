/**
 * How postal codes look in the countries of the shop (Universal Postal Union,
 * addressing systems). Countries that are not here take any code.
 */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  AT: /^\d{4}$/,
  AU: /^\d{4}$/,
  BE: /^\d{4}$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
  CH: /^\d{4}$/,
  CZ: /^\d{3} ?\d{2}$/,
  DE: /^\d{5}$/,
  DK: /^\d{4}$/,
  ES: /^\d{5}$/,
  FI: /^\d{5}$/,
  FR: /^\d{5}$/,
  GB: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i,
  IE: /^[A-Z]\d[\dW] ?[A-Z\d]{4}$/i,
  IT: /^\d{5}$/,
  JP: /^\d{3}-?\d{4}$/,
  LI: /^\d{4}$/,
  LU: /^(?:L-)?\d{4}$/i,
  NL: /^\d{4} ?[A-Z]{2}$/i,
  NO: /^\d{4}$/,
  PL: /^\d{2}-\d{3}$/,
  PT: /^\d{4}-\d{3}$/,
  SE: /^\d{3} ?\d{2}$/,
  US: /^\d{5}(?:-\d{4})?$/,
};

/** Whether a postal code can exist in a country; spaces around it do not matter. */
export function isPostalCode(countryCode: string, zip: string): boolean {
  return PATTERNS[countryCode]?.test(zip.trim()) ?? true;
}
