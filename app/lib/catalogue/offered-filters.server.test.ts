import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import type {ListFilterFragment} from 'storefrontapi.generated';
import {readFilters, readPrice} from './list-url';
import {
  chooseFilters,
  filterViews,
  inOrderOfSize,
  offeredFilters,
  filterLangs,
  TAG_FILTER,
  withWholeTag,
} from './offered-filters.server';
import {germanStore} from '../../../tests/support/german-store';

const value = (label: string, input: object, count = 1) => ({
  id: label,
  label,
  count,
  input: JSON.stringify(input),
});

const SENT: ListFilterFragment[] = [
  {
    id: 'filter.v.availability',
    label: 'Verfügbarkeit',
    type: 'LIST',
    values: [
      value('Auf Lager', {available: true}, 6),
      value('Nicht vorrätig', {available: false}, 2),
    ],
  },
  {
    id: 'filter.v.price',
    label: 'Preis',
    type: 'PRICE_RANGE',
    values: [value('Preis', {price: {min: 0, max: 499}}, 7)],
  },
  {
    id: 'filter.v.option.rahmen',
    label: 'Rahmen',
    type: 'LIST',
    values: [
      {
        ...value('Eiche', {variantOption: {name: 'rahmen', value: 'Eiche'}}, 3),
        swatch: {color: '#c8a26b'},
      },
      value('Weiß', {variantOption: {name: 'rahmen', value: 'Weiß'}}, 2),
    ],
  },
];
const OFFERED = offeredFilters(SENT);
const choose = (text: string | [string, string][], offered = OFFERED) => {
  const search = new URLSearchParams(text);
  return chooseFilters(readFilters(search), readPrice(search), offered);
};

it('filterViews leaves out what no product of the list has, unless it is chosen, but not what other filters exclude', () => {
  const colors = (white: number, oak: number) =>
    offeredFilters([
      {
        id: 'filter.c',
        label: 'Farbe',
        type: 'LIST',
        values: [
          value('Weiß', {tag: 'Weiß'}, white),
          value('Eiche', {tag: 'Eiche'}, oak),
          value('Rot', {tag: 'Rot'}, 0),
          value('Blau', {tag: 'Blau'}, 0),
        ],
      },
    ]);
  const [shown] = filterViews(
    colors(3, 2),
    colors(3, 0),
    ([, name]) => name === 'Blau',
  );
  expect(
    shown?.values.map(({label, count, isChosen}) => [label, count, isChosen]),
  ).toEqual([
    ['Weiß', 3, false],
    ['Eiche', 0, false],
    ['Blau', 0, true],
  ]);
});

describe('offeredFilters', () => {
  const offered = (input: string | null) =>
    offeredFilters([
      {
        id: 'filter.x',
        label: 'X',
        type: 'LIST',
        values: [{id: 'x', label: 'x', count: 1, input}],
      },
    ] as ListFilterFragment[]);

  it.each([
    [{productType: 'Karte'}, 'Karte'],
    [{productVendor: 'METARmap'}, 'METARmap'],
    [{tag: 'vfr'}, 'vfr'],
    [{productMetafield: {namespace: 'a', key: 'b', value: 'true'}}, 'true'],
    [{variantMetafield: {namespace: 'a', key: 'b', value: 'c'}}, 'c'],
    [{taxonomyMetafield: {namespace: 'a', key: 'b', value: 'd'}}, 'd'],
    [{category: {id: 'gid://shopify/TaxonomyCategory/hg-1'}}, 'hg-1'],
  ])('knows every kind of filter: %j', (input, name) => {
    expect(offered(JSON.stringify(input))).toMatchObject([
      {values: [{name, input}]},
    ]);
  });

  it.each(['', '{', '[]', 'null', '7', '{}', null])(
    'leaves out a value with the input %j',
    (input) => {
      expect(offered(input)).toEqual([]);
    },
  );
});

describe('chooseFilters', () => {
  it('passes on no text of a visitor, whatever the address', () => {
    const known = new Set(
      SENT.flatMap(({values}) => values.map(({input}) => input)),
    );
    fc.assert(
      fc.property(
        fc.dictionary(
          fc.oneof(
            fc.constantFrom(...SENT.map(({id}) => id)),
            fc.string().map((name) => `filter.${name}`),
          ),
          fc.oneof(fc.constantFrom('1', '0', 'Eiche', 'Weiß'), fc.string()),
        ),
        (parameters) => {
          const {inputs} = choose(Object.entries(parameters));
          for (const input of inputs) {
            expect(known).toContain(JSON.stringify(input));
          }
        },
      ),
    );
  });
});

describe('inOrderOfSize', () => {
  it.each([
    [['5 mm', '20 × 28 in (50 × 70 cm)', '120 cm', '1,5 m', '6.6 ft (2 m)']],
    [['9,5', '10', '100']],
    [['50 g', '250 g', '1 kg', '2,5 kg']],
    [['50 ml', '0.375 l', '1 l']],
    [['1 Monat', '3 Monate', '12 Monate']],
  ])('sorts %j', (labels) => {
    const mixed = labels.toReversed().map((label) => ({label}));
    expect(inOrderOfSize(mixed).map(({label}) => label)).toEqual(labels);
  });

  it.each([
    ['have no number', ['Eiche', '2 m', '50 cm']],
    ['have units that cannot be compared', ['6 months', '1 year']],
    ['name a range in them', ['3-6 months', '1-2 years']],
    ['may be thousands', ['500 ml', '1.000 ml']],
  ])('leaves values in their order that %s', (_, labels) => {
    const values = labels.map((label) => ({label}));
    expect(inOrderOfSize(values)).toEqual(values);
  });
});

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

it.each([
  ['green-tea', 'Green Tea'],
  ['new', '(New!)'],
  ['oak-dark', 'oak-dark'],
  ['unknown', 'unknown'],
])('the tag %s in a URL of a theme is the tag %s', (name, tag) => {
  const tags = ['Green Tea', '(New!)', 'Oak, dark', 'oak-dark'];
  expect(withWholeTag([TAG_FILTER, name], tags)).toEqual([TAG_FILTER, tag]);
});

it('takes no tag of signs alone for another one', () => {
  const asked: [string, string] = [TAG_FILTER, '★'];
  expect(withWholeTag(asked, ['♥'])).toEqual(asked);
});
