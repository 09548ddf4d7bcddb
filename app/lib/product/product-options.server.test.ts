import type {VariantLinkFragment} from 'storefrontapi.generated';
import {describe, expect, it} from 'vitest';
import {
  existingSelection,
  optionGroups,
  selectionFromSearch,
  colorOfChoice,
  swatchView,
} from './product-options.server';

const PRODUCT = {
  handle: 'karte',
  options: [
    {
      id: 'size',
      name: 'Größe',
      optionValues: [{name: 'Klein'}, {name: 'Groß'}],
    },
    {
      id: 'frame',
      name: 'Rahmen',
      optionValues: [
        {name: 'Eiche', swatch: {color: '#c8a26b'}},
        {name: 'Schwarz'},
        {name: 'Gold'},
      ],
    },
  ],
  // Klein: Eiche, Schwarz. Groß: Eiche only. Nothing in Gold.
  encodedVariantExistence: 'v1_0:0-1,1:0,',
  // Klein Schwarz is sold out.
  encodedVariantAvailability: 'v1_0:0,1:0,',
};

const variant = (
  id: number,
  size: string,
  frame: string,
  amount = '199.0',
): VariantLinkFragment => ({
  price: {amount, currencyCode: 'EUR'},
  id: `gid://shopify/ProductVariant/${id}`,
  availableForSale: id !== 2,
  product: {handle: 'karte'},
  selectedOptions: [
    {name: 'Größe', value: size},
    {name: 'Rahmen', value: frame},
  ],
});

const SMALL_OAK = variant(1, 'Klein', 'Eiche');
const SMALL_BLACK = variant(2, 'Klein', 'Schwarz');
const LARGE_OAK = variant(3, 'Groß', 'Eiche', '298.5');

const groups = (chosen = SMALL_OAK, neighbours = [SMALL_BLACK, LARGE_OAK]) =>
  optionGroups(PRODUCT, chosen, neighbours);

describe('optionGroups', () => {
  it('says what is chosen, what is sold out and what is not made', () => {
    const [size, frame] = groups();
    expect([size?.selected, frame?.selected]).toEqual(['Klein', 'Eiche']);
    expect(frame?.values).toMatchObject([
      {
        name: 'Eiche',
        status: 'available',
        swatch: {color: '#c8a26b', image: null},
      },
      {name: 'Schwarz', status: 'soldOut'},
      {name: 'Gold', status: 'none'},
    ]);
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '2024'])(
    'treats an option and a value named %s like any other',
    (odd) => {
      const named = (id: number, one: string, other: string) => ({
        ...variant(id, '', ''),
        availableForSale: true,
        selectedOptions: [
          {name: 'Größe', value: one},
          {name: odd, value: other},
        ],
      });
      const [size, frame] = PRODUCT.options;
      if (!size || !frame) throw new Error('The product has two options.');
      const product = {
        ...PRODUCT,
        options: [
          size,
          {...frame, name: odd, optionValues: [{name: odd}, {name: 'Schwarz'}]},
        ],
        encodedVariantExistence: 'v1_0:0-1,1:0-1,',
        encodedVariantAvailability: 'v1_0:0-1,1:0-1,',
      };
      const shown = optionGroups(product, named(1, 'Klein', odd), [
        named(2, 'Klein', 'Schwarz'),
        named(3, 'Groß', odd),
      ]);
      expect(
        shown.map(({name, selected, values}) => [
          name,
          selected,
          values.map((value) => [value.name, value.status]),
        ]),
      ).toEqual([
        [
          'Größe',
          'Klein',
          [
            ['Klein', 'available'],
            ['Groß', 'available'],
          ],
        ],
        [
          odd,
          odd,
          [
            [odd, 'available'],
            ['Schwarz', 'available'],
          ],
        ],
      ]);
    },
  );

  it('shows the pictures of swatches where each value has one', () => {
    const picturesWith = (values: readonly string[]) => {
      const [size, frame] = PRODUCT.options;
      if (!size || !frame) throw new Error('The product has two options.');
      const pictured = (url: string) => ({
        image: {previewImage: {url}, whole: {url}},
      });
      const optionValues = frame.optionValues.map((value) => ({
        ...value,
        swatch: values.includes(value.name)
          ? pictured(`${value.name}.webp`)
          : {color: '#000000'},
      }));
      const [, group] = optionGroups(
        {...PRODUCT, options: [size, {...frame, optionValues}]},
        SMALL_OAK,
        [SMALL_BLACK],
      );
      return group?.values.map(({picture}) => picture?.url);
    };
    expect(picturesWith(['Eiche', 'Schwarz', 'Gold'])).toEqual([
      'Eiche.webp',
      'Schwarz.webp',
      'Gold.webp',
    ]);
    // One alone would stand beside plain swatches.
    expect(picturesWith(['Eiche'])).toEqual([undefined, undefined, undefined]);
  });

  it('says which other values a value is made with', () => {
    const [, frame] = groups(LARGE_OAK, [SMALL_OAK]);
    expect(frame?.values[1]).toMatchObject({
      status: 'otherCombination',
      brings: ['Klein'],
    });
  });

  it('says how each value changes the price of the choice', () => {
    const differences = (chosen: typeof SMALL_OAK, other: typeof SMALL_OAK) =>
      groups(chosen, [SMALL_BLACK, other])[0]?.values.map(
        ({difference}) => difference?.amount,
      );
    expect(differences(SMALL_OAK, LARGE_OAK)).toEqual([undefined, '99.5']);
    expect(differences(LARGE_OAK, SMALL_OAK)).toEqual(['-99.5', undefined]);
    const dollars = {
      ...LARGE_OAK,
      price: {amount: '1', currencyCode: 'USD' as const},
    };
    expect(differences(SMALL_OAK, dollars)).toEqual([undefined, undefined]);
  });

  it('leads to the other product of a combined listing that has a value', () => {
    const [size, frame] = PRODUCT.options;
    const gold = {
      ...variant(9, 'Klein', 'Gold'),
      product: {handle: 'karte-gold'},
    };
    const optionValues = [
      {name: 'Eiche', firstSelectableVariant: SMALL_OAK},
      {name: 'Schwarz'},
      {name: 'Gold', firstSelectableVariant: gold},
    ];
    const combined = {...PRODUCT, options: [size, {...frame, optionValues}]};
    const [, frames] = optionGroups(combined, SMALL_BLACK, [SMALL_OAK]);
    expect(frames?.values[2]).toEqual({
      name: 'Gold',
      status: 'available',
      otherProduct: '/products/karte-gold?variant=9',
    });
    expect(frames?.values[0]).not.toHaveProperty('otherProduct');
  });

  it('has no group for a product without options or variants', () => {
    const options = [
      {id: 'title', name: 'Titel', optionValues: [{name: 'Default'}]},
    ];
    const single = {...PRODUCT, options};
    expect(optionGroups(single, SMALL_OAK, [])).toEqual([]);
    expect(optionGroups(PRODUCT, null, [])).toEqual([]);
  });
});

function selectedBy(
  query: string,
  product: Pick<typeof PRODUCT, 'options' | 'encodedVariantExistence'>,
) {
  const search = new URLSearchParams(query);
  const selection = selectionFromSearch(search, product);
  return existingSelection(product, selection, search).map(({value}) => value);
}

describe('the selection of an address', () => {
  it.each([
    ['leaves what exists', 'Rahmen=Schwarz&Größe=Klein', 'Klein Schwarz'],
    ['keeps the first named', 'Rahmen=Schwarz&Größe=Groß', 'Klein Schwarz'],
    ['skips other names', 'utm=x&Größe=Groß&Rahmen=Schwarz', 'Groß Eiche'],
    ['leaves open what the address does', 'Größe=Groß', 'Groß'],
    ['keeps what no variant has', 'Rahmen=Gold&Größe=Groß', 'Groß Gold'],
    ['ignores parameters that are no option', 'index&__proto__=z', ''],
    ['ignores values of none', 'Rahmen=Silber', ''],
  ])('%s', (_what, query, values) => {
    expect(selectedBy(query, PRODUCT).join(' ')).toBe(values);
  });

  it.each([
    ['C=0&A=1&B=0', '110'],
    ['A=1&B=0&C=0', '101'],
    ['B=1&A=0&C=2', '112'],
  ])(
    'prefers to keep the values of the first options, then the first of equals: %s',
    (query, values) => {
      const product = {
        options: ['A', 'B', 'C'].map((name) => ({
          id: name,
          name,
          optionValues: [{name: '0'}, {name: '1'}, {name: '2'}],
        })),
        // 0 0 0, 1 0 1, 1 1 0, 1 1 1, 1 1 2
        encodedVariantExistence: 'v1_0:0:0,,1:0:1,1:0-2,,',
      };
      expect(selectedBy(query, product).join('')).toBe(values);
    },
  );
});

describe('swatchView', () => {
  it('shows a colour, else a picture, or nothing', () => {
    const url = 'https://cdn.example/s.webp';
    expect(swatchView({color: '#c8a26b'})).toEqual({
      color: '#c8a26b',
      image: null,
    });
    const image = {previewImage: {url}};
    expect(swatchView({image})).toEqual({color: null, image: url});
    expect(swatchView({color: '#c8a26b', image})?.image).toBeNull();
    expect(swatchView({color: null, image: null})).toBeNull();
  });

  it.each([
    'red;background:url(//evil.example)',
    'url(//evil.example)',
    'expression(alert(1))',
    '</style>',
  ])('lets no other CSS through: %s', (color) => {
    expect(swatchView({color})).toBeNull();
  });
});

it.each([
  ['Oak', '#c8a26b'],
  ['Brass', null],
  ['Ebony', null],
])('finds the colour of the chosen frame: %s', (frame, color) => {
  const options = [
    {name: 'Size', optionValues: [{name: 'S'}]},
    {
      name: 'Frame',
      optionValues: [
        {name: 'Oak', swatch: {color: '#c8a26b'}},
        {name: 'Brass', swatch: {color: 'url(//evil.example)'}},
      ],
    },
  ];
  expect(
    colorOfChoice(options, [
      {name: 'Size', value: 'S'},
      {name: 'Frame', value: frame},
    ]),
  ).toBe(color);
});
