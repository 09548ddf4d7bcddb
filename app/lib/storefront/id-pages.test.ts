import {expect, it} from 'vitest';
import {idPages} from './id-pages';

it('asks for each id once, for at most 250 at a time, in one order', () => {
  const ids = Array.from({length: 251}, (_id, index) => `p${index}`);
  const pages = idPages([...ids, ...ids].reverse());
  expect(pages.map(({length}) => length)).toEqual([250, 1]);
  expect(pages.flat()).toEqual([...ids].sort());
  expect(idPages([])).toEqual([]);
});
