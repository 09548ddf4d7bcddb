import type {Deadline} from '~/lib/http/deadline.server';
import {TimeoutError} from './with-timeout.server';
import {setNewest} from '~/lib/cache/memory-cache';
import {SINGLE_FLIGHT_POLL_MS} from '~/lib/limits/limits';

interface Entry<Result> {
  /** The latest result, also while a new one is pending. */
  readonly latest: {readonly result: Result} | null;
  readonly isPending: boolean;
  /** When the result expires, or pending work counts as lost; milliseconds since 1970. */
  readonly until: number;
}

interface Caller {
  /** How long this request waits for the work of another one. */
  readonly deadline: Deadline;
  readonly waitUntil: (promise: Promise<unknown>) => void;
}

/**
 * Work that concurrent requests of an isolate need: one request does it, and its result is cached. The
 * other requests poll for the result, because a promise of an aborted request may never settle in another
 * one.
 */
export class SingleFlight<Result> {
  #entries = new Map<string, Entry<Result>>();

  constructor(
    private readonly options: {
      /** Milliseconds after which unfinished work counts as lost. */
      readonly lostAfter: number;
      /** Milliseconds for which a result is cached. */
      readonly age: (result: Result) => number;
      readonly maxEntries: number;
      /** Whether an expired result is returned while a new one is on its way. */
      readonly servesStale?: boolean;
    },
  ) {}

  /** The latest result, even if it has expired. */
  latest(key: string): Result | undefined {
    return this.#entries.get(key)?.latest?.result;
  }

  /**
   * The cached result, otherwise the result of `work`, which continues after its visitor has left. After an
   * error of `work` the next waiting request does it.
   * @throws {TimeoutError} when the deadline passes before the work begins; errors of `work`.
   */
  async run(
    key: string,
    work: () => Promise<Result>,
    {deadline, waitUntil}: Caller,
  ): Promise<Result> {
    for (;;) {
      const entry = this.#entries.get(key);
      const isOver = !entry || entry.until <= Date.now();
      const isUsable = !entry?.isPending || this.options.servesStale;
      if (!isOver && isUsable && entry.latest) return entry.latest.result;
      if (deadline.left() === 0) {
        throw new TimeoutError('No time is left for the work.');
      }
      if (isOver) break;
      await new Promise((resolve) =>
        setTimeout(resolve, SINGLE_FLIGHT_POLL_MS),
      );
    }
    const latest = this.#entries.get(key)?.latest ?? null;
    const until = Date.now() + this.options.lostAfter;
    this.#set(key, {latest, isPending: true, until});
    const done = work().then(
      (result) => {
        const expiry = Date.now() + this.options.age(result);
        this.#set(key, {latest: {result}, isPending: false, until: expiry});
        return result;
      },
      (error: unknown) => {
        this.#set(key, {latest, isPending: false, until: 0});
        throw error;
      },
    );
    waitUntil(done.catch(() => undefined));
    return this.options.servesStale && latest ? latest.result : done;
  }

  #set(key: string, entry: Entry<Result>): void {
    setNewest(this.#entries, key, entry, this.options.maxEntries);
  }
}
