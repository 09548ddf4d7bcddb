import {
  text,
  writtenLanguage,
  type CatalogueLanguage,
  type LocalizedText,
  type WrittenLanguage,
} from '@metarmap/store/localized-text';
import {fromEuroCents} from './presentment';

/** A delivery option. */
export interface DeliveryOption {
  readonly handle: string;
  readonly code: string;
  readonly title: string;
  readonly description: string;
  /** Fewest and most working days until it arrives; `null` if they are not known. */
  readonly days: readonly [number, number] | null;
  /** After free shipping. */
  readonly priceMinor: number;
  /** Before free shipping. */
  readonly fullPriceMinor: number;
}

interface DeliveryRate {
  readonly handle: string;
  readonly code: string;
  readonly title: LocalizedText;
  readonly prices: PricePoints;
  /** Whether it becomes free by the order's value or by a discount. */
  readonly canBeFree: boolean;
}

/** Minor units by currency; the euro's price is converted for the others. */
type PricePoints = Readonly<Record<string, number>> & {readonly EUR: number};

/** Orders of this value, after discounts, are sent free of charge. */
const FREE_FROM: PricePoints = {EUR: 15_000, CHF: 15_000, USD: 15_000};

const RATES: readonly DeliveryRate[] = [
  {
    handle: 'standard',
    code: 'Standard',
    title: text('Standardversand', 'Standard shipping'),
    prices: {EUR: 690, CHF: 690, USD: 999},
    canBeFree: true,
  },
  {
    handle: 'express',
    code: 'Express',
    title: text('Expressversand', 'Express shipping'),
    prices: {EUR: 1_490, CHF: 1_490, USD: 2_499},
    canBeFree: false,
  },
];

const EUROPEAN_UNION = 'AT BE CZ DK ES FI FR IE IT LU NL PL PT SE'.split(' ');

/** Fewest and most working days in transit, for the countries in which they are known. */
const TRANSIT: Readonly<
  Record<string, Record<string, readonly [number, number]>>
> = {
  DE: {standard: [1, 3], express: [1, 1]},
  CH: {standard: [3, 6], express: [2, 3]},
  LI: {standard: [3, 6], express: [2, 3]},
  US: {standard: [5, 9], express: [3, 4]},
  ...Object.fromEntries(
    EUROPEAN_UNION.map((country) => [
      country,
      {standard: [3, 6], express: [2, 3]},
    ]),
  ),
};

/** What decides which delivery options there are. */
interface Delivery {
  readonly countryCode: string;
  readonly currencyCode: string;
  /** Value after discounts, in minor units. */
  readonly goodsMinor: number;
  /** Working days until the goods are packed. */
  readonly handlingDays: number;
  /** Whether a discount makes it free. */
  readonly isFreeByDiscount: boolean;
}

/** The delivery options, cheapest first. */
export function deliveryOptions(
  {
    countryCode,
    currencyCode,
    goodsMinor,
    handlingDays,
    isFreeByDiscount,
  }: Delivery,
  language: CatalogueLanguage,
): readonly DeliveryOption[] {
  const inCurrency = (points: PricePoints) =>
    points[currencyCode] ?? fromEuroCents(points.EUR, currencyCode);
  const isFree = isFreeByDiscount || goodsMinor >= inCurrency(FREE_FROM);
  return RATES.map(({handle, code, title, prices, canBeFree}) => {
    const fullPriceMinor = inCurrency(prices);
    const transit = TRANSIT[countryCode]?.[handle];
    const days = transit
      ? ([transit[0] + handlingDays, transit[1] + handlingDays] as const)
      : null;
    return {
      handle,
      code,
      title: title[language],
      description: days ? duration(...days, language) : '',
      days,
      priceMinor: isFree && canBeFree ? 0 : fullPriceMinor,
      fullPriceMinor,
    };
  });
}

const DURATIONS = {
  DE: {to: 'bis', day: 'Werktag', days: 'Werktage'},
  EN: {to: 'to', day: 'business day', days: 'business days'},
} satisfies Record<WrittenLanguage, object>;

function duration(
  least: number,
  most: number,
  language: CatalogueLanguage,
): string {
  const {to, day, days} = DURATIONS[writtenLanguage(language)];
  if (least !== most) return `${least} ${to} ${most} ${days}`;
  return `${least} ${least === 1 ? day : days}`;
}
