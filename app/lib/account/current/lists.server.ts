import {CacheNone} from '@shopify/hydrogen';
import {
  ACCOUNT_LISTS_QUERY,
  ACCOUNT_LISTS_SET_MUTATION,
} from '~/graphql/customer/lists';
import {EXISTING_IDS_QUERY} from '~/graphql/storefront/customer-lists';
import {
  type AccountLists,
  ListsRejected,
  metafieldsOf,
} from '~/lib/customer-lists/account-lists.server';
import {
  LIST_FIELDS,
  LIST_NAMES,
  listEntry,
} from '~/lib/customer-lists/list-kinds';
import {askAccount, nullIfSignedOut} from './account-api.server';

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
    // Only valid ids.
    const stored = LIST_NAMES.map((name) => {
      const parsed: unknown = JSON.parse(customer[name]?.value ?? '[]');
      const ids = Array.isArray(parsed) ? parsed : [];
      return [...new Set(ids.flatMap((id) => listEntry(name, id) ?? []))];
    });
    const {nodes} = await context.storefront.query(EXISTING_IDS_QUERY, {
      variables: {ids: [...new Set([...stored.flat(), ...ids])]},
      cache: CacheNone(),
    });
    const existing = new Set(nodes.flatMap((node) => node?.id ?? []));
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
      // Makes the provider reject the write if another device changed the list meanwhile.
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
    context.report.log(isStale ? 'warn' : 'error', {
      event: 'cannot write customer lists',
      fields: errors?.map(({field}) => field?.join('.')),
    });
    const userErrors = (errors ?? []).map(({field, message}) => ({
      field: field ?? null,
      message,
    }));
    throw new ListsRejected(userErrors, context.report.requestId, isStale);
  },
};
