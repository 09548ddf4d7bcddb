import {describe, expect, it, vi} from 'vitest';
import {createMemo} from './memo';

describe('createMemo', () => {
  it('makes a result once, and forgets the oldest one, so that it stays small', () => {
    const resultOf = createMemo<string>(2);
    for (const key of ['a', 'b', 'c']) resultOf(key, () => key);
    const make = vi.fn(() => 'anew');
    expect(resultOf('b', make)).toBe('b');
    expect(make).not.toHaveBeenCalled();
    expect(resultOf('a', make)).toBe('anew');
  });
});
