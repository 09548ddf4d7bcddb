import {SEARCH_TEXTS_QUERY} from '~/graphql/storefront/blog';
import type {RequestContext} from '~/lib/context.server';
import {articlePath, onlinePath} from '~/lib/content/online-store';
import {withLangs, type TextLangs} from '~/lib/i18n/with-langs.server';
import {isHiddenFromSearch} from '~/lib/seo/hidden';
import {contentCache} from '~/lib/storefront/cache-strategies.server';
import {assertNoErrors} from '~/lib/storefront/shopify-error.server';
import {errorFields, log} from '~/lib/logging/log.server';

/** What a search finds beside products. */
export interface FoundText {
  readonly id: string;
  /** Without language prefix. */
  readonly path: string;
  readonly title: string;
  readonly langs?: TextLangs;
}

/**
 * Articles and pages of the Online Store that a search finds beside products, at most twelve. None,
 * and a line in the log, when Shopify fails: products are what the page is about.
 */
export async function searchTexts(
  context: Pick<RequestContext, 'storefront' | 'requestLog' | 'waitUntil'>,
  searchTerm: string,
): Promise<FoundText[]> {
  const {storefront, requestLog} = context;
  if (!searchTerm) return [];
  try {
    const result = await storefront.query(SEARCH_TEXTS_QUERY, {
      variables: {searchTerm},
      cache: contentCache(storefront),
    });
    assertNoErrors('SearchTexts', result);
    const found = result.search.nodes.flatMap((node) => {
      if (node.__typename === 'Product') return [];
      if (isHiddenFromSearch(node)) return [];
      const {id, title, handle} = node;
      const path =
        node.__typename === 'Article'
          ? articlePath(node.blog.handle, handle)
          : onlinePath(handle);
      return [{id, title, path}];
    });
    return await withLangs(context, found);
  } catch (error) {
    log(
      {requestLog},
      'error',
      'texts could not be searched',
      errorFields(error),
    );
    requestLog.usesFallbackContent = true;
    return [];
  }
}
