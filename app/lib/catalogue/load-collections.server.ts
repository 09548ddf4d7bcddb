import type {CollectionsQuery} from 'storefrontapi.generated';
import {COLLECTIONS_QUERY} from '~/graphql/storefront/collection';
import type {RequestContext} from '../context.server';
import {ProviderError} from '../storefront/provider-error.server';
import {
  isFirstPage,
  pageLinks,
  readPage,
  type PageLinks,
  type PageVariables,
} from './list-page';

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
  {storefront}: Pick<RequestContext, 'storefront'>,
  search: URLSearchParams,
): Promise<CollectionsPage> {
  const load = async (page: PageVariables) => {
    const {collections, errors} = await storefront.query(COLLECTIONS_QUERY, {
      variables: {...page},
      cache: storefront.CacheShort(),
    });
    if (collections) return collections;
    if (!isFirstPage(page)) return null;
    throw new ProviderError('Collections', 1, {cause: errors});
  };
  const page = readPage(search);
  const {nodes, pageInfo} =
    (await load(page)) ?? (await load(readPage(new URLSearchParams()))) ?? NONE;
  return {collections: nodes, ...pageLinks(pageInfo, [])};
}

const NONE: CollectionsQuery['collections'] = {
  nodes: [],
  pageInfo: {hasNextPage: false, hasPreviousPage: false},
};
