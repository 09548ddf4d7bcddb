import {describe, expect, it} from 'vitest';
import {
  permalinkPath,
  productPath,
  variantGid,
  variantNumber,
  variantPath,
  variantSearch,
} from './variant-link';

const GID = 'gid://shopify/ProductVariant/33000001';

describe('a link to the checkout', () => {
  it('names one piece, and the wallet where the shop has one', () => {
    const id = 'gid://shopify/ProductVariant/42';
    expect(permalinkPath(id)).toBe('/cart/42:1');
    expect(permalinkPath(id, 'shop_pay')).toBe('/cart/42:1?payment=shop_pay');
  });
});

describe('variant links', () => {
  it('carry the last path segment of the variant’s id', () => {
    expect(variantNumber(GID)).toBe('33000001');
    expect(variantSearch(GID)).toBe('?variant=33000001');
    expect(variantPath('metarmap', GID)).toBe(
      '/products/metarmap?variant=33000001',
    );
  });

  it('encode a handle that is not plain', () => {
    expect(productPath('höhe/50%')).toBe('/products/h%C3%B6he%2F50%25');
  });

  it('lead back to the id', () => {
    expect(variantGid(variantNumber(GID))).toBe(GID);
  });

  it.each([
    null,
    '',
    '0',
    '-1',
    '1.5',
    'abc',
    '1e3',
    '１２',
    '9'.repeat(21),
    GID,
  ])('ignore %s as a variant', (value) => {
    expect(variantGid(value)).toBeNull();
  });
});
