import {describe, expect, it} from 'vitest';
import {
  matchingItems,
  showsCreateOption,
  type SelectItem,
} from './select-menu-rules';

const ITEMS: SelectItem[] = [
  {value: 'de', label: 'Deutsch'},
  {value: 'en', label: 'English'},
  {value: 'fr', label: 'Français'},
];

const values = (items: readonly SelectItem[]) => items.map((i) => i.value);

describe('matchingItems', () => {
  it.each([
    ['', ['de', 'en', 'fr']],
    ['   ', ['de', 'en', 'fr']],
    ['EN', ['en']],
    ['s', ['de', 'en', 'fr']],
    ['franc', ['fr']],
    ['xyz', []],
    ['.*', []],
  ])('finds for %j the items %j', (term, found) => {
    expect(values(matchingItems(ITEMS, term))).toEqual(found);
  });
});

describe('showsCreateOption', () => {
  it.each([
    ['never', 'xyz', false],
    ['unmatched', '', false],
    ['unmatched', 'xyz', true],
    ['unmatched', 'eng', false],
    ['always', '', false],
    ['always', 'xyz', true],
    ['always', 'eng', true],
    ['always', 'english', false],
  ] as const)('in mode %s for %j is %s', (mode, term, expected) => {
    expect(showsCreateOption(ITEMS, term, mode)).toBe(expected);
  });

  it('offers the first item of an empty list', () => {
    expect(showsCreateOption([], 'a', 'unmatched')).toBe(true);
  });
});
