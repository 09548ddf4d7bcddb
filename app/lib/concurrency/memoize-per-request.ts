/** Loads once for each key what several parts of a request need; an error is shared as well. */
export interface MemoizePerRequest {
  <Result>(key: string, load: () => Result): Result;
  /** Lets the next call load again. */
  forget(key: string): void;
}

/** For one request. */
export function createMemoizePerRequest(): MemoizePerRequest {
  const results = new Map<string, unknown>();
  const memoize = <Result>(key: string, load: () => Result): Result => {
    if (!results.has(key)) results.set(key, load());
    // Each key has one loader.
    return results.get(key) as Result;
  };
  return Object.assign(memoize, {
    forget: (key: string) => void results.delete(key),
  });
}
