/**
 * Namespace of the metafields that hold wishlist and back-in-stock list. The merchant
 * defines the metafields below with read access for the Storefront API; see
 * `docs/decisions/010-wishlist-and-back-in-stock-lists.md`.
 */
export const LIST_NAMESPACE = 'custom';

/** Most entries of a customer's list. */
export const MOST_ENTRIES = 100;

/**
 * The two lists of products and variants that a visitor keeps in the session and a
 * customer in the account. Their entries are global ids, the newest first, none twice.
 */
export const CUSTOMER_LISTS = {
  wishlist: {
    /** Key and type of the metafield. */
    key: 'wishlist',
    type: 'list.product_reference',
    resource: 'Product',
    // 16 digits, so that 100 fit into the cookie; the provider's have 14.
    id: /^gid:\/\/shopify\/Product\/[1-9]\d{0,15}$/,
    session: {
      key: 'wishlist',
      most: MOST_ENTRIES,
      /** 100 numbers to the base 36 take 1,200 bytes of the cookie's 4,096. */
      radix: 36,
      /** A full list takes nothing more. */
      losesOldest: false,
    },
    /** A customer sees what the session still holds in front of the account's. */
    showsPending: true,
  },
  backInStock: {
    key: 'back_in_stock',
    type: 'list.variant_reference',
    resource: 'ProductVariant',
    id: /^gid:\/\/shopify\/ProductVariant\/[1-9]\d{0,19}$/,
    session: {
      key: 'backInStockVariants',
      // Wishes until login; more would crowd the cookie.
      most: 10,
      radix: 10,
      losesOldest: true,
    },
    // Nobody is written to about a wish that the shop does not know yet.
    showsPending: false,
  },
} as const;

export type CustomerListName = keyof typeof CUSTOMER_LISTS;

/** Why a list could not be changed, as message keys. */
export type ListProblem = 'full' | 'badInput' | 'unavailable';

/** A list after a change, or as it still is, and how it went. */
export interface ListChange {
  readonly ids: readonly string[];
  readonly status: 'saved' | ListProblem;
}

/**
 * The entry that a form or the session names, by its global id or its number.
 *
 * @returns `null` for anything else, ids of other types included.
 */
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
