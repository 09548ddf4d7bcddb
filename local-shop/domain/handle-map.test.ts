import {expect, it} from 'vitest';
import {HandleMap} from './handle-map';

const map = new HandleMap([
  ['journal', 1],
  ['vier-farben', 2],
]);

it.each([
  ['journal', 1],
  ['Journal', 1],
  ['VIER-FARBEN', 2],
  ['news', undefined],
  ['', undefined],
])('finds by the handle "%s" whatever its case', (handle, item) => {
  expect(map.get(handle)).toBe(item);
});

it('refuses two items with the same handle', () => {
  const build = () =>
    new HandleMap([
      ['maps', 1],
      ['Maps', 2],
    ]);
  expect(build).toThrow('Duplicate handle Maps');
});
