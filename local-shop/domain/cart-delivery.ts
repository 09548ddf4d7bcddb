import type {CatalogueLanguage, LocalizedText} from './catalogue';
import {fromEuroCents} from './presentment';

/** A way to send a cart. */
export interface DeliveryOption {
  readonly handle: string;
  readonly code: string;
  readonly title: string;
  readonly description: string;
  /** After free shipping. */
  readonly priceMinor: number;
  /** Before free shipping. */
  readonly fullPriceMinor: number;
}

interface DeliveryRate {
  readonly handle: string;
  readonly code: string;
  readonly title: LocalizedText;
  readonly description: LocalizedText;
  readonly priceCents: number;
  /** Whether it becomes free by the order's value or by a code. */
  readonly canBeFree: boolean;
}

/** Orders of this value, after discounts, are sent free of charge: euro cents. */
const FREE_FROM_CENTS = 15_000;

const RATES: readonly DeliveryRate[] = [
  {
    handle: 'standard',
    code: 'Standard',
    title: {DE: 'Standardversand', EN: 'Standard shipping'},
    description: {DE: '2 bis 4 Werktage', EN: '2 to 4 working days'},
    priceCents: 690,
    canBeFree: true,
  },
  {
    handle: 'express',
    code: 'Express',
    title: {DE: 'Expressversand', EN: 'Express shipping'},
    description: {DE: 'Nächster Werktag', EN: 'Next working day'},
    priceCents: 1_490,
    canBeFree: false,
  },
];

/**
 * The ways to send goods of this value (minor units, after discounts), cheapest
 * first. `freeByCode` is a discount code's doing.
 */
export function deliveryOptions(
  goodsMinor: number,
  currencyCode: string,
  freeByCode: boolean,
  language: CatalogueLanguage,
): readonly DeliveryOption[] {
  const isFree =
    freeByCode || goodsMinor >= fromEuroCents(FREE_FROM_CENTS, currencyCode);
  return RATES.map((rate) => {
    const fullPriceMinor = fromEuroCents(rate.priceCents, currencyCode);
    return {
      handle: rate.handle,
      code: rate.code,
      title: rate.title[language],
      description: rate.description[language],
      priceMinor: isFree && rate.canBeFree ? 0 : fullPriceMinor,
      fullPriceMinor,
    };
  });
}
