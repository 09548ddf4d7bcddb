import type {CollectionsQuery} from 'storefrontapi.generated';
import {COLLECTIONS_QUERY} from '~/graphql/storefront/collection';
import type {RequestContext} from '~/lib/context.server';
import {assertResult} from '~/lib/storefront/page-error.server';
import {ProviderError} from '~/lib/storefront/provider-error.server';
import {isFirstPage, pageLinks, readPage, type PageLinks} from './list-page';

interface CollectionsPage extends PageLinks {
  readonly collections: CollectionsQuery['collections']['nodes'];
}

/** Loads a page of collections; the first for an unknown cursor. Throws `ProviderError`. */
export async function loadCollections(
  context: Pick<RequestContext, 'storefront'>,
  search: URLSearchParams,
): Promise<CollectionsPage> {
  const {storefront} = context;
  const page = readPage(search);
  const {errors, ...result} = await storefront.query(COLLECTIONS_QUERY, {
    variables: {...page},
    cache: storefront.CacheShort(),
  });
  // The type does not cover a result with errors.
  const collections = result.collections as
    CollectionsQuery['collections'] | null;
  if (collections) {
    assertResult('Collections', {errors});
    const {nodes, pageInfo} = collections;
    return {collections: nodes, ...pageLinks(pageInfo, [])};
  }
  if (!isFirstPage(page))
    return loadCollections(context, new URLSearchParams());
  throw new ProviderError('Collections', 1, {cause: errors});
}
