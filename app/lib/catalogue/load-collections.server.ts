import type {CollectionsQuery} from 'storefrontapi.generated';
import {COLLECTIONS_QUERY} from '~/graphql/storefront/collection';
import type {RequestContext} from '../context.server';
import {ProviderError} from '../storefront/provider-error.server';
import {isFirstPage, pageLinks, readPage, type PageLinks} from './list-page';

/** One page of all collections, by title. */
export interface CollectionsPage extends PageLinks {
  readonly collections: CollectionsQuery['collections']['nodes'];
}

/**
 * Loads the page of collections that the address asks for; the first one when the
 * provider does not know the cursor.
 *
 * @throws {ProviderError} when the provider fails.
 */
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
  // The schema's type does not know that a result with errors lacks it.
  const collections = result.collections as
    CollectionsQuery['collections'] | null;
  if (collections) {
    const {nodes, pageInfo} = collections;
    return {collections: nodes, ...pageLinks(pageInfo, [])};
  }
  if (!isFirstPage(page))
    return loadCollections(context, new URLSearchParams());
  throw new ProviderError('Collections', 1, {cause: errors});
}
