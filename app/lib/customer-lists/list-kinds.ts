/** Namespace of the metafields of both lists; what the merchant defines stands in decision 010. */
export const LIST_NAMESPACE = 'custom';

/** Most entries of a customer's list. */
export const MOST_ENTRIES = 100;

/** The two lists. Their entries are global ids, the newest first, none twice. */
export const CUSTOMER_LISTS = {
  wishlist: {
    /** Key and type of the metafield. */
    key: 'wishlist',
    type: 'list.product_reference',
    resource: 'Product',
    /** 15 digits are safe as numbers; the provider's ids have 14. */
    id: /^gid:\/\/shopify\/Product\/[1-9]\d{0,14}$/,
    /** 100 take 1,100 bytes of the cookie's 4,096. A full list takes nothing more. */
    session: {key: 'wishlist', most: MOST_ENTRIES, losesOldest: false},
    /** A customer sees what the session still holds in front of the account's. */
    showsPending: true,
  },
  backInStock: {
    key: 'back_in_stock',
    type: 'list.variant_reference',
    resource: 'ProductVariant',
    id: /^gid:\/\/shopify\/ProductVariant\/[1-9]\d{0,14}$/,
    session: {key: 'backInStockVariants', most: 10, losesOldest: true},
    // The provider writes to nobody about what only the session holds.
    showsPending: false,
  },
} as const;

export type CustomerListName = keyof typeof CUSTOMER_LISTS;

export const LIST_NAMES = Object.keys(CUSTOMER_LISTS) as CustomerListName[];

/** Why a list could not be changed, as message keys. */
export type ListProblem = 'full' | 'badInput' | 'unavailable';

/** A list after a change, or as it still is, and how it went. */
export interface ListChange {
  /** `null` when the provider could not be asked. */
  readonly ids: readonly string[] | null;
  readonly status: 'saved' | ListProblem;
}

/** The entry with this global id or number; `null` for anything else. */
export function listEntry(
  name: CustomerListName,
  value: unknown,
): string | null {
  if (typeof value !== 'string') return null;
  const {resource, id} = CUSTOMER_LISTS[name];
  const entry = value.startsWith('gid:')
    ? value
    : `gid://shopify/${resource}/${value}`;
  return id.test(entry) ? entry : null;
}
