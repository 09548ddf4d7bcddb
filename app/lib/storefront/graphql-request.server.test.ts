import {describe, expect, it} from 'vitest';
import {
  operationInfo,
  essentialErrors,
  isComplete,
} from './graphql-request.server';

describe('operationInfo', () => {
  it.each([
    [
      'finds the query between fragments',
      'fragment A on B { c } query P($country: CountryCode) @inContext(country: $country) { product { ...A } } fragment D on E { f }',
      {
        kind: 'query',
        name: 'P',
        rootField: null,
        resultKeys: ['product'],
        wantsCountry: true,
        wantsLanguage: false,
      },
    ],
    [
      'looks through an alias of the root field',
      'mutation A { again: cartCreate { cart { id } } }',
      {kind: 'mutation', rootField: 'cartCreate', resultKeys: ['again']},
    ],
    [
      'knows a document that uses a customer token',
      'query C($t: String!) { customer(customerAccessToken: $t) { id } }',
      {usesCustomerToken: true},
    ],
    [
      'expects no field that a directive may leave out',
      'query A($few: Boolean!) { shop { id } more: menu(handle: "a") @skip(if: $few) { id } }',
      {resultKeys: ['shop']},
    ],
  ])('%s', (_, document, expected) => {
    expect(operationInfo(document)).toMatchObject(expected);
  });
});

const denied = (...path: string[]) => ({
  data: {product: {}},
  errors: [
    {message: 'Access denied', path, extensions: {code: 'ACCESS_DENIED'}},
  ],
});

it.each([
  'badges',
  'boxPicture',
  'inTheBox',
  'manual',
  'press',
  'ratingDistribution',
  'reviews',
  'sizeGuide',
  'spareParts',
  'tabs',
])('a product is shown without %s where the token may not read it', (name) => {
  const result = denied('product', name, 'reference');
  expect(essentialErrors(result)).toEqual([]);
  expect(isComplete(result)).toBe(true);
});

it.each(['sellingPlanAllocations', 'durabilityLabel', 'lowestPrice'])(
  'a product is not shown without %s, which would say something untrue',
  (name) => {
    expect(essentialErrors(denied('product', name))).toHaveLength(1);
  },
);
