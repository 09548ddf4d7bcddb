import {
  ACCOUNT_LISTS_QUERY,
  ACCOUNT_LISTS_SET_MUTATION,
} from '~/graphql/customer/lists';
import {
  type AccountLists,
  type ListRequest,
  ListsRejected,
  metafieldsOf,
} from '~/lib/customer-lists/account-lists.server';
import {existingIds} from '~/lib/customer-lists/existing-ids.server';
import {parseJson} from '~/lib/text/parse-json';
import {
  LIST_FIELDS,
  LIST_NAMES,
  listEntry,
  type CustomerListName,
} from '~/lib/customer-lists/list-kinds';
import {ShopifyError} from '~/lib/storefront/shopify-error.server';
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
    const stored = LIST_NAMES.map((name) =>
      storedIds(context, name, customer[name]?.value),
    );
    const existing = await existingIds(context, [...stored.flat(), ...ids]);
    const [wishlist = [], backInStock = []] = stored.map((entries) =>
      entries.filter((id) => existing.has(id)),
    );
    return {
      customerId: customer.id,
      wishlist,
      backInStock,
      existing,
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

/** The valid ids of a list. @throws {ShopifyError} for a value that is no list. */
function storedIds(
  {requestLog: {requestId}}: Pick<ListRequest, 'requestLog'>,
  name: CustomerListName,
  value = '[]',
): string[] {
  const list = parseJson(value);
  if (!Array.isArray(list)) {
    const cause = new Error(`The metafield ${name} is not a list.`);
    throw new ShopifyError('AccountLists', 1, {cause, requestId});
  }
  return [...new Set(list.flatMap((id) => listEntry(name, id) ?? []))];
}
