import type {SitemapProductsQuery} from 'storefrontapi.generated';
import {MAP_PATH} from '~/lib/environment/brand';
import {
  SITEMAP_ARTICLES_QUERY,
  SITEMAP_COLLECTIONS_QUERY,
  SITEMAP_HANDLES_QUERY,
  SITEMAP_ONLINE_PAGES_QUERY,
  SITEMAP_PRODUCTS_QUERY,
} from '~/graphql/storefront/sitemap';
import {collectionPath} from '~/lib/catalogue/catalogue-paths';
import {listedPaths} from '~/lib/content/content.server';
import {requireMerchantContent} from '~/lib/content/load-merchant-content.server';
import {
  articlePath,
  BLOGS_PATH,
  blogPath,
  onlinePageAt,
  onlinePath,
  pathOfOnlinePage,
  type OnlineStore,
} from '~/lib/content/online-store';
import {merchantPaths, writtenPage} from '~/lib/content/written-page.server';
import type {RequestContext} from '~/lib/context.server';
import {
  DEFAULT_LOCALE,
  forEachLocale,
  LOCALES,
  PREFIXED_LOCALES,
  type LocaleCode,
} from '~/lib/i18n/locale';
import {structureCache} from '~/lib/storefront/cache-strategies.server';
import {isHiddenFromSearch, type Hideable} from '~/lib/seo/hidden';
import {productPath} from '~/lib/product/product-paths';
import {
  ShopifyError,
  assertNoErrors,
  isUnknownCursor,
  type ResultError,
} from '~/lib/storefront/shopify-error.server';
import {REPORTS_PATH} from '~/lib/weather/map-view';
import type {SitemapPage} from './sitemap-xml';
import {MAX_SITEMAPS} from '~/lib/limits/limits';

type Context = Pick<RequestContext, 'env' | 'storefront'>;

/** Kinds of pages that Shopify lists. */
const SITEMAP_TYPES = [
  'collections',
  'products',
  'online-pages',
  'articles',
] as const;

type SitemapType = (typeof SITEMAP_TYPES)[number];

export function isSitemapType(type: unknown): type is SitemapType {
  return SITEMAP_TYPES.some((known) => known === type);
}

/** Static pages for search engines, without language prefix. */
export const STATIC_PATHS = ['/', '/collections'] as const;

/** Paths that only a shop with the map has. */
const MAP_PATHS = [MAP_PATH, REPORTS_PATH] as const;

/**
 * Static pages, the content's and the merchant's own, which may exist in only one language.
 * @throws like `requireMerchantContent`.
 */
export async function writtenPages(
  context: Pick<
    RequestContext,
    'env' | 'country' | 'memoizePerRequest' | 'storefront' | 'requestLog'
  >,
): Promise<SitemapPage[]> {
  const own = new Map<string, Partial<Record<LocaleCode, string>>>();
  const contents = await Promise.all(
    Object.values(LOCALES).map(async (locale) => {
      const inLanguage = {...context, locale};
      const content = await requireMerchantContent(inLanguage);
      // A legal text that is not written is hidden.
      const listed = listedPaths().filter((path) => {
        const online = onlinePageAt(path, content);
        if (online === null) {
          return writtenPage(inLanguage, content, path)?.isHidden === false;
        }
        const id = content.onlinePages.get(online) ?? '';
        return !content.hiddenOnlinePages.has(id);
      });
      const {own: merchants, foreign} = merchantPaths(inLanguage, content);
      const paths = [
        ...STATIC_PATHS,
        ...(content.hasMap ? MAP_PATHS : []),
        ...listed,
        ...merchants,
      ];
      return {code: locale.code, paths, foreign, blogs: content.ownBlogs};
    }),
  );
  for (const {code, paths} of contents) {
    for (const path of paths) own.set(path, {...own.get(path), [code]: path});
  }
  // A text in none of our languages is listed once.
  for (const {code, foreign} of contents) {
    for (const path of foreign) {
      if (!own.has(path)) own.set(path, {[code]: path});
    }
  }
  return [
    ...[...own.values()].map((paths) => ({paths})),
    ...blogPages(contents),
  ];
}

/** The blogs in each language, and the list of several. */
function blogPages(
  contents: readonly {
    readonly code: LocaleCode;
    readonly blogs: readonly (Hideable & {
      readonly id: string;
      readonly handle: string;
    })[];
  }[],
): SitemapPage[] {
  const [first] = contents;
  const shown = (first?.blogs ?? []).filter(
    (blog) => !isHiddenFromSearch(blog),
  );
  const blogs = shown.map(({id}) => ({
    paths: Object.fromEntries(
      contents.flatMap(({code, blogs: all}) =>
        all
          .filter((blog) => blog.id === id)
          .map(({handle}) => [code, blogPath(handle)]),
      ),
    ),
  }));
  return blogs.length > 1
    ? [{paths: forEachLocale(() => BLOGS_PATH)}, ...blogs]
    : blogs;
}

/** Every sitemap that Shopify lists: its type, and the cursor at which it begins. */
export async function allSitemaps(
  context: Context,
): Promise<readonly (readonly [type: SitemapType, after: string | null])[]> {
  const lists = await Promise.all(
    SITEMAP_TYPES.map(async (type) => {
      const cursors = await sitemapCursors(context, type);
      return cursors.map((after) => [type, after] as const);
    }),
  );
  return lists.flat();
}

/**
 * The cursors of pages of 250, `null` for the first; none for an empty list. Shopify's own
 * `sitemap` has no ids, which are needed to pair the handles of the languages.
 * @throws {ShopifyError}
 */
export async function sitemapCursors(
  context: Context,
  type: SitemapType,
): Promise<(string | null)[]> {
  const cursors: (string | null)[] = [null];
  while (cursors.length < MAX_SITEMAPS) {
    const list = await queryPage(context, type, cursors.at(-1) ?? null);
    if (!list) throw new ShopifyError('Sitemap', 1, {cause: 'no list'});
    if (list.nodes.length === 0) return cursors.slice(0, -1);
    const {hasNextPage, endCursor} = list.pageInfo;
    if (!hasNextPage || !endCursor) break;
    cursors.push(endCursor);
  }
  return cursors;
}

/**
 * One page of a sitemap in all languages; `null` when Shopify rejects the cursor.
 * @param content decides which pages of the Online Store have a URL of their own.
 * @throws {ShopifyError}
 */
export async function loadSitemapPage(
  context: Context,
  type: SitemapType,
  after: string | null,
  content?: OnlineStore,
): Promise<SitemapPage[] | null> {
  const {env, storefront} = context;
  const list = await queryPage(context, type, after);
  if (!list) return null;
  const ids = list.nodes.map(({id}) => id);
  const translated = new Map<string, Listed>();
  await Promise.all(
    PREFIXED_LOCALES.map(async ({code, language}) => {
      const result = await storefront.query(SITEMAP_HANDLES_QUERY, {
        variables: {ids, language},
        cache: structureCache(storefront),
      });
      assertNoErrors('SitemapHandles', result);
      for (const node of result.nodes) {
        if (node && 'handle' in node) translated.set(code + node.id, node);
      }
    }),
  );
  const isListed = ({handle}: Listed) => {
    // The map's own page is `/metarmap`, one of `MAP_PATHS`.
    if (type === 'products') return handle !== env.PUBLIC_MAP_PRODUCT_HANDLE;
    return type !== 'online-pages' || !content || hasOwnUrl(handle, content);
  };
  const pages = list.nodes.filter(
    (node) => isListed(node) && !isHiddenFromSearch(node),
  );
  return pages.map((node) => ({
    paths: forEachLocale(({code}) =>
      PATHS[type](translated.get(code + node.id) ?? node),
    ),
    updatedAt: node.updatedAt ?? node.publishedAt,
  }));
}

/** Pages have none whose text stands at a path of ours, or whose name an entry has. */
function hasOwnUrl(handle: string, content: OnlineStore): boolean {
  const path = onlinePath(handle);
  return (
    (pathOfOnlinePage(handle, content) ?? path) === path &&
    !content.writtenPaths.has(path)
  );
}

interface Listed {
  readonly handle: string;
  readonly blog?: {readonly handle: string};
}

const PATHS: Readonly<Record<SitemapType, (node: Listed) => string>> = {
  products: ({handle}) => productPath(handle),
  collections: ({handle}) => collectionPath(handle),
  'online-pages': ({handle}) => onlinePath(handle),
  articles: ({handle, blog}) => articlePath(blog?.handle ?? '', handle),
};

interface SitemapList {
  readonly nodes: readonly (Listed &
    Hideable & {
      readonly id: string;
      readonly updatedAt?: string;
      readonly publishedAt?: string;
    })[];
  readonly pageInfo: SitemapProductsQuery['products']['pageInfo'];
}

async function queryPage(
  {storefront}: Context,
  type: SitemapType,
  after: string | null,
): Promise<SitemapList | null> {
  const options = {
    variables: {after, language: DEFAULT_LOCALE.language},
    cache: structureCache(storefront),
  };
  // A result with errors has no list, whatever the schema says.
  const read = async (): Promise<{
    list: SitemapList | undefined;
    errors?: readonly ResultError[];
  }> => {
    switch (type) {
      case 'products': {
        const result = await storefront.query(SITEMAP_PRODUCTS_QUERY, options);
        return {list: result.products, errors: result.errors};
      }
      case 'collections': {
        const result = await storefront.query(
          SITEMAP_COLLECTIONS_QUERY,
          options,
        );
        return {list: result.collections, errors: result.errors};
      }
      case 'online-pages': {
        const result = await storefront.query(
          SITEMAP_ONLINE_PAGES_QUERY,
          options,
        );
        return {list: result.pages, errors: result.errors};
      }
      case 'articles': {
        const result = await storefront.query(SITEMAP_ARTICLES_QUERY, options);
        return {list: result.articles, errors: result.errors};
      }
    }
  };
  const {list, errors} = await read();
  if (!list && after !== null && isUnknownCursor({after}, errors)) return null;
  assertNoErrors('Sitemap', {errors});
  return list ?? null;
}
