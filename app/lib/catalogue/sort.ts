import type {
  ProductCollectionSortKeys,
  ProductSortKeys,
  SearchSortKeys,
} from '../../../schemas/storefront-types';

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
