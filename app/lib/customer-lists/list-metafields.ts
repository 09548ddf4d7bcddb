/**
 * Namespace of the metafields that hold wishlist and back-in-stock list. The merchant
 * defines the metafields below with read access for the Storefront API; see
 * `docs/decisions/010-wishlist-and-back-in-stock-lists.md`.
 */
export const LIST_NAMESPACE = 'custom';

/** The lists that are kept with a customer: key and type of each metafield. */
export const CUSTOMER_LISTS = {
  wishlist: {
    key: 'wishlist',
    type: 'list.product_reference',
    id: /^gid:\/\/shopify\/Product\/[1-9]\d{0,19}$/,
  },
  backInStock: {
    key: 'back_in_stock',
    type: 'list.variant_reference',
    id: /^gid:\/\/shopify\/ProductVariant\/[1-9]\d{0,19}$/,
  },
} as const;

export type CustomerListName = keyof typeof CUSTOMER_LISTS;

/** Most entries of a list. */
export const MOST_ENTRIES = 100;
