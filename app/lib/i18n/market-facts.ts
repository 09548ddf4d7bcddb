import {nameOfCountry} from './format';
import {formatter} from './formatter';
import {isHoliday, type Holidays} from './holidays';
import {lawOf, EU_MEMBERS, type Law} from './law';
import {LOCALES, type Locale} from './locale';

/** Regions of the map, keys of `market.regions`. */
export const REGIONS = ['germany', 'alps', 'europe', 'usEastCoast'] as const;

export type RegionKey = (typeof REGIONS)[number];

export interface MarketFacts {
  readonly law: Law | null;
  /** Tax included in prices, as a key of the messages. */
  readonly tax: 'mwst' | 'ust' | 'none';
  /** No working days. */
  readonly holidays: Holidays;
  /** Shows inches beside centimetres, and weights in pounds. */
  readonly hasUsUnits: boolean;
  readonly region: RegionKey | null;
}

type ListedFacts = Omit<MarketFacts, 'law'>;

const EUROPE: ListedFacts = {
  tax: 'mwst',
  holidays: 'DE',
  hasUsUnits: false,
  region: 'europe',
};
const GERMANY: ListedFacts = {...EUROPE, region: 'germany'};
const SWITZERLAND: ListedFacts = {...EUROPE, region: 'alps'};
const UNTAXED: ListedFacts = {...EUROPE, tax: 'none', region: null};

const MARKETS: Readonly<Record<string, ListedFacts>> = {
  AT: {...EUROPE, tax: 'ust', region: 'alps'},
  BE: EUROPE,
  CA: UNTAXED,
  CH: SWITZERLAND,
  CZ: EUROPE,
  DE: GERMANY,
  DK: EUROPE,
  ES: EUROPE,
  FI: EUROPE,
  FR: EUROPE,
  GB: EUROPE,
  IE: EUROPE,
  IT: EUROPE,
  JP: UNTAXED,
  LI: SWITZERLAND,
  LU: EUROPE,
  NL: EUROPE,
  NO: EUROPE,
  PL: EUROPE,
  PT: EUROPE,
  SE: EUROPE,
  US: {
    ...UNTAXED,
    holidays: 'US',
    hasUsUnits: true,
    region: 'usEastCoast',
  },
};

/**
 * Facts for a country (ISO 3166); for one that is not listed, those of its law. What a merchant promises
 * there is in `MarketTerms`.
 */
export function marketFacts(country: string): MarketFacts {
  const law = lawOf(country);
  const listed = Object.hasOwn(MARKETS, country) ? MARKETS[country] : null;
  return {...(listed ?? (law === 'eu' ? EUROPE : UNTAXED)), law};
}

/**
 * Countries between which goods bear no duties and whose prices contain the seller's or the buyer's VAT:
 * the European Union (directive 2006/112/EC); Switzerland and Liechtenstein, which have one VAT by treaty.
 */
const TAX_AREAS: readonly (readonly string[])[] = [EU_MEMBERS, ['CH', 'LI']];

/** Whether goods that are sold from one country (ISO 3166) to the other cross no tax border. */
export function isSameTaxArea(one: string, other: string): boolean {
  return (
    one === other ||
    TAX_AREAS.some((area) => area.includes(one) && area.includes(other))
  );
}

/** The region of the visitor's country, else of the language's. */
export function nearestRegion({
  country,
  locale,
}: {
  readonly country: string;
  readonly locale: Pick<Locale, 'country'>;
}): RegionKey {
  return (
    marketFacts(country).region ??
    marketFacts(locale.country).region ??
    REGIONS[0]
  );
}

/** Words for the plugs of a country, as merchants write them; case counts in short ones. */
const PLUGS = {
  us: ['US', 'USA', 'NEMA', 'Type B', 'Typ B', 'Type A', 'Typ A'],
  uk: ['UK', 'Type G', 'Typ G'],
  eu: [
    'EU',
    'Schuko',
    'Type F',
    'Typ F',
    'Type C',
    'Typ C',
    'Type E/F',
    'Typ E/F',
    'Europe',
    'Europa',
  ],
  ch: ['Type J', 'Typ J'],
  dk: ['Type K', 'Typ K'],
  fr: ['Type E', 'Typ E'],
  it: ['Type L', 'Typ L'],
  jp: ['JP', 'Type A', 'Typ A'],
} as const;

/** Where outlets are of another type, the plugs of most of Europe fit, too. */
const PLUGS_OF: Readonly<Record<string, readonly string[]>> = {
  BE: [...PLUGS.fr, ...PLUGS.eu],
  CA: PLUGS.us,
  CH: [...PLUGS.ch, ...PLUGS.eu],
  CY: PLUGS.uk,
  CZ: [...PLUGS.fr, ...PLUGS.eu],
  DK: [...PLUGS.dk, ...PLUGS.eu],
  FR: [...PLUGS.fr, ...PLUGS.eu],
  GB: PLUGS.uk,
  IE: PLUGS.uk,
  IT: [...PLUGS.it, ...PLUGS.eu],
  JP: [...PLUGS.jp, ...PLUGS.us],
  LI: [...PLUGS.ch, ...PLUGS.eu],
  MT: PLUGS.uk,
  PL: [...PLUGS.fr, ...PLUGS.eu],
  SK: [...PLUGS.fr, ...PLUGS.eu],
  US: PLUGS.us,
};

/** Other words for a country than its name and its code. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  GB: ['UK', 'Great Britain', 'Großbritannien'],
  US: ['USA', 'America', 'Amerika'],
};

/** Words for a country and then for its plugs, the most exact first. */
export function countryWords(country: string): readonly string[] {
  const own = <T>(table: Readonly<Record<string, T>>) =>
    Object.hasOwn(table, country) ? table[country] : undefined;
  const names = Object.values(LOCALES).map(({tag}) =>
    nameOfCountry(country, tag),
  );
  const isEuropean = marketFacts(country).holidays === 'DE';
  return [
    ...names,
    country,
    ...(own(ALIASES) ?? []),
    ...(own(PLUGS_OF) ??
      (isEuropean && marketFacts(country).tax !== 'none' ? PLUGS.eu : [])),
  ];
}

/** Countries of the table, whose words a merchant's options may use. */
export const LISTED_COUNTRIES = Object.keys(MARKETS);

/** The day on which a number of working days from now ends. */
export function workingDaysAfter(
  now: Date,
  count: number,
  {holidays}: Pick<MarketFacts, 'holidays'>,
): Date {
  const berlinDay = formatter(
    'Berlin day',
    () => new Intl.DateTimeFormat('en-CA', {timeZone: 'Europe/Berlin'}),
  );
  const day = new Date(`${berlinDay.format(now)}T12:00:00Z`);
  for (let left = count; left > 0;) {
    day.setUTCDate(day.getUTCDate() + 1);
    if (day.getUTCDay() % 6 !== 0 && !isHoliday(day, holidays)) left -= 1;
  }
  return day;
}
