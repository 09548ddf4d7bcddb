/**
 * Filters in the address, named as Shopify's own themes name them, so that links
 * of a former theme keep working: `?filter.v.availability=1`,
 * `?filter.p.product_type=Druck&filter.p.product_type=Karte`,
 * `?filter.v.price.gte=20&filter.v.price.lte=99.5`.
 */
export interface RequestedFilters {
  /** Wanted values by filter id, in the order of the address. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  readonly price: PriceBounds;
  /** What was typed as a bound of the price and is no amount, by its parameter. */
  readonly unreadable: Readonly<Record<string, string>>;
}

/** Decimal strings in the currency of the page; `null` is without bound. */
export interface PriceBounds {
  readonly min: string | null;
  readonly max: string | null;
}

/** Id of the provider's price filter; its bounds are two parameters of their own. */
export const PRICE_FILTER = 'filter.v.price';
export const PRICE_MIN = `${PRICE_FILTER}.gte`;
export const PRICE_MAX = `${PRICE_FILTER}.lte`;

export const NO_FILTERS: RequestedFilters = {
  values: {},
  price: {min: null, max: null},
  unreadable: {},
};

/** More values than any shopper chooses; the rest of a hostile address is not read. */
const MOST_VALUES = 50;
const LONGEST_NAME = 100;
const LONGEST_VALUE = 200;
/** As many characters of a price as its field takes. */
const LONGEST_AMOUNT = 10;

/** Amounts that a shop has: up to seven digits, two decimals, with point or comma. */
const AMOUNT = /^\d{1,7}(?:[.,]\d{1,2})?$/;

/**
 * Reads the filters of an address. What is malformed (too long, too many) is left
 * out, a price that is no amount is kept apart; whether a filter exists is not
 * checked here.
 */
export function readFilters(search: URLSearchParams): RequestedFilters {
  const values = new Map<string, string[]>();
  let read = 0;
  for (const [name, value] of search) {
    if (!isFilterName(name) || !value || value.length > LONGEST_VALUE) continue;
    const known = values.get(name) ?? [];
    if (known.includes(value)) continue;
    read += 1;
    if (read > MOST_VALUES) break;
    values.set(name, [...known, value]);
  }
  return {
    values: Object.fromEntries(values),
    price: {
      min: readAmount(search.get(PRICE_MIN)),
      max: readAmount(search.get(PRICE_MAX)),
    },
    unreadable: Object.fromEntries(
      [PRICE_MIN, PRICE_MAX].flatMap((name) => {
        const text = search.get(name)?.trim() ?? '';
        return text === '' || readAmount(text) !== null
          ? []
          : [[name, text.slice(0, LONGEST_AMOUNT)]];
      }),
    ),
  };
}

/** The parameters of filters; `readFilters` reads the same filters from them. */
export function writeFilters({
  values,
  price,
  unreadable,
}: RequestedFilters): [name: string, value: string][] {
  return [
    ...Object.entries(values).flatMap(([name, list]) =>
      list.map((value): [string, string] => [name, value]),
    ),
    ...(price.min === null ? [] : [[PRICE_MIN, price.min] as [string, string]]),
    ...(price.max === null ? [] : [[PRICE_MAX, price.max] as [string, string]]),
    ...Object.entries(unreadable),
  ];
}

/** Filters with one value switched on or off. */
export function toggleFilter(
  filters: RequestedFilters,
  id: string,
  value: string,
): RequestedFilters {
  const list = filters.values[id] ?? [];
  const changed = list.includes(value)
    ? list.filter((known) => known !== value)
    : [...list, value];
  const {[id]: _, ...others} = filters.values;
  return {
    ...filters,
    values: changed.length ? {...others, [id]: changed} : others,
  };
}

/**
 * A price that somebody typed as a decimal string with a point, or `null` for
 * anything that is no amount of money (negative, text, empty).
 */
export function readAmount(text: string | null): string | null {
  const trimmed = text?.trim() ?? '';
  if (!AMOUNT.test(trimmed)) return null;
  return trimmed.replace(',', '.').replace(/^0+(?=\d)/, '');
}

function isFilterName(name: string): boolean {
  return (
    name.startsWith('filter.') &&
    name.length <= LONGEST_NAME &&
    name !== PRICE_MIN &&
    name !== PRICE_MAX &&
    name !== PRICE_FILTER
  );
}
