/** Characters of a key or number of an order. */
const KEY = /^[\w-]{1,128}$/;

/**
 * The part of an order's id that names it in an address: its secret key, which
 * the shop's mails link to as well, else its number. `null` for what is no
 * order's id.
 */
export function orderKey(id: string): string | null {
  const [, number, key] =
    /^gid:\/\/shopify\/Order\/(\d+)(?:\?(?:.*&)?key=([\w-]+))?/.exec(id) ?? [];
  return key ?? number ?? null;
}

/** The id among `ids` that an address names; `null` when it is none of them. */
export function findOrderId(
  ids: readonly string[],
  key: string,
): string | null {
  return KEY.test(key)
    ? (ids.find((id) => orderKey(id) === key) ?? null)
    : null;
}
