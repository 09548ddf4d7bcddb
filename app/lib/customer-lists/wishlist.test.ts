import {describe, expect, it} from 'vitest';
import {
  MOST_PRODUCTS,
  packWishlist,
  productGid,
  productNumber,
  unpackWishlist,
  withoutProduct,
  withProduct,
} from './wishlist';

const full = Array.from({length: MOST_PRODUCTS}, (_, index) => index + 1);

describe('productNumber', () => {
  it('reads a global id and a bare number', () => {
    expect(productNumber('gid://shopify/Product/42')).toBe(42);
    expect(productNumber('42')).toBe(42);
    expect(productNumber(productGid(8_123_456_789_012))).toBe(
      8_123_456_789_012,
    );
  });

  it.each([
    null,
    undefined,
    42,
    '',
    '0',
    '042',
    '-1',
    '1.5',
    '1e3',
    ' 1',
    '9999999999999999',
    '1'.repeat(10_000),
    'gid://shopify/ProductVariant/42',
    'gid://shopify/Product/42?a=1',
    '😀',
  ])('takes %j for no product', (value) => {
    expect(productNumber(value)).toBeNull();
  });
});

describe('a wishlist', () => {
  it('has the newest product first', () => {
    expect(withProduct([2, 1], 3)).toEqual([3, 2, 1]);
  });

  it('has no product twice', () => {
    expect(withProduct([2, 1], 1)).toEqual([2, 1]);
  });

  it('takes no more than 100 products', () => {
    expect(withProduct(full.slice(1), 1000)).toHaveLength(100);
    expect(withProduct(full, 1000)).toBeNull();
  });

  it('says nothing of being full to a product that is on it', () => {
    expect(withProduct(full, 7)).toEqual(full);
  });

  it('loses a product, and only that one', () => {
    expect(withoutProduct([3, 2, 1], 2)).toEqual([3, 1]);
    expect(withoutProduct([3], 9)).toEqual([3]);
  });
});

describe('a packed wishlist', () => {
  it('is read as it was written', () => {
    const list = [Number.MAX_SAFE_INTEGER, 8_123_456_789_012, 35, 36, 1];
    expect(unpackWishlist(packWishlist(list))).toEqual(list);
    expect(unpackWishlist(packWishlist([]))).toEqual([]);
  });

  it.each([undefined, null, 7, {}, [], ''])('is empty for %j', (packed) => {
    expect(unpackWishlist(packed)).toEqual([]);
  });

  it('loses what is malformed, doubled or too much', () => {
    expect(unpackWishlist('a.-.A.a.0.zzzzzzzzzzz..b')).toEqual([10, 11]);
    const many = Array.from({length: 150}, (_, index) => index + 1);
    expect(unpackWishlist(packWishlist(many))).toEqual(many.slice(0, 100));
  });
});
