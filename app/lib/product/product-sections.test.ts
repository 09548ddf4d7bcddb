import {describe, expect, it} from 'vitest';
import {sidesOf} from '~/lib/i18n/inches';
import {LOCALES} from '~/lib/i18n/locale';
import {
  boxView,
  comparisonView,
  dataView,
  dimensionsView,
  pressView,
  supportView,
} from './product-sections';

type Compared = Parameters<typeof comparisonView>[0];
type Variant = Compared['variants']['nodes'][number];
type Box = Parameters<typeof boxView>[0];

const lines = (key: string, value: string, type = 'multi_line_text_field') => ({
  key,
  type,
  value,
});

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
        cells: ['1\u00A0KG', null],
        offers: [{search: '?variant=1', isChosen: true}],
      },
      {name: 'S, blue', cells: ['2\u00A0KG', '3\u00A0CM']},
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
      notes: [{name: 'Height', cells: ['1\u00A0CM', '3\u00A0CM']}],
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

describe('the data sheet', () => {
  const product = {
    texts: [lines('data_sheet', 'Print: paper\nWeight: 9 kg\nA sentence.')],
    variants: {nodes: [variant(1, ['S', 'red'], '1.0')]},
  };

  it('prefers what the chosen variant says, and leaves out lines without a label', () => {
    expect(
      dataView(product, {id: product.variants.nodes[0]?.id ?? ''}),
    ).toEqual({
      lines: [
        {label: 'Weight', text: '1 kg'},
        {label: 'Print', text: 'paper'},
      ],
      manual: null,
    });
  });

  it('links the manual, and is not shown without anything', () => {
    const manual = {reference: {url: 'https://cdn.example/manual.pdf'}};
    expect(dataView({...product, manual}, null)?.manual).toBe(
      'https://cdn.example/manual.pdf',
    );
    expect(dataView({texts: [], variants: {nodes: []}}, null)).toBeNull();
  });
});

describe('the drawing of the data sheet', () => {
  const {de, en} = LOCALES;
  const [eu, us] = [{hasUsUnits: false}, {hasUsUnits: true}];
  const sheet = (text: string) => [
    {label: 'Cable', text: 'USB-C, 2 m'},
    {label: 'Size', text},
  ];

  it('has the sides of the first measure in the market’s unit', () => {
    const texts = (...parameters: Parameters<typeof dimensionsView>) =>
      dimensionsView(...parameters)?.texts.map(({text}) => text);
    expect(texts(sheet('50 × 70 × 2,4 cm'), de, eu)).toEqual([
      '50 cm',
      '70 cm',
      '2,4 cm',
    ]);
    expect(texts(sheet('50 × 70 cm'), en, us)).toEqual(['20 in', '28 in']);
  });

  it('has front and side to scale', () => {
    const view = dimensionsView(sheet('50 × 100 × 10 cm'), en, eu);
    expect(view?.outline).toBe('M0 0h75v150H0zM135 0h15v150h-15z');
  });

  it('is left out without sides, and where the product is a line', () => {
    expect(dimensionsView(sheet('200 × 1 cm'), en, eu)).toBeNull();
    expect(dimensionsView(sheet('1 kg'), en, eu)).toBeNull();
    expect(dimensionsView([], en, eu)).toBeNull();
  });
});

it('the box has what is written and the products in it, with links', () => {
  const product: Box = {
    texts: [lines('box_contents', 'The map\nTools: four screws')],
    inTheBox: {
      references: {
        nodes: [
          {
            ...{id: 'gid://shopify/Product/1', handle: 'cable'},
            ...{title: 'Cable', productType: 'Parts'},
          },
        ],
      },
    },
  };
  expect(boxView(product)).toEqual({
    picture: null,
    items: [
      {text: 'The map'},
      {text: 'Tools: four screws'},
      {text: 'Cable', path: '/products/cable'},
    ],
  });
  expect(boxView({texts: []})).toBeNull();
});

it('how long a device works names only what is written', () => {
  expect(supportView({texts: []}, LOCALES.en)).toBeNull();
  const until = lines('updates_until', '2033-12-31', 'date');
  expect(supportView({texts: [until]}, LOCALES.en)).toEqual({
    updatesUntil: 'December 31, 2033',
    repair: {lines: []},
    data: {lines: []},
    parts: [],
  });
  const wrong = lines('updates_until', 'soon', 'date');
  expect(supportView({texts: [wrong]}, LOCALES.en)).toBeNull();
});

it('a line from the press needs its source, and links only to https', () => {
  const entry = (link?: string) => ({
    press: {
      reference: {
        text: {value: ' Pretty. '},
        source: {value: 'A paper'},
        ...(link && {link: {value: link}}),
      },
    },
  });
  expect(pressView(entry('https://paper.example'))).toEqual({
    text: 'Pretty.',
    source: 'A paper',
    link: 'https://paper.example',
  });
  expect(pressView(entry('javascript:alert(1)'))?.link).toBeNull();
  expect(pressView({press: {reference: {text: {value: 'x'}}}})).toBeNull();
});
