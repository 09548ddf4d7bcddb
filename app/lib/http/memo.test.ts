import {describe, expect, it, vi} from 'vitest';
import {createAsyncMemo, createMemo} from './memo';

describe('createMemo', () => {
  it('makes a result once', () => {
    const resultOf = createMemo<string>(2);
    const make = vi.fn(() => 'made');
    expect(resultOf('a', make)).toBe('made');
    expect(resultOf('a', make)).toBe('made');
    expect(make).toHaveBeenCalledOnce();
  });

  it('forgets the oldest one, so that it stays small', () => {
    const resultOf = createMemo<string>(2);
    for (const key of ['a', 'b', 'c']) resultOf(key, () => key);
    const make = vi.fn(() => 'anew');
    expect(resultOf('b', make)).toBe('b');
    expect(resultOf('a', make)).toBe('anew');
  });

  it('keeps no fault', () => {
    const resultOf = createMemo<string>(2);
    expect(() =>
      resultOf('a', () => {
        throw new Error('not now');
      }),
    ).toThrow('not now');
    expect(resultOf('a', () => 'now')).toBe('now');
  });
});

it('keeps what was made asynchronously, and neither a promise nor a fault', async () => {
  const resultOf = createAsyncMemo<string>(2);
  await expect(
    resultOf('a', () => Promise.reject(new Error('not now'))),
  ).rejects.toThrow('not now');
  const never = vi.fn(() => new Promise<string>(() => undefined));
  void resultOf('a', never);
  expect(await resultOf('a', () => Promise.resolve('made'))).toBe('made');
  expect(await resultOf('a', never)).toBe('made');
  expect(never).toHaveBeenCalledOnce();
});
