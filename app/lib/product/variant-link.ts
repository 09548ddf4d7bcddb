/** Digits only and no longer than the provider's ids ever get. */
const VARIANT_NUMBER = /^[1-9]\d{0,19}$/;

/** The last path segment of a global id: `42` for `gid://shopify/ProductVariant/42`. */
export function variantNumber(gid: string): string {
  return gid.slice(gid.lastIndexOf('/') + 1).replace(/\?.*$/, '');
}

/**
 * The global id that `?variant=` stands for, or `null` when the value is no
 * variant number and has to be ignored.
 */
export function variantGid(value: string | null): string | null {
  return value !== null && VARIANT_NUMBER.test(value)
    ? `gid://shopify/ProductVariant/${value}`
    : null;
}

/** Path of a product's page, without language prefix. */
export function productPath(handle: string): string {
  return `/products/${encodeURIComponent(handle)}`;
}

/**
 * Path of a product's page with a variant chosen, without language prefix: give
 * it to `Link`. Hydrogen's own builders lose `/en`.
 *
 * @param gid Global id of the variant, or its number.
 */
export function variantPath(handle: string, gid: string): string {
  return productPath(handle) + variantSearch(gid);
}

/** The query that chooses a variant on a product's page: `?variant=42`. */
export function variantSearch(gid: string): string {
  return `?variant=${variantNumber(gid)}`;
}

/**
 * Path of the cart permalink that leads to the checkout with one piece of a variant and
 * leaves the visitor's cart alone, without language prefix: `/cart/42:1`.
 *
 * @param payment wallet that the checkout opens at once, such as `shop_pay`.
 */
export function permalinkPath(gid: string, payment?: string): string {
  const path = `/cart/${variantNumber(gid)}:1`;
  return payment ? `${path}?payment=${payment}` : path;
}
