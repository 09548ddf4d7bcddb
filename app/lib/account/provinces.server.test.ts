import {allCountries} from 'country-region-data';
import {describe, expect, it} from 'vitest';
import {isProvince, provinceLists} from './provinces.server';

const ALL = 'AE AR AU BR CA ES IE IT JP NZ PT RO US ZA'.split(' ');

interface Deviation {
  readonly without?: readonly string[];
  readonly and?: readonly string[];
  readonly prefix?: string;
  readonly cut?: string;
}
const NOTHING: Deviation = {};

const codesOf = (countries: readonly string[]) =>
  Object.fromEntries(
    Object.entries(provinceLists(countries, 'en')).map(([country, list]) => [
      country,
      list.options.map(({code}) => code),
    ]),
  );

function packageCodes(country: string): string[] {
  const entry = allCountries.find(([, code]) => code === country);
  return entry?.[2].map(([, code]) => code) ?? [];
}

describe('provinceLists', () => {
  it('has those countries whose addresses name a province', () => {
    const lists = provinceLists(['DE', 'US', 'GB', 'JP', 'constructor'], 'en');
    expect(Object.keys(lists)).toEqual(['US', 'JP']);
    expect(lists.US?.kind).toBe('state');
    expect(lists.JP?.options).toContainEqual({code: 'JP-13', name: 'Tokyo'});
  });

  it('is sorted as the reader sorts', () => {
    const names = provinceLists(['ES'], 'de').ES?.options.map(({name}) => name);
    expect(names?.slice(0, 4)).toEqual([
      'A Coruña',
      'Albacete',
      'Alicante',
      'Almería',
    ]);
    expect(names).toContain('Ávila');
    expect(names?.indexOf('Ávila')).toBeLessThan(10);
    expect(names).toHaveLength(52);
  });

  it('has no code twice, and none that is empty', () => {
    for (const [country, codes] of Object.entries(codesOf(ALL))) {
      expect(new Set(codes).size, country).toBe(codes.length);
      expect(codes, country).not.toContain('');
    }
  });

  // Read from Shopify's address data in November 2026; of AU, CA and US from ISO 3166-2.
  it.each([
    ['AE', {}],
    ['AR', {}],
    ['AU', {}],
    ['BR', {}],
    ['CA', {}],
    // Autonomous communities among the provinces.
    ['ES', {without: ['AN', 'AR', 'CN']}],
    ['IE', {}],
    ['JP', {prefix: 'JP-'}],
    ['NZ', {}],
    ['PT', {prefix: 'PT-'}],
    ['RO', {cut: 'RO-'}],
    ['US', {}],
    // A code that ISO 3166-2 has replaced.
    ['ZA', {without: ['GT'], and: ['GP']}],
  ] as const)('has, of %s, the package’s codes but for %j', (country, but) => {
    const {
      without = [],
      and = [],
      prefix = '',
      cut = '',
    } = {
      ...NOTHING,
      ...but,
    };
    const expected = packageCodes(country)
      .filter((code) => !without.includes(code))
      .map((code) => prefix + code.replace(cut, ''));
    expect(codesOf([country])[country]?.toSorted()).toEqual(
      [...expected, ...and].toSorted(),
    );
  });

  it('has the provinces of Italy, where the package has the regions', () => {
    const codes = codesOf(['IT']).IT ?? [];
    expect(codes).toHaveLength(109);
    expect(codes).toEqual(expect.arrayContaining(['AO', 'BZ', 'MI', 'RM']));
    // South Sardinia is still three to the provider.
    expect(codes).toEqual(expect.arrayContaining(['CI', 'OG', 'VS']));
    expect(codes).not.toContain('SU');
    expect(packageCodes('IT')).toHaveLength(20);
  });

  it('tells where an address may do without', () => {
    expect(provinceLists(['NZ'], 'en').NZ?.isOptional).toBe(true);
    expect(isProvince('NZ', '')).toBe(true);
    expect(isProvince('US', '')).toBe(false);
  });
});

it('knows a province by its code, in its country only', () => {
  expect(isProvince('US', 'CA')).toBe(true);
  expect(isProvince('US', 'California')).toBe(false);
  expect(isProvince('CA', 'TX')).toBe(false);
  expect(isProvince('DE', 'BY')).toBe(false);
  expect(isProvince('constructor', '')).toBe(false);
});
