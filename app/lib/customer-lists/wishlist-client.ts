import {inTurn} from '~/lib/http/in-turn';
import type {ListChange, ListProblem} from './list-kinds';

/** Milliseconds; longer than the server waits for the provider at worst. */
const TIMEOUT = 40_000;

/**
 * One tab's wishlist. A change shows at once and is sent in its turn, also between
 * tabs: two requests at a time would overwrite each other's session cookie. Quick
 * clicks on one product end at the last intention.
 */
export class WishlistClient {
  #confirmed: readonly string[];
  #shown: readonly string[];
  /** Intentions that the server has not confirmed, oldest first. */
  readonly #wanted = new Map<string, boolean>();
  readonly #listeners = new Set<() => void>();

  constructor(products: readonly string[]) {
    this.#confirmed = this.#shown = products;
  }

  /** The list as it will be when everything went as asked. */
  readonly getProducts = (): readonly string[] => this.#shown;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Takes over what a page's loader read, unless something newer is on its way. */
  offer(products: readonly string[]): void {
    if (this.#wanted.size > 0 || products === this.#confirmed) return;
    this.#confirmed = products;
    this.#show();
  }

  /** Puts a product on the list or takes it off; the problem, `null` when there is none. */
  want(product: string, isWanted: boolean): Promise<ListProblem | null> {
    this.#wanted.set(product, isWanted);
    this.#show();
    return inTurn('wishlist', () => this.#send(product));
  }

  /** Sends what is wanted by now; nothing when an earlier turn has done it. */
  async #send(product: string): Promise<ListProblem | null> {
    const isWanted = this.#wanted.get(product);
    if (isWanted === undefined) return null;
    const change = await sendChange(product, isWanted);
    if (change.ids) this.#confirmed = change.ids;
    if (this.#wanted.get(product) === isWanted) this.#wanted.delete(product);
    this.#show();
    return change.status === 'saved' ? null : change.status;
  }

  #show(): void {
    let shown = this.#confirmed;
    for (const [product, isWanted] of this.#wanted) {
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
      body: new URLSearchParams({product, intent}),
      // A click just before the page is left counts too.
      keepalive: true,
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const change = (await response.json()) as Partial<ListChange>;
    return {ids: change.ids ?? null, status: change.status ?? 'unavailable'};
  } catch {
    return {ids: null, status: 'unavailable'};
  }
}
