/** Products of a wishlist. */
export const MOST_PRODUCTS = 100;

/** Numbers of products, the newest first, none twice, at most `MOST_PRODUCTS`. */
export type Wishlist = readonly number[];

const PRODUCT = /^(?:gid:\/\/shopify\/Product\/)?([1-9]\d{0,15})$/;

/**
 * The number of a product, from its global id or from the number as text.
 *
 * @returns `null` for anything else, other types' ids and numbers beyond 2^53
 *   included (the provider's have 13 or 14 digits).
 */
export function productNumber(value: unknown): number | null {
  const digits = typeof value === 'string' ? PRODUCT.exec(value)?.[1] : null;
  const number = Number(digits ?? NaN);
  return Number.isSafeInteger(number) ? number : null;
}

/** The global id of a product's number. */
export function productGid(number: number): string {
  return `gid://shopify/Product/${number}`;
}

/**
 * The list with a product in front; a product that is on it already keeps its
 * place.
 *
 * @returns `null` when the list is full.
 */
export function withProduct(list: Wishlist, product: number): Wishlist | null {
  if (list.includes(product)) return list;
  return list.length < MOST_PRODUCTS ? [product, ...list] : null;
}

/** The list without a product, whether it was on it or not. */
export function withoutProduct(list: Wishlist, product: number): Wishlist {
  return list.filter((other) => other !== product);
}

/**
 * The list as a short text for the session, whose cookie holds 4,096 bytes with
 * everything else in it: 100 products take about 1,000.
 */
export function packWishlist(list: Wishlist): string {
  return list.map((product) => product.toString(36)).join('.');
}

/** Reads what `packWishlist` wrote; anything else in it is left out. */
export function unpackWishlist(packed: unknown): Wishlist {
  if (typeof packed !== 'string') return [];
  const numbers = packed
    .split('.')
    .filter((part) => /^[1-9a-z][\da-z]{0,10}$/.test(part))
    .map((part) => parseInt(part, 36))
    .filter(Number.isSafeInteger);
  return [...new Set(numbers)].slice(0, MOST_PRODUCTS);
}
