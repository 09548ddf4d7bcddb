import {CUSTOMER_LISTS_QUERY} from '~/graphql/storefront/customer-lists';
import type {RequestContext} from '../context.server';
import {ProviderError} from '../storefront/provider-error.server';
import type {CustomerLists} from './account-lists';
import {CUSTOMER_LISTS, LIST_NAMESPACE} from './list-kinds';

/**
 * Reads the lists of the customer with this token, in one request.
 *
 * @param ids further ids of products and variants, to learn which of them exist.
 * @returns `null` when the provider does not know the token (any more).
 * @throws {ProviderError} when it fails, in part too: a list that could not be
 *   read must not be taken for an empty one, which would then be written.
 */
export async function readCustomerLists(
  {storefront}: Pick<RequestContext, 'storefront'>,
  customerAccessToken: string,
  ids: readonly string[],
): Promise<CustomerLists | null> {
  const {customer, nodes, errors} = await storefront.query(
    CUSTOMER_LISTS_QUERY,
    {
      variables: {
        customerAccessToken,
        namespace: LIST_NAMESPACE,
        wishlistKey: CUSTOMER_LISTS.wishlist.key,
        backInStockKey: CUSTOMER_LISTS.backInStock.key,
        ids: [...ids],
      },
      cache: storefront.CacheNone(),
    },
  );
  if (errors?.length) {
    throw new ProviderError('CustomerLists', 1, {cause: errors});
  }
  if (!customer) return null;
  return {
    customerId: customer.id,
    wishlist: idsOf(customer.wishlist),
    backInStock: idsOf(customer.backInStock),
    known: new Set(nodes.flatMap((node) => node?.id ?? [])),
  };
}

interface ListMetafield {
  readonly references?: {
    readonly nodes: readonly ({readonly id: string} | object)[];
  } | null;
}

function idsOf(list: ListMetafield | null | undefined): string[] {
  const ids = list?.references?.nodes.flatMap((node) =>
    'id' in node ? node.id : [],
  );
  return [...new Set(ids)];
}
