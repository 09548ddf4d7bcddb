import {describe, expect, it} from 'vitest';
import {
  permalinkPath,
  variantGid,
  gidNumber,
  variantPath,
  variantSearch,
} from './product-paths';

const GID = 'gid://shopify/ProductVariant/33000001';

it('a link to the checkout has one unit, and the wallet if the shop has one', () => {
  expect(permalinkPath(GID, 1)).toBe('/cart/33000001:1');
  expect(permalinkPath(GID, 1, 'shop_pay')).toBe(
    '/cart/33000001:1?payment=shop_pay',
  );
});

describe('variant links', () => {
  it('contain the last path segment of the variant’s id, lead back to it and encode the handle', () => {
    expect(gidNumber(GID)).toBe('33000001');
    expect(variantGid('33000001')).toBe(GID);
    expect(variantSearch(GID)).toBe('?variant=33000001');
    expect(variantPath('höhe/50%', GID)).toBe(
      '/products/h%C3%B6he%2F50%25?variant=33000001',
    );
  });

  it.each([null, '', '0', '-1', '1.5', '１２', '9'.repeat(21), GID])(
    'ignore %s as a variant',
    (value) => {
      expect(variantGid(value)).toBeNull();
    },
  );
});
