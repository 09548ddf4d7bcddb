import {describe, expect, it} from 'vitest';
import {
  permalinkPath,
  productPath,
  translatableSearch,
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

const PRODUCT = {
  product: {
    variant: {id: 'gid://shopify/ProductVariant/42'},
    optionGroups: [{name: 'Rahmen'}],
  },
};

it.each([
  // Values of options are called otherwise in another language.
  ['?Rahmen=Eiche', PRODUCT, '?variant=42'],
  ['?utm_source=a&Rahmen=Eiche', PRODUCT, '?utm_source=a&variant=42'],
  // Nobody has chosen a variant.
  ['?utm_source=a', PRODUCT, '?utm_source=a'],
  ['', PRODUCT, ''],
  ['?Rahmen=Eiche', {product: {variant: null}}, '?Rahmen=Eiche'],
  ['?q=karte', {result: {term: 'karte'}}, '?q=karte'],
  ['?a=b', undefined, '?a=b'],
])('makes %j of %j to %j', (search, data, translatable) => {
  expect(translatableSearch(search, data)).toBe(translatable);
});
