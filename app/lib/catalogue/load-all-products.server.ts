import {ALL_PRODUCTS_QUERY} from '~/graphql/storefront/collection';
import type {RequestContext} from '~/lib/context.server';
import {assertNoErrors} from '~/lib/storefront/error-response.server';
import {ShopifyError} from '~/lib/storefront/shopify-error.server';
import {isFirstPage} from '~/lib/storefront/list-page';
import {loadList, type ProductList} from './product-list.server';
import {ALL_PRODUCTS_SORTS} from './sort';

/**
 * A page of all products, without filters, for a shop that has no collection of them.
 * @throws {ShopifyError} when Shopify fails.
 */
export async function loadAllProducts(
  context: Pick<RequestContext, 'storefront' | 'locale'>,
  search: URLSearchParams,
): Promise<ProductList> {
  const {storefront} = context;
  const loaded = await loadList(context, search, {
    term: '',
    sorts: ALL_PRODUCTS_SORTS,
    loadOffered: () => Promise.resolve([]),
    async loadPage({first, last, after, before, sortKey, reverse}) {
      const {products, localization, errors} = await storefront.query(
        ALL_PRODUCTS_QUERY,
        {
          variables: {first, last, after, before, sortKey, reverse},
          cache: storefront.CacheShort(),
        },
      );
      if (errors && !isFirstPage({after, before})) return null;
      assertNoErrors('AllProducts', {errors});
      return {
        products: products.nodes,
        pageInfo: products.pageInfo,
        filters: [],
        currencyCode: localization.country.currency.isoCode,
      };
    },
  });
  if (!loaded) throw new ShopifyError('AllProducts', 1, {cause: 'no list'});
  return loaded.list;
}
