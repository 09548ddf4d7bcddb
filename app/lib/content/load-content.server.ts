import type {ContentPage} from './content-page';
import {contentPage, contentPages, pageHtml} from './content.server';
import type {RequestContext} from '~/lib/context.server';
import {localizedPath} from '~/lib/i18n/locale';
import {invalidPage} from '~/lib/http/not-found';
import {pageSeo, type PageSeo} from '~/lib/seo/seo';
import {breadcrumbData} from '~/lib/seo/structured-data';

type Context = Pick<RequestContext, 'env' | 'locale' | 'structuredData'>;

/** A page of content as its view takes it. */
interface ContentView {
  readonly title: string;
  readonly description: string;
  readonly html: string;
  /** Its main headings. */
  readonly contents: readonly {readonly id: string; readonly title: string}[];
  readonly action: ContentPage['action'];
}

/**
 * The page at a path in the context's language.
 * @throws a 404 response when there is none.
 */
export function requirePage(
  {locale}: Pick<Context, 'locale'>,
  path: string,
): ContentPage {
  const page = contentPage(locale.code, path);
  if (!page) throw invalidPage(localizedPath(path, locale));
  return page;
}

/** The pages below a folder (`/docs`) as a navigation links to them. */
export function pageLinks(
  {locale}: Pick<Context, 'locale'>,
  folder: string,
): {path: string; title: string}[] {
  return contentPages(locale.code, folder).map(({path, page}) => ({
    path,
    title: page.title,
  }));
}

/** What a page below `/docs` or `/legal` shows, its neighbours in the folder included. */
export function loadFolderPage(
  context: Context,
  folder: '/docs' | '/legal',
  {name, rest}: {name: string; rest: string | undefined},
) {
  const path = `${folder}/${rest}`;
  const page = requirePage(context, path);
  return {
    path,
    label: name,
    page: contentView(page),
    pages: pageLinks(context, folder),
    seo: contentSeo(context, path, page, [{path: folder, name}]),
  };
}

/** What the view of a page needs; its text goes over as one piece of HTML. */
export function contentView(page: ContentPage): ContentView {
  return {
    title: page.title,
    description: page.description,
    html: pageHtml(page),
    contents: page.sections
      .filter(({depth}) => depth === 2)
      .map(({id, title}) => ({id, title})),
    action: page.action,
  };
}

/**
 * What a page of content says to search engines.
 *
 * @param above the pages on the way to it, from the home page on, by path and name.
 */
export function contentSeo(
  {env, locale, structuredData}: Context,
  path: string,
  page: ContentPage,
  above: readonly {path: string; name: string}[] = [],
): PageSeo {
  const siteUrl = env.PUBLIC_SITE_URL;
  const crumbs = [...above, {path, name: page.title}].map((crumb) => ({
    name: crumb.name,
    url: siteUrl + localizedPath(crumb.path, locale),
  }));
  if (above.length > 0) structuredData.push(breadcrumbData(crumbs));
  return pageSeo(
    {
      title: page.title,
      description: page.description,
      path,
      isHidden: page.isHidden,
    },
    {siteUrl, locale},
  );
}
