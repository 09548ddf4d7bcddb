/** A country that the shop sells to. */
interface OfferedCountry {
  /** ISO 3166 code. */
  readonly isoCode: string;
  /** In the page's language. */
  readonly name: string;
  /** Of its prices: ISO 4217 code and symbol. */
  readonly currency: {readonly isoCode: string; readonly symbol: string};
}

/** What a visitor can choose from. */
export interface CountryOffer {
  /** Code of the country whose prices he sees now. */
  readonly current: string;
  readonly countries: readonly OfferedCountry[];
}

/** `Dänemark (DKK kr.)`; a symbol that only repeats the code is left out. */
export function countryLabel({name, currency}: OfferedCountry): string {
  const {isoCode, symbol} = currency;
  return `${name} (${symbol === isoCode ? isoCode : `${isoCode} ${symbol}`})`;
}

/**
 * A country's name in a language, such as `Deutschland`; its code where the
 * browser knows no name for it.
 */
export function countryName(isoCode: string, tag: string): string {
  let names = regionNames.get(tag);
  if (!names) {
    names = new Intl.DisplayNames([tag], {type: 'region', fallback: 'none'});
    regionNames.set(tag, names);
  }
  return names.of(isoCode) ?? isoCode;
}

const regionNames = new Map<string, Intl.DisplayNames>();

/** The offer as the server sends it as JSON; `null` for anything else. */
export function readOffer(answer: unknown): CountryOffer | null {
  return typeof answer === 'object' &&
    answer !== null &&
    'current' in answer &&
    'countries' in answer &&
    Array.isArray(answer.countries)
    ? (answer as CountryOffer)
    : null;
}
