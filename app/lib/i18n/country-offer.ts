/** What a visitor can choose from: the countries that the shop sells to. */
export interface CountryOffer {
  /** Code of the country whose prices they see now. */
  readonly current: string;
  readonly countries: readonly {
    /** ISO 3166 code. */
    readonly isoCode: string;
    /** In the page's language. */
    readonly name: string;
    /** Of its prices: ISO 4217 code and symbol. */
    readonly currency: {readonly isoCode: string; readonly symbol: string};
  }[];
}

/** `Dänemark (DKK kr.)`; a symbol that only repeats the code is left out. */
export function countryLabel({
  name,
  currency: {isoCode, symbol},
}: CountryOffer['countries'][number]): string {
  return `${name} (${symbol === isoCode ? isoCode : `${isoCode} ${symbol}`})`;
}
