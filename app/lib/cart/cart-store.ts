import {
  cartProblem,
  type BrowserProblem,
  type SentProblem,
  type ShownProblem,
} from './cart-problem';
import type {CartSnapshot, CartView, CartLineView} from './cart-view.server';
import {
  lineUpdates,
  type CartLineInput,
  followingQuantity,
  follows,
  lineKey,
  cappedQuantity,
} from './cart-line';
import {withLock} from '~/lib/concurrency/with-lock';
import {BROWSER_TIMEOUT_MS} from '~/lib/limits/limits';

/** A requested change. */
export type CartChange =
  | {
      readonly kind: 'add';
      readonly title: string;
      /** A line, then the add-ons that are nested below it. */
      readonly lines: readonly [CartLineInput, ...CartLineInput[]];
    }
  | {
      readonly kind: 'set';
      readonly lineId: string;
      readonly title: string;
      /** Absolute; 0 removes the line. */
      readonly quantity: number;
    }
  | {
      /** A form whose result only the server knows: codes, note. */
      readonly kind: 'form';
      readonly form: FormData;
    };

export interface CartResponse {
  readonly snapshot: CartSnapshot;
  readonly problems: readonly SentProblem[];
}

/** Requests to the server; they reject when it is unreachable. */
export interface CartTransport {
  send(form: FormData): Promise<CartResponse>;
  read(): Promise<CartResponse>;
}

interface CartState {
  /** The latest confirmed snapshot. */
  readonly snapshot: CartSnapshot;
  readonly pending: readonly CartChange[];
  /** Problems of the last burst of changes. */
  readonly problems: readonly ShownProblem[];
}

export interface SettledChanges {
  readonly changes: readonly CartChange[];
  readonly problems: readonly ShownProblem[];
}

interface QueuedChange {
  readonly change: CartChange;
  readonly resolve: (problems: readonly ShownProblem[]) => void;
}

/**
 * The cart of one tab. Sends one request at a time to preserve the order of changes, and merges
 * waiting changes of one kind. Ignores snapshots older than the latest.
 */
export class CartStore {
  #state: CartState;
  readonly #listeners = new Set<() => void>();
  readonly #settledListeners = new Set<(burst: SettledChanges) => void>();
  #sending: readonly QueuedChange[] = [];
  #waiting: readonly QueuedChange[] = [];
  #isRunning = false;
  #mustRead = false;
  /** Counts requests with changes; a read that started before one is outdated. */
  #sent = 0;

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

  /** Calls `listener` after each burst of changes; returns the unsubscribe function. */
  readonly onSettled = (
    listener: (burst: SettledChanges) => void,
  ): (() => void) => {
    this.#settledListeners.add(listener);
    return () => this.#settledListeners.delete(listener);
  };

  /** Shows a change at once and queues its request; resolves with its problems. */
  change(change: CartChange): Promise<readonly ShownProblem[]> {
    return new Promise((resolve) => {
      this.#waiting = [...this.#waiting, {change, resolve}];
      this.#show(this.#isRunning ? {} : {problems: []});
      void this.#run();
    });
  }

  /** Takes over the snapshot of a page's loader unless a newer one is shown. */
  reconcile(snapshot: CartSnapshot): void {
    if (snapshot === this.#state.snapshot) return;
    // "No cart" has no timestamp: it may date from before a cart was created.
    const mayBeOutdated =
      snapshot.status === 'ready' && !snapshot.cart && this.cart;
    if (mayBeOutdated) void this.refresh();
    else this.#accept(snapshot);
  }

  /** Rereads the cart, now or after the pending changes. */
  async refresh(): Promise<void> {
    if (this.#isRunning) {
      this.#mustRead = true;
      return;
    }
    const sent = this.#sent;
    const response = await this.transport.read().catch(() => null);
    if (response && sent === this.#sent) this.#accept(response.snapshot);
  }

  /** Shows problems that belong to no change. */
  report(problems: readonly ShownProblem[]): void {
    this.#show({problems});
    this.#settle({changes: [], problems});
  }

  get cart(): CartView | null {
    const {snapshot} = this.#state;
    return snapshot.status === 'ready' ? snapshot.cart : null;
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    const changes: CartChange[] = [];
    const problems: ShownProblem[] = [];
    let requests = 0;
    while (this.#waiting.length > 0) {
      const count = batchLength(this.#waiting);
      const queued = this.#waiting.slice(0, count);
      const batch = queued.map(({change}) => change);
      this.#sending = queued;
      this.#waiting = this.#waiting.slice(count);
      const form = batchForm(batch, this.cart);
      const found = form ? await this.#send(form) : goneProblems(batch);
      requests += form ? 1 : 0;
      changes.push(...batch);
      problems.push(...found);
      this.#sending = [];
      this.#show({problems: [...problems]});
      queued.forEach(({resolve}) => resolve(found));
    }
    this.#isRunning = false;
    this.#settle({changes, problems});
    if (requests > 1 || this.#mustRead) {
      this.#mustRead = false;
      await this.refresh();
    }
  }

  async #send(form: FormData): Promise<readonly ShownProblem[]> {
    this.#sent += 1;
    try {
      const {snapshot, problems} = await this.transport.send(form);
      // Updated together with the snapshot, so that no old state flashes up.
      this.#sending = [];
      this.#accept(snapshot);
      return problems;
    } catch {
      this.#mustRead = true;
      return [cartProblem('error', 'unavailable')];
    }
  }

  #accept(snapshot: CartSnapshot): void {
    this.#show(this.#isOlder(snapshot) ? {} : {snapshot});
  }

  #isOlder(snapshot: CartSnapshot): boolean {
    const {cart} = this;
    if (snapshot.status === 'unavailable') return cart !== null;
    return Boolean(
      cart &&
      snapshot.cart &&
      Date.parse(snapshot.cart.updatedAt) < Date.parse(cart.updatedAt),
    );
  }

  #settle(burst: SettledChanges): void {
    this.#settledListeners.forEach((listener) => listener(burst));
  }

  #show(changes: Partial<CartState>): void {
    const queued = [...this.#sending, ...this.#waiting];
    const pending = queued.map(({change}) => change);
    this.#state = {...this.#state, ...changes, pending};
    this.#listeners.forEach((listener) => listener());
  }
}

/**
 * How many changes fit into one request: the first ones of one kind. A form is sent alone, and so
 * is a line whose add-ons name it by its merchandise.
 */
function batchLength(waiting: readonly QueuedChange[]): number {
  const first = waiting[0]?.change;
  const isSentAlone = (change?: CartChange) =>
    change?.kind === 'form' ||
    (change?.kind === 'add' && change.lines.length > 1);
  if (isSentAlone(first)) return 1;
  const end = waiting.findIndex(
    ({change}) => change.kind !== first?.kind || isSentAlone(change),
  );
  return end === -1 ? waiting.length : end;
}

/** Merges a batch into one form; `null` when none of its lines is in the cart. */
function batchForm(
  batch: readonly CartChange[],
  cart: CartView | null,
): FormData | null {
  const additions: CartLineInput[] = [];
  const updates = new Map<string, {id: string; quantity: number}>();
  for (const change of batch) {
    if (change.kind === 'form') return change.form;
    if (change.kind === 'add') {
      additions.push(...change.lines);
      continue;
    }
    const line = cart?.lines.find(({id}) => id === change.lineId);
    if (line) {
      for (const update of lineUpdates(line, change.quantity)) {
        updates.set(update.id, update);
      }
    }
  }
  if (additions.length > 0) return cartForm('LinesAdd', additions);
  return updates.size > 0
    ? cartForm('LinesUpdate', [...updates.values()])
    : null;
}

function cartForm(action: string, lines: readonly object[]): FormData {
  const form = new FormData();
  // The field that Hydrogen's `CartForm` reads.
  form.set('cartFormInput', JSON.stringify({action, inputs: {lines}}));
  return form;
}

function goneProblems(batch: readonly CartChange[]): BrowserProblem[] {
  return batch.some((change) => change.kind === 'set' && change.quantity > 0)
    ? [cartProblem('warning', 'lineGone')]
    : [];
}

/** Sends cart requests to `path`; tabs take turns, so that two of them do not both create a cart. */
export function fetchTransport(path: string): CartTransport {
  return {
    send: (form) =>
      // `keepalive`: the visitor may leave the page at once.
      withLock('cart', () =>
        request(path, {method: 'POST', body: form, keepalive: true}),
      ),
    read: () => request(path, {}),
  };
}

async function request(path: string, init: RequestInit): Promise<CartResponse> {
  const response = await fetch(path, {
    ...init,
    headers: {Accept: 'application/json'},
    signal: AbortSignal.timeout(BROWSER_TIMEOUT_MS),
  });
  const json = (await response.json()) as Partial<CartResponse> | null;
  const {snapshot, problems} = json ?? {};
  if (!snapshot || !problems) throw new Error('The response is no cart.');
  return {snapshot, problems};
}

export interface ShownLine extends CartLineView {
  /** Quantity and price are not confirmed. */
  readonly isPending: boolean;
}

/** A line that exists only in a pending change. */
interface OptimisticLine {
  /** See `lineKey`. */
  readonly key: string;
  readonly title: string;
  readonly quantity: number;
}

/**
 * Applies the pending changes to the lines in order; totals are left to Shopify. An addition joins the
 * first line with the same key (`lineKey`).
 */
export function applyChanges(
  cart: CartView | null,
  changes: readonly CartChange[],
): {lines: readonly ShownLine[]; optimisticLines: readonly OptimisticLine[]} {
  let lines = (cart?.lines ?? []).map((line) => ({...line, isPending: false}));
  let optimisticLines: OptimisticLine[] = [];
  const setQuantity = (lineId: string, quantity: number) => {
    lines = lines
      .map((line) => (line.id === lineId ? withQuantity(line, quantity) : line))
      .filter((line) => line.quantity > 0);
  };
  for (const change of changes) {
    if (change.kind === 'form') continue;
    if (change.kind === 'set') {
      setQuantity(change.lineId, cappedQuantity(change.quantity));
      continue;
    }
    const key = lineKey(change.lines[0]);
    const isSame = (line: {key: string}) => line.key === key;
    const present = lines.find(isSame);
    const earlier = present ?? optimisticLines.find(isSame);
    const quantity = cappedQuantity(
      (earlier?.quantity ?? 0) + change.lines[0].quantity,
    );
    if (present) setQuantity(present.id, quantity);
    else {
      const line = {key, title: change.title, quantity};
      optimisticLines = earlier
        ? optimisticLines.map((other) => (isSame(other) ? line : other))
        : [line, ...optimisticLines];
    }
  }
  return {lines, optimisticLines};
}

/** The line, and its add-ons, with the quantities that a pending change gives them. */
function withQuantity(line: CartLineView, to: number): ShownLine {
  const nested = line.nested.map((part) => ({
    ...part,
    quantity: follows(part)
      ? followingQuantity(part.quantity, {from: line.quantity, to})
      : part.quantity,
  }));
  return {...line, nested, quantity: to, isPending: true};
}
