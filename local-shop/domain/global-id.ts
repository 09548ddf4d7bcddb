/**
 * Shopify's global id of a numbered object, for instance
 * `gid://shopify/Customer/7001`.
 */
export function globalId(type: string, number: number): string {
  return `gid://shopify/${type}/${number}`;
}

/**
 * The number in a global id of the given type; parameters behind the number
 * (`?key=…`, `?model_name=…`) are allowed. `null` when the id is of another type
 * or malformed.
 */
export function numberOfGlobalId(type: string, id: string): number | null {
  const match = /^gid:\/\/shopify\/([A-Za-z]+)\/(\d{1,15})(?:\?.*)?$/.exec(id);
  return match?.[1] === type ? Number(match[2]) : null;
}
