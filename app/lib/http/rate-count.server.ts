import {hex} from './hex';

/** Keys that one limit remembers; more would be memory for an attacker to fill. */
const MOST_KEYS = 10_000;

interface Window {
  /** Milliseconds since the epoch. */
  readonly begin: number;
  readonly count: number;
}

/**
 * Counts how often somebody did something in a window of time, in the memory of one
 * isolate: a worker that runs in several counts in each, and forgets with it.
 */
export class RateLimit {
  #windows = new Map<string, Window>();

  constructor(
    readonly most: number,
    readonly milliseconds: number,
  ) {}

  /**
   * Counts more, also when that is too many.
   *
   * @returns seconds to wait when that is too many, else `null`.
   */
  take(key: string, now = Date.now(), times = 1): number | null {
    const present = this.#windows.get(key);
    const isOver = !present || now - present.begin >= this.milliseconds;
    const begin = isOver ? now : present.begin;
    const count = (isOver ? 0 : present.count) + times;
    if (isOver) {
      this.#windows.delete(key);
      const oldest = this.#windows.keys().next().value;
      if (this.#windows.size >= MOST_KEYS && oldest !== undefined) {
        this.#windows.delete(oldest);
      }
    }
    this.#windows.set(key, {begin, count});
    return count > this.most
      ? Math.ceil((begin + this.milliseconds - now) / 1000)
      : null;
  }

  /** How often it was counted in the window that has begun last. */
  countOf(key: string): number {
    return this.#windows.get(key)?.count ?? 0;
  }

  /** Takes back what should not have counted. */
  giveBack(key: string, times: number): void {
    const present = this.#windows.get(key);
    if (!present) return;
    const count = Math.max(0, present.count - times);
    this.#windows.set(key, {...present, count});
  }

  /** Resets the count of a key: what it was counted for succeeded. */
  forget(key: string): void {
    this.#windows.delete(key);
  }
}

type Store = Pick<Cache, 'match' | 'put' | 'delete'>;

/**
 * The same with one more count behind the memory, in the Cache API, which all
 * isolates of a data centre share. That count is not exact: reading and writing are
 * two steps, so that what isolates count in the same moment may be counted once, and
 * what one isolate does, once too often; other
 * data centres count for themselves; an entry may be dropped at any time. It slows
 * down guessing and flooding; it is no quota. Without the Cache API, or when it fails,
 * the memory alone decides.
 */
export class SharedRateLimit {
  readonly #memory: RateLimit;

  /**
   * @param name tells its counts from those of other limits.
   * @param open the shared store; `null` where there is none.
   */
  constructor(
    private readonly name: string,
    most: number,
    milliseconds: number,
    private readonly open: () => Promise<Store> | null = openStore,
  ) {
    this.#memory = new RateLimit(most, milliseconds);
  }

  /**
   * Counts more, also when that is too many.
   *
   * @returns seconds to wait when that is too many, else `null`. Never rejects.
   */
  async take(key: string, now = Date.now(), times = 1): Promise<number | null> {
    const wait = this.#memory.take(key, now, times);
    // Nobody else needs to know, and the store is spared.
    if (wait !== null) return wait;
    const {most, milliseconds} = this.#memory;
    const known = this.#memory.countOf(key);
    const shared = await this.#change(key, now, (before) => ({
      begin: before?.begin ?? now,
      // Of tries at the same moment, this isolate knows its own.
      count: Math.max((before?.count ?? 0) + times, known),
    }));
    return shared && shared.count > most
      ? Math.ceil((shared.begin + milliseconds - now) / 1000)
      : null;
  }

  /** Takes back what should not have counted. Never rejects. */
  async giveBack(key: string, times: number, now = Date.now()): Promise<void> {
    if (times === 0) return;
    this.#memory.giveBack(key, times);
    await this.#change(key, now, (before) =>
      before ? {...before, count: Math.max(0, before.count - times)} : null,
    );
  }

  /** Resets the count of a key: what it was counted for succeeded. Never rejects. */
  async forget(key: string): Promise<void> {
    this.#memory.forget(key);
    try {
      await (await this.open())?.delete(await this.#requestFor(key));
    } catch {
      // It is counted no more after its window.
    }
  }

  /** @returns what is stored then; `null` for nothing, and where the store fails. */
  async #change(
    key: string,
    now: number,
    next: (before: Window | null) => Window | null,
  ): Promise<Window | null> {
    try {
      const store = await this.open();
      if (!store) return null;
      const request = await this.#requestFor(key);
      const stored = await store.match(request);
      const before = stored ? await stored.json<Window>() : null;
      const {milliseconds} = this.#memory;
      const isOver = !before || now - before.begin >= milliseconds;
      const window = next(isOver ? null : before);
      if (!window) return null;
      const seconds = Math.ceil((window.begin + milliseconds - now) / 1000);
      const headers = {'Cache-Control': `public, max-age=${seconds}`};
      await store.put(request, Response.json(window, {headers}));
      return window;
    } catch {
      return null;
    }
  }

  /** The key may name a person, so that its digest alone is stored. */
  async #requestFor(key: string): Promise<Request> {
    const bytes = new TextEncoder().encode(key);
    const digest = hex(await crypto.subtle.digest('SHA-256', bytes));
    return new Request(`https://rate-limit.invalid/${this.name}/${digest}`);
  }
}

/** The worker's own; unit tests have none. */
function openStore(): Promise<Store> | null {
  return typeof caches === 'undefined' ? null : caches.open('rate-limits');
}
