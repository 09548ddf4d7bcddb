import {describe, expect, it} from 'vitest';
import {isProvince, provinceLists} from './provinces.server';

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
  });

  it('has no code twice, and none that is empty', () => {
    const countries = ['AE', 'AR', 'AU', 'BR', 'CA', 'ES', 'IE', 'IT', 'JP'];
    const more = ['NZ', 'PT', 'RO', 'US', 'ZA'];
    for (const [country, {options}] of Object.entries(
      provinceLists([...countries, ...more], 'de'),
    )) {
      const codes = options.map(({code}) => code);
      expect(new Set(codes).size, country).toBe(codes.length);
      expect(codes, country).not.toContain('');
    }
    expect(provinceLists(['ES'], 'de').ES?.options).toHaveLength(52);
    expect(provinceLists(['IT'], 'de').IT?.options).toHaveLength(107);
    expect(provinceLists(['RO'], 'de').RO?.options).toHaveLength(42);
  });
});

it('knows a province by its code, in its country only', () => {
  expect(isProvince('US', 'CA')).toBe(true);
  expect(isProvince('US', 'California')).toBe(false);
  expect(isProvince('CA', 'TX')).toBe(false);
  expect(isProvince('DE', 'BY')).toBe(false);
  expect(isProvince('constructor', '')).toBe(false);
});
