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

  /** The window that has begun last, if any. */
  windowOf(key: string): Window | undefined {
    return this.#windows.get(key);
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

/** What each isolate has counted, by an id of the isolate. */
type SharedCount = Readonly<Record<string, Window>>;

/**
 * The same with the counts of other isolates added, which those of one data centre share
 * through the Cache API. Each writes what it has counted itself, as its memory has it, so
 * that the order in which the store carries out its reads and writes makes no difference:
 *
 * - what one isolate lets through is never more than the limit, and no try counts twice;
 * - a try after others have been stored counts them all;
 * - tries of several isolates in the same moment may know all or nothing of each other:
 *   each isolate lets the whole limit through at most, and all of them together one try
 *   at least; what a write lost, the isolate's next one brings back.
 *
 * Nothing waits for another request, which may be aborted. Other data centres count for
 * themselves, and an entry may be dropped at any time: it slows down guessing and
 * flooding; it is no quota. Without the Cache API, or when it fails, the memory alone
 * decides.
 */
export class SharedRateLimit {
  readonly #memory: RateLimit;
  #isolate: string | null = null;

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
    const own = this.#memory.windowOf(key);
    const others = await this.#share(key, now);
    const windows = own ? [own, ...others] : others;
    const {most, milliseconds} = this.#memory;
    const count = windows.reduce((sum, window) => sum + window.count, 0);
    if (count <= most) return null;
    const begin = Math.min(...windows.map((window) => window.begin));
    return Math.ceil((begin + milliseconds - now) / 1000);
  }

  /** Takes back what should not have counted. Never rejects. */
  async giveBack(key: string, times: number, now = Date.now()): Promise<void> {
    if (times === 0) return;
    this.#memory.giveBack(key, times);
    await this.#share(key, now);
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

  /**
   * Writes what this isolate has counted.
   *
   * @returns what others have; nothing where the store fails.
   */
  async #share(key: string, now: number): Promise<readonly Window[]> {
    try {
      const store = await this.open();
      if (!store) return [];
      const request = await this.#requestFor(key);
      const stored = await store.match(request);
      const {milliseconds} = this.#memory;
      // Of the whole isolate; none can be made before the first request.
      this.#isolate ??= crypto.randomUUID();
      const isolate = this.#isolate;
      const others = Object.entries(
        stored ? await stored.json<SharedCount>() : {},
      ).filter(([id, {begin}]) => id !== isolate && now - begin < milliseconds);
      // As it is now: requests of the same moment may have counted since.
      const own = this.#memory.windowOf(key);
      const shared: SharedCount = Object.fromEntries(
        own ? [...others, [isolate, own]] : others,
      );
      const seconds = Math.ceil(milliseconds / 1000);
      const headers = {'Cache-Control': `public, max-age=${seconds}`};
      await store.put(request, Response.json(shared, {headers}));
      return others.map(([, window]) => window);
    } catch {
      return [];
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
