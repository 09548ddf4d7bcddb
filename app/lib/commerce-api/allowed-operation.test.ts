import {describe, expect, it} from 'vitest';
import {judgeOperation} from './allowed-operation';

const allowed = (query: string, variables = {}) =>
  judgeOperation(query, variables).allowed;

const deep = (levels: number) =>
  `{ product(handle: "a") ${'{ a '.repeat(levels)}${'}'.repeat(levels)} }`;

describe('judgeOperation', () => {
  it('accepts any single operation on the listed root fields', () => {
    expect(allowed('{ product(handle: "a") { title } }')).toBe(true);
    expect(
      allowed(
        'query X($n: Int) { __typename products(first: $n) { ...P } } fragment P on ProductConnection { nodes { id } }',
        {n: 250},
      ),
    ).toBe(true);
    expect(
      allowed('mutation { cartCreate { cart { id } userErrors { code } } }'),
    ).toBe(true);
  });

  it.each([
    ['text that is no GraphQL', 'hello {'],
    ['nothing', ''],
    [
      'two operations',
      'query A { product(handle: "a") { id } } query B { cart(id: "1") { id } }',
    ],
    ['only a fragment', 'fragment A on Product { id }'],
    ['a subscription', 'subscription { product { id } }'],
    ['an unlisted field', '{ shop { name } }'],
    ['a customer query', '{ customer(customerAccessToken: "x") { id } }'],
    [
      'an unlisted field beside a listed one',
      '{ product(handle: "a") { id } shop { name } }',
    ],
    [
      'an unlisted field in a fragment',
      '{ ...F } fragment F on QueryRoot { shop { name } }',
    ],
    ['an unlisted field behind an alias', '{ product: shop { name } }'],
    ['introspection of the schema', '{ __schema { types { name } } }'],
    [
      'introspection deeper down',
      '{ product(handle: "a") { __type { name } } }',
    ],
    ['13 levels', deep(12)],
    [
      '51 aliases',
      `{ product(handle: "a") { ${Array.from({length: 51}, (_, i) => `a${i}: id`).join(' ')} } }`,
    ],
    ['251 items', '{ products(first: 251) { nodes { id } } }'],
    [
      'a fragment that spreads itself a thousand times',
      `{ ...F } fragment F on QueryRoot { ${'...F '.repeat(1000)} }`,
    ],
    ['a negative page', '{ products(first: $n) { nodes { id } } }'],
    [
      'a fragment that spreads itself',
      '{ ...F } fragment F on QueryRoot { ...F }',
    ],
    ['a fragment that is not there', '{ ...F }'],
    ['fragments that multiply', multiplyingFragments()],
    ['10,000 fields', `{ product(handle: "a") { ${'id '.repeat(10_000)} } }`],
  ])('refuses %s', (_, query) => {
    expect(allowed(query, {n: 100_000})).toBe(false);
  });

  it('checks a page size given as a variable', () => {
    const query = 'query($n: Int) { products(first: $n) { nodes { id } } }';
    expect(allowed(query, {n: 250})).toBe(true);
    expect(allowed(query, {n: 251})).toBe(false);
    expect(allowed(query, {n: 'many'})).toBe(false);
  });

  it('checks a page size that is a variable’s default', () => {
    const query =
      'query($n: Int = 10000) { products(first: $n) { nodes { id } } }';
    expect(allowed(query)).toBe(false);
    expect(allowed(query, {n: 250})).toBe(true);
  });
});

/** Each fragment spreads the next one ten times: 10^12 fields when followed. */
function multiplyingFragments(): string {
  const fragments = Array.from(
    {length: 12},
    (_, i) => `fragment F${i} on Product { ${`...F${i + 1} `.repeat(10)} }`,
  );
  return `{ product(handle: "a") { ...F0 } } ${fragments.join(' ')} fragment F12 on Product { id }`;
}
