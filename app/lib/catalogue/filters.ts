/**
 * Filters in the address, named as Shopify's own themes name them, so that links
 * of a former theme keep working: `?filter.v.availability=1`,
 * `?filter.v.price.gte=20&filter.v.price.lte=99.5`.
 */
export type Parameter = readonly [name: string, value: string];

/** Id of the provider's price filter; its bounds are two parameters of their own. */
export const PRICE_FILTER = 'filter.v.price';
export const PRICE_MIN = `${PRICE_FILTER}.gte`;
export const PRICE_MAX = `${PRICE_FILTER}.lte`;

/** Bounds for hostile addresses. */
const MOST_VALUES = 50;
const LONGEST_NAME = 100;
const LONGEST_VALUE = 200;

/** Characters of a price in its field. */
export const LONGEST_AMOUNT = 10;

/** Up to seven digits, two decimals, with point or comma. */
const AMOUNT = /^\d{1,7}(?:[.,]\d{1,2})?$/;

/** The filters that an address names, but the price; whether they exist is not checked. */
export function readFilters(search: URLSearchParams): Parameter[] {
  const wanted = new Map<string, Parameter>();
  for (const [name, value] of search) {
    if (wanted.size === MOST_VALUES) break;
    const isFilter =
      name.startsWith('filter.') &&
      ![PRICE_FILTER, PRICE_MIN, PRICE_MAX].includes(name);
    if (!isFilter || !value) continue;
    if (name.length > LONGEST_NAME || value.length > LONGEST_VALUE) continue;
    wanted.set(JSON.stringify([name, value]), [name, value]);
  }
  return [...wanted.values()];
}

/** A bound of the price. */
export interface PriceBound {
  /** Decimal string in the currency of the page; `null` is without bound. */
  readonly amount: string | null;
  /** What was typed. */
  readonly text: string;
}

/** The price that an address asks for. */
export interface RequestedPrice {
  readonly min: PriceBound;
  readonly max: PriceBound;
}

/** See `RequestedPrice`. */
export function readPrice(search: URLSearchParams): RequestedPrice {
  const bound = (name: string): PriceBound => {
    const text = search.get(name)?.trim() ?? '';
    return {amount: readAmount(text), text: text.slice(0, LONGEST_AMOUNT)};
  };
  return {min: bound(PRICE_MIN), max: bound(PRICE_MAX)};
}

/** A typed price as a decimal string with a point; `null` for what is no amount of money. */
export function readAmount(text: string): string | null {
  if (!AMOUNT.test(text)) return null;
  return text.replace(',', '.').replace(/^0+(?=\d)/, '');
}
