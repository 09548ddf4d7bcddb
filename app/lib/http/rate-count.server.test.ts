import {describe, expect, it} from 'vitest';
import {RateLimit, SharedRateLimit} from './rate-count.server';

describe('RateLimit', () => {
  it('lets as many through as it says, and tells how long to wait', () => {
    const limit = new RateLimit(2, 10_000);
    expect(limit.take('a', 0)).toBeNull();
    expect(limit.take('a', 4000)).toBeNull();
    expect(limit.take('a', 4500)).toBe(6);
    expect(limit.take('a', 10_000)).toBeNull();
  });

  it('counts each buyer alone', () => {
    const limit = new RateLimit(1, 10_000);
    limit.take('a', 0);
    expect(limit.take('a', 1)).toBe(10);
    expect(limit.take('b', 1)).toBeNull();
  });

  it('starts anew after a success', () => {
    const limit = new RateLimit(1, 10_000);
    limit.take('a', 0);
    limit.forget('a');
    expect(limit.take('a', 1)).toBeNull();
  });

  it('remembers a bounded number of buyers', () => {
    const limit = new RateLimit(1, 10_000);
    for (let buyer = 0; buyer <= 10_000; buyer += 1) limit.take(`${buyer}`, 0);
    expect(limit.take('0', 1)).toBeNull();
    expect(limit.take('10000', 1)).toBe(10);
  });
});

/** What the isolates of a data centre share. */
function sharedStore() {
  const kept = new Map<string, Response>();
  return {
    kept,
    match: (key: RequestInfo) =>
      Promise.resolve(kept.get((key as Request).url)?.clone()),
    put: (key: RequestInfo, response: Response) => {
      kept.set((key as Request).url, response.clone());
      return Promise.resolve();
    },
    delete: (key: RequestInfo) =>
      Promise.resolve(kept.delete((key as Request).url)),
  };
}

describe('SharedRateLimit', () => {
  /** Isolates of one data centre. */
  function isolates(
    store: Pick<Cache, 'match' | 'put' | 'delete'> | null,
    most = 2,
  ) {
    const open = () => store && Promise.resolve(store);
    return [1, 2].map(() => new SharedRateLimit('test', most, 10_000, open));
  }

  it('counts what two isolates let through as one', async () => {
    const [one, other] = isolates(sharedStore());
    expect(await one?.take('a', 0)).toBeNull();
    expect(await other?.take('a', 4000)).toBeNull();
    expect(await one?.take('a', 4500)).toBe(6);
    expect(await other?.take('a', 4500)).toBe(6);
    expect(await other?.take('b', 4500)).toBeNull();
    expect(await other?.take('a', 15_000)).toBeNull();
  });

  it('takes back and forgets in both places', async () => {
    const [one, other] = isolates(sharedStore());
    await one?.take('a', 0, 2);
    await one?.giveBack('a', 1, 1);
    expect(await other?.take('a', 2)).toBeNull();
    expect(await other?.take('a', 3)).toBe(10);
    await one?.forget('a');
    expect(await one?.take('a', 4, 2)).toBeNull();
  });

  it.each([
    ['in the order of the tries', (index: number) => index],
    ['in the opposite order', (index: number) => 9 - index],
    ['in any order', (index: number) => (index * 7) % 10],
  ])(
    'lets exactly the limit of one isolate through when the store answers %s',
    async (_, turnOf) => {
      const store = sharedStore();
      let asked = 0;
      const match = async (key: RequestInfo) => {
        const turn = turnOf(asked);
        asked += 1;
        for (let tick = 0; tick < turn * 20; tick += 1) await Promise.resolve();
        return store.match(key);
      };
      const [one, other] = isolates({...store, match}, 3);
      expect(await other?.take('a', 0)).toBeNull();
      const waits = await Promise.all(
        Array.from({length: 9}, () => one?.take('a', 0)),
      );
      expect(waits.filter((wait) => wait === null)).toHaveLength(2);
      expect(await other?.take('a', 1)).toBe(10);
    },
  );

  it('lets no isolate have more at the same moment, and none anything afterwards', async () => {
    const [one, other] = isolates(sharedStore());
    const waits = await Promise.all(
      Array.from({length: 9}, () => [
        one?.take('a', 0),
        other?.take('a', 0),
      ]).flat(),
    );
    const passed = waits.filter((wait) => wait === null).length;
    expect(passed).toBeGreaterThanOrEqual(1);
    expect(passed).toBeLessThanOrEqual(4);
    expect(await one?.take('a', 1)).toBe(10);
    expect(await other?.take('a', 1)).toBe(10);
  });

  it('brings back what a lost write had counted', async () => {
    const store = sharedStore();
    const [one, other] = isolates(store, 3);
    await one?.take('a', 0);
    store.kept.clear();
    await other?.take('a', 1);
    await one?.take('a', 2);
    expect(await other?.take('a', 3)).toBe(10);
  });

  it('stores no key that could name somebody', async () => {
    const store = sharedStore();
    const [one] = isolates(store);
    await one?.take('ada@example.com', 0);
    const [[url, answer] = []] = store.kept;
    const text = await answer?.text();
    expect(text).toContain('count');
    expect(`${url} ${text}`).not.toMatch(/ada|example\.com/);
  });

  it('counts in memory where the shared store fails or is not there', async () => {
    const fails = () => Promise.reject(new Error('down'));
    const broken = {match: fails, put: fails, delete: fails};
    for (const [one] of [isolates(broken), isolates(null)]) {
      await one?.take('a', 0, 2);
      expect(await one?.take('a', 1)).toBe(10);
      await one?.giveBack('a', 3, 1);
      expect(await one?.take('a', 2)).toBeNull();
      await one?.forget('a');
      expect(await one?.take('a', 2, 2)).toBeNull();
    }
  });
});
