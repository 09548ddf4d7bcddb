import {CacheNone} from '@shopify/hydrogen';
import {
  ACCOUNT_LISTS_QUERY,
  ACCOUNT_LISTS_SET_MUTATION,
} from '~/graphql/customer/lists';
import {KNOWN_IDS_QUERY} from '~/graphql/storefront/customer-lists';
import type {AccountLists} from '../../customer-lists/account-lists';
import {
  CUSTOMER_LISTS,
  LIST_NAMESPACE,
  listEntry,
  type CustomerListName,
} from '../../customer-lists/list-kinds';
import {
  ListsRefused,
  metafieldsOf,
} from '../../customer-lists/write-lists.server';
import {askAccount, NotSignedIn} from './account-api.server';

const NAMES = Object.keys(CUSTOMER_LISTS) as CustomerListName[];

/** The lists as metafields that the customer's own token reads and writes. */
export const currentLists: AccountLists = {
  areKept: () => true,

  async read(context, _token, ids) {
    const customer = await askAccount(context, ACCOUNT_LISTS_QUERY, {
      namespace: LIST_NAMESPACE,
      wishlistKey: CUSTOMER_LISTS.wishlist.key,
      backInStockKey: CUSTOMER_LISTS.backInStock.key,
    }).then(
      (answer) => answer.customer,
      (error: unknown) => {
        if (error instanceof NotSignedIn) return null;
        throw error;
      },
    );
    if (!customer) return null;
    const kept = NAMES.map((name) => entriesOf(name, customer[name]?.value));
    const {nodes} = await context.storefront.query(KNOWN_IDS_QUERY, {
      variables: {ids: [...new Set([...kept.flat(), ...ids])]},
      cache: CacheNone(),
    });
    const known = new Set(nodes.flatMap((node) => node?.id ?? []));
    const [wishlist = [], backInStock = []] = kept.map((entries) =>
      entries.filter((id) => known.has(id)),
    );
    return {
      customerId: customer.id,
      wishlist,
      backInStock,
      known,
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
      // One that another device has changed since is not written over.
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
    throw new ListsRefused(userErrors, context.report.requestId, isStale);
  },
};

/** The ids that a metafield holds; what is none of ours is left out. */
function entriesOf(
  name: CustomerListName,
  value: string | undefined,
): readonly string[] {
  const parsed: unknown = JSON.parse(value ?? '[]');
  const ids = Array.isArray(parsed) ? parsed : [];
  return [...new Set(ids.flatMap((id) => listEntry(name, id) ?? []))];
}
