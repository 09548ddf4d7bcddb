import {batchForm, enqueue, nextBatch, type CartChange} from './cart-change';
import {cartProblem, type CartProblem} from './cart-problem';
import type {CartSnapshot} from './cart-view';

/** What the server answers to a change or a question about the cart. */
export interface CartResponse {
  readonly snapshot: CartSnapshot;
  readonly problems: readonly CartProblem[];
}

/** The way to the server; rejects when it cannot be reached. */
export interface CartTransport {
  send(form: FormData): Promise<CartResponse>;
  read(): Promise<CartResponse>;
}

/** What the page shows. */
interface CartState {
  /** The newest confirmed snapshot. */
  readonly snapshot: CartSnapshot;
  /** Not confirmed yet, oldest first. */
  readonly pending: readonly CartChange[];
  /** Of the last burst of changes. */
  readonly problems: readonly CartProblem[];
}

/** A burst of changes is over: nothing waits any more. */
export interface SettledChanges {
  readonly changes: readonly CartChange[];
  readonly problems: readonly CartProblem[];
}

/**
 * One tab's cart. Changes are sent one request after the other, so that their
 * order is kept; those that wait are merged into the last intention. An answer
 * older than what is known is ignored: the browser may get them in any order.
 */
export class CartStore {
  #state: CartState;
  readonly #listeners = new Set<() => void>();
  readonly #settledListeners = new Set<(burst: SettledChanges) => void>();
  #sending: readonly CartChange[] = [];
  #waiting: readonly CartChange[] = [];
  #isRunning = false;
  #mustRead = false;
  /** Counts requests that change something; a reading from before one is stale. */
  #sent = 0;
  readonly #results = new Map<CartChange, (result: CartProblem[]) => void>();

  constructor(
    snapshot: CartSnapshot,
    private readonly transport: CartTransport,
  ) {
    this.#state = {snapshot, pending: [], problems: []};
  }

  readonly getState = (): CartState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls `listener` after each burst of changes; returns how to stop it. */
  readonly onBurstEnd = (
    listener: (burst: SettledChanges) => void,
  ): (() => void) => {
    this.#settledListeners.add(listener);
    return () => this.#settledListeners.delete(listener);
  };

  /**
   * Shows a change at once and carries it out in its turn.
   * @returns what there is to say about it; empty when it went as asked.
   */
  change(change: CartChange): Promise<CartProblem[]> {
    return new Promise((resolve) => {
      const before = this.#waiting;
      this.#waiting = enqueue(before, change);
      // A change that another one took in is over when that one is.
      const taken = before.filter((other) => !this.#waiting.includes(other));
      const owner = this.#waiting.at(-1) ?? change;
      const waiting = taken.flatMap((other) => this.#results.get(other) ?? []);
      taken.forEach((other) => this.#results.delete(other));
      this.#results.set(owner, (result) => {
        waiting.forEach((done) => done(result));
        resolve(result);
      });
      this.#show(this.#isRunning ? {} : {problems: []});
      void this.#run();
    });
  }

  /** Takes over what a page's loader read, unless something newer is known. */
  offer(snapshot: CartSnapshot): void {
    if (snapshot === this.#state.snapshot) return;
    // "No cart" has no time of its own: it may be from before a cart was made.
    const isDoubtful =
      snapshot.status === 'ready' && !snapshot.cart && this.#hasCart();
    if (isDoubtful) void this.refresh();
    else this.#accept(snapshot);
  }

  /** Asks the server for the cart, now or after the changes under way. */
  async refresh(): Promise<void> {
    if (this.#isRunning) {
      this.#mustRead = true;
      return;
    }
    const sent = this.#sent;
    const reply = await this.transport.read().catch(() => null);
    if (!reply || sent !== this.#sent) return;
    this.#accept(reply.snapshot);
  }

  /** Says something about the cart that no change led to. */
  report(problems: readonly CartProblem[]): void {
    this.#show({problems});
    this.#settledListeners.forEach((listener) =>
      listener({changes: [], problems}),
    );
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    const changes: CartChange[] = [];
    const problems: CartProblem[] = [];
    let requests = 0;
    while (this.#waiting.length > 0) {
      const {batch, rest} = nextBatch(this.#waiting);
      this.#sending = batch;
      this.#waiting = rest;
      const form = batchForm(batch, this.#cart());
      const found = form ? await this.#send(form) : goneProblems(batch);
      requests += form ? 1 : 0;
      changes.push(...batch);
      problems.push(...found);
      this.#sending = [];
      this.#show({problems: [...problems]});
      this.#settle(batch, found);
    }
    this.#isRunning = false;
    this.#settledListeners.forEach((listener) => listener({changes, problems}));
    if (requests > 1 || this.#mustRead) {
      this.#mustRead = false;
      await this.refresh();
    }
  }

  async #send(form: FormData): Promise<CartProblem[]> {
    this.#sent += 1;
    try {
      const {snapshot, problems} = await this.transport.send(form);
      // Shown together with the end of `sending`, so that nothing flashes back.
      this.#sending = [];
      this.#accept(snapshot);
      return [...problems];
    } catch {
      this.#mustRead = true;
      return [cartProblem('error', 'unavailable')];
    }
  }

  #settle(batch: readonly CartChange[], found: CartProblem[]): void {
    for (const change of batch) {
      this.#results.get(change)?.(found);
      this.#results.delete(change);
    }
  }

  #accept(snapshot: CartSnapshot): void {
    if (this.#isOlder(snapshot)) this.#show({});
    else this.#show({snapshot});
  }

  #isOlder(snapshot: CartSnapshot): boolean {
    if (snapshot.status === 'unavailable') return this.#hasCart();
    const known = this.#cart();
    return Boolean(
      known &&
      snapshot.cart &&
      Date.parse(snapshot.cart.updatedAt) < Date.parse(known.updatedAt),
    );
  }

  #cart() {
    const {snapshot} = this.#state;
    return snapshot.status === 'ready' ? snapshot.cart : null;
  }

  #hasCart(): boolean {
    return this.#cart() !== null;
  }

  #show(changes: Partial<CartState>): void {
    this.#state = {
      ...this.#state,
      ...changes,
      pending: [...this.#sending, ...this.#waiting],
    };
    this.#listeners.forEach((listener) => listener());
  }
}

/** A line that was to be removed and is gone is no problem; the server says so, too. */
function goneProblems(batch: readonly CartChange[]): CartProblem[] {
  return batch.some((change) => change.kind === 'set' && change.quantity > 0)
    ? [cartProblem('warning', 'lineGone')]
    : [];
}
