import {MAP_PRODUCT_HANDLE} from '~/lib/environment/brand';
import {
  SITEMAP_COLLECTION_PAGES_QUERY,
  SITEMAP_COLLECTIONS_QUERY,
  SITEMAP_HANDLES_QUERY,
  SITEMAP_PRODUCT_PAGES_QUERY,
  SITEMAP_PRODUCTS_QUERY,
} from '~/graphql/storefront/sitemap';
import {collectionPath} from '~/lib/catalogue/collection-path';
import type {RequestContext} from '~/lib/context.server';
import {LOCALES} from '~/lib/i18n/locale';
import {structureCache} from '~/lib/storefront/catalogue-cache.server';
import {productPath} from '~/lib/product/variant-link';
import {assertAnswered} from '~/lib/storefront/page-failure.server';
import type {SitemapPage} from './sitemap-xml';

type Context = Pick<RequestContext, 'storefront'>;

/** What the provider has a sitemap of. */
type SitemapType = 'products' | 'collections';

/** More pages than an index may list entries would be a loop of ours (sitemaps.org: 50,000). */
const MOST_PAGES = 1000;

/** Longer than any cursor of the provider's. */
const CURSOR = /^[\w+/=-]{1,500}$/;

/** A sitemap that the address names, `null` for the first page; `undefined` for a cursor that can be none. */
export function sitemapCursor(value: string | null): string | null | undefined {
  if (value === null) return null;
  return CURSOR.test(value) ? value : undefined;
}

/**
 * The cursors at which the pages of a type begin, `null` for the first. One
 * request a page of 250, kept for an hour. The provider's own `sitemap` counts its
 * pages, but names resources without their ids, and only by these can the handles
 * of both languages be paired.
 *
 * @throws {ProviderError} when the provider fails.
 */
export async function sitemapCursors(
  {storefront}: Context,
  type: SitemapType,
): Promise<(string | null)[]> {
  const cursors: (string | null)[] = [null];
  while (cursors.length < MOST_PAGES) {
    const answer = await storefront.query(
      type === 'products'
        ? SITEMAP_PRODUCT_PAGES_QUERY
        : SITEMAP_COLLECTION_PAGES_QUERY,
      {variables: {after: cursors.at(-1)}, cache: structureCache(storefront)},
    );
    const list = 'products' in answer ? answer.products : answer.collections;
    assertAnswered('Sitemap', list, answer);
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
  {storefront}: Context,
  type: SitemapType,
  after: string | null,
): Promise<SitemapPage[] | null> {
  const cache = structureCache(storefront);
  const german = await storefront.query(
    type === 'products' ? SITEMAP_PRODUCTS_QUERY : SITEMAP_COLLECTIONS_QUERY,
    {variables: {after, language: LOCALES.de.language}, cache},
  );
  const list = 'products' in german ? german.products : german.collections;
  if (after !== null && isRefused(list)) return null;
  assertAnswered('Sitemap', list, german);
  const english = await storefront.query(SITEMAP_HANDLES_QUERY, {
    variables: {
      ids: list.nodes.map(({id}) => id),
      language: LOCALES.en.language,
    },
    cache,
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

/** The schema says that a list is always there; an answer with errors has none. */
function isRefused(list: unknown): boolean {
  return list === null || list === undefined;
}
