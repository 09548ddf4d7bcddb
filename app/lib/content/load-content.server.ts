import type {ContentPage, WrittenPage} from './content-page';
import {contentPages, pageHtml, type PlacedPage} from './content.server';
import {articleHtml, markdownOf} from './markdown.server';
import {
  merchantContent,
  requireMerchantContent,
  type MerchantContent,
} from './merchant-content.server';
import {writtenPage} from './written-page.server';
import type {RequestContext} from '~/lib/context.server';
import {localizedPath} from '~/lib/i18n/locale';
import {invalidPage} from '~/lib/http/not-found';
import {pageSeo, withMarkdown, type PageSeo} from '~/lib/seo/seo';
import {breadcrumbData} from '~/lib/seo/structured-data';

type Context = Pick<
  RequestContext,
  'env' | 'locale' | 'structuredData' | 'markdown'
>;
type PageContext = Pick<
  RequestContext,
  'env' | 'locale' | 'country' | 'once' | 'storefront' | 'report'
>;

/**
 * The page at a path in the context's language, as the merchant has written it.
 * @throws a 404 response when there is none.
 */
export async function requirePage(
  context: PageContext,
  path: string,
): Promise<WrittenPage> {
  return pageIn(context, await merchantContent(context), path);
}

/**
 * A page that is the merchant's own, or a legal text, for which ours must not be taken.
 * @throws like `requirePage` and `requireMerchantContent`.
 */
export async function requireMerchantPage(
  context: PageContext,
  path: string,
): Promise<WrittenPage> {
  return pageIn(context, await requireMerchantContent(context), path);
}

function pageIn(
  context: PageContext,
  content: MerchantContent,
  path: string,
): WrittenPage {
  const page = writtenPage(context, content, path);
  if (!page) throw invalidPage(localizedPath(path, context.locale));
  return page;
}

/** The pages below a folder (`/docs`), as the merchant has written them. */
export async function folderPages(
  context: PageContext,
  folder: string,
): Promise<PlacedPage[]> {
  const content = await merchantContent(context);
  return contentPages(context.locale.code, folder).map(({path, page}) => ({
    path,
    page: writtenPage(context, content, path) ?? page,
  }));
}

/** Links to pages. */
export function pageLinks(
  pages: readonly PlacedPage[],
): {path: string; title: string}[] {
  return pages.map(({path, page: {title}}) => ({path, title}));
}

/** Loads a page below `/docs` or `/legal` with links to its neighbours. */
export async function loadFolderPage(
  context: Context & PageContext,
  folder: '/docs' | '/legal',
  {name, rest}: {name: string; rest: string | undefined},
) {
  const path = `${folder}/${rest}`;
  const page = await (folder === '/legal'
    ? requireMerchantPage(context, path)
    : requirePage(context, path));
  return {
    path,
    label: name,
    isSample: page.isSample && !page.isHidden,
    page: contentView(page),
    pages: pageLinks(await folderPages(context, folder)),
    seo: contentSeo(context, path, page, [{path: folder, name}]),
  };
}

/** View of a page; its text is one HTML string. */
export function contentView(page: WrittenPage) {
  return {
    title: page.title,
    description: page.description,
    html: pageHtml(page),
    contents: page.sections
      .filter(({depth}) => depth === 2)
      .map(({id, title}) => ({id, title})),
    action: page.action,
    langs: page.langs,
  };
}

/** SEO data of a page; `above` is its breadcrumb from the home page. */
export function contentSeo(
  context: Context,
  path: string,
  page: ContentPage,
  above: readonly {path: string; name: string}[] = [],
): PageSeo {
  const {env, locale, structuredData} = context;
  const siteUrl = env.PUBLIC_SITE_URL;
  const crumbs = [...above, {path, name: page.title}].map((crumb) => ({
    name: crumb.name,
    url: siteUrl + localizedPath(crumb.path, locale),
  }));
  if (above.length > 0) structuredData.push(breadcrumbData(crumbs));
  const {title, description, isHidden} = page;
  const seo = pageSeo(context, {title, description, path, isHidden});
  return withMarkdown(context, seo, () =>
    markdownOf(page.title, articleHtml(page), seo.canonical),
  );
}
