import {describe, expect, it, vi} from 'vitest';
import {createMemo, memoizeByIdentity} from './memo';

describe('createMemo', () => {
  it('makes a result once, and drops the oldest one, so that it stays small', () => {
    const resultOf = createMemo<string>(2);
    for (const key of ['a', 'b', 'c']) resultOf(key, () => key);
    const make = vi.fn(() => 'anew');
    expect(resultOf('b', make)).toBe('b');
    expect(make).not.toHaveBeenCalled();
    expect(resultOf('a', make)).toBe('anew');
  });
});

describe('memoizeByIdentity', () => {
  const first = {};
  const second = {};

  it('makes a result once for the same sources and key, and freezes it, because requests share it', () => {
    const made = memoizeByIdentity<{readonly list: string[]}>();
    const result = made([first, second, null], 'de DE', () => ({list: []}));
    expect(made([first, second, null], 'de DE', () => ({list: []}))).toBe(
      result,
    );
    expect(() => result.list.push('')).toThrow(TypeError);
  });

  it('makes a new one for another key, and when any source is another object', () => {
    const made = memoizeByIdentity<string>();
    made([first, second], 'de DE', () => 'first');
    expect(made([first, second], 'en DE', () => 'English')).toBe('English');
    expect(made([first, {}], 'de DE', () => 'changed')).toBe('changed');
    expect(made([{}, second], 'de DE', () => 'other')).toBe('other');
  });
});
