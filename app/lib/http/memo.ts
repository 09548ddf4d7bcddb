/**
 * Memoizes a pure function per isolate; errors are not cached.
 * @returns looks up a key, which must contain everything that the result depends on.
 */
export function createMemo<Result>(
  most: number,
): (key: string, compute: () => Result) => Result {
  const cache = new Map<string, Result>();
  return (key, compute) => {
    const cached = cache.get(key);
    if (cached !== undefined) return cached;
    const result = compute();
    const [oldest] = cache.keys();
    if (cache.size >= most && oldest !== undefined) cache.delete(oldest);
    cache.set(key, result);
    return result;
  };
}
