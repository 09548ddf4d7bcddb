import {describe, expect, it} from 'vitest';
import {joinLists} from './join-lists';
import {MOST_ENTRIES} from './list-kinds';

const many = (count: number, name: string) =>
  Array.from({length: count}, (_, index) => `${name}${index}`);

describe('joinLists', () => {
  it('puts what is new in front and keeps both orders', () => {
    expect(joinLists(['a', 'b'], ['x', 'y'])).toEqual(['x', 'y', 'a', 'b']);
  });

  it('puts nothing on the list twice', () => {
    expect(joinLists(['a', 'b'], ['b', 'x', 'x'])).toEqual(['x', 'a', 'b']);
  });

  it('takes the newest that there is room for and drops nothing that was there', () => {
    const saved = many(MOST_ENTRIES - 2, 's');
    expect(joinLists(saved, many(5, 'p'))).toEqual(['p0', 'p1', ...saved]);
    const full = many(MOST_ENTRIES, 's');
    expect(joinLists(full, many(5, 'p'))).toEqual(full);
  });

  it('leaves a list alone that somebody else has made too long', () => {
    const long = many(MOST_ENTRIES + 3, 's');
    expect(joinLists(long, ['p'])).toEqual(long);
  });
});
