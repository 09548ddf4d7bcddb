import type {Money} from './format';

/** From the fewest to the most working days. */
interface WorkingDays {
  readonly least: number;
  readonly most: number;
}

/** The regions that the map exists for, keys of `market.regions`. */
export const REGIONS = ['germany', 'alps', 'europe', 'usEastCoast'] as const;

export type RegionKey = (typeof REGIONS)[number];

/** What delivery to one country costs; free of charge from a value after discounts on. */
interface ShippingFacts {
  readonly standard: Money;
  readonly freeFrom: Money;
}

/** What is true for buyers in one country; `null` where nothing can be said. */
export interface MarketFacts {
  /** The tax that prices contain, as the messages select it; `none`: none is charged. */
  readonly tax: 'mwst' | 'ust' | 'none';
  readonly shipping: ShippingFacts | null;
  /** On the way, without the days that a product takes to be packed. */
  readonly transit: WorkingDays | null;
  /** The size of things in inches as well. */
  readonly hasInches: boolean;
  /** Of the map that is shown first. */
  readonly region: RegionKey | null;
  /** Within which goods can be returned. */
  readonly returnDays: number;
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

/** Where prices contain a tax and nothing else is certain. */
const ELSEWHERE: MarketFacts = {
  tax: 'mwst',
  shipping: null,
  transit: null,
  hasInches: false,
  region: 'europe',
  returnDays: 14,
};
const EUROPEAN_UNION = {...ELSEWHERE, transit: days(3, 6)};
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
  GB: ELSEWHERE,
  IE: EURO,
  IT: EURO,
  JP: UNTAXED,
  LI: SWITZERLAND,
  LU: EURO,
  NL: EURO,
  NO: ELSEWHERE,
  PL: EUROPEAN_UNION,
  PT: EURO,
  SE: EUROPEAN_UNION,
  US: {
    ...UNTAXED,
    shipping: shipping('USD', '9.90', '150'),
    transit: days(5, 9),
    hasInches: true,
    region: 'usEastCoast',
  },
};

/**
 * What the shop may say to buyers in a country (ISO 3166); one that it does not sell to is
 * treated as its own, as the provider does. It repeats the provider's settings:
 * `tests/contract/market-facts.test.ts` compares them.
 */
export function marketFacts(country: string): MarketFacts {
  return MARKETS[country] ?? GERMANY;
}

/** Working days until a product arrives; `null` where product or market do not say. */
export function arrivalDays(
  {transit}: Pick<MarketFacts, 'transit'>,
  handlingDays: number | null,
): WorkingDays | null {
  return transit && handlingDays !== null
    ? days(transit.least + handlingDays, transit.most + handlingDays)
    : null;
}
