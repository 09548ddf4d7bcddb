import {requireMerchantContent} from '~/lib/content/load-merchant-content.server';
import {
  allSitemaps,
  loadSitemapPage,
  writtenPages,
} from '~/lib/sitemap/load-sitemap.server';
import {loadedPage} from './loaded-page';

/**
 * Paths of the usual pages, and of the pages in the sitemaps, in both languages of the shop at `origin`.
 */
export async function pathsOf(origin: string): Promise<ReadonlySet<string>> {
  const {context} = await loadedPage(origin, '/');
  const content = await requireMerchantContent(context);
  const lists = await Promise.all(
    (await allSitemaps(context)).map(([type, after]) =>
      loadSitemapPage(context, type, after, content),
    ),
  );
  const listed = [...(await writtenPages(context)), ...lists.flat()].flatMap(
    (page) => [
      page?.paths.de,
      page?.paths.en && `/en${page.paths.en === '/' ? '' : page.paths.en}`,
    ],
  );
  const usual = ['/search?q=a', '/cart', '/wishlist', '/collections/all'];
  return new Set([
    ...listed.flatMap((path) => path ?? []),
    ...usual.flatMap((path) => [path, `/en${path}`]),
  ]);
}
