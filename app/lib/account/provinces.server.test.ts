import {expect, it} from 'vitest';
import {isProvince, provinceLists} from './provinces.server';

function codesOf(country: string): string[] {
  const list = provinceLists([country], 'en')[country];
  return list?.options.map(({code}) => code) ?? [];
}

it('lists the countries whose addresses contain a province', () => {
  const lists = provinceLists(['DE', 'US', 'GB', 'JP', 'constructor'], 'en');
  expect(Object.keys(lists)).toEqual(['US', 'JP']);
  expect(lists.US?.kind).toBe('state');
  expect(lists.JP?.options).toContainEqual({code: 'JP-13', name: 'Tokyo'});
});

it('sorts by the rules of the reader’s language', () => {
  const names = provinceLists(['ES'], 'de').ES?.options.map(({name}) => name);
  expect(names?.slice(0, 2)).toEqual(['A Coruña', 'Albacete']);
  expect(names?.indexOf('Ávila')).toBeLessThan(10);
  expect(names).toHaveLength(52);
});

it.each([
  ['ES', 52, 'M', 'AN'],
  ['IT', 109, 'VS', 'SU'],
  ['JP', 47, 'JP-13', '13'],
  ['PT', 20, 'PT-11', '11'],
  ['RO', 42, 'CJ', 'RO-CJ'],
  ['ZA', 9, 'GP', 'GT'],
])(
  'has for %s Shopify’s %i codes, such as %s, not %s',
  (country, count, code, other) => {
    const codes = codesOf(country);
    expect(new Set(codes).size).toBe(count);
    expect(codes).toContain(code);
    expect(codes).not.toContain(other);
  },
);

it('accepts the code of a province only in its country', () => {
  expect(isProvince('US', 'CA')).toBe(true);
  expect(isProvince('US', 'California')).toBe(false);
  expect(isProvince('CA', 'TX')).toBe(false);
  expect(isProvince('DE', 'BY')).toBe(false);
  expect(isProvince('constructor', '')).toBe(false);
  // A province is optional in New Zealand.
  expect(isProvince('NZ', '')).toBe(true);
  expect(isProvince('US', '')).toBe(false);
});
