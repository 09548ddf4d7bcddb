import {ARTICLE_HANDLE_QUERY, ARTICLE_QUERY} from '~/graphql/storefront/blog';
import {writtenBeside, type WrittenText} from '~/lib/i18n/written-beside';
import type {RequestContext} from '~/lib/context.server';
import type {MerchantContent} from '~/lib/content/merchant-content.server';
import {siteOf} from '~/lib/content/merchant-link.server';
import {inBothLanguages} from '~/lib/content/online-page.server';
import {articlePath} from '~/lib/content/online-store';
import {sanitizeHtml} from '~/lib/content/sanitize-html.server';
import {forEachLocale, LOCALES, type LocaleCode} from '~/lib/i18n/locale';
import {marketFacts} from '~/lib/i18n/market-facts';
import {isHiddenFromSearch} from '~/lib/seo/hidden';
import {isPossibleHandle} from '~/lib/i18n/translated-handles.server';
import {
  contentCache,
  structureCache,
} from '~/lib/storefront/cache-strategies.server';
import {
  assertHandle,
  assertNoErrors,
} from '~/lib/storefront/shopify-error.server';
import {
  articleView,
  articleViews,
  type ArticleView,
} from './article-view.server';

interface LoadedArticle {
  readonly article: ArticleView;
  /** Sanitised HTML. */
  readonly body: WrittenText | null;
  readonly seo: {
    readonly title: string;
    readonly description: string;
    readonly isHidden: boolean;
  };
  readonly blog: {readonly handle: string; readonly title: WrittenText};
  /** Other articles of the blog, the newest first. */
  readonly more: readonly ArticleView[];
  /** The article's path in each language, without the language's prefix. */
  readonly paths: Readonly<Record<LocaleCode, string>>;
}

/** An article that has another path in this language. */
interface MovedArticle {
  readonly movedTo: string;
}

/**
 * An article by the handles of its blog and its own, in any language.
 * @returns `null` for an unknown one.
 * @throws {ShopifyError}
 */
export async function loadArticle(
  context: Pick<
    RequestContext,
    'env' | 'storefront' | 'locale' | 'country' | 'requestLog'
  >,
  content: Pick<MerchantContent, 'firstLanguage' | 'host'>,
  handles: {readonly blog: string; readonly article: string},
): Promise<LoadedArticle | MovedArticle | null> {
  if (!Object.values(handles).every(isPossibleHandle)) return null;
  const {env, storefront, locale, country} = context;
  const [[own, first], paths] = await Promise.all([
    inBothLanguages(context, content, async (language) => {
      const result = await storefront.query(ARTICLE_QUERY, {
        variables: {...handles, language},
        cache: contentCache(storefront),
      });
      assertNoErrors('Article', result);
      return result.blog;
    }),
    pathsOf(context, handles),
  ]);
  const article = own?.articleByHandle;
  if (!article) return null;
  assertHandle('Article', own.handle);
  const original = first?.articleByHandle;
  const view = articleView(context, content, own.handle, article, original);
  if (view.path !== articlePath(handles.blog, handles.article)) {
    return {movedTo: view.path};
  }
  const written = writtenBeside(content.firstLanguage, locale);
  const body = written(article.contentHtml, original?.contentHtml);
  const market = marketFacts(country);
  const site = siteOf(env, content.host);
  return {
    article: view,
    body: body && {
      ...body,
      text: sanitizeHtml(body.text, {locale, market, site}),
    },
    seo: {
      title: article.seo?.title || article.title,
      description: article.seo?.description || (view.summary?.text ?? ''),
      isHidden: isHiddenFromSearch(article),
    },
    blog: {
      handle: own.handle,
      title: written(own.title, first?.title) ?? {text: own.title},
    },
    more: articleViews(
      context,
      content,
      own.handle,
      own.articles.nodes.filter(({id}) => id !== article.id).slice(0, 3),
      first?.articles.nodes,
    ),
    paths: {...paths, [locale.code]: view.path},
  };
}

/** For `hreflang`; where a query fails, the request's own, as in `translatedHandles`. */
async function pathsOf(
  {
    storefront,
    locale,
    requestLog,
  }: Pick<RequestContext, 'storefront' | 'locale' | 'requestLog'>,
  handles: {readonly blog: string; readonly article: string},
): Promise<Readonly<Record<LocaleCode, string>>> {
  const asked = articlePath(handles.blog, handles.article);
  const paths = {...forEachLocale(() => asked)};
  await Promise.all(
    Object.values(LOCALES).map(async ({code, language}) => {
      if (code === locale.code) return;
      const result = await storefront
        .query(ARTICLE_HANDLE_QUERY, {
          variables: {...handles, language},
          cache: structureCache(storefront),
        })
        .catch(() => {
          requestLog.usesFallbackContent = true;
          return null;
        });
      const {handle, articleByHandle} = result?.blog ?? {};
      if (handle && articleByHandle) {
        paths[code] = articlePath(handle, articleByHandle.handle);
      }
    }),
  );
  return paths;
}
