import {
  ACCOUNT_LISTS_QUERY,
  ACCOUNT_LISTS_SET_MUTATION,
} from '~/graphql/customer/lists';
import {
  type AccountLists,
  ListsRejected,
  metafieldsOf,
  storedIds,
} from '~/lib/customer-lists/account-lists.server';
import {existingIds} from '~/lib/customer-lists/existing-ids.server';
import {LIST_FIELDS} from '~/lib/customer-lists/list-kinds';
import {askAccount, nullIfSignedOut} from './account-api.server';
import {log} from '~/lib/logging/log.server';

/** The customer lists as metafields, read and written with the customer's token. */
export const currentLists: AccountLists = {
  areStored: () => true,

  async read(context, ids) {
    const customer = await askAccount(
      context,
      ACCOUNT_LISTS_QUERY,
      LIST_FIELDS,
    ).then((result) => result.customer, nullIfSignedOut);
    if (!customer) return null;
    const wishlist = storedIds(context, 'wishlist', customer.wishlist);
    const backInStock = storedIds(context, 'backInStock', customer.backInStock);
    return {
      customerId: customer.id,
      wishlist,
      backInStock,
      existing: await existingIds(context, [
        ...wishlist,
        ...backInStock,
        ...ids,
      ]),
      digests: {
        wishlist: customer.wishlist?.compareDigest ?? null,
        backInStock: customer.backInStock?.compareDigest ?? null,
      },
    };
  },

  async write(context, {customerId, digests}, lists) {
    const metafields = metafieldsOf(lists).map(({name, ...metafield}) => ({
      ...metafield,
      ownerId: customerId,
      // Makes Shopify reject the write if another device changed the list meanwhile.
      compareDigest: digests?.[name],
    }));
    if (metafields.length === 0) return;
    const {metafieldsSet} = await askAccount(
      context,
      ACCOUNT_LISTS_SET_MUTATION,
      {metafields},
    );
    const errors = metafieldsSet?.userErrors;
    if (errors?.length === 0) return;
    const isStale = errors?.some(({code}) => code === 'STALE_OBJECT') ?? false;
    log(context, isStale ? 'warn' : 'error', 'cannot write customer lists', {
      fields: errors?.map(({field}) => field?.join('.')),
    });
    const userErrors = (errors ?? []).map(({field, message}) => ({
      field: field ?? null,
      message,
    }));
    throw new ListsRejected(userErrors, context.requestLog.requestId, isStale);
  },
};
