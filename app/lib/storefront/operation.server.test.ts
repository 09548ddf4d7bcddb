import {describe, expect, it} from 'vitest';
import {operationInfo} from './operation.server';

describe('operationInfo', () => {
  it('reads a query with fragments before and after it', () => {
    const info = operationInfo(`
      fragment Money on MoneyV2 { amount }
      query Product($handle: String!, $country: CountryCode)
      @inContext(country: $country) {
        product(handle: $handle) { id }
      }
      fragment Other on Image { url }
    `);
    expect(info).toEqual({
      kind: 'query',
      name: 'Product',
      rootField: null,
      resultKeys: ['product'],
      usesCustomerToken: false,
      wantsCountry: true,
      wantsLanguage: false,
    });
  });

  it('finds the root field of a mutation', () => {
    const info = operationInfo(`#graphql
      mutation cartLinesAdd($cartId: ID!, $lines: [CartLineInput!]!, $language: LanguageCode)
      @inContext(language: $language) {
        cartLinesAdd(cartId: $cartId, lines: $lines) { cart { id } }
      }
    `);
    expect(info).toMatchObject({
      kind: 'mutation',
      name: 'cartLinesAdd',
      rootField: 'cartLinesAdd',
      wantsLanguage: true,
    });
  });

  it.each([
    [
      'looks through an alias of the root field',
      'mutation A { again: cartCreate { cart { id } } }',
      {rootField: 'cartCreate', resultKeys: ['again']},
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
