import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {
  NO_FILTERS,
  readAmount,
  readFilters,
  toggleFilter,
  writeFilters,
  type RequestedFilters,
} from './filters';

const read = (search: string) => readFilters(new URLSearchParams(search));

describe('readFilters', () => {
  it('reads the addresses of Shopify’s themes', () => {
    expect(
      read(
        '?filter.v.availability=1&filter.p.product_type=A&filter.p.product_type=B&filter.v.price.gte=20&filter.v.price.lte=99,5',
      ),
    ).toEqual({
      values: {
        'filter.v.availability': ['1'],
        'filter.p.product_type': ['A', 'B'],
      },
      price: {min: '20', max: '99.5'},
      unreadable: {},
    });
  });

  it('keeps a price that is no amount, so that it can be said', () => {
    const filters = read('?filter.v.price.gte=abc&filter.v.price.lte=-5');
    expect(filters.price).toEqual({min: null, max: null});
    expect(filters.unreadable).toEqual({
      'filter.v.price.gte': 'abc',
      'filter.v.price.lte': '-5',
    });
    expect(readFilters(new URLSearchParams(writeFilters(filters)))).toEqual(
      filters,
    );
    expect(
      read(`?filter.v.price.gte=${'x'.repeat(10_000)}`).unreadable,
    ).toEqual({'filter.v.price.gte': 'x'.repeat(10)});
  });

  it('leaves everything else alone', () => {
    expect(read('?utm_source=x&q=karte&after=abc&filter=1&sort_by=x')).toEqual(
      NO_FILTERS,
    );
  });

  it('takes a value once and no empty one', () => {
    expect(read('?filter.p.tag=a&filter.p.tag=a&filter.p.tag=').values).toEqual(
      {'filter.p.tag': ['a']},
    );
  });

  it('does not read more than it must', () => {
    const many = Array.from({length: 5000}, (_, i) => `filter.p.tag=${i}`);
    expect(read(many.join('&')).values['filter.p.tag']).toHaveLength(50);
    expect(read(`filter.p.tag=${'x'.repeat(10_000)}`)).toEqual(NO_FILTERS);
    expect(read(`filter.${'x'.repeat(10_000)}=1`)).toEqual(NO_FILTERS);
  });

  it('takes a name of JavaScript’s own for a name', () => {
    expect(read('?filter.__proto__=1').values).toEqual({
      'filter.__proto__': ['1'],
    });
  });
});

describe('readAmount', () => {
  it.each([
    ['20', '20'],
    [' 7,50 ', '7.50'],
    ['007', '7'],
    ['0', '0'],
    ['-5', null],
    ['1e5', null],
    ['abc', null],
    ['', null],
    ['1.234', null],
    ['99999999', null],
    ['NaN', null],
    ['Infinity', null],
    [null, null],
  ])('reads %j as %j', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });
});

describe('toggleFilter', () => {
  it('switches a value on and off', () => {
    const on = toggleFilter(NO_FILTERS, 'filter.p.tag', 'vfr');
    expect(on.values).toEqual({'filter.p.tag': ['vfr']});
    expect(toggleFilter(on, 'filter.p.tag', 'vfr')).toEqual(NO_FILTERS);
  });
});

const text = fc.string({minLength: 1, maxLength: 200, unit: 'grapheme'}).filter(
  // Lone surrogates cannot be written in an address.
  (value) => !/\p{Cs}/u.test(value) && value.length <= 200,
);
const amount = fc.option(
  fc
    .tuple(fc.nat({max: 9_999_999}), fc.constantFrom('', '.5', '.25', '.00'))
    .map(([whole, rest]) => `${whole}${rest}`),
);
const filters: fc.Arbitrary<RequestedFilters> = fc.record({
  unreadable: fc.constant({}),
  values: fc.dictionary(
    text.filter((name) => name.length < 80).map((name) => `filter.p.m.${name}`),
    fc.uniqueArray(text, {minLength: 1, maxLength: 5}),
    {maxKeys: 8, noNullPrototype: true},
  ),
  price: fc.record({min: amount, max: amount}),
});

describe('writeFilters', () => {
  it('writes what readFilters reads, whatever the text', () => {
    fc.assert(
      fc.property(filters, (wanted) => {
        const search = new URLSearchParams(writeFilters(wanted)).toString();
        expect(read(search)).toEqual(wanted);
      }),
    );
  });

  it('gives the same address for what it has read, whatever the address', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(text, text)), (pairs) => {
        const once = readFilters(new URLSearchParams(pairs));
        const twice = readFilters(new URLSearchParams(writeFilters(once)));
        expect(twice).toEqual(once);
      }),
    );
  });
});
