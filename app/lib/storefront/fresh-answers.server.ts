import type {AttemptResult} from './attempt.server';

/** Answers in the memory of one isolate. */
const MOST = 32;

/**
 * Answers that are fresh in the cache, parsed: the pages of one isolate ask for the same
 * few again and again, and would read and parse their text each time. The least recently
 * used goes first.
 */
export class FreshAnswers {
  readonly #kept = new Map<
    string,
    {readonly answer: AttemptResult; readonly freshUntil: number}
  >();

  /** @returns the answer, `null` when it is unknown or no longer fresh. */
  get(key: string, now = Date.now()): AttemptResult | null {
    const known = this.#kept.get(key);
    if (!known) return null;
    this.#kept.delete(key);
    if (known.freshUntil <= now) return null;
    this.#kept.set(key, known);
    return known.answer;
  }

  /** @param freshUntil milliseconds since the epoch, as `get` compares them. */
  keep(key: string, answer: AttemptResult, freshUntil: number): void {
    this.#kept.delete(key);
    this.#kept.set(key, {answer, freshUntil});
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST && oldest !== undefined) {
      this.#kept.delete(oldest);
    }
  }
}

/** Freezes a value of JSON with all that is in it: requests share it. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  // What is frozen was frozen here, with all that is in it.
  if (Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
