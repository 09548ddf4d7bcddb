import type {LanguageCode} from '../../../schemas/storefront-types';
import type {ListFilterFragment} from 'storefrontapi.generated';
import {SEARCH_FILTERS_QUERY, SEARCH_QUERY} from '~/graphql/storefront/search';
import type {RequestContext} from '~/lib/context.server';
import type {LangsContext} from '~/lib/i18n/with-langs.server';
import {assertNoErrors} from '~/lib/storefront/shopify-error.server';
import {isFirstPage} from '~/lib/storefront/list-page';
import {loadList} from './product-list.server';
import {readTerm, searchTerms} from './search-term';
import {SEARCH_SORTS} from './list-url';

type Context = LangsContext & Pick<RequestContext, 'locale'>;

/**
 * Loads the search results of the URL; a term without a word makes no request.
 * @throws {ShopifyError} when Shopify fails.
 */
export async function loadSearch(context: Context, search: URLSearchParams) {
  const term = readTerm(search);
  let loaded: Awaited<ReturnType<typeof loadResults>> | undefined;
  for (const searchTerm of searchTerms(term)) {
    loaded = await loadResults(context, search, term, searchTerm);
    if (loaded?.source.total !== 0) break;
  }
  if (loaded === undefined) return {term, total: 0, list: null};
  return {
    term,
    total: loaded?.source.total ?? 0,
    list: loaded && loaded.list,
  };
}

function loadResults(
  context: Context,
  search: URLSearchParams,
  term: string,
  searchTerm: string,
) {
  const {storefront} = context;
  const cache = storefront.CacheShort();
  const filtersIn = async (language: LanguageCode) => {
    const {search: found, errors} = await storefront.query(
      SEARCH_FILTERS_QUERY,
      {variables: {searchTerm, language}, cache},
    );
    assertNoErrors('SearchFilters', {errors});
    return found.productFilters.filter(isProductType);
  };
  return loadList(context, search, {
    term,
    sorts: SEARCH_SORTS,
    loadOffered: () => filtersIn(storefront.i18n.language),
    loadOfferedIn: filtersIn,
    async loadPage(variables) {
      const {
        search: found,
        localization,
        errors,
      } = await storefront.query(SEARCH_QUERY, {
        variables: {searchTerm, ...variables},
        cache,
      });
      if (errors && !isFirstPage(variables)) return null;
      assertNoErrors('Search', {errors});
      return {
        products: found.nodes.flatMap((node) => ('id' in node ? [node] : [])),
        pageInfo: found.pageInfo,
        filters: found.productFilters.filter(isProductType),
        currencyCode: localization.country.currency.isoCode,
        total: found.totalCount,
      };
    },
  });
}

function isProductType({id}: ListFilterFragment): boolean {
  return id === 'filter.p.product_type';
}
