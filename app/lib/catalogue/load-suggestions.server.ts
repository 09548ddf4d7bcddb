import type {SuggestedProductFragment} from 'storefrontapi.generated';
import {
  POPULAR_QUERY,
  PREDICTIVE_SEARCH_QUERY,
} from '~/graphql/storefront/search';
import {lawOf, type Law} from '~/lib/i18n/law';
import {
  withLangs,
  type LangsContext,
  type TextLangs,
} from '~/lib/i18n/with-langs.server';
import {asListed} from '~/lib/product/product-card.server';
import {isHiddenFromSearch, type Hideable} from '~/lib/seo/hidden';
import {
  rangeView,
  type RangeView,
  type ShownVariant,
} from '~/lib/product/price.server';
import type {PictureData} from '~/lib/product/picture-source';
import {productPath} from '~/lib/product/variant-link';
import {assertNoErrors} from '~/lib/storefront/shopify-error.server';
import {collectionPath, searchPath} from './collection-path';
import {searchTerms} from './search-term';

export interface SuggestionOption {
  readonly label: string;
  /** BCP 47, where it is not the page's language. */
  readonly lang?: string;
  readonly path: string;
  readonly image?: PictureData | null;
  readonly price?: RangeView;
}

/** Options of one kind, in keyboard order. */
export interface SuggestionGroup {
  readonly kind: 'queries' | 'products' | 'collections';
  readonly options: readonly SuggestionOption[];
}

const POPULAR_WORDS = 6;
const POPULAR_PRODUCTS = 3;

/**
 * Loads suggestions for a `cleanTerm`, or popular words and products for an empty one, omitting empty groups.
 * @throws {ShopifyError} when Shopify fails.
 */
export async function loadSuggestions(
  context: LangsContext,
  term: string,
): Promise<SuggestionGroup[]> {
  if (!term) return loadPopular(context);
  for (const query of searchTerms(term)) {
    const groups = await loadMatching(context, query);
    if (groups.length > 0) return groups;
  }
  return [];
}

async function loadMatching(
  context: LangsContext,
  query: string,
): Promise<SuggestionGroup[]> {
  const {storefront} = context;
  const {predictiveSearch: found, errors} = await storefront.query(
    PREDICTIVE_SEARCH_QUERY,
    {variables: {query}, cache: storefront.CacheShort()},
  );
  assertNoErrors('PredictiveSearch', {errors});
  if (!found) return [];
  const isShown = (each: Hideable) => !isHiddenFromSearch(each);
  const law = lawOf(storefront.i18n.country);
  const [priced, collections] = await Promise.all([
    asListed(
      {storefront},
      await withLangs(context, found.products.filter(isShown)),
    ),
    withLangs(context, found.collections.filter(isShown)),
  ]);
  const groups: SuggestionGroup[] = [
    {
      kind: 'queries',
      options: found.queries.map(({text}) => wordOption(text)),
    },
    {
      kind: 'products',
      options: priced.map((product) => productOption(product, law)),
    },
    {
      kind: 'collections',
      options: collections.map(({handle, title, langs}) => ({
        label: title,
        lang: langs?.title,
        path: collectionPath(handle),
      })),
    },
  ];
  return groups.filter(({options}) => options.length > 0);
}

/**
 * Words to suggest where a search has no results; none when Shopify fails, which the transport
 * logs.
 */
export async function loadPopularWords(
  context: LangsContext,
): Promise<readonly SuggestionOption[]> {
  const groups = await loadPopular(context).catch(() => []);
  return groups.find(({kind}) => kind === 'queries')?.options ?? [];
}

/** The best sellers that can be bought, and the types of the best sellers as words. */
async function loadPopular(context: LangsContext): Promise<SuggestionGroup[]> {
  const {storefront} = context;
  const {products, errors} = await storefront.query(POPULAR_QUERY, {
    cache: storefront.CacheShort(),
  });
  assertNoErrors('Popular', {errors});
  const law = lawOf(storefront.i18n.country);
  const types = products.nodes.map(({productType}) => productType.trim());
  const popular = await asListed(
    {storefront},
    await withLangs(
      context,
      products.nodes
        .filter(
          (product) => product.availableForSale && !isHiddenFromSearch(product),
        )
        .slice(0, POPULAR_PRODUCTS),
    ),
  );
  const words = [...new Set(types.filter(Boolean))].slice(0, POPULAR_WORDS);
  const groups: SuggestionGroup[] = [
    {kind: 'queries', options: words.map(wordOption)},
    {
      kind: 'products',
      options: popular.map((product) => productOption(product, law)),
    },
  ];
  return groups.filter(({options}) => options.length > 0);
}

function wordOption(word: string): SuggestionOption {
  return {label: word, path: searchPath(word)};
}

function productOption(
  product: SuggestedProductFragment & {
    readonly langs?: TextLangs;
    readonly ownVariant?: ShownVariant;
  },
  law: Law | null,
): SuggestionOption {
  return {
    label: product.title,
    lang: product.langs?.title,
    path: productPath(product.handle),
    image: product.featuredImage ?? null,
    price: rangeView(product, law, product.ownVariant),
  };
}
