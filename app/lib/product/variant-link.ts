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

/**
 * The query of a page in its other languages. Values of options are translated, so a
 * product's choice is named by the id of its variant instead.
 *
 * @param search of the page that is shown.
 * @param data of its innermost route's loader.
 */
export function translatableSearch(search: string, data: unknown): string {
  const product = valueAt(data, 'product');
  const id = valueAt(valueAt(product, 'variant'), 'id');
  const groups = valueAt(product, 'optionGroups');
  if (typeof id !== 'string' || !Array.isArray(groups)) return search;
  const query = new URLSearchParams(search);
  const names = groups.map((group) => String(valueAt(group, 'name')));
  if (!names.some((name) => query.has(name))) return search;
  for (const name of names) query.delete(name);
  query.set('variant', variantNumber(id));
  return `?${query}`;
}

function valueAt(data: unknown, key: string): unknown {
  return typeof data === 'object' && data !== null
    ? Reflect.get(data, key)
    : undefined;
}
