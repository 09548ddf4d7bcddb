/**
 * Finds items by their handle, whatever its case, as Shopify does: its demo store asks
 * one shop for the blog `Journal` on one page and for `journal` on the next.
 */
export class HandleMap<Item> {
  readonly #items = new Map<string, Item>();

  /** Throws when two items have the same handle. */
  constructor(entries: Iterable<readonly [handle: string, item: Item]>) {
    for (const [handle, item] of entries) {
      const key = handle.toLowerCase();
      if (this.#items.has(key)) throw new Error(`Duplicate handle ${handle}`);
      this.#items.set(key, item);
    }
  }

  get(handle: string): Item | undefined {
    return this.#items.get(handle.toLowerCase());
  }
}

/** The handle that Shopify derives from a title. */
export function handleFrom(title: string): string {
  return title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
