import {SEARCH_FILTERS_QUERY, SEARCH_QUERY} from '~/graphql/storefront/search';
import type {ListFilterFragment} from 'storefrontapi.generated';
import type {RequestContext} from '../context.server';
import {assertAnswered} from '../storefront/page-failure.server';
import {isFirstPage} from './list-page';
import {loadList} from './load-list.server';
import type {ProductList} from './product-list';
import {literalTerm, readTerm} from './search-term';
import {SEARCH_SORTS} from './sort';

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
  const loaded = await loadList(search, {
    term,
    sorts: SEARCH_SORTS,
    async loadOffered() {
      const {search: found, errors} = await storefront.query(
        SEARCH_FILTERS_QUERY,
        {variables: {searchTerm}, cache},
      );
      assertAnswered('SearchFilters', found, {errors});
      return productTypeOnly(found?.productFilters);
    },
    async loadPage(variables) {
      const answer = await storefront.query(SEARCH_QUERY, {
        variables: {searchTerm, ...variables},
        cache,
      });
      if (answer.errors && !isFirstPage(variables)) return null;
      assertAnswered('Search', answer.search, answer);
      return answer;
    },
    sourceOf: ({search: found, localization}) => ({
      products: found.nodes.flatMap((node) => ('id' in node ? [node] : [])),
      pageInfo: found.pageInfo,
      filters: productTypeOnly(found.productFilters),
      currencyCode: localization.country.currency.isoCode,
    }),
  });
  return {
    term,
    total: loaded?.answer.search.totalCount ?? 0,
    list: loaded && loaded.list,
  };
}

function productTypeOnly(
  filters: readonly ListFilterFragment[] | undefined,
): ListFilterFragment[] {
  return (filters ?? []).filter(({id}) => id === PRODUCT_TYPE_FILTER);
}
