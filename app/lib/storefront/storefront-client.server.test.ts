import {describe, expect, it} from 'vitest';
import {operationInfo} from './storefront-client.server';

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
