import type {AttemptResult} from './attempt.server';

/** Results in the memory of one isolate. */
const MOST = 32;

/**
 * Results that are fresh in the cache, parsed: the pages of one isolate ask for the same
 * few again and again. The least recently used goes first.
 */
export class FreshAnswers {
  readonly #cached = new Map<
    string,
    {readonly answer: AttemptResult; readonly freshUntil: number}
  >();

  /** @returns the result, `null` when it is unknown or no longer fresh. */
  get(key: string, now = Date.now()): AttemptResult | null {
    const known = this.#cached.get(key);
    if (!known) return null;
    this.#cached.delete(key);
    if (known.freshUntil <= now) return null;
    this.#cached.set(key, known);
    return known.answer;
  }

  /** @param freshUntil milliseconds since the epoch. */
  keep(key: string, answer: AttemptResult, freshUntil: number): void {
    this.#cached.delete(key);
    this.#cached.set(key, {answer, freshUntil});
    const [oldest] = this.#cached.keys();
    if (this.#cached.size > MOST && oldest !== undefined) {
      this.#cached.delete(oldest);
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
