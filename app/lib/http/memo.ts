/**
 * Memoizes a pure function per isolate; errors are not cached.
 * @returns looks up a key, which must contain everything that the result depends on.
 */
export function createMemo<Result>(
  max: number,
): (key: string, compute: () => Result) => Result {
  const cache = new Map<string, Result>();
  return (key, compute) => {
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const result = compute();
    setNewest(cache, key, result, max);
    return result;
  };
}

/** Makes an entry the newest of a map; above `max` entries the oldest is removed. */
export function setNewest<Key, Value>(
  map: Map<Key, Value>,
  key: Key,
  value: Value,
  max: number,
): void {
  map.delete(key);
  map.set(key, value);
  const [oldest] = map.keys();
  if (map.size > max && oldest !== undefined) map.delete(oldest);
}
