import {describe, expect, it} from 'vitest';
import {chosenValues, searchFrom} from './chosen-values';

const value = (name: string, search: string, isSelected = false) => ({
  name,
  search,
  isSelected,
  status: 'available' as const,
});
const GROUPS = [
  {
    id: 'size',
    name: 'Größe',
    selected: 'Klein',
    hasNotes: false,
    values: [
      value('Klein', '?variant=1', true),
      value('Groß', '?variant=3'),
      value('Riesig', '?Gr%C3%B6%C3%9Fe=Riesig&Rahmen=Schwarz'),
    ],
  },
  {
    id: 'frame',
    name: 'Rahmen',
    selected: 'Eiche',
    hasNotes: false,
    values: [
      value('Eiche', '?variant=1', true),
      value('Schwarz', '?variant=2'),
    ],
  },
];
const entries = (pending: string | null) =>
  Object.fromEntries(chosenValues(GROUPS, pending));

describe('chosenValues', () => {
  it('are the loaded variant’s when nothing is on its way', () => {
    expect(entries(null)).toEqual({Größe: 'Klein', Rahmen: 'Eiche'});
  });

  it('take over the value whose link was followed', () => {
    expect(entries('?variant=3')).toEqual({Größe: 'Groß', Rahmen: 'Eiche'});
  });

  it('take over every option that the link names', () => {
    expect(entries('?Gr%C3%B6%C3%9Fe=Riesig&Rahmen=Schwarz')).toEqual({
      Größe: 'Riesig',
      Rahmen: 'Schwarz',
    });
  });

  it('stay when the link is of none of these options', () => {
    expect(entries('?variant=99&__proto__=x')).toEqual(entries(null));
  });
});

describe('searchFrom', () => {
  it('keeps the first of two quick choices and puts the second one in front', () => {
    const search = searchFrom(
      chosenValues(GROUPS, '?variant=3'),
      'Rahmen',
      'Schwarz',
    );
    expect([...new URLSearchParams(search)]).toEqual([
      ['Rahmen', 'Schwarz'],
      ['Größe', 'Groß'],
    ]);
  });
});
