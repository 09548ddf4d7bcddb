import {BLOG_FEED_QUERY} from '~/graphql/storefront/blog';
import type {RequestContext} from '~/lib/context.server';
import type {MerchantContent} from '~/lib/content/merchant-content.server';
import {siteOf} from '~/lib/content/merchant-link.server';
import {inBothLanguages} from '~/lib/content/online-page.server';
import {blogPath} from '~/lib/content/online-store';
import {sanitizeHtml} from '~/lib/content/sanitize-html.server';
import {localizedPath} from '~/lib/i18n/locale';
import {marketFacts} from '~/lib/i18n/market-facts';
import {writtenBeside} from '~/lib/i18n/written-beside';
import {isPossibleHandle} from '~/lib/i18n/translated-handles.server';
import {contentCache} from '~/lib/storefront/cache-strategies.server';
import {
  assertHandle,
  assertNoErrors,
} from '~/lib/storefront/shopify-error.server';
import {articleView} from './article-view.server';
import {atomFeed} from './atom-feed';

/**
 * The newest articles of a blog as an Atom feed; `null` for an unknown blog.
 * @throws {ShopifyError}
 */
export async function loadFeed(
  context: Pick<RequestContext, 'env' | 'storefront' | 'locale' | 'country'>,
  content: Pick<MerchantContent, 'firstLanguage' | 'host' | 'shopName'>,
  handle: string,
): Promise<string | null> {
  if (!isPossibleHandle(handle)) return null;
  const {env, storefront, locale, country} = context;
  const [blog, first] = await inBothLanguages(
    context,
    content,
    async (language) => {
      const result = await storefront.query(BLOG_FEED_QUERY, {
        variables: {handle, language},
        cache: contentCache(storefront),
      });
      assertNoErrors('BlogFeed', result);
      return result.blog;
    },
  );
  if (!blog) return null;
  assertHandle('BlogFeed', blog.handle);
  const urlOf = (path: string) =>
    env.PUBLIC_SITE_URL + localizedPath(path, locale);
  const page = urlOf(blogPath(blog.handle));
  const site = siteOf(env, content.host);
  const reader = {locale, market: marketFacts(country), site};
  const written = writtenBeside(content.firstLanguage, locale);
  return atomFeed({
    title: written(blog.title, first?.title) ?? {text: blog.title},
    url: feedUrl(page),
    page,
    language: locale.tag,
    author: content.shopName,
    entries: blog.articles.nodes.map((article) => {
      const original = first?.articles.nodes.find(
        (each) => each.id === article.id,
      );
      const view = articleView(
        context,
        content,
        blog.handle,
        article,
        original,
      );
      const body = written(article.contentHtml, original?.contentHtml);
      const {id, author, publishedAt, tags} = view;
      return {
        ...{id, author, publishedAt, tags},
        title: view.title,
        url: urlOf(view.path),
        html: {...body, text: sanitizeHtml(body?.text, reader)},
      };
    }),
  });
}

/** URL of the feed of a blog's page. */
export function feedUrl(page: string): string {
  return `${page}.atom`;
}
