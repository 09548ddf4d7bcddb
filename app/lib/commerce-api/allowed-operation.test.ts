import {describe, expect, it} from 'vitest';
import {allowedOperation, Rejected} from './allowed-operation';
import {checkVariables, declaredVariables} from './client-variables';

const LOCALE = {country: 'DE', language: 'DE'};

/** Everything that a document is checked for before it is sent. */
function allowed(query: string, variables = {}): boolean {
  try {
    const client = allowedOperation(query, 'storefront');
    checkVariables(client, declaredVariables(client, variables, LOCALE));
    return true;
  } catch (error) {
    if (error instanceof Rejected) return false;
    throw error;
  }
}

const deep = (levels: number) =>
  `{ product(handle: "a") ${'{ a '.repeat(levels)}${'}'.repeat(levels)} }`;

describe('a client’s operation', () => {
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
    ['Int!', 250, true],
    ['Int!', null, false],
    ['Int!', undefined, false],
    ['Int', undefined, true],
    ['Int', '1', false],
    ['Int', 1.5, false],
    ['Int', 2 ** 31, false],
    ['Float', 1.5, true],
    ['Float', '1.5', false],
    ['ID!', 'gid://shopify/Cart/1', true],
    ['ID!', 1, true],
    ['ID!', 1.5, false],
    ['ID!', {id: 1}, false],
    ['Boolean', 'true', false],
    ['String', 1, false],
    ['String', null, true],
    ['[ID!]!', ['a', 1], true],
    ['[ID!]!', [], true],
    ['[ID!]!', [null], false],
    ['[ID!]!', null, false],
    ['[String]', [null], true],
    ['[String]!', null, false],
    ['[[Int]]', [[1], ['1']], false],
    // GraphQL accepts a single value as a list of one.
    ['[ID!]!', 'a', true],
    // Shopify checks enums and input objects.
    ['CountryCode!', 'DE', true],
    ['[CartLineInput!]', {quantity: 'a'}, true],
  ])(
    'accepts for a variable of the type %s the value %j: %s',
    (type, v, is) => {
      const query = `query ($v: ${type}) { products(first: 1, query: $v) { nodes { id } } }`;
      expect(allowed(query, v === undefined ? {} : {v})).toBe(is);
    },
  );

  it('checks lists within lists in one pass', () => {
    const nested = (depth: number, value: string) =>
      '['.repeat(depth) + value + ']'.repeat(depth);
    const query = `query ($v: ${nested(40, 'Int')}) { products(first: 1, query: $v) { nodes { id } } }`;
    expect(allowed(query, {v: 1})).toBe(true);
    expect(allowed(query, {v: JSON.parse(nested(7, '1'))})).toBe(true);
    expect(allowed(query, {v: JSON.parse(nested(7, '"1"'))})).toBe(false);
  });

  it.each([
    ['text that is no GraphQL', 'hello {'],
    ['nothing', ''],
    [
      'two operations',
      'query A { product(handle: "a") { id } } query B { cart(id: "1") { id } }',
    ],
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
      'a fragment that spreads itself',
      '{ ...F } fragment F on QueryRoot { ...F }',
    ],
    ['a fragment that is not there', '{ ...F }'],
    ['fragments that multiply', doubling(11, 'id '.repeat(40))],
    [
      'a variable that is not declared',
      '{ product(handle: $constructor) { id } }',
    ],
    ['a mutation with an alias', 'mutation { a: cartCreate { cart { id } } }'],
    [
      'a mutation with two fields',
      'mutation { cartCreate { cart { id } } customerRecover(email: "a") { customerUserErrors { code } } }',
    ],
    ['10,000 fields', `{ product(handle: "a") { ${'id '.repeat(10_000)} } }`],
  ])('refuses %s (E1.3)', (_, query) => {
    expect(allowed(query, {n: 100_000})).toBe(false);
  });

  it('checks a page size given as a variable (E1.4, E1.18)', () => {
    const query = 'query($n: Int) { products(first: $n) { nodes { id } } }';
    expect(allowed(query, {n: 250})).toBe(true);
    expect(allowed(query, {n: 251})).toBe(false);
    expect(allowed(query, {n: 'many'})).toBe(false);
  });

  it('checks a page size that is a variable’s default (E1.4)', () => {
    const query =
      'query($n: Int = 10000) { products(first: $n) { nodes { id } } }';
    expect(allowed(query)).toBe(false);
    expect(allowed(query, {n: 250})).toBe(true);
  });
});

/** Each fragment spreads the one below twice, down to the leaf. */
function doubling(levels: number, leaf: string): string {
  const fragments = Array.from(
    {length: levels},
    (_, i) => `fragment F${i} on Product { ...F${i + 1} ...F${i + 1} }`,
  );
  return `{ product(handle: "a") { ...F0 } } ${fragments.join(' ')} fragment F${levels} on Product { ${leaf} }`;
}

describe('the work of checking', () => {
  const tokens = Array.from({length: 330}, (_, i) => `$a${i}: String`).join();
  const uses = Array.from(
    {length: 330},
    (_, i) => `x(customerAccessToken: $a${i})`,
  ).join(' ');

  it.each([
    ['doubled fragments', doubling(11, 'id '.repeat(40))],
    ['twelve times tenfold fragments', doubling(12, 'a b c d e f g h i j')],
    [
      '330 tokens among 1,000 fields',
      `query (${tokens}) { product(handle: "a") { ${uses} ${'id '.repeat(1000)} } }`,
    ],
    [
      '330 tokens in doubled fragments',
      `query (${tokens}) ${doubling(10, `${uses} ${'id '.repeat(500)}`)}`,
    ],
    ['1,600 levels', `{ ${'a { '.repeat(1600)} id ${'}'.repeat(1600)} }`],
    ['4,900 lists', `{ a(b: ${'['.repeat(2450)}${']'.repeat(2450)}) }`],
    [
      'a comment of 64 kB',
      `{ product(handle: "a") { id } } #${'#'.repeat(64_000)}`,
    ],
  ])('takes less than a second: %s (E1.3)', (_, query) => {
    const start = performance.now();
    allowed(query);
    expect(performance.now() - start).toBeLessThan(1000);
  });
});
