/**
 * Remembers the newest results of a pure function that takes long, in this isolate.
 *
 * @param most how many; the oldest one goes first.
 * @returns the result under a key, made when it is not known. The key must say
 *   everything that the result depends on; a fault in making it is thrown and not kept.
 */
export function createMemo<Result>(
  most: number,
): (key: string, make: () => Result) => Result {
  const known = new Map<string, Result>();
  return (key, make) => {
    const present = known.get(key);
    if (present !== undefined) return present;
    const result = make();
    const [oldest] = known.keys();
    if (known.size >= most && oldest !== undefined) known.delete(oldest);
    known.set(key, result);
    return result;
  };
}
