import {expect, it, describe} from 'vitest';
import {LOCALES} from '~/lib/i18n/locale';
import type {RegionKey} from '~/lib/i18n/market-facts';
import {
  boxView,
  filterColors,
  pressView,
  supportView,
  dimensionsView,
} from './product-text.server';

type Box = Parameters<typeof boxView>[0];

const lines = (key: string, value: string, type = 'multi_line_text_field') => ({
  key,
  type,
  value,
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
    darkPicture: null,
    items: [
      {text: 'The map'},
      {text: 'Tools: four screws'},
      {text: 'Cable', path: '/products/cable'},
    ],
  });
  expect(boxView({texts: []})).toBeNull();
});

it('the picture of the box is that of the map’s region, in dark mode by night', () => {
  const of = (name: string) => ({url: `https://cdn.example/${name}.webp`});
  const product: Box = {
    texts: [lines('box_contents', 'The map')],
    boxPicture: {reference: {image: of('map-box')}},
  };
  const pictures = [
    of('map-oak-night'),
    of('map-box'),
    of('map-box-night'),
    of('map-east-coast-box'),
    of('map-east-coast-box-night'),
  ];
  const seen = (region: RegionKey, all = pictures) => {
    const box = boxView(product, undefined, {pictures: all, region});
    return [box?.picture?.url, box?.darkPicture?.url];
  };
  const urls = (...names: string[]) => names.map((name) => of(name).url);
  expect(seen('germany')).toEqual(urls('map-box', 'map-box-night'));
  expect(seen('usEastCoast')).toEqual(
    urls('map-east-coast-box', 'map-east-coast-box-night'),
  );
  // No box of the region: the merchant's own.
  expect(seen('alps')).toEqual(urls('map-box', 'map-box-night'));
  expect(seen('alps', [])).toEqual([...urls('map-box'), undefined]);
  // A gallery that every choice has, or that has the night alone, decides nothing.
  for (const same of [pictures, [of('map-box-night')]]) {
    const own = boxView(product, undefined, {pictures: same, shown: same});
    expect([own?.picture?.url, own?.darkPicture?.url]).toEqual(
      urls('map-box', 'map-box-night'),
    );
  }
  // What the gallery of the choice has comes before, whatever its region is called.
  const shown = [of('mini-south-box-night'), of('mini-south-box')];
  const chosen = boxView(product, undefined, {pictures, shown});
  expect([chosen?.picture?.url, chosen?.darkPicture?.url]).toEqual(
    urls('mini-south-box', 'mini-south-box-night'),
  );
  // Without the merchant's picture there is none.
  const {boxPicture: _, ...without} = product;
  expect(boxView(without, undefined, {pictures})?.picture).toBeNull();
});

it('how long a device works names only what is written', () => {
  expect(supportView({texts: []}, null, LOCALES.en)).toBeNull();
  const until = lines('updates_until', '2033-12-31', 'date');
  expect(supportView({texts: [until]}, null, LOCALES.en)).toEqual({
    updatesUntil: 'December 31, 2033',
    repair: {lines: []},
    data: {lines: []},
    parts: [],
  });
  const wrong = lines('updates_until', 'soon', 'date');
  expect(supportView({texts: [wrong]}, null, LOCALES.en)).toBeNull();
});

const PER_METRE = {
  quantityUnit: 'M',
  quantityValue: 2,
  referenceUnit: 'M',
  referenceValue: 1,
};

it.each([
  ['¥980', '980.0', '980.0', 'JPY', {}],
  ['From KWD 1.250', '1.25', '3.5', 'KWD', {}],
  [
    '€5, €2.50 per meter',
    '5.0',
    '5.0',
    'EUR',
    {
      selectedOrFirstAvailableVariant: {
        price: {amount: '5.0', currencyCode: 'EUR'},
        unitPrice: {amount: '2.5', currencyCode: 'EUR'},
        unitPriceMeasurement: PER_METRE,
      },
    },
  ],
  // Nobody can pay the price without the plan.
  ['', '5.0', '5.0', 'EUR', {requiresSellingPlan: true}],
])('a spare part costs “%s”', (text, lowest, highest, currencyCode, more) => {
  const money = (amount: string) => ({amount, currencyCode}) as const;
  const node = {
    id: 'gid://shopify/Product/1',
    title: 'Lamp',
    productType: '',
    handle: 'lamp',
    priceRange: {
      minVariantPrice: money(lowest),
      maxVariantPrice: money(highest),
    },
    ...more,
  };
  const product = {
    texts: [],
    spareParts: {references: {nodes: [node]}},
  } as unknown as Parameters<typeof supportView>[0];
  const [part] = supportView(product, 'eu', LOCALES.en)?.parts ?? [];
  expect(part?.price.replace(/\s/g, ' ')).toBe(text);
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
    expect(view?.chart).toEqual({
      transform: 'translate(4 4) scale(0.67 1.42)',
      style: {
        backgroundSize: '38.51% 78.02%',
        backgroundPosition: '5.61% 15.00%',
      },
    });
  });

  it('lies on its side where the map is wider than high', () => {
    for (const sides of ['50 × 75 cm', '75 × 50 cm']) {
      const view = dimensionsView(sheet(sides), en, eu, {isWide: true});
      expect(view?.outline).toBe('M0 0h150v100H0z');
      expect(view?.texts.map(({text}) => text)).toEqual(['75 cm', '50 cm']);
    }
  });

  it('is left out without sides, and where the product is a line', () => {
    expect(dimensionsView(sheet('200 × 1 cm'), en, eu)).toBeNull();
    expect(dimensionsView(sheet('1 kg'), en, eu)).toBeNull();
    expect(dimensionsView([], en, eu)).toBeNull();
  });
});

const color = (label: string, value: string) => ({
  ...{id: `gid://shopify/Metaobject/${label}`},
  label: {value: label},
  color: {value},
});

it('names the colours of the filter that no option shows already', () => {
  const references = {
    nodes: [color('Eiche', '#c8a26b'), color('Messing', '#b08d57')],
  };
  expect(filterColors({references}, ['Eiche'])).toEqual([
    {name: 'Messing', color: '#b08d57', image: null},
  ]);
});
