import {describe, expect, it} from 'vitest';
import {nextActive, suggestionGroups} from './suggestion-options';
import {NO_SUGGESTIONS} from './suggestions';

describe('suggestionGroups', () => {
  it('numbers the choices over all kinds and leaves out empty kinds', () => {
    const groups = suggestionGroups({
      queries: ['karte', 'a&b="c"'],
      products: [],
      collections: [{id: '1', handle: 'zubehör', title: 'Zubehör'}],
    });
    expect(
      groups.map(({kind, start, options}) => ({
        kind,
        start,
        paths: options.map(({path}) => path),
      })),
    ).toEqual([
      {
        kind: 'query',
        start: 0,
        paths: ['/search?q=karte', '/search?q=a%26b%3D%22c%22'],
      },
      {kind: 'collection', start: 2, paths: ['/collections/zubeh%C3%B6r']},
    ]);
    expect(suggestionGroups(NO_SUGGESTIONS)).toEqual([]);
  });
});

describe('nextActive', () => {
  it('goes round through the text field', () => {
    expect(nextActive(null, 1, 3)).toBe(0);
    expect(nextActive(2, 1, 3)).toBeNull();
    expect(nextActive(null, -1, 3)).toBe(2);
    expect(nextActive(0, -1, 3)).toBeNull();
    expect(nextActive(1, -1, 3)).toBe(0);
  });

  it('has nowhere to go without choices', () => {
    expect(nextActive(null, 1, 0)).toBeNull();
    expect(nextActive(5, -1, 0)).toBeNull();
  });
});
