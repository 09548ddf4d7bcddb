import type {
  ProductCollectionSortKeys,
  SearchSortKeys,
} from '@shopify/hydrogen/storefront-api-types';

/** Orders of a list by the names that Shopify's themes use in `?sort_by=`. */
export type SortName =
  | 'manual'
  | 'relevance'
  | 'best-selling'
  | 'title-ascending'
  | 'title-descending'
  | 'price-ascending'
  | 'price-descending'
  | 'created-descending';

/** The provider's arguments for an order. */
export interface Sort<Key> {
  readonly name: SortName;
  readonly sortKey: Key;
  readonly reverse: boolean;
}

/** Orders of a collection, the merchant's own first. Relevance exists in searches only. */
export const COLLECTION_SORTS: readonly Sort<ProductCollectionSortKeys>[] = [
  {name: 'manual', sortKey: 'COLLECTION_DEFAULT', reverse: false},
  {name: 'best-selling', sortKey: 'BEST_SELLING', reverse: false},
  {name: 'price-ascending', sortKey: 'PRICE', reverse: false},
  {name: 'price-descending', sortKey: 'PRICE', reverse: true},
  {name: 'title-ascending', sortKey: 'TITLE', reverse: false},
  {name: 'title-descending', sortKey: 'TITLE', reverse: true},
  {name: 'created-descending', sortKey: 'CREATED', reverse: true},
];

/** Orders of a search. */
export const SEARCH_SORTS: readonly Sort<SearchSortKeys>[] = [
  {name: 'relevance', sortKey: 'RELEVANCE', reverse: false},
  {name: 'price-ascending', sortKey: 'PRICE', reverse: false},
  {name: 'price-descending', sortKey: 'PRICE', reverse: true},
];

export const SORT_PARAMETER = 'sort_by';

/** The order that an address asks for; the first one when it names none that exists. */
export function readSort<Key>(
  search: URLSearchParams,
  sorts: readonly Sort<Key>[],
): Sort<Key> {
  const [first] = sorts;
  if (!first) throw new Error('A list needs an order.');
  const wanted = search.get(SORT_PARAMETER);
  return sorts.find(({name}) => name === wanted) ?? first;
}
