import {describe, expect, it} from 'vitest';
import {optionGroups} from './option-groups.server';

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
) => ({
  price: {amount, currencyCode: 'EUR'},
  id: `gid://shopify/ProductVariant/${id}`,
  selectedOptions: [
    {name: 'Größe', value: size},
    {name: 'Rahmen', value: frame},
  ],
});

const SMALL_OAK = variant(1, 'Klein', 'Eiche');
const SMALL_BLACK = variant(2, 'Klein', 'Schwarz');
const LARGE_OAK = variant(3, 'Groß', 'Eiche', '298.5');

describe('optionGroups', () => {
  it('links neighbours by their id', () => {
    const [size] = optionGroups(PRODUCT, SMALL_OAK, [SMALL_BLACK, LARGE_OAK]);
    expect(size?.selected).toBe('Klein');
    expect(size?.values).toMatchObject([
      {name: 'Klein', isSelected: true, search: '?variant=1'},
      {name: 'Groß', isSelected: false, search: '?variant=3'},
    ]);
  });

  it('marks what is sold out and still leads to it', () => {
    const [, frame] = optionGroups(PRODUCT, SMALL_OAK, [
      SMALL_BLACK,
      LARGE_OAK,
    ]);
    expect(frame?.values[1]).toMatchObject({
      name: 'Schwarz',
      status: 'soldOut',
      search: '?variant=2',
    });
  });

  it('leads from a missing combination to the nearest one', () => {
    const [, frame] = optionGroups(PRODUCT, LARGE_OAK, [SMALL_OAK]);
    const black = frame?.values[1];
    expect(black).toMatchObject({
      status: 'otherCombination',
      notFor: ['Groß'],
    });
    expect(
      Object.fromEntries(new URLSearchParams(black?.search ?? '')),
    ).toEqual({Größe: 'Klein', Rahmen: 'Schwarz'});
  });

  it('says what each value changes in the price of what is chosen', () => {
    const differences = (chosen: typeof SMALL_OAK, other: typeof SMALL_OAK) =>
      optionGroups(PRODUCT, chosen, [SMALL_BLACK, other])[0]?.values.map(
        ({difference}) => difference?.amount,
      );
    expect(differences(SMALL_OAK, LARGE_OAK)).toEqual([undefined, '99.5']);
    expect(differences(LARGE_OAK, SMALL_OAK)).toEqual(['-99.5', undefined]);
    const dollars = {...LARGE_OAK, price: {amount: '1', currencyCode: 'USD'}};
    expect(differences(SMALL_OAK, dollars)).toEqual([undefined, undefined]);
  });

  it('leads nowhere for a value without any variant', () => {
    const [, frame] = optionGroups(PRODUCT, SMALL_OAK, []);
    expect(frame?.values[2]).toMatchObject({status: 'none', search: null});
  });

  it('leads to the other product of a combined listing that has a value', () => {
    const [size, frame] = PRODUCT.options;
    const gold = {
      name: 'Gold',
      firstSelectableVariant: {
        id: 'gid://shopify/ProductVariant/9',
        availableForSale: true,
        product: {handle: 'karte-gold'},
      },
    };
    const oak = {
      name: 'Eiche',
      firstSelectableVariant: {
        ...gold.firstSelectableVariant,
        product: {handle: 'karte'},
      },
    };
    const combined = {
      ...PRODUCT,
      options: [size, {...frame, optionValues: [oak, {name: 'Schwarz'}, gold]}],
    };
    const [, frames] = optionGroups(combined, SMALL_BLACK, [SMALL_OAK]);
    expect(frames?.values).toMatchObject([
      {search: '?variant=1'},
      {isSelected: true},
      {
        status: 'available',
        search: null,
        otherProduct: '/products/karte-gold?variant=9',
      },
    ]);
    expect(frames?.values[0]).not.toHaveProperty('otherProduct');
  });

  it('has no group for a product without options', () => {
    const single = {
      handle: 'spray',
      options: [
        {
          id: 'title',
          name: 'Title',
          optionValues: [{name: 'Default Title'}],
        },
      ],
      encodedVariantExistence: 'v1_0',
      encodedVariantAvailability: 'v1_0',
    };
    expect(optionGroups(single, null, [])).toEqual([]);
    expect(optionGroups({handle: 'spray', options: []}, null, [])).toEqual([]);
  });

  it('claims nothing when the encoding is unknown', () => {
    const [, frame] = optionGroups(
      {
        ...PRODUCT,
        encodedVariantExistence: 'v9',
        encodedVariantAvailability: 'v9',
      },
      SMALL_OAK,
      [],
    );
    expect(frame?.values.map(({status}) => status)).toEqual([
      'available',
      'available',
      'available',
    ]);
  });

  it('survives a product whose variant is unknown', () => {
    const groups = optionGroups(PRODUCT, null, []);
    expect(groups.map(({selected}) => selected)).toEqual(['', '']);
    expect(groups[0]?.values[1]?.status).toBe('otherCombination');
  });

  it('stays quick with 2,000 variants', () => {
    const values = (count: number) =>
      Array.from({length: count}, (_, index) => ({name: `v${index}`}));
    const started = performance.now();
    const groups = optionGroups(
      {
        handle: 'karte',
        options: [
          {id: 'a', name: 'A', optionValues: values(20)},
          {id: 'b', name: 'B', optionValues: values(100)},
        ],
        encodedVariantExistence: `v1_${Array.from({length: 20}, (_, a) => `${a}:0-98,`).join('')}`,
        encodedVariantAvailability: 'v1_',
      },
      {
        id: 'gid://shopify/ProductVariant/1',
        price: {amount: '1', currencyCode: 'EUR'},
        selectedOptions: [
          {name: 'A', value: 'v0'},
          {name: 'B', value: 'v0'},
        ],
      },
      [],
    );
    expect(groups[1]?.values[98]?.status).toBe('soldOut');
    expect(groups[1]?.values[99]?.status).toBe('none');
    expect(performance.now() - started).toBeLessThan(200);
  });
});
