import type {LanguageCode} from '../../../schemas/storefront-types';
import type {
  ListFilterFragment,
  ProductRowFragment,
} from 'storefrontapi.generated';
import {
  SEARCH_FILTERS_QUERY,
  SEARCH_QUERY,
  POPULAR_QUERY,
  PREDICTIVE_SEARCH_QUERY,
} from '~/graphql/storefront/search';
import type {RequestContext} from '~/lib/context.server';
import {
  type LangsContext,
  withLangs,
  type TextLangs,
} from '~/lib/i18n/with-langs.server';
import {
  assertNoErrors,
  isUnknownCursor,
} from '~/lib/storefront/shopify-error.server';
import {loadList} from './product-list.server';
import {readTerm, SEARCH_SORTS} from './list-url';
import {withTimeout} from '~/lib/concurrency/with-timeout.server';
import {BESTSELLERS_TIMEOUT_MS} from '~/lib/limits/limits';
import {lawOf, type Law} from '~/lib/i18n/law';
import {asListed} from '~/lib/product/product-card.server';
import {isHiddenFromSearch, type Hideable} from '~/lib/seo/hidden';
import {
  rangeView,
  type RangeView,
  type ShownVariant,
} from '~/lib/product/price.server';
import {rowPicture, type RowPicture} from '~/lib/product/picture-source';
import {productPath} from '~/lib/product/product-paths';
import {collectionPath, searchPath} from './catalogue-paths';
import {SEARCH_TEXTS_QUERY} from '~/graphql/storefront/blog';
import {articlePath, onlinePath} from '~/lib/content/online-store';
import {contentCache} from '~/lib/storefront/cache-strategies.server';
import {errorFields, log} from '~/lib/logging/log.server';

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

/** Syntax of https://shopify.dev/docs/api/usage/search-syntax and its engine. */
const SYNTAX = /[\\:()"*<>=[\]{}^~!|&+?/]/g;

/** A minus before a word excludes it. */
const LEADING_MINUS = /(^|\s)-+/g;

/** Operators, in capitals only. */
const CONNECTIVE = /(?<!\S)(?:AND|OR|NOT)(?!\S)/g;

/** `70x100`, `70 X 100`, `70*100`: keyboards have no ×. */
const TYPED_TIMES = /(?<=\d)\s?[x*]\s?(?=\d)/gi;

/**
 * The terms to try, each if the one before finds nothing: the `literalTerm` as it was typed, then with ×
 * for an x between digits, as sizes are written. Empty if no word is left.
 */
export function searchTerms(term: string): string[] {
  const spellings = [term, term.replace(TYPED_TIMES, ' × ')].map(literalTerm);
  return [...new Set(spellings)].filter(Boolean);
}

/**
 * Removes search syntax from a `cleanText`, so that it cannot query other fields or break the
 * query. Empty if no word is left.
 */
export function literalTerm(term: string): string {
  return term
    .replace(SYNTAX, ' ')
    .replaceAll("'", '’')
    .replace(LEADING_MINUS, '$1')
    .replace(CONNECTIVE, (word) => word.toLowerCase())
    .replace(/\s+/g, ' ')
    .trim();
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
      if (isUnknownCursor(variables, errors)) return null;
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

export interface SuggestionOption extends RowPicture {
  readonly label: string;
  /** BCP 47, where it is not the page's language. */
  readonly lang?: string;
  readonly path: string;
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
 * Loads suggestions for a `cleanText`, or popular words and products for an empty one, omitting empty groups.
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
    asListed(context, await withLangs(context, found.products.filter(isShown))),
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
 * logs, or is slow; either shortens the page's cache time.
 */
export async function loadPopularWords(
  context: LangsContext,
): Promise<readonly SuggestionOption[]> {
  const groups = await withTimeout(
    BESTSELLERS_TIMEOUT_MS,
    loadPopular(context),
  ).catch(() => {
    context.requestLog.usesFallbackContent = true;
    return [];
  });
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
    context,
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
  product: ProductRowFragment & {
    readonly langs?: TextLangs;
    readonly ownVariant?: ShownVariant;
    readonly ownRegion?: string;
  },
  law: Law | null,
): SuggestionOption {
  return {
    label: product.title,
    lang: product.langs?.title,
    path: productPath(product.handle),
    ...rowPicture(product.images.nodes),
    price: rangeView(product, law, product.ownVariant, product.ownRegion),
  };
}

/** What a search finds beside products. */
export interface FoundText {
  readonly id: string;
  /** Without language prefix. */
  readonly path: string;
  readonly title: string;
  readonly langs?: TextLangs;
}

/**
 * Articles and pages of the Online Store that a search for a `cleanText` finds beside products, at
 * most twelve. None, and a line in the log, when Shopify fails: products are what the page is about.
 */
export async function searchTexts(
  context: Pick<RequestContext, 'storefront' | 'requestLog' | 'waitUntil'>,
  term: string,
): Promise<FoundText[]> {
  const {requestLog} = context;
  try {
    for (const searchTerm of searchTerms(term)) {
      const found = await loadTexts(context, searchTerm);
      if (found.length > 0) return await withLangs(context, found);
    }
    return [];
  } catch (error) {
    log(
      {requestLog},
      'error',
      'texts could not be searched',
      errorFields(error),
    );
    requestLog.usesFallbackContent = true;
    return [];
  }
}

async function loadTexts(
  {storefront}: Pick<RequestContext, 'storefront'>,
  searchTerm: string,
): Promise<FoundText[]> {
  const result = await storefront.query(SEARCH_TEXTS_QUERY, {
    variables: {searchTerm},
    cache: contentCache(storefront),
  });
  assertNoErrors('SearchTexts', result);
  return result.search.nodes.flatMap((node) => {
    if (node.__typename === 'Product') return [];
    if (isHiddenFromSearch(node)) return [];
    const {id, title, handle} = node;
    const path =
      node.__typename === 'Article'
        ? articlePath(node.blog.handle, handle)
        : onlinePath(handle);
    return [{id, title, path}];
  });
}
