import type {CountryCode, CurrencyCode} from '../../schemas/storefront-types';

/** A currency in which the shop shows prices. */
export interface Currency {
  readonly isoCode: CurrencyCode;
  readonly symbol: string;
  /** Decimal places of the minor unit, from ISO 4217: 2 for the euro, 0 for the yen, 3 for the dinar. */
  readonly decimals: 0 | 2 | 3;
  /**
   * Units of this currency for 10,000 euro. The merchant's own fixed rate, used
   * only where a variant has no price point in the currency.
   */
  readonly per10000Euro: number;
}

/** A country the shop sells to. Names come from the reader's `Intl.DisplayNames`. */
export interface Country {
  readonly isoCode: CountryCode;
  readonly currency: CurrencyCode;
  readonly unitSystem: 'METRIC_SYSTEM' | 'IMPERIAL_SYSTEM';
}

const CURRENCIES: readonly Currency[] = [
  {isoCode: 'EUR', symbol: '€', decimals: 2, per10000Euro: 10_000},
  {isoCode: 'USD', symbol: '$', decimals: 2, per10000Euro: 10_900},
  {isoCode: 'GBP', symbol: '£', decimals: 2, per10000Euro: 8_600},
  {isoCode: 'CHF', symbol: 'CHF', decimals: 2, per10000Euro: 9_500},
  {isoCode: 'CAD', symbol: '$', decimals: 2, per10000Euro: 15_000},
  {isoCode: 'CZK', symbol: 'Kč', decimals: 2, per10000Euro: 250_000},
  {isoCode: 'DKK', symbol: 'kr.', decimals: 2, per10000Euro: 74_600},
  {isoCode: 'JPY', symbol: '¥', decimals: 0, per10000Euro: 1_650_000},
  {isoCode: 'KWD', symbol: 'د.ك', decimals: 3, per10000Euro: 3_300},
  {isoCode: 'NOK', symbol: 'kr', decimals: 2, per10000Euro: 117_000},
  {isoCode: 'PLN', symbol: 'zł', decimals: 2, per10000Euro: 43_000},
  {isoCode: 'SEK', symbol: 'kr', decimals: 2, per10000Euro: 114_000},
  {isoCode: 'UAH', symbol: '₴', decimals: 2, per10000Euro: 480_000},
];

const metric = (isoCode: CountryCode, currency: CurrencyCode): Country => ({
  isoCode,
  currency,
  unitSystem: 'METRIC_SYSTEM',
});

/** The countries with a currency, a tax or a delivery of their own, by ISO 3166 code. */
export const COUNTRIES: readonly Country[] = [
  metric('AT', 'EUR'),
  metric('BE', 'EUR'),
  metric('CA', 'CAD'),
  metric('CH', 'CHF'),
  metric('CZ', 'CZK'),
  metric('DE', 'EUR'),
  metric('DK', 'DKK'),
  metric('ES', 'EUR'),
  metric('FI', 'EUR'),
  metric('FR', 'EUR'),
  metric('GB', 'GBP'),
  metric('IE', 'EUR'),
  metric('IT', 'EUR'),
  metric('JP', 'JPY'),
  metric('KW', 'KWD'),
  metric('LI', 'CHF'),
  metric('LU', 'EUR'),
  metric('NL', 'EUR'),
  metric('NO', 'NOK'),
  metric('PL', 'PLN'),
  metric('PT', 'EUR'),
  metric('SE', 'SEK'),
  metric('UA', 'UAH'),
  {isoCode: 'US', currency: 'USD', unitSystem: 'IMPERIAL_SYSTEM'},
];

/** The others that Shopify knows (`CountryCode`). */
const OTHERS = [
  'AC AD AE AF AG AI AL AM AN AO AR AU AW AX AZ BA BB BD BF BG BH BI',
  'BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CC CD CF CG CI CK CL CM CN',
  'CO CR CU CV CW CX CY DJ DM DO DZ EC EE EG EH ER ET FJ FK FO GA GD',
  'GE GF GG GH GI GL GM GN GP GQ GR GS GT GW GY HK HM HN HR HT HU ID',
  'IL IM IN IO IQ IR IS JE JM JO KE KG KH KI KM KN KP KR KY KZ LA LB',
  'LC LK LR LS LT LV LY MA MC MD ME MF MG MK ML MM MN MO MQ MR MS MT',
  'MU MV MW MX MY MZ NA NC NE NF NG NI NP NR NU NZ OM PA PE PF PG PH',
  'PK PM PN PS PY QA RE RO RS RU RW SA SB SC SD SG SH SI SJ SK SL SM',
  'SN SO SR SS ST SV SX SY SZ TA TC TD TF TG TH TJ TK TL TM TN TO TR',
  'TT TV TW TZ UG UM UY UZ VA VC VE VG VN VU WF WS XK YE YT ZA ZM ZW',
];

/** Every country that a shop here can sell to; it has the shop's own currency where none is named. */
export const ALL_COUNTRIES: readonly Country[] = [
  ...COUNTRIES,
  ...OTHERS.flatMap((codes) => codes.split(' ')).map((isoCode) =>
    metric(isoCode as CountryCode, 'EUR'),
  ),
];

const countryByCode = new Map<string, Country>(
  ALL_COUNTRIES.map((country) => [country.isoCode, country]),
);
const currencyByCode = new Map<string, Currency>(
  CURRENCIES.map((currency) => [currency.isoCode, currency]),
);

/** The country with this ISO 3166 code, or `undefined` where no shop here sells. */
export function countryOf(isoCode: string): Country | undefined {
  return countryByCode.get(isoCode);
}

/** The same. Throws where no shop here sells. */
export function needCountry(isoCode: string): Country {
  const country = countryByCode.get(isoCode);
  if (!country) throw new RangeError(`Unknown country ${isoCode}`);
  return country;
}

/**
 * Currency code of a country's prices. Countries the shop does not sell to see
 * the shop's own currency, as on Shopify when no market covers them.
 */
export function currencyOf(country: string): CurrencyCode {
  return countryByCode.get(country)?.currency ?? 'EUR';
}

/** Symbol and decimals of a currency. Throws for one the shop does not know. */
export function currencyByIsoCode(isoCode: string): Currency {
  const currency = currencyByCode.get(isoCode);
  if (!currency) throw new RangeError(`Unknown currency ${isoCode}`);
  return currency;
}
