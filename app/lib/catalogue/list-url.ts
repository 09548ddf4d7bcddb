import {cleanText} from '~/lib/text/control-characters';
import {cutText} from '~/lib/text/cut-text';
import {compareAmounts} from '~/lib/i18n/format';
import {
  MAX_AMOUNT_LENGTH,
  MAX_FILTER_NAME_LENGTH,
  MAX_FILTER_VALUES,
  MAX_FILTER_VALUE_LENGTH,
  MAX_TERM_LENGTH,
} from '~/lib/limits/limits';
import type {Parameter} from '~/lib/storefront/list-page';
import {TERM_PARAMETER} from './catalogue-paths';
import type {
  ProductCollectionSortKeys,
  ProductSortKeys,
  SearchSortKeys,
} from '../../../schemas/storefront-types';

/** The search term to display. */
export function readTerm(search: URLSearchParams): string {
  return cleanText(search.get(TERM_PARAMETER) ?? '', MAX_TERM_LENGTH);
}

/** Shopify's id of the price filter; the URL has one parameter per bound. */
export const PRICE_FILTER = 'filter.v.price';
export const PRICE_MIN = `${PRICE_FILTER}.gte`;
export const PRICE_MAX = `${PRICE_FILTER}.lte`;

/** Shopify's id of the filter of vendors: names of companies, which belong to no language. */
export const VENDOR_FILTER = 'filter.p.vendor';

/** Up to twelve digits, as in currencies of small value, and three decimals, with point or comma. */
const AMOUNT = /^\d{1,12}(?:[.,](\d{1,3}))?$/;

/** Most currencies have as many decimals, or fewer. */
const USUAL_DECIMALS = 2;

/**
 * Filters in the URL except the price, named as in Shopify's themes so that old links work; they are
 * not checked against the offered ones.
 */
export function readFilters(search: URLSearchParams): Parameter[] {
  const wanted = new Map<string, Parameter>();
  for (const [name, value] of search) {
    if (wanted.size === MAX_FILTER_VALUES) break;
    const isFilter =
      name.startsWith('filter.') &&
      ![PRICE_FILTER, PRICE_MIN, PRICE_MAX].includes(name);
    if (!isFilter || !value) continue;
    if (
      name.length > MAX_FILTER_NAME_LENGTH ||
      value.length > MAX_FILTER_VALUE_LENGTH
    )
      continue;
    wanted.set(JSON.stringify([name, value]), [name, value]);
  }
  return [...wanted.values()];
}

export interface PriceBound {
  /** Decimal string in the page's currency; `null` is unlimited. */
  readonly amount: string | null;
  readonly text: string;
}

export interface RequestedPrice {
  readonly min: PriceBound;
  readonly max: PriceBound;
}

/**
 * Reads both bounds of the price from the URL.
 * @param decimals of the currency: `1.234` is a price in dinars, and unreadable in euro.
 */
export function readPrice(
  search: URLSearchParams,
  decimals = USUAL_DECIMALS,
): RequestedPrice {
  const bound = (name: string): PriceBound => {
    const text = search.get(name)?.trim() ?? '';
    return {
      amount: readAmount(text, decimals),
      text: cutText(text, MAX_AMOUNT_LENGTH),
    };
  };
  return {min: bound(PRICE_MIN), max: bound(PRICE_MAX)};
}

/** Whether the lower bound is above the upper one. */
export function isReversed({min, max}: RequestedPrice): boolean {
  if (min.amount === null || max.amount === null) return false;
  return compareAmounts(min.amount, max.amount) > 0;
}

/** Whether a bound is a price only in a currency with more decimals than usual. */
export function needsDecimals(search: URLSearchParams): boolean {
  return [PRICE_MIN, PRICE_MAX].some((name) => {
    const [, part = ''] = AMOUNT.exec(search.get(name)?.trim() ?? '') ?? [];
    return part.length > USUAL_DECIMALS;
  });
}

/** A typed price as a decimal string, or `null`. */
export function readAmount(
  text: string,
  decimals = USUAL_DECIMALS,
): string | null {
  const [whole, part = ''] = AMOUNT.exec(text) ?? [];
  if (whole === undefined || part.length > decimals) return null;
  return text.replace(',', '.').replace(/^0+(?=\d)/, '');
}

/** Values of `?sort_by=` in Shopify's themes. */
export type SortName =
  | 'manual'
  | 'relevance'
  | 'best-selling'
  | 'title-ascending'
  | 'title-descending'
  | 'price-ascending'
  | 'price-descending'
  | 'created-descending';

export interface Sort<Key> {
  readonly name: SortName;
  readonly sortKey: Key;
  readonly reverse: boolean;
}

/** Sort orders of a collection; the first is the merchant's. */
export const COLLECTION_SORTS: readonly Sort<ProductCollectionSortKeys>[] = [
  {name: 'manual', sortKey: 'COLLECTION_DEFAULT', reverse: false},
  {name: 'best-selling', sortKey: 'BEST_SELLING', reverse: false},
  {name: 'price-ascending', sortKey: 'PRICE', reverse: false},
  {name: 'price-descending', sortKey: 'PRICE', reverse: true},
  {name: 'title-ascending', sortKey: 'TITLE', reverse: false},
  {name: 'title-descending', sortKey: 'TITLE', reverse: true},
  {name: 'created-descending', sortKey: 'CREATED', reverse: true},
];

/** Sort orders of all products, where the merchant has no collection of them. */
export const ALL_PRODUCTS_SORTS: readonly Sort<ProductSortKeys>[] = [
  {name: 'best-selling', sortKey: 'BEST_SELLING', reverse: false},
  {name: 'price-ascending', sortKey: 'PRICE', reverse: false},
  {name: 'price-descending', sortKey: 'PRICE', reverse: true},
  {name: 'title-ascending', sortKey: 'TITLE', reverse: false},
  {name: 'title-descending', sortKey: 'TITLE', reverse: true},
  {name: 'created-descending', sortKey: 'CREATED_AT', reverse: true},
];

export const SEARCH_SORTS: readonly Sort<SearchSortKeys>[] = [
  {name: 'relevance', sortKey: 'RELEVANCE', reverse: false},
  {name: 'price-ascending', sortKey: 'PRICE', reverse: false},
  {name: 'price-descending', sortKey: 'PRICE', reverse: true},
];

export const SORT_PARAMETER = 'sort_by';

/** Sort order in the URL; the first one by default. */
export function readSort<Key>(
  search: URLSearchParams,
  sorts: readonly Sort<Key>[],
): Sort<Key> {
  const [first] = sorts;
  if (!first) throw new Error('A list needs an order.');
  const wanted = search.get(SORT_PARAMETER);
  return sorts.find(({name}) => name === wanted) ?? first;
}
