import {SET_CUSTOMER_LISTS_MUTATION} from '~/graphql/admin/customer-lists';
import {CUSTOMER_LISTS_QUERY} from '~/graphql/storefront/customer-lists';
import {
  type AccountLists,
  ListsRejected,
  metafieldsOf,
  storedIds,
  WRITE_OPERATION,
  type ListError,
} from '~/lib/customer-lists/account-lists.server';
import {adminToken} from '~/lib/customer-lists/admin-token.server';
import {LIST_FIELDS} from '~/lib/customer-lists/list-kinds';
import {
  isUnauthorized,
  ShopifyError,
} from '~/lib/storefront/shopify-error.server';
import {send} from '~/lib/storefront/transport.server';
import {log} from '~/lib/logging/log.server';

/** The customer lists as metafields, written through the Admin API where it is configured. */
export const legacyLists: AccountLists = {
  areStored: ({env}) =>
    Boolean(env.PRIVATE_ADMIN_API_TOKEN ?? env.PRIVATE_ADMIN_CLIENT_ID),

  async read(context, ids) {
    const {storefront, token} = context;
    const customerAccessToken = token.value;
    if (customerAccessToken === null) return null;
    const {customer, nodes, errors} = await storefront.query(
      CUSTOMER_LISTS_QUERY,
      {
        variables: {customerAccessToken, ...LIST_FIELDS, ids: [...ids]},
        cache: storefront.CacheNone(),
      },
    );
    if (errors?.length)
      throw new ShopifyError('CustomerLists', 1, {cause: errors});
    if (!customer) return null;
    return {
      customerId: customer.id,
      wishlist: storedIds(context, 'wishlist', customer.wishlist),
      backInStock: storedIds(context, 'backInStock', customer.backInStock),
      existing: new Set([
        ...idsOf(customer.wishlist?.references),
        ...idsOf(customer.backInStock?.references),
        ...idsOf({nodes}),
      ]),
    };
  },

  async write(context, {customerId}, lists) {
    const {env, storefront, requestLog} = context;
    const metafields = metafieldsOf(lists).map(
      ({name: _, ...metafield}) => metafield,
    );
    const {origin, pathname} = new URL(storefront.getApiUrl());
    const sendWith = (token: string) =>
      send(
        `${origin}/admin${pathname}`,
        {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            'X-Shopify-Access-Token': token,
          },
          body: JSON.stringify({
            query: SET_CUSTOMER_LISTS_MUTATION,
            variables: {input: {id: customerId, metafields}},
          }),
        },
        WRITE_OPERATION,
        {
          requestLog,
          deadline: requestLog.deadline,
          requestId: requestLog.requestId,
          ...(env.PRIVATE_ADMIN_API_TOKEN && {
            tokenVariable: 'PRIVATE_ADMIN_API_TOKEN',
          }),
        },
      );
    const token = await adminToken(context);
    const {result} = await sendWith(token).catch(async (error: unknown) => {
      if (env.PRIVATE_ADMIN_API_TOKEN || !isUnauthorized(error)) throw error;
      return sendWith(await adminToken(context, token));
    });
    const payload = result.data?.customerUpdate as
      | {customer: {id: string} | null; userErrors: ListError[]}
      | null
      | undefined;
    const userErrors = payload?.userErrors ?? [];
    if (payload?.customer && userErrors.length === 0) return;
    log({requestLog}, 'error', 'cannot write customer lists', {
      fields: userErrors.map(({field}) => field?.join('.')),
    });
    throw new ListsRejected(userErrors, requestLog.requestId);
  },
};

function idsOf(
  references: {readonly nodes: readonly (object | null)[]} | null | undefined,
): string[] {
  return (references?.nodes ?? []).flatMap((node) =>
    node && 'id' in node ? String(node.id) : [],
  );
}
