import {withLock} from '~/lib/concurrency/with-lock';
import type {ListChange, ListProblem} from './list-kinds';
import {WISHLIST_TIMEOUT_MS} from '~/lib/limits/limits';

/**
 * One tab's optimistic wishlist. Requests are queued across tabs, as parallel ones would
 * overwrite each other's session cookie.
 */
export class WishlistClient {
  #confirmed: readonly string[];
  #shown: readonly string[];
  /** Changes not confirmed by the server, oldest first. */
  readonly #pending = new Map<string, boolean>();
  readonly #listeners = new Set<() => void>();

  constructor(products: readonly string[]) {
    this.#confirmed = this.#shown = products;
  }

  readonly getProducts = (): readonly string[] => this.#shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes a loader's list unless changes are pending. */
  reconcile(products: readonly string[]): void {
    if (this.#pending.size > 0 || products === this.#confirmed) return;
    this.#confirmed = products;
    this.#show();
  }

  want(product: string, isWanted: boolean): Promise<ListProblem | null> {
    this.#pending.set(product, isWanted);
    this.#show();
    return withLock('wishlist', () => this.#send(product));
  }

  async #send(product: string): Promise<ListProblem | null> {
    const isWanted = this.#pending.get(product);
    if (isWanted === undefined) return null;
    const change = await sendChange(product, isWanted);
    if (change.ids) this.#confirmed = change.ids;
    if (this.#pending.get(product) === isWanted) this.#pending.delete(product);
    this.#show();
    return change.status === 'saved' ? null : change.status;
  }

  #show(): void {
    let shown = this.#confirmed;
    for (const [product, isWanted] of this.#pending) {
      if (!isWanted) shown = shown.filter((id) => id !== product);
      else if (!shown.includes(product)) shown = [product, ...shown];
    }
    this.#shown = shown;
    for (const listener of this.#listeners) listener();
  }
}

async function sendChange(
  product: string,
  isWanted: boolean,
): Promise<ListChange> {
  const intent = isWanted ? 'add' : 'remove';
  try {
    const response = await fetch('/wishlist/products', {
      method: 'POST',
      body: new URLSearchParams({[intent]: product}),
      // Lets a request finish when the page is left.
      keepalive: true,
      signal: AbortSignal.timeout(WISHLIST_TIMEOUT_MS),
    });
    const change = (await response.json()) as Partial<ListChange>;
    return {ids: change.ids ?? null, status: change.status ?? 'unavailable'};
  } catch {
    return {ids: null, status: 'unavailable'};
  }
}
