/**
 * Caches the newest results of a pure function, in this isolate.
 *
 * @param most how many; the oldest one goes first.
 * @returns gives the result under a key, made when it is not cached. The key must say
 *   everything that the result depends on; an error is thrown and not cached.
 */
export function createMemo<Result>(
  most: number,
): (key: string, make: () => Result) => Result {
  const newest = new Map<string, Result>();
  return (key, make) => {
    const present = newest.get(key);
    if (present !== undefined) return present;
    const result = make();
    const [oldest] = newest.keys();
    if (newest.size >= most && oldest !== undefined) newest.delete(oldest);
    newest.set(key, result);
    return result;
  };
}
