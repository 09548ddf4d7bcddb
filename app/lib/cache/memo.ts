import {MemoryCache, setNewest} from './memory-cache';
import {MAX_MEMO_KEYS} from '~/lib/limits/limits';

/**
 * Memoizes a pure function per isolate; errors are not cached.
 * @returns looks up a key, which must contain everything that the result depends on.
 */
export function createMemo<Result>(
  max: number,
): (key: string, compute: () => Result) => Result {
  const cache = new MemoryCache<Result>(max);
  return (key, compute) => {
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const result = compute();
    cache.set(key, result);
    return result;
  };
}

/**
 * Memoizes a view of objects that requests share: frozen results of Shopify. A changed
 * result is a new object; an entry lives as long as the first of its sources. Results are frozen.
 * @returns looks up a key, which with the sources must contain everything that the result depends
 *   on.
 */
export function memoizeByIdentity<Result>(): (
  sources: readonly [object, ...unknown[]],
  key: string,
  compute: () => Result,
) => Result {
  const cache = new WeakMap<
    object,
    Map<string, {readonly sources: readonly unknown[]; readonly result: Result}>
  >();
  return (sources, key, compute) => {
    const entries = cache.get(sources[0]) ?? new Map();
    const entry = entries.get(key);
    if (entry && sources.every((source, at) => source === entry.sources[at])) {
      return entry.result;
    }
    const result = deepFreeze(compute());
    setNewest(entries, key, {sources, result}, MAX_MEMO_KEYS);
    cache.set(sources[0], entries);
    return result;
  };
}

/** Freezes a JSON value deeply, because requests share it. */
export function deepFreeze<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null) return value;
  // Only this function freezes, so a frozen value is frozen deeply.
  if (Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) deepFreeze(part);
  return Object.freeze(value);
}
