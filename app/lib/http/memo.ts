/** The newest results under their keys; the oldest one goes first. */
class Newest<Result> {
  readonly #known = new Map<string, Result>();

  constructor(private readonly most: number) {}

  get(key: string): Result | undefined {
    return this.#known.get(key);
  }

  add(key: string, result: Result): Result {
    const [oldest] = this.#known.keys();
    if (this.#known.size >= this.most && oldest !== undefined) {
      this.#known.delete(oldest);
    }
    this.#known.set(key, result);
    return result;
  }
}

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
  const newest = new Newest<Result>(most);
  return (key, make) => newest.get(key) ?? newest.add(key, make());
}

/**
 * The same for what is made asynchronously. Requests that ask at the same time make it
 * each for themselves: in a worker none may wait for another's promise, which is never
 * kept when that request is given up.
 */
export function createAsyncMemo<Result>(
  most: number,
): (key: string, make: () => Promise<Result>) => Promise<Result> {
  const newest = new Newest<Result>(most);
  return async (key, make) => newest.get(key) ?? newest.add(key, await make());
}
