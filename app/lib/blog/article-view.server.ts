import type {ListedArticleFragment} from 'storefrontapi.generated';
import {writtenBeside, type WrittenText} from '~/lib/i18n/written-beside';
import type {RequestContext} from '~/lib/context.server';
import type {MerchantContent} from '~/lib/content/merchant-content.server';
import {articlePath} from '~/lib/content/online-store';
import {formatDate} from '~/lib/i18n/format-date';
import type {PictureData} from '~/lib/product/picture-source';
import {assertHandle} from '~/lib/storefront/shopify-error.server';

/** An article as lists and its page show it. */
export interface ArticleView {
  readonly id: string;
  /** Without language prefix. */
  readonly path: string;
  readonly title: WrittenText;
  /** The merchant's summary, or else the beginning of the text. */
  readonly summary: WrittenText | null;
  /** `null` if nobody is named. */
  readonly author: string | null;
  /** ISO 8601. */
  readonly publishedAt: string;
  /** The day, in the page's language. */
  readonly date: string;
  readonly tags: readonly string[];
  /** BCP 47, where it is not the page's: Shopify translates no tags. */
  readonly tagsLang?: string;
  readonly image: PictureData | null;
}

/**
 * Views of a blog's listed articles; `originals` are the same list in the store's first language.
 * @throws {ShopifyError} for a handle that is no segment of a path.
 */
export function articleViews(
  context: Pick<RequestContext, 'locale'>,
  content: Pick<MerchantContent, 'firstLanguage'>,
  blog: string,
  articles: readonly ListedArticleFragment[],
  originals: readonly ListedArticleFragment[] = [],
): ArticleView[] {
  return articles.map((article) =>
    articleView(
      context,
      content,
      blog,
      article,
      originals.find(({id}) => id === article.id),
    ),
  );
}

/**
 * View of an article; `original` is the same one in the store's first language.
 * @throws {ShopifyError} for a handle that is no segment of a path.
 */
export function articleView(
  {locale}: Pick<RequestContext, 'locale'>,
  {firstLanguage}: Pick<MerchantContent, 'firstLanguage'>,
  blog: string,
  article: ListedArticleFragment,
  original: ListedArticleFragment | null | undefined,
): ArticleView {
  const {id, handle, title, excerpt, content, publishedAt, tags} = article;
  assertHandle('Article', handle);
  const written = writtenBeside(firstLanguage, locale);
  const {image} = article;
  const alt = written(image?.altText, original?.image?.altText);
  const [tag] = tags;
  const tagsLang = written(tag, tag)?.lang;
  return {
    ...{id, publishedAt, tags},
    ...(tagsLang && {tagsLang}),
    path: articlePath(blog, handle),
    title: written(title, original?.title, [
      [excerpt, original?.excerpt],
      [content, original?.content],
    ]) ?? {text: title},
    summary:
      written(excerpt, original?.excerpt) ??
      written(content, original?.content),
    author: article.authorV2?.name.trim() || null,
    date: formatDate(new Date(publishedAt), locale),
    image: image ? {...image, ...(alt?.lang && {lang: alt.lang})} : null,
  };
}
