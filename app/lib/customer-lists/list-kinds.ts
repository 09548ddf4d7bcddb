import {gidNumber} from '~/lib/product/product-paths';
import {
  MAX_BACK_IN_STOCK_OF_VISITOR,
  MAX_BACK_IN_STOCK_VARIANTS,
  MAX_WISHLIST_PRODUCTS,
} from '~/lib/limits/limits';

/** Metafield namespace of both lists (`docs/decisions/010-wishlist-and-back-in-stock-lists.md`). */
export const LIST_NAMESPACE = 'custom';

/** The kinds of a customer's lists; each list has unique global ids, newest first. */
export const CUSTOMER_LISTS = {
  wishlist: {
    key: 'wishlist',
    type: 'list.product_reference',
    resource: 'Product',
    /** 15 digits are safe integers; Shopify's ids have 14. */
    id: /^gid:\/\/shopify\/Product\/[1-9]\d{0,14}$/,
    /** Entries in an account. */
    max: MAX_WISHLIST_PRODUCTS,
    /** An entry takes about 13 bytes of the cookie's 4,096; a full list rejects more. */
    session: {
      key: 'wishlist',
      max: MAX_WISHLIST_PRODUCTS,
      losesOldest: false,
    },
    /** Shows session entries in front of the account's. */
    showsPending: true,
  },
  backInStock: {
    key: 'back_in_stock',
    type: 'list.variant_reference',
    resource: 'ProductVariant',
    id: /^gid:\/\/shopify\/ProductVariant\/[1-9]\d{0,14}$/,
    max: MAX_BACK_IN_STOCK_VARIANTS,
    session: {
      key: 'backInStockVariants',
      max: MAX_BACK_IN_STOCK_OF_VISITOR,
      losesOldest: true,
    },
    // Shopify sends no mail for session entries.
    showsPending: false,
  },
} as const;

/** Variables of the queries for both. */
export const LIST_FIELDS = {
  namespace: LIST_NAMESPACE,
  wishlistKey: CUSTOMER_LISTS.wishlist.key,
  backInStockKey: CUSTOMER_LISTS.backInStock.key,
};

export type CustomerListName = keyof typeof CUSTOMER_LISTS;

export const LIST_NAMES = Object.keys(CUSTOMER_LISTS) as CustomerListName[];

export type ListProblem = 'full' | 'badInput' | 'unavailable';

export interface ListChange {
  readonly ids: readonly string[] | null;
  readonly status: 'saved' | ListProblem;
}

/** Id of a product's heart; its form leads back to it. */
export function wishAnchor(product: string): string {
  return `wish-${gidNumber(product)}`;
}

/** The entry of a global id or number, or `null`. */
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
