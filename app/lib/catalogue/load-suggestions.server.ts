import {PREDICTIVE_SEARCH_QUERY} from '~/graphql/storefront/search';
import type {RequestContext} from '../context.server';
import {rangeView} from '../product/price';
import {literalTerm} from './search-term';
import {
  MOST_SUGGESTIONS,
  NO_SUGGESTIONS,
  type Suggestions,
} from './suggestions';

/**
 * What a visitor may mean with a term that is still being typed. The suggested
 * terms are taken as text; the provider's own mark-up is not asked for.
 *
 * @param term of `cleanTerm`.
 * @throws {ProviderError} when the provider fails.
 */
export async function loadSuggestions(
  {storefront}: Pick<RequestContext, 'storefront'>,
  term: string,
): Promise<Suggestions> {
  const query = literalTerm(term);
  if (!query) return NO_SUGGESTIONS;
  const {predictiveSearch: found} = await storefront.query(
    PREDICTIVE_SEARCH_QUERY,
    {variables: {query}, cache: storefront.CacheShort()},
  );
  // Nothing predicted is not worth an error page.
  if (!found) return NO_SUGGESTIONS;
  return {
    products: found.products
      .slice(0, MOST_SUGGESTIONS)
      .map(({featuredImage, priceRange, compareAtPriceRange, ...product}) => ({
        ...product,
        image: featuredImage ?? null,
        price: rangeView(priceRange, compareAtPriceRange),
      })),
    collections: found.collections.slice(0, MOST_SUGGESTIONS),
    queries: found.queries.slice(0, MOST_SUGGESTIONS).map(({text}) => text),
  };
}
