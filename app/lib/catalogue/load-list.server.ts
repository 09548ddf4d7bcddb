import type {ProductFilter} from '@shopify/hydrogen/storefront-api-types';
import type {ListFilterFragment} from 'storefrontapi.generated';
import {readFilters, type RequestedFilters} from './filters';
import {isFirstPage, readPage, type PageVariables} from './list-page';
import {chooseFilters, offeredFilters} from './offered-filters';
import {productList, type ListSource, type ProductList} from './product-list';
import {readSort, type Sort} from './sort';

/** What the provider is asked for a page of a list. */
type ListVariables<Key> = PageVariables &
  Pick<Sort<Key>, 'sortKey' | 'reverse'> & {filters: ProductFilter[]};

/** How one kind of list (a collection, a search) asks the provider. */
interface ListQueries<Answer, Key> {
  /** Of a search; empty for a collection. */
  term: string;
  sorts: readonly Sort<Key>[];
  /** The filters while none is chosen, `null` when there is no such list. */
  loadOffered: () => Promise<readonly ListFilterFragment[] | null>;
  /** One page, `null` when the provider could not answer for this cursor. */
  loadPage: (variables: ListVariables<Key>) => Promise<Answer | null>;
  sourceOf: (answer: Answer) => ListSource;
  /** How the visitor's market reads a filter's value. */
  measures?: (text: string) => string;
}

/**
 * Loads the page of a list that an address asks for. One request, a second before
 * it when filters are chosen (only those that are offered are sent on), a third
 * when the provider does not know the cursor: then the first page is shown.
 *
 * @returns `null` when there is no such list.
 */
export async function loadList<Answer, Key>(
  search: URLSearchParams,
  queries: ListQueries<Answer, Key>,
): Promise<{answer: Answer; list: ProductList} | null> {
  const {term, sorts, loadOffered, sourceOf, measures} = queries;
  const requested = readFilters(search);
  const {name: sort, sortKey, reverse} = readSort(search, sorts);
  const unfiltered = isUnfiltered(requested) ? null : await loadOffered();
  const {inputs, active} = chooseFilters(
    requested,
    offeredFilters(unfiltered ?? [], measures),
  );
  const loadPage = (page: PageVariables) =>
    queries.loadPage({sortKey, reverse, filters: [...inputs], ...page});
  const page = readPage(search);
  const answer =
    (await loadPage(page)) ??
    (isFirstPage(page)
      ? null
      : await loadPage(readPage(new URLSearchParams())));
  if (!answer) return null;
  const source = sourceOf(answer);
  const firstSort = readSort(new URLSearchParams(), sorts).name;
  return {
    answer,
    list: productList(source, {
      address: {term, filters: requested, sort, firstSort},
      sorts,
      offered: offeredFilters(unfiltered ?? source.filters, measures),
      active,
    }),
  };
}

function isUnfiltered({values, price}: RequestedFilters): boolean {
  return (
    Object.keys(values).length === 0 && price.min === null && price.max === null
  );
}
