import {SEARCH_FILTERS_QUERY, SEARCH_QUERY} from '~/graphql/storefront/search';
import type {ListFilterFragment} from 'storefrontapi.generated';
import type {RequestContext} from '../context.server';
import {assertAnswered} from '../storefront/page-failure.server';
import {isFirstPage} from './list-page';
import {loadList} from './load-list.server';
import {productList, type ProductList} from './product-list';
import {literalTerm, readTerm} from './search-term';
import {readSort, SEARCH_SORTS} from './sort';

/** What a search has found. */
export interface SearchResult {
  /** As it is shown; empty when nothing was searched for. */
  readonly term: string;
  /** Products that match, on all pages. */
  readonly total: number;
  /** `null` when there was nothing to search for. */
  readonly list: ProductList | null;
}

/** The one filter that a search offers. */
const PRODUCT_TYPE_FILTER = 'filter.p.product_type';

/**
 * Searches for the products that the address asks for. A term without any word in
 * it finds nothing and asks nobody. At most three requests (see `loadList`).
 *
 * @throws {ProviderError} when the provider fails.
 */
export async function loadSearch(
  {storefront}: Pick<RequestContext, 'storefront'>,
  search: URLSearchParams,
): Promise<SearchResult> {
  const term = readTerm(search);
  const searchTerm = literalTerm(term);
  if (!searchTerm) return {term, total: 0, list: null};
  const cache = storefront.CacheShort();
  const sort = readSort(search, SEARCH_SORTS);
  const loaded = await loadList(search, {
    async loadOffered() {
      const {search: found, errors} = await storefront.query(
        SEARCH_FILTERS_QUERY,
        {variables: {searchTerm}, cache},
      );
      assertAnswered('SearchFilters', found, {errors});
      return productTypeOnly(found?.productFilters);
    },
    async loadPage(page, filters) {
      const answer = await storefront.query(SEARCH_QUERY, {
        variables: {
          searchTerm,
          sortKey: sort.sortKey,
          reverse: sort.reverse,
          filters: [...filters],
          ...page,
        },
        cache,
      });
      if (answer.errors && !isFirstPage(page)) return null;
      assertAnswered('Search', answer.search, answer);
      return answer;
    },
    filtersOf: (answer) => productTypeOnly(answer.search.productFilters),
  });
  if (!loaded) return {term, total: 0, list: null};
  const {search: found, localization} = loaded.answer;
  return {
    term,
    total: found.totalCount,
    list: productList(
      {
        products: found.nodes.flatMap((node) => ('id' in node ? [node] : [])),
        pageInfo: found.pageInfo,
        filters: productTypeOnly(found.productFilters),
        currencyCode: localization.country.currency.isoCode,
      },
      {
        address: {
          term,
          filters: loaded.requested,
          sort: sort.name,
          firstSort: readSort(new URLSearchParams(), SEARCH_SORTS).name,
        },
        sorts: SEARCH_SORTS,
        ...loaded,
      },
    ),
  };
}

function productTypeOnly(
  filters: readonly ListFilterFragment[] | undefined,
): ListFilterFragment[] {
  return (filters ?? []).filter(({id}) => id === PRODUCT_TYPE_FILTER);
}
