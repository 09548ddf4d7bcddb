import {expect, it} from 'vitest';
import {NO_SUGGESTIONS, suggestionGroups} from './suggestions';

it('groups the choices by kind and leaves out empty kinds', () => {
  const groups = suggestionGroups({
    queries: ['karte', 'a&b="c"'],
    products: [],
    collections: [{id: '1', handle: 'zubehör', title: 'Zubehör'}],
  });
  expect(
    groups.map(({kind, options}) => [kind, options.map(({path}) => path)]),
  ).toEqual([
    ['query', ['/search?q=karte', '/search?q=a%26b%3D%22c%22']],
    ['collection', ['/collections/zubeh%C3%B6r']],
  ]);
  expect(suggestionGroups(NO_SUGGESTIONS)).toEqual([]);
});
