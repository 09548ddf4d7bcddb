import {BLOG_HANDLE_QUERY, BLOG_QUERY} from '~/graphql/storefront/blog';
import {pageLinks, readPage, type PageLinks} from '~/lib/storefront/list-page';
import {writtenBeside, type WrittenText} from '~/lib/i18n/written-beside';
import type {RequestContext} from '~/lib/context.server';
import type {MerchantContent} from '~/lib/content/merchant-content.server';
import {inBothLanguages} from '~/lib/content/online-page.server';
import {TAG_PARAMETER} from '~/lib/content/online-store';
import {isHiddenFromSearch} from '~/lib/seo/hidden';
import type {LocaleCode} from '~/lib/i18n/locale';
import {
  isPossibleHandle,
  translatedHandles,
  type MovedHandle,
} from '~/lib/i18n/translated-handles.server';
import {
  contentCache,
  structureCache,
} from '~/lib/storefront/cache-strategies.server';
import {
  assertHandle,
  assertNoErrors,
  isUnknownCursor,
} from '~/lib/storefront/shopify-error.server';
import {articleViews, type ArticleView} from './article-view.server';
import {MAX_TAG_LENGTH} from '~/lib/limits/limits';

interface LoadedBlog extends PageLinks {
  readonly id: string;
  readonly handle: string;
  readonly title: WrittenText;
  readonly seo: {readonly title: string; readonly description: string | null};
  readonly isHidden: boolean;
  /** The tag that the listed articles have. */
  readonly tag: string | null;
  readonly articles: readonly ArticleView[];
  readonly handles: Readonly<Record<LocaleCode, string>>;
}

/**
 * A blog with a page of its articles, the newest first; the first page for an unknown cursor.
 * @returns `null` for an unknown blog.
 * @throws {ShopifyError}
 */
export async function loadBlog(
  context: Pick<RequestContext, 'storefront' | 'locale' | 'requestLog'>,
  content: Pick<MerchantContent, 'firstLanguage'>,
  handle: string,
  search: URLSearchParams,
): Promise<LoadedBlog | MovedHandle | null> {
  if (!isPossibleHandle(handle)) return null;
  const {storefront, locale} = context;
  const tag = readTag(search);
  const page = readPage(search);
  const [[own, first], handles] = await Promise.all([
    inBothLanguages(context, content, (language) =>
      storefront.query(BLOG_QUERY, {
        variables: {handle, tagged: tag && tagQuery(tag), ...page, language},
        cache: contentCache(storefront),
      }),
    ),
    translatedHandles(context, handle, async (language) => {
      const {blog} = await storefront.query(BLOG_HANDLE_QUERY, {
        variables: {handle, language},
        cache: structureCache(storefront),
      });
      return blog;
    }),
  ]);
  if (isUnknownCursor(page, own.errors)) {
    const whole = new URLSearchParams(tag ? {[TAG_PARAMETER]: tag} : {});
    return loadBlog(context, content, handle, whole);
  }
  assertNoErrors('Blog', own);
  const {blog} = own;
  if (!blog) return null;
  assertHandle('Blog', blog.handle);
  if (blog.handle !== handle) return {movedTo: blog.handle};
  const written = writtenBeside(content.firstLanguage, locale);
  const {title, seo, articles} = blog;
  return {
    ...{id: blog.id, handle, tag, handles},
    isHidden: isHiddenFromSearch(blog),
    title: written(title, first.blog?.title, [
      [seo?.title, first.blog?.seo?.title],
      [seo?.description, first.blog?.seo?.description],
    ]) ?? {text: title},
    seo: {
      title: seo?.title || title,
      description: seo?.description?.trim() || null,
    },
    articles: articleViews(
      context,
      content,
      handle,
      articles.nodes,
      first.blog?.articles.nodes,
    ),
    ...pageLinks(articles.pageInfo, tag ? [[TAG_PARAMETER, tag]] : []),
  };
}

function readTag(search: URLSearchParams): string | null {
  const tag = search.get(TAG_PARAMETER)?.trim();
  return tag && tag.length <= MAX_TAG_LENGTH ? tag : null;
}

/** Shopify's search syntax; in quotes a tag means nothing else. */
function tagQuery(tag: string): string {
  return `tag:"${tag.replace(/["\\]/g, '\\$&')}"`;
}
