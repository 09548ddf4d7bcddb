import {expect, it} from 'vitest';
import {translatableSearch} from './translatable-search';

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
