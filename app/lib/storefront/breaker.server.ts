import {MemoryCache} from '~/lib/cache/memory-cache';
import {DOWN_AFTER_ERRORS, DOWN_AFTER_MS, MAX_APIS} from '~/lib/limits/limits';

/** Milliseconds between two probes while it is down. */
const PROBE_EVERY_MS = 1000;

/** How long other requests wait for a probe. */
const PROBE_WAIT_MS = 500;
const POLL_MS = 25;

/** Circuit breaker for one host; counts per isolate. */
export class Breaker {
  #errors = 0;
  #failingSince = 0;
  #lastProbe = 0;
  #isProbing = false;

  /** Attempts of the last failed operation, for the errors of unsent requests. */
  lastAttempts = 0;

  /** Whether a request may be sent at `now` (milliseconds since 1970). */
  allows(now: number): boolean {
    const isDown =
      this.#errors >= DOWN_AFTER_ERRORS &&
      now - this.#failingSince >= DOWN_AFTER_MS;
    if (!isDown) return true;
    if (now - this.#lastProbe < PROBE_EVERY_MS) return false;
    this.#lastProbe = now;
    this.#isProbing = true;
    return true;
  }

  /**
   * Like `allows`, but waits for a probe: the parts of a page are requested at once, and only one
   * of them is the probe. Polls, because an aborted request's promise may never settle.
   */
  async admits(): Promise<boolean> {
    for (;;) {
      const now = Date.now();
      if (this.allows(now)) return true;
      if (!this.#isProbing || now - this.#lastProbe >= PROBE_WAIT_MS) {
        return false;
      }
      await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    }
  }

  /** Shopify responded, with success or not. */
  responded(): void {
    this.#errors = 0;
    this.#isProbing = false;
  }

  failed(now: number, attempts: number): void {
    if (this.#errors === 0) this.#failingSince = now;
    this.#errors += 1;
    this.#isProbing = false;
    this.lastAttempts = attempts;
  }
}

const breakers = new MemoryCache<Breaker>(MAX_APIS);

/** The breaker of an API URL. */
export function breakerOf(url: string): Breaker {
  const breaker = breakers.get(url) ?? new Breaker();
  breakers.set(url, breaker);
  return breaker;
}
