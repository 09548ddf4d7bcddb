/** Without an answer for this long, and this many failures, the provider is down. */
const DOWN_AFTER_MS = 20_000;
const DOWN_AFTER_FAILURES = 5;

/** While it is down, one request in this time asks whether it is back. */
const PROBE_EVERY_MS = 1000;

/** Spares a provider that is down, and visitors the wait for it; counts per isolate. */
export class Breaker {
  #failures = 0;
  #failingSince = 0;
  #lastProbe = 0;

  /**
   * Attempts of the operation that failed last: what a request that is not sent
   * reports, since its failure is that one's.
   */
  lastAttempts = 0;

  /** Whether a request may be sent at `now` (milliseconds since 1970). */
  allows(now: number): boolean {
    const isDown =
      this.#failures >= DOWN_AFTER_FAILURES &&
      now - this.#failingSince >= DOWN_AFTER_MS;
    if (!isDown) return true;
    if (now - this.#lastProbe < PROBE_EVERY_MS) return false;
    this.#lastProbe = now;
    return true;
  }

  /** The provider answered, whatever it said. */
  answered(): void {
    this.#failures = 0;
  }

  /** An operation failed after all its attempts. */
  failed(now: number, attempts: number): void {
    if (this.#failures === 0) this.#failingSince = now;
    this.#failures += 1;
    this.lastAttempts = attempts;
  }
}

const breakers = new Map<string, Breaker>();

/** The breaker of a provider's address; a deployment has one provider. */
export function breakerOf(url: string): Breaker {
  const present = breakers.get(url) ?? new Breaker();
  breakers.set(url, present);
  return present;
}
