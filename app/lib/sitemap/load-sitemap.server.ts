import {MAP_PATH} from '~/lib/environment/brand';
import type {SitemapProductsQuery} from 'storefrontapi.generated';
import {MAP_PRODUCT_HANDLE} from '~/lib/environment/brand';
import {
  SITEMAP_COLLECTIONS_QUERY,
  SITEMAP_HANDLES_QUERY,
  SITEMAP_PRODUCTS_QUERY,
} from '~/graphql/storefront/sitemap';
import {collectionPath} from '~/lib/catalogue/collection-path';
import type {RequestContext} from '~/lib/context.server';
import {LOCALES} from '~/lib/i18n/locale';
import {structureCache} from '~/lib/storefront/catalogue-cache.server';
import {productPath} from '~/lib/product/variant-link';
import {assertAnswered} from '~/lib/storefront/page-failure.server';
import {ProviderError} from '~/lib/storefront/provider-error.server';
import type {SitemapPage} from './sitemap-xml';

type Context = Pick<RequestContext, 'storefront'>;

/** What the provider has a sitemap of. */
type SitemapType = 'products' | 'collections';

/** Pages of our own that search engines should know, without language prefix. */
export const STATIC_PATHS = [
  '/',
  MAP_PATH,
  '/weather',
  '/collections',
] as const;

/** More pages than an index may list entries would be a loop of ours (sitemaps.org: 50,000). */
const MOST_PAGES = 1000;

/** Longer than any cursor of the provider's. */
const CURSOR = /^[\w+/=-]{1,500}$/;

/** A sitemap that the address names, `null` for the first page; `undefined` for a cursor that can be none. */
export function sitemapCursor(value: string | null): string | null | undefined {
  return value === null || CURSOR.test(value) ? value : undefined;
}

/**
 * The cursors at which the pages of a type begin, `null` for the first: one request a page of
 * 250, which that page then finds in the cache. The provider's own `sitemap` counts its
 * pages, but names resources without their ids, and only by these can the handles
 * of both languages be paired.
 *
 * @throws {ProviderError} when the provider fails.
 */
export async function sitemapCursors(
  context: Context,
  type: SitemapType,
): Promise<(string | null)[]> {
  const cursors: (string | null)[] = [null];
  while (cursors.length < MOST_PAGES) {
    const list = await queryPage(context, type, cursors.at(-1) ?? null);
    if (!list) throw new ProviderError('Sitemap', 1, {cause: 'no list'});
    const {hasNextPage, endCursor} = list.pageInfo;
    if (!hasNextPage || !endCursor) break;
    cursors.push(endCursor);
  }
  return cursors;
}

/**
 * One page of a sitemap with the handles of both languages: two requests,
 * however large the catalogue is.
 *
 * @returns `null` when the provider refuses the cursor.
 * @throws {ProviderError} when the provider fails.
 */
export async function loadSitemapPage(
  context: Context,
  type: SitemapType,
  after: string | null,
): Promise<SitemapPage[] | null> {
  const {storefront} = context;
  const list = await queryPage(context, type, after);
  if (!list) return null;
  const english = await storefront.query(SITEMAP_HANDLES_QUERY, {
    variables: {
      ids: list.nodes.map(({id}) => id),
      language: LOCALES.en.language,
    },
    cache: structureCache(storefront),
  });
  assertAnswered('SitemapHandles', english.nodes, english);
  const handles = new Map(
    english.nodes.flatMap((node) =>
      node && 'handle' in node ? [[node.id, node.handle] as const] : [],
    ),
  );
  const path = type === 'products' ? productPath : collectionPath;
  // The map's own page is `/metarmap`, one of `STATIC_PATHS`.
  const pages = list.nodes.filter(
    ({handle}) => type !== 'products' || handle !== MAP_PRODUCT_HANDLE,
  );
  return pages.map(({id, handle, updatedAt}) => ({
    paths: {de: path(handle), en: path(handles.get(id) ?? handle)},
    updatedAt,
  }));
}

/** @returns `null` for a cursor that the provider refuses. */
async function queryPage(
  {storefront}: Context,
  type: SitemapType,
  after: string | null,
): Promise<SitemapProductsQuery['products'] | null> {
  const options = {
    variables: {after, language: LOCALES.de.language},
    cache: structureCache(storefront),
  };
  const result =
    type === 'products'
      ? await storefront.query(SITEMAP_PRODUCTS_QUERY, options)
      : await storefront.query(SITEMAP_COLLECTIONS_QUERY, options);
  // The schema says that a list is always there; a result with errors has none.
  const list: SitemapProductsQuery['products'] | undefined =
    'products' in result ? result.products : result.collections;
  if (!list && after !== null) return null;
  assertAnswered('Sitemap', list, result);
  return list;
}
