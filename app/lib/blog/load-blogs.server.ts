import type {BlogsQuery} from 'storefrontapi.generated';
import {BLOGS_QUERY} from '~/graphql/storefront/blog';
import {pageLinks, readPage, type PageLinks} from '~/lib/storefront/list-page';
import {writtenBeside, type WrittenText} from '~/lib/i18n/written-beside';
import type {RequestContext} from '~/lib/context.server';
import type {MerchantContent} from '~/lib/content/merchant-content.server';
import {inBothLanguages} from '~/lib/content/online-page.server';
import {blogPath} from '~/lib/content/online-store';
import {contentCache} from '~/lib/storefront/cache-strategies.server';
import {
  assertHandle,
  assertNoErrors,
  isUnknownCursor,
} from '~/lib/storefront/shopify-error.server';

interface ListedBlog {
  readonly id: string;
  /** Without language prefix. */
  readonly path: string;
  readonly title: WrittenText;
  readonly description: WrittenText | null;
}

interface BlogsPage extends PageLinks {
  readonly blogs: readonly ListedBlog[];
}

/**
 * A page of the store's blogs; the first for an unknown cursor.
 * @throws {ShopifyError}
 */
export async function loadBlogs(
  context: Pick<RequestContext, 'storefront' | 'locale'>,
  content: Pick<MerchantContent, 'firstLanguage'>,
  search: URLSearchParams,
): Promise<BlogsPage> {
  const {storefront, locale} = context;
  const page = readPage(search);
  const [own, first] = await inBothLanguages(context, content, (language) =>
    storefront.query(BLOGS_QUERY, {
      variables: {...page, language},
      cache: contentCache(storefront),
    }),
  );
  if (isUnknownCursor(page, own.errors)) {
    return loadBlogs(context, content, new URLSearchParams());
  }
  assertNoErrors('Blogs', own);
  const {nodes, pageInfo} = own.blogs;
  // In the order of another language's titles a blog may be on another page.
  const originals = (first.blogs as BlogsQuery['blogs'] | null)?.nodes ?? [];
  const written = writtenBeside(content.firstLanguage, locale);
  return {
    blogs: nodes.map(({id, handle, title, seo}) => {
      assertHandle('Blogs', handle);
      const original = originals.find((each) => each.id === id);
      return {
        id,
        path: blogPath(handle),
        title: written(title, original?.title, [
          [seo?.description, original?.seo?.description],
        ]) ?? {text: title},
        description: written(seo?.description, original?.seo?.description),
      };
    }),
    ...pageLinks(pageInfo, []),
  };
}
