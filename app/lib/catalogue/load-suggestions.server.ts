import {PREDICTIVE_SEARCH_QUERY} from '~/graphql/storefront/search';
import type {RequestContext} from '~/lib/context.server';
import {lawOf} from '~/lib/i18n/law';
import {rangeView, type RangeView} from '~/lib/product/price';
import type {PictureData} from '~/lib/product/picture-source';
import {productPath} from '~/lib/product/variant-link';
import {collectionPath, searchPath} from './collection-path';
import {literalTerm} from './search-term';

export interface SuggestionOption {
  readonly label: string;
  readonly path: string;
  readonly image?: PictureData | null;
  readonly price?: RangeView;
}

/** Options of one kind, in keyboard order. */
export interface SuggestionGroup {
  readonly kind: 'queries' | 'products' | 'collections';
  readonly options: readonly SuggestionOption[];
}

/**
 * Loads suggestions for a `cleanTerm`, omitting empty groups.
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
        price: rangeView(product, lawOf(storefront.i18n.country)),
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
  return groups.filter(({options}) => options.length > 0);
}
