import {describe, expect, it} from 'vitest';
import {visitorBackInStock} from './visitor-back-in-stock.server';

function session(values: Record<string, unknown> = {}) {
  let writes = 0;
  return {
    values,
    get writes() {
      return writes;
    },
    get: ((key: string) => values[key]) as never,
    set: ((key: string, value: unknown) => {
      writes += 1;
      values[key] = value;
    }) as never,
    unset: ((key: string) => {
      writes += 1;
      delete values[key];
    }) as never,
  };
}

describe('a visitor’s list', () => {
  it('keeps a wish until it is taken off', async () => {
    const kept = session();
    const store = visitorBackInStock(kept);
    await store.add('42');
    await store.add('7');
    expect(await visitorBackInStock(kept).read()).toEqual(['7', '42']);
    await store.remove(['7', '42']);
    expect(kept.values).toEqual({});
  });

  it('does not touch the session when nothing changes', async () => {
    const kept = session();
    const store = visitorBackInStock(kept);
    await store.remove(['1']);
    expect(await store.read()).toEqual([]);
    await store.add('1');
    await store.add('1');
    expect(kept.writes).toBe(1);
  });
});
