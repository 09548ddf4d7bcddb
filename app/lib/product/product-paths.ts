import {MAX_PER_LINE} from '~/lib/limits/limits';

const VARIANT_NUMBER = /^[1-9]\d{0,19}$/;

/**
 * The last path segment of a global id: `42` for `gid://shopify/ProductVariant/42`. Hydrogen's
 * `parseGid` would bring its analytics into the scripts of every page (9 kB).
 */
export function gidNumber(gid: string): string {
  const [number = ''] = gid.slice(gid.lastIndexOf('/') + 1).split('?', 1);
  return number;
}

/** The global id for `?variant=`, or `null` when the value is not a variant number. */
export function variantGid(value: string | null): string | null {
  return value !== null && VARIANT_NUMBER.test(value)
    ? `gid://shopify/ProductVariant/${value}`
    : null;
}

/** Path of a product page, without language prefix. */
export function productPath(handle: string): string {
  return `/products/${encodeURIComponent(handle)}`;
}

/** Path of the page with all reviews of a product, without language prefix. */
export function reviewsPath(handle: string): string {
  return `${productPath(handle)}/reviews`;
}

/**
 * Path of a product page with a variant (global id or number), without language prefix:
 * Hydrogen's own builders lose `/en`.
 */
export function variantPath(handle: string, gid: string): string {
  return productPath(handle) + variantSearch(gid);
}

/** The query that chooses a variant: `?variant=42`. */
export function variantSearch(gid: string): string {
  return `?variant=${gidNumber(gid)}`;
}

/**
 * Cart permalink (`/cart/42:1`) to a checkout with this quantity, without language prefix.
 * @param payment Wallet that the checkout opens, such as `shop_pay`.
 */
export function permalinkPath(
  gid: string,
  quantity: number,
  payment?: string,
): string {
  const path = `/cart/${gidNumber(gid)}:${quantity}`;
  return payment ? `${path}?payment=${payment}` : path;
}

/**
 * A permalink of `permalinkPath` with the typed quantity; unchanged for one that a line cannot have.
 */
export function permalinkWith(path: string, quantity: number): string {
  const isPossible =
    Number.isInteger(quantity) && quantity > 0 && quantity <= MAX_PER_LINE;
  return isPossible ? path.replace(/:\d+/, `:${quantity}`) : path;
}
