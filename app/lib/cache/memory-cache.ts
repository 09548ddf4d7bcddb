/**
 * Values in an isolate's memory, each until a time or without end; the least recently used one is evicted first.
 * @example
 * const tokens = new MemoryCache<string>(100);
 * tokens.set(key, token, Date.now() + 60_000);
 * const present = tokens.get(key);
 */
export class MemoryCache<Value> {
  readonly #entries = new Map<
    string,
    {readonly value: Value; readonly until: number}
  >();

  constructor(private readonly maxEntries: number) {}

  /** The value; `undefined` when there is none, or its time is over. */
  get(key: string, now = Date.now()): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    if (entry.until <= now) return undefined;
    this.#entries.set(key, entry);
    return entry.value;
  }

  /** @param until milliseconds since 1970. */
  set(key: string, value: Value, until = Infinity): void {
    setNewest(this.#entries, key, {value, until}, this.maxEntries);
  }

  delete(key: string): void {
    this.#entries.delete(key);
  }
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
