import type {SitemapProductsQuery} from 'storefrontapi.generated';
import {MAP_PATH} from '~/lib/environment/brand';
import {
  SITEMAP_COLLECTIONS_QUERY,
  SITEMAP_HANDLES_QUERY,
  SITEMAP_PRODUCTS_QUERY,
} from '~/graphql/storefront/sitemap';
import {collectionPath} from '~/lib/catalogue/collection-path';
import {listedPaths} from '~/lib/content/content.server';
import {requireMerchantContent} from '~/lib/content/merchant-content.server';
import {merchantPaths, writtenPage} from '~/lib/content/written-page.server';
import type {RequestContext} from '~/lib/context.server';
import {
  DEFAULT_LOCALE,
  forEachLocale,
  LOCALES,
  PREFIXED_LOCALES,
  type LocaleCode,
} from '~/lib/i18n/locale';
import {structureCache} from '~/lib/storefront/catalogue-cache.server';
import {productPath} from '~/lib/product/variant-link';
import {assertResult} from '~/lib/storefront/page-error.server';
import {ProviderError} from '~/lib/storefront/provider-error.server';
import type {SitemapPage} from './sitemap-xml';

type Context = Pick<RequestContext, 'env' | 'storefront'>;

type SitemapType = 'products' | 'collections';

/** Static pages for search engines, without language prefix. */
export const STATIC_PATHS = [
  '/',
  MAP_PATH,
  '/weather',
  '/collections',
] as const;

/**
 * Static pages, the content's and the merchant's own, which may exist in only one language.
 * @throws like `requireMerchantContent`.
 */
export async function writtenPages(
  context: Pick<
    RequestContext,
    'env' | 'country' | 'once' | 'storefront' | 'report'
  >,
): Promise<SitemapPage[]> {
  const own = new Map<string, Partial<Record<LocaleCode, string>>>();
  const contents = await Promise.all(
    Object.values(LOCALES).map(async (locale) => {
      const inLanguage = {...context, locale};
      const content = await requireMerchantContent(inLanguage);
      // A legal text that is not written is hidden.
      const listed = listedPaths().filter(
        (path) => !writtenPage(inLanguage, content, path)?.isHidden,
      );
      const paths = [
        ...STATIC_PATHS.filter((path) => path !== MAP_PATH || content.hasMap),
        ...listed,
        ...merchantPaths(inLanguage, content),
      ];
      return {code: locale.code, paths};
    }),
  );
  for (const {code, paths} of contents) {
    for (const path of paths) own.set(path, {...own.get(path), [code]: path});
  }
  return [...own.values()].map((paths) => ({paths}));
}

/** Stops an endless loop; sitemaps.org allows 50,000 entries in an index. */
const MAX_PAGES = 1000;

/**
 * The cursors of pages of 250, `null` for the first. The provider's own `sitemap` has no ids, which
 * are needed to pair the handles of the languages.
 * @throws {ProviderError}
 */
export async function sitemapCursors(
  context: Context,
  type: SitemapType,
): Promise<(string | null)[]> {
  const cursors: (string | null)[] = [null];
  while (cursors.length < MAX_PAGES) {
    const list = await queryPage(context, type, cursors.at(-1) ?? null);
    if (!list) throw new ProviderError('Sitemap', 1, {cause: 'no list'});
    const {hasNextPage, endCursor} = list.pageInfo;
    if (!hasNextPage || !endCursor) break;
    cursors.push(endCursor);
  }
  return cursors;
}

/**
 * One page of a sitemap in all languages; `null` when the provider rejects the cursor.
 * @throws {ProviderError}
 */
export async function loadSitemapPage(
  context: Context,
  type: SitemapType,
  after: string | null,
): Promise<SitemapPage[] | null> {
  const {env, storefront} = context;
  const list = await queryPage(context, type, after);
  if (!list) return null;
  const ids = list.nodes.map(({id}) => id);
  const handles = new Map<string, string>();
  await Promise.all(
    PREFIXED_LOCALES.map(async ({code, language}) => {
      const result = await storefront.query(SITEMAP_HANDLES_QUERY, {
        variables: {ids, language},
        cache: structureCache(storefront),
      });
      assertResult('SitemapHandles', result);
      for (const node of result.nodes) {
        if (node && 'handle' in node) handles.set(code + node.id, node.handle);
      }
    }),
  );
  const path = type === 'products' ? productPath : collectionPath;
  // The map's own page is `/metarmap`, one of `STATIC_PATHS`.
  const pages = list.nodes.filter(
    ({handle}) =>
      type !== 'products' || handle !== env.PUBLIC_MAP_PRODUCT_HANDLE,
  );
  return pages.map(({id, handle, updatedAt}) => ({
    paths: forEachLocale(({code}) => path(handles.get(code + id) ?? handle)),
    updatedAt,
  }));
}

async function queryPage(
  {storefront}: Context,
  type: SitemapType,
  after: string | null,
): Promise<SitemapProductsQuery['products'] | null> {
  const options = {
    variables: {after, language: DEFAULT_LOCALE.language},
    cache: structureCache(storefront),
  };
  const result =
    type === 'products'
      ? await storefront.query(SITEMAP_PRODUCTS_QUERY, options)
      : await storefront.query(SITEMAP_COLLECTIONS_QUERY, options);
  // A result with errors has no list, whatever the schema says.
  const list: SitemapProductsQuery['products'] | undefined =
    'products' in result ? result.products : result.collections;
  if (!list && after !== null) return null;
  assertResult('Sitemap', result);
  return list;
}
