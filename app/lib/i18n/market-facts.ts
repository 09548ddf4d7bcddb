import type {Money} from './format';
import {isHoliday, type Holidays} from './holidays';

interface WorkingDays {
  readonly least: number;
  readonly most: number;
}

/** Regions of the map, keys of `market.regions`. */
export const REGIONS = ['germany', 'alps', 'europe', 'usEastCoast'] as const;

export type RegionKey = (typeof REGIONS)[number];

/** Shipping costs; free from an order value after discounts. */
interface ShippingFacts {
  readonly standard: Money;
  readonly freeFrom: Money;
}

export interface MarketFacts {
  /** Tax included in prices, as a key of the messages. */
  readonly tax: 'mwst' | 'ust' | 'none';
  readonly shipping: ShippingFacts | null;
  /** In transit, without handling time. */
  readonly transit: WorkingDays | null;
  /** No working days. */
  readonly holidays: Holidays;
  /** Shows inches beside centimetres, and weights in pounds. */
  readonly hasUsUnits: boolean;
  readonly region: RegionKey | null;
  readonly returnDays: number;
  /** The law lets consumers withdraw from a purchase at a distance. */
  readonly hasWithdrawalRight: boolean;
}

const days = (least: number, most: number): WorkingDays => ({least, most});

const shipping = (
  currencyCode: string,
  standard: string,
  freeFrom: string,
): ShippingFacts => ({
  standard: {amount: standard, currencyCode},
  freeFrom: {amount: freeFrom, currencyCode},
});

const IN_EURO = shipping('EUR', '6.90', '150');

const ELSEWHERE: MarketFacts = {
  tax: 'mwst',
  shipping: null,
  transit: null,
  holidays: 'DE',
  hasUsUnits: false,
  region: 'europe',
  returnDays: 14,
  hasWithdrawalRight: false,
};
/** Norway and the United Kingdom have the rule of the European Union. */
const EUROPE = {...ELSEWHERE, hasWithdrawalRight: true};
const EUROPEAN_UNION = {...EUROPE, transit: days(3, 6)};
const EURO = {...EUROPEAN_UNION, shipping: IN_EURO};
const GERMANY: MarketFacts = {
  ...EURO,
  transit: days(1, 3),
  region: 'germany',
};
const SWITZERLAND: MarketFacts = {
  ...ELSEWHERE,
  shipping: shipping('CHF', '6.90', '150'),
  transit: days(3, 6),
  region: 'alps',
};
const UNTAXED: MarketFacts = {...ELSEWHERE, tax: 'none', region: null};

const MARKETS: Readonly<Record<string, MarketFacts>> = {
  AT: {...EURO, tax: 'ust', region: 'alps'},
  BE: EURO,
  CA: UNTAXED,
  CH: SWITZERLAND,
  CZ: EUROPEAN_UNION,
  DE: GERMANY,
  DK: EUROPEAN_UNION,
  ES: EURO,
  FI: EURO,
  FR: EURO,
  GB: EUROPE,
  IE: EURO,
  IT: EURO,
  JP: UNTAXED,
  LI: {...SWITZERLAND, hasWithdrawalRight: true},
  LU: EURO,
  NL: EURO,
  NO: EUROPE,
  PL: EUROPEAN_UNION,
  PT: EURO,
  SE: EUROPEAN_UNION,
  US: {
    ...UNTAXED,
    shipping: shipping('USD', '9.90', '150'),
    transit: days(5, 9),
    holidays: 'US',
    hasUsUnits: true,
    region: 'usEastCoast',
  },
};

/**
 * Facts for a country (ISO 3166); unknown ones get the shop's own. They repeat the provider's
 * settings, as `tests/contract/market-facts.test.ts` checks.
 */
export function marketFacts(country: string): MarketFacts {
  return MARKETS[country] ?? GERMANY;
}

const BERLIN_DAY = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Berlin',
});

/** The day on which some working days end, from now on. */
export function workingDaysAfter(
  now: Date,
  count: number,
  {holidays}: Pick<MarketFacts, 'holidays'>,
): Date {
  const day = new Date(`${BERLIN_DAY.format(now)}T12:00:00Z`);
  for (let left = count; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() % 6 !== 0 && !isHoliday(day, holidays)) left -= 1;
  }
  return day;
}

/** Working days until delivery; `null` if product or market do not say. */
export function arrivalDays(
  {transit}: Pick<MarketFacts, 'transit'>,
  handlingDays: number | null,
): WorkingDays | null {
  return transit && handlingDays !== null
    ? days(transit.least + handlingDays, transit.most + handlingDays)
    : null;
}
