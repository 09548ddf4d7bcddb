/**
 * A cache of buffers, limited by their total size; the least recently used is dropped
 * first.
 */
export class ByteCache {
  readonly #buffers = new Map<string, Promise<Buffer>>();
  readonly #limit: number;
  #size = 0;

  /** `limit` in bytes. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The buffer under `key`, made once even when asked for many times at once. */
  async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.#buffers.get(key);
    if (known) {
      this.#buffers.delete(key);
      this.#buffers.set(key, known);
      return known;
    }
    const made = make();
    this.#buffers.set(key, made);
    try {
      this.#size += (await made).length;
    } catch (error) {
      this.#buffers.delete(key);
      throw error;
    }
    await this.#shrink();
    return made;
  }

  async #shrink(): Promise<void> {
    for (const [key, buffer] of this.#buffers) {
      if (this.#size <= this.#limit) return;
      this.#buffers.delete(key);
      this.#size -= (await buffer).length;
    }
  }
}
