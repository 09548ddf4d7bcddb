/** The consumer law that a page follows. */
export type Law = 'eu' | 'ch' | 'gb' | 'us';

/**
 * Member states of the European Union
 * (https://european-union.europa.eu/principles-countries-history/eu-countries_en).
 */
export const EU_MEMBERS: readonly string[] = [
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR'],
  ...['HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO'],
  ...['SE', 'SI', 'SK'],
];

/**
 * Annex XIX of the EEA Agreement takes over the directives 98/6/EC (prices) and 2011/83/EU
 * (consumer rights), Annex II product safety (efta.int, Consumer Protection).
 */
const ECONOMIC_AREA = [...EU_MEMBERS, 'IS', 'LI', 'NO'];

const LAWS: ReadonlyMap<string, Law> = new Map([
  ...ECONOMIC_AREA.map((country) => [country, 'eu'] as const),
  ['CH', 'ch'],
  ['GB', 'gb'],
  ['US', 'us'],
]);

/** The consumer law of a country (ISO 3166); `null` where none is known here. */
export function lawOf(country: string): Law | null {
  return LAWS.get(country) ?? null;
}

/**
 * Days in which consumers may withdraw from a purchase at a distance, `null` without such a
 * right: Art. 9 of directive 2011/83/EU; in the United Kingdom regulations 29 and 30 of the
 * Consumer Contracts Regulations 2013. Switzerland and the United States have none.
 */
export function withdrawalDays(law: Law | null): number | null {
  return returnLaw(law) === 'none' ? null : 14;
}

/**
 * Consumers withdraw from the contract (eu), cancel it (gb), or send goods back if the merchant
 * lets them (none).
 */
export type ReturnLaw = 'eu' | 'gb' | 'none';

/** The law whose words pages use for returns, as a value of the messages. */
export function returnLaw(law: Law | null): ReturnLaw {
  return law === 'eu' || law === 'gb' ? law : 'none';
}
