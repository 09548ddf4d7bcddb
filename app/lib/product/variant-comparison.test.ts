import {describe, expect, it} from 'vitest';
import {sidesOf} from '~/lib/i18n/inches';
import {LOCALES} from '~/lib/i18n/locale';
import {comparisonView} from './variant-comparison';

type Compared = Parameters<typeof comparisonView>[0];
type Variant = Compared['variants']['nodes'][number];

const variant = (
  number: number,
  [size, color]: readonly [string, string],
  amount: string,
  data: string | null = 'Weight: 1 kg',
): Variant => ({
  id: `gid://shopify/ProductVariant/${number}`,
  title: `${size} / ${color}`,
  availableForSale: number !== 4,
  currentlyNotInStock: false,
  requiresShipping: true,
  quantityRule: {minimum: 1, maximum: null, increment: 1},
  selectedOptions: [
    {name: 'Kind', value: 'desk'},
    {name: 'Size', value: size},
    {name: 'Color', value: color},
  ],
  price: {amount, currencyCode: 'EUR'},
  dataSheet:
    data === null ? null : {type: 'multi_line_text_field', value: data},
});

const option = (name: string, ...values: string[]) => ({
  id: name,
  name,
  optionValues: values.map((value) => ({id: value, name: value})),
});

const compared = (...nodes: Variant[]): Compared => ({
  options: [
    option('Kind', 'desk'),
    option('Size', 'S', 'L'),
    option('Color', 'red', 'blue'),
  ],
  variants: {nodes},
});

const WORDS = {
  valueOf: (value: string) => value,
  textOf: (text: string) => text.toUpperCase(),
  unitOf: ({unitPrice}: Variant) => unitPrice?.amount ?? null,
  sidesOf: (text: string) => sidesOf(text, LOCALES.en),
};

describe('the comparison of variants', () => {
  const four = [
    variant(1, ['S', 'red'], '20.0'),
    variant(2, ['S', 'blue'], '9.0', 'Height: 3 cm\nWeight: 2 kg'),
    variant(3, ['L', 'red'], '30.0', null),
    variant(4, ['L', 'blue'], '30.0'),
  ] as const;

  it('has a row for each combination with data, with its price and a link', () => {
    const view = comparisonView(compared(...four), four[0], WORDS);
    expect(view).toMatchObject({corner: 'Size, Color', offered: null});
    expect(view?.columns).toEqual(['Weight', 'Height']);
    expect(view?.rows).toMatchObject([
      {
        name: 'S, red',
        cells: ['1 KG', null],
        offers: [{search: '?variant=1', isChosen: true}],
      },
      {name: 'S, blue', cells: ['2 KG', '3 CM']},
      {name: 'L, blue', offers: [{isAvailable: false, isChosen: false}]},
    ]);
  });

  it('has a column for each value of the second option where its data depends on one option', () => {
    const rows = [
      variant(1, ['S', 'red'], '20.0', 'Seats: 2\nHeight: 1 cm'),
      variant(2, ['S', 'blue'], '9.0', 'Seats: 2\nHeight: 3 cm'),
      variant(3, ['L', 'red'], '30.0', 'Seats: 4\nHeight: 1 cm'),
    ];
    expect(comparisonView(compared(...rows), rows[1] ?? null, WORDS)).toEqual({
      corner: 'Size',
      offered: ['RED', 'BLUE'],
      columns: ['Seats'],
      rows: [
        {
          name: 'S',
          offers: [
            expect.objectContaining({search: '?variant=1', isChosen: false}),
            expect.objectContaining({search: '?variant=2', isChosen: true}),
          ],
          cells: ['2'],
        },
        {
          name: 'L',
          offers: [expect.objectContaining({search: '?variant=3'}), null],
          cells: ['4'],
        },
      ],
      notes: [{name: 'Height', cells: ['1 CM', '3 CM']}],
    });
  });

  it('joins variants that differ only in another option, at the lowest price', () => {
    const [one, two] = four;
    const other = {
      ...two,
      id: 'gid://shopify/ProductVariant/5',
      selectedOptions: one.selectedOptions,
    };
    const view = comparisonView(compared(one, other, two), one, WORDS);
    expect(view?.rows).toHaveLength(2);
    expect(view?.rows[0]?.offers[0]).toMatchObject({
      price: {amount: '9.0'},
      isFrom: true,
      search: '?variant=5',
    });
  });

  it('has the unit price of goods that are sold by measure', () => {
    const [one, two] = four;
    const unitPrice = {amount: '90.0', currencyCode: 'EUR' as const};
    const view = comparisonView(compared(one, {...two, unitPrice}), one, WORDS);
    expect(view?.rows.map(({offers}) => offers[0]?.unit)).toEqual([
      undefined,
      '90.0',
    ]);
  });

  it('has no column for sides that each row’s name says already', () => {
    const rows = [
      variant(1, ['50 × 70 cm', 'red'], '20.0', 'Size: 50 × 70 × 2.4 cm\nW: 1'),
      variant(2, ['7 × 10 cm', 'blue'], '9.0', 'Size: 7 × 10 cm\nW: 2'),
    ] as const;
    const of = (...nodes: Variant[]) =>
      comparisonView(compared(...nodes), rows[0], WORDS)?.columns;
    expect(of(...rows)).toEqual(['W']);
    const other = variant(3, ['8 × 9 cm', 'red'], '9.0', 'Size: 9 × 9 cm');
    expect(of(...rows, other)).toEqual(['Size', 'W']);
  });

  it('is not shown with a single row, without data or without a choice', () => {
    const [one, two] = four;
    expect(comparisonView(compared(one), one, WORDS)).toBeNull();
    const bare = [one, two].map((each) => ({...each, dataSheet: null}));
    expect(comparisonView(compared(...bare), one, WORDS)).toBeNull();
    expect(
      comparisonView({...compared(one, two), options: []}, one, WORDS),
    ).toBeNull();
  });

  it('is not shown when only some of the variants were loaded', () => {
    const [one, two] = four;
    const some = {
      ...compared(one, two),
      // Three combinations.
      encodedVariantExistence: 'v1_0:0:0-1,1:0,',
    };
    expect(comparisonView(some, one, WORDS)).toBeNull();
  });
});
