import type {ContentPage, WrittenPage} from './content-page';
import {contentPages, pageHtml, type PlacedPage} from './content.server';
import {articleHtml, markdownOf} from './markdown.server';
import {
  contentWithPage,
  logMissingContent,
  merchantContent,
  requireMerchantContent,
} from './load-merchant-content.server';
import type {MerchantContent} from './merchant-content.server';
import {loadOnlinePage, type OnlineText} from './online-page.server';
import {onlinePageAt} from './online-store';
import {pageName} from './page-name';
import {writtenPage} from './written-page.server';
import type {RequestContext} from '~/lib/context.server';
import {localizedPath} from '~/lib/i18n/locale';
import {mapTranslator, type MapTranslator} from '~/lib/i18n/messages.server';
import {invalidPage} from '~/lib/http/not-found';
import {
  pageSeo,
  withMarkdown,
  type PageSeo,
  type SeoInput,
} from '~/lib/seo/seo';
import {breadcrumbData} from '~/lib/seo/structured-data';
import {
  orErrorResponse,
  toErrorResponse,
} from '~/lib/storefront/shopify-error.server';

type Context = Pick<
  RequestContext,
  'env' | 'locale' | 'structuredData' | 'markdown'
>;
/** What the texts of a page depend on. */
export type PageContext = Pick<
  RequestContext,
  | 'env'
  | 'locale'
  | 'country'
  | 'memoizePerRequest'
  | 'storefront'
  | 'requestLog'
>;

/**
 * The page at a path in the context's language, as the merchant has written it; in our words while
 * Shopify fails.
 * @throws a 404 response when there is none, an error response when Shopify fails and we have no words.
 */
export async function requirePage(
  context: PageContext,
  path: string,
): Promise<WrittenPage> {
  const content = await merchantContent(context);
  const [whole, online] = await Promise.all([
    contentWithPage(context, content, pageName(path)),
    onlineText(context, content, path),
  ]).catch((error: unknown) => {
    logMissingContent(context, error);
    if (!writtenPage(context, content, path)) throw toErrorResponse(error);
    return [content, null] as const;
  });
  const page = writtenPage(context, whole, path, online);
  if (!page) throw invalidPage(localizedPath(path, context.locale));
  return page;
}

/**
 * A legal text, in place of which our sample must not be shown.
 * @throws like `requirePage` and `requireMerchantContent`.
 */
export async function requireMerchantPage(
  context: PageContext,
  path: string,
): Promise<WrittenPage> {
  const content = await requireMerchantContent(context);
  const page = await findMerchantPage(context, content, path);
  if (!page) throw invalidPage(localizedPath(path, context.locale));
  return page;
}

/**
 * Like `requireMerchantPage`, but `null` for a page that is not written.
 * @throws a 503 response when Shopify fails.
 */
export async function findMerchantPage(
  context: PageContext,
  content: MerchantContent,
  path: string,
): Promise<WrittenPage | null> {
  const [whole, online] = await orErrorResponse(
    Promise.all([
      contentWithPage(context, content, pageName(path)),
      onlineText(context, content, path),
    ]),
  );
  return writtenPage(context, whole, path, online);
}

/** The text of a page of the Online Store that stands at our path; see `onlinePageAt`. */
async function onlineText(
  context: PageContext,
  content: MerchantContent,
  path: string,
): Promise<OnlineText | null> {
  const handle = onlinePageAt(path, content);
  return handle === null ? null : loadOnlinePage(context, content, handle);
}

/** Words about the map. @throws a 404 response when the shop is known not to sell it. */
export async function requireMap(
  context: PageContext,
  {url}: Request,
): Promise<MapTranslator> {
  const content = await merchantContent(context);
  const t = mapTranslator(context.locale.code, {hasMap: content.hasMapPages});
  if (!t) throw invalidPage(new URL(url).pathname);
  return t;
}

/** The pages below a folder (`/docs`), as the merchant has written them. */
export async function folderPages(
  context: PageContext,
  folder: string,
): Promise<PlacedPage[]> {
  const content = await merchantContent(context);
  return contentPages(context.locale.code, folder).flatMap(({path}) => {
    const page = writtenPage(context, content, path);
    return page ? [{path, page}] : [];
  });
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

/**
 * SEO data of a page; `above` is its breadcrumb from the home page, `more` the HTML of what it shows
 * below its text.
 */
export function contentSeo(
  context: Context,
  path: string,
  page: ContentPage,
  above: readonly {path: string; name: string}[] = [],
  more = '',
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
    markdownOf(page.title, articleHtml(page) + more, seo.canonical),
  );
}

/**
 * View of a text that the merchant wrote outside our entries, with its SEO data.
 * @param id of the Online Store's page that has the text, if one has.
 */
export function onlineTextView(
  context: Pick<RequestContext, 'env' | 'locale' | 'markdown'>,
  {title, body, isHidden}: OnlineText,
  seo: SeoInput,
  id?: string,
) {
  const head = pageSeo(context, {...seo, isHidden});
  const html = body?.text ?? '';
  return {
    page: {
      id,
      title: title.text,
      description: '',
      html,
      contents: [],
      action: null,
      langs: {title: title.lang, body: body?.lang},
    },
    seo: withMarkdown(context, head, () =>
      markdownOf(title.text, html, head.canonical),
    ),
  };
}
