import type {ListChange, ListProblem} from './list-kinds';

/** The way to the server; rejects when it cannot be reached. */
export type SendWishlistChange = (
  product: string,
  isWanted: boolean,
) => Promise<ListChange>;

/**
 * One tab's wishlist. A change shows at once and is sent in its turn: two
 * requests at a time would each answer with a session cookie that knows nothing
 * of the other's product. Quick clicks on one product end at the last intention.
 */
export class WishlistClient {
  #confirmed: readonly string[];
  #shown: readonly string[];
  /** Intentions that the server has not confirmed, oldest first. */
  readonly #wanted = new Map<string, boolean>();
  readonly #results = new Map<
    string,
    ((problem: ListProblem | null) => void)[]
  >();
  readonly #listeners = new Set<() => void>();
  #isRunning = false;

  constructor(
    products: readonly string[],
    private readonly send: SendWishlistChange,
  ) {
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
    if (this.#isRunning || products === this.#confirmed) return;
    this.#confirmed = products;
    this.#show();
  }

  /**
   * Puts a product on the list or takes it off.
   * @returns what went wrong, `null` when nothing did.
   */
  want(product: string, isWanted: boolean): Promise<ListProblem | null> {
    return new Promise((resolve) => {
      const waiting = this.#results.get(product) ?? [];
      this.#results.set(product, [...waiting, resolve]);
      this.#wanted.set(product, isWanted);
      this.#show();
      void this.#run();
    });
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    for (const [product] of this.#wanted) await this.#settle(product);
    this.#isRunning = false;
  }

  /** Sends intentions about one product until the last one is confirmed. */
  async #settle(product: string): Promise<void> {
    let problem: ListProblem | null = null;
    let sent: boolean | undefined;
    while (problem === null && sent !== this.#wanted.get(product)) {
      sent = this.#wanted.get(product) ?? false;
      problem = await this.#carryOut(product, sent);
    }
    this.#wanted.delete(product);
    this.#show();
    const results = this.#results.get(product) ?? [];
    this.#results.delete(product);
    for (const resolve of results) resolve(problem);
  }

  async #carryOut(
    product: string,
    isWanted: boolean,
  ): Promise<ListProblem | null> {
    try {
      const {ids, status} = await this.send(product, isWanted);
      this.#confirmed = ids;
      return status === 'saved' ? null : status;
    } catch {
      return 'unavailable';
    }
  }

  #show(): void {
    let shown = this.#confirmed;
    for (const [product, isWanted] of this.#wanted) {
      // Whether there is room for it is the server's to say.
      if (!isWanted) shown = shown.filter((id) => id !== product);
      else if (!shown.includes(product)) shown = [product, ...shown];
    }
    this.#shown = shown;
    for (const listener of this.#listeners) listener();
  }
}
