import {PREDICTIVE_SEARCH_QUERY} from '~/graphql/storefront/search';
import type {RequestContext} from '../context.server';
import {rangeView, type RangeView} from '../product/price';
import type {PictureData} from '../product/picture-source';
import {productPath} from '../product/variant-link';
import {collectionPath, searchPath} from './collection-path';
import {literalTerm} from './search-term';

/** One choice in the list of suggestions. */
export interface SuggestionOption {
  readonly label: string;
  /** Without language prefix. */
  readonly path: string;
  /** Of a product. */
  readonly image?: PictureData | null;
  readonly price?: RangeView;
}

/** Choices of one kind, in the order in which the arrow keys go through them. */
export interface SuggestionGroup {
  readonly kind: 'queries' | 'products' | 'collections';
  readonly options: readonly SuggestionOption[];
}

/** Suggestions of each kind at most; the query's limit is the same. */
const MOST_SUGGESTIONS = 6;

/**
 * What a visitor may mean with a term that is still being typed.
 *
 * @param term of `cleanTerm`.
 * @returns no group without options.
 * @throws {ProviderError} when the provider fails.
 */
export async function loadSuggestions(
  {storefront}: Pick<RequestContext, 'storefront'>,
  term: string,
): Promise<SuggestionGroup[]> {
  const query = literalTerm(term);
  if (!query) return [];
  const {predictiveSearch: found} = await storefront.query(
    PREDICTIVE_SEARCH_QUERY,
    {variables: {query}, cache: storefront.CacheShort()},
  );
  if (!found) return [];
  const groups: SuggestionGroup[] = [
    {
      kind: 'queries',
      options: found.queries.map(({text}) => ({
        label: text,
        path: searchPath(text),
      })),
    },
    {
      kind: 'products',
      options: found.products.map((product) => ({
        label: product.title,
        path: productPath(product.handle),
        image: product.featuredImage ?? null,
        price: rangeView(product.priceRange, product.compareAtPriceRange),
      })),
    },
    {
      kind: 'collections',
      options: found.collections.map(({handle, title}) => ({
        label: title,
        path: collectionPath(handle),
      })),
    },
  ];
  return groups
    .filter(({options}) => options.length > 0)
    .map(({kind, options}) => ({
      kind,
      options: options.slice(0, MOST_SUGGESTIONS),
    }));
}
