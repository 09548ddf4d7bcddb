import {CUSTOMER_LISTS_QUERY} from '~/graphql/storefront/customer-lists';
import type {RequestContext} from '../context.server';
import {ProviderError} from '../storefront/provider-error.server';
import type {CustomerLists} from './account-lists';
import {CUSTOMER_LISTS, LIST_NAMESPACE} from './list-kinds';

/** `AccountLists.read` of legacy accounts, in one request. */
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
  if (errors?.length)
    throw new ProviderError('CustomerLists', 1, {cause: errors});
  if (!customer) return null;
  return {
    customerId: customer.id,
    wishlist: idsOf(customer.wishlist?.references),
    backInStock: idsOf(customer.backInStock?.references),
    known: new Set(idsOf({nodes})),
  };
}

function idsOf(
  references: {readonly nodes: readonly (object | null)[]} | null | undefined,
): string[] {
  const ids = (references?.nodes ?? []).flatMap((node) =>
    node && 'id' in node ? String(node.id) : [],
  );
  return [...new Set(ids)];
}
