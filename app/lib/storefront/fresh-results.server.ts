import {setNewest} from '~/lib/cache/memo';
import type {AttemptResult} from './attempt.server';

/** Results per isolate. */
const MAX_RESULTS = 32;

/** Parsed fresh results in an isolate's memory; the least recently used is evicted first. */
export class FreshResults {
  readonly #cached = new Map<
    string,
    {readonly result: AttemptResult; readonly freshUntil: number}
  >();

  get(key: string, now = Date.now()): AttemptResult | null {
    const entry = this.#cached.get(key);
    if (!entry) return null;
    this.#cached.delete(key);
    if (entry.freshUntil <= now) return null;
    this.#cached.set(key, entry);
    return entry.result;
  }

  /** @param freshUntil milliseconds since 1970. */
  store(key: string, result: AttemptResult, freshUntil: number): void {
    setNewest(this.#cached, key, {result, freshUntil}, MAX_RESULTS);
  }
}
