import {describe, expect, it} from 'vitest';
import {germanStore} from '../../../tests/support/german-store';
import {filterLangs} from './filter-langs.server';

const store = germanStore(() => Promise.reject(new Error('Not asked.')));

const filter = (id: string, label: string, ...values: readonly string[]) => ({
  id,
  label,
  values: values.map((value) => ({label: value})),
});

const GERMAN = [
  filter('availability', 'Verfügbarkeit', 'Auf Lager'),
  filter('color', 'Farbe', 'Rot', 'Blau'),
  filter('size', 'Größe', 'S', 'M'),
  filter('material', 'Material', 'Eiche'),
  filter('filter.p.product_type', 'Type', 'Karte', 'Lampe'),
  filter('filter.p.vendor', 'Hersteller', 'Musterwerk'),
];

describe('on an English page of a German store', () => {
  it.each<[string, string | undefined, string | undefined, string]>([
    ['availability', 'de', 'de', 'Auf Lager'],
    ['color', undefined, undefined, 'Red'],
    ['size', undefined, undefined, 'M'],
    ['material', undefined, undefined, 'Oak'],
    ['filter.p.product_type', 'de', undefined, 'Lamp'],
    ['filter.p.product_type', 'de', 'de', 'Karte'],
    ['filter.p.vendor', 'de', undefined, 'Musterwerk'],
    ['new', undefined, undefined, 'Any'],
  ])('a filter %s has the language %s, and a value %s', async (...given) => {
    const [id, ofName, ofValue, value] = given;
    const shown = [
      filter('availability', 'Verfügbarkeit', 'Auf Lager'),
      filter('color', 'Color', 'Red', 'Blue'),
      filter('size', 'Size', 'S', 'M'),
      // Not the name, but a value is translated.
      filter('material', 'Material', 'Oak'),
      filter('filter.p.product_type', 'Type', 'Karte', 'Lamp'),
      filter('filter.p.vendor', 'Hersteller', 'Musterwerk'),
      filter('new', 'New', 'Any'),
    ];
    const langs = await filterLangs(store, (language) => {
      expect(language).toBe('DE');
      return Promise.resolve(GERMAN);
    });
    const langOf = langs(shown);
    expect(langOf(id)).toBe(ofName);
    expect(langOf(id, value)).toBe(ofValue);
  });

  it('no language is known while the filters cannot be read', async () => {
    const langs = await filterLangs(store, () =>
      Promise.reject(new Error('Shopify fails.')),
    );
    expect(langs(GERMAN)('color')).toBeUndefined();
  });
});
