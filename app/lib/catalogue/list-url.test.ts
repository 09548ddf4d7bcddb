import {describe, expect, it} from 'vitest';
import {readAmount, readFilters, readPrice, readTerm} from './list-url';

const read = (search: string) => readFilters(new URLSearchParams(search));

it('reads the term, or nothing', () => {
  expect(readTerm(new URLSearchParams('?q=++Karte++oak '))).toBe('Karte oak');
  expect(readTerm(new URLSearchParams())).toBe('');
});

describe('readFilters', () => {
  it('reads the addresses of Shopify’s themes, and nothing else', () => {
    expect(
      read(
        '?utm_source=x&q=karte&after=abc&filter=1&filter.v.availability=1&filter.p.product_type=A&filter.p.product_type=B&filter.v.price.gte=20',
      ),
    ).toEqual([
      ['filter.v.availability', '1'],
      ['filter.p.product_type', 'A'],
      ['filter.p.product_type', 'B'],
    ]);
  });

  it('reads each value once, and no empty one', () => {
    expect(read('?filter.p.tag=a&filter.p.tag=a&filter.p.tag=')).toEqual([
      ['filter.p.tag', 'a'],
    ]);
  });

  it('ignores values beyond its limits', () => {
    const many = Array.from({length: 5000}, (_, i) => `filter.p.tag=${i}`);
    expect(read(many.join('&'))).toHaveLength(50);
    expect(read(`filter.p.tag=${'x'.repeat(10_000)}`)).toEqual([]);
    expect(read(`filter.${'x'.repeat(10_000)}=1`)).toEqual([]);
  });
});

it('a price that is not an amount stays in the field, for its message', () => {
  const search = '?filter.v.price.gte=abc&filter.v.price.lte= 99,5 ';
  expect(readPrice(new URLSearchParams(search))).toEqual({
    min: {amount: null, text: 'abc'},
    max: {amount: '99.5', text: '99,5'},
  });
});

it.each([
  ['20', '20'],
  ['7,50', '7.50'],
  ['007', '7'],
  ['0', '0'],
  ['-5', null],
  ['1e5', null],
  ['abc', null],
  ['', null],
  ['1.234', null],
  ['99999999', '99999999'],
  ['9999999999999', null],
  ['NaN', null],
])('reads the amount %j as %j', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});
