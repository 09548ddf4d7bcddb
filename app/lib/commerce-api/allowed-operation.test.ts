import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {allowedOperation, checkAmount, Refused} from './allowed-operation';
import {declaredVariables} from './operation-variables';

const LOCALE = {country: 'DE', language: 'DE'};

/** Everything that a document is checked for before it is sent. */
function allowed(query: string, variables = {}): boolean {
  try {
    const {operation, fields, tokens} = allowedOperation(query, 'storefront');
    checkAmount(
      fields,
      declaredVariables(operation, variables, tokens.arguments, LOCALE),
    );
    return true;
  } catch (error) {
    if (error instanceof Refused) return false;
    throw error;
  }
}

const deep = (levels: number) =>
  `{ product(handle: "a") ${'{ a '.repeat(levels)}${'}'.repeat(levels)} }`;

describe('an operation of a client’s', () => {
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
    ['a page that is no number', '{ products(first: "3") { nodes { id } } }'],
    [
      'a fragment that spreads itself',
      '{ ...F } fragment F on QueryRoot { ...F }',
    ],
    ['a fragment that is not there', '{ ...F }'],
    ['fragments that multiply', doubling(11, 'id '.repeat(40))],
    [
      'a fragment that is defined twice',
      '{ product(handle: "a") { ...F } } fragment F on Product { id } fragment F on Product { title }',
    ],
    [
      'a fragment that nothing spreads',
      '{ product(handle: "a") { id } } fragment F on Product { id }',
    ],
    [
      '300 inline fragments in each other',
      `{ product(handle: "a") { ${'... { '.repeat(300)} id ${'}'.repeat(300)} } }`,
    ],
    [
      'lists 300 deep',
      `{ search(query: ${'['.repeat(300)}${']'.repeat(300)}) { totalCount } }`,
    ],
    [
      'a variable that is not declared',
      '{ product(handle: $constructor) { id } }',
    ],
    [
      'a variable in 51 places',
      `query ($a: String) { product(handle: $a) { ${'f(a: $a) '.repeat(50)} } }`,
    ],
    ['a name of the server’s', '{ product(handle: "a") { serverId: id } }'],
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

/** What the specification lists of a product, every list at its longest. */
const SUMMARY = `availableForSale createdAt handle id productType publishedAt tags title updatedAt
  compareAtPriceRange { minVariantPrice { amount currencyCode } maxVariantPrice { amount currencyCode } }
  priceRange { minVariantPrice { amount currencyCode } maxVariantPrice { amount currencyCode } }
  media(first: 250) { nodes {
    ... on MediaImage { image { id url altText width height } }
    ... on Model3d { sources { filesize format mimeType url } }
    ... on Video { sources { format height width } }
  } }
  options(first: 250) { id name optionValues { id name swatch { color image { previewImage { url } } } } }`;
const FILTERS =
  'filters { id label type values { count id label swatch { color image { previewImage { url } } } } }';
const PAGE = 'pageInfo { startCursor endCursor hasNextPage hasPreviousPage }';
const VARIANT =
  'id title sku price { amount } compareAtPrice { amount } unitPrice { amount } selectedOptions { name value } image { url } product { handle title featuredImage { url } }';
const ADDRESS = 'id firstName lastName city country formatted';

describe('the largest operation of each kind', () => {
  it.each([
    [
      'a collection',
      `query Collection($n: Int = 250) { collection(handle: "a") { image { url } products(first: $n) { ${FILTERS} ${PAGE} edges { cursor node { ${SUMMARY} } } } } }`,
    ],
    [
      'filters',
      `{ collection(handle: "a") { products(first: 250) { ${FILTERS} } } }`,
    ],
    [
      'a product',
      `{ product(handle: "a") { ${SUMMARY} featuredImage { url } variants(first: 250) { nodes { ${VARIANT} } }
        color: metafield(key: "filter_color") { references(first: 10) { nodes { ... on Metaobject { fields { key value } } } } }
        matching: metafield(key: "matching_colors") { references(first: 10) { nodes { ... on Product { ${SUMMARY} } } } } } }`,
    ],
    [
      'a list of ids',
      `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Product { ${SUMMARY} } } }`,
    ],
    [
      'recommendations',
      `{ productRecommendations(productHandle: "a") { ${SUMMARY} } }`,
    ],
    [
      'a search',
      `{ search(query: "a", types: [PRODUCT], first: 250) { productFilters { id values { id } } ${PAGE} nodes { ... on Product { ${SUMMARY} } } } }`,
    ],
    [
      'a predictive search',
      `{ predictiveSearch(query: "a", limit: 6) { products { ${SUMMARY} } collections { id } queries { text } } }`,
    ],
    [
      'a sitemap',
      '{ products(first: 250, sortKey: TITLE) { nodes { handle updatedAt } } collections(first: 250) { nodes { handle updatedAt } } }',
    ],
    [
      'a customer',
      `query ($customerAccessToken: String!) { customer(customerAccessToken: $customerAccessToken) { addresses(first: 250) { nodes { ${ADDRESS} } } defaultAddress { ${ADDRESS} }
        orders(first: 250, sortKey: PROCESSED_AT, reverse: true) { nodes { name lineItems(first: 10) { nodes { quantity title variant { ${VARIANT} } } } shippingAddress { ${ADDRESS} } totalPrice { amount } subtotalPrice { amount } metafield(key: "invoice") { reference { ... on GenericFile { url } } } } }
        metafield(key: "wishlist") { references(first: 100) { nodes { ... on Product { ${SUMMARY} } } } } } }`,
    ],
    [
      'a cart',
      `{ cart(id: "a") { cost { totalAmount { amount } } lines(first: 250) { ${PAGE} nodes { id cost { totalAmount { amount } } discountAllocations { discountedAmount { amount } } merchandise { ... on ProductVariant { ${VARIANT} } } } } } }`,
    ],
  ])('is allowed: %s', (_, query) => {
    const ids = Array.from(
      {length: 250},
      (_entry, i) => `gid://shopify/Product/${i}`,
    );
    expect(allowed(query, query.includes('$ids') ? {ids} : {})).toBe(true);
  });

  it.each([
    [
      'pages in pages in pages',
      '{ products(first: 250) { nodes { variants(first: 250) { nodes { product { media(first: 250) { nodes { id } } } } } } } }',
    ],
    [
      'the largest one fifty times',
      `{ ${Array.from({length: 50}, (_, i) => `p${i}: products(first: 250) { nodes { variants(first: 250) { nodes { id } } } }`).join(' ')} }`,
    ],
    [
      'lists without a page in each other',
      '{ product(handle: "a") { options { optionValues { firstSelectableVariant { product { options { optionValues { firstSelectableVariant { product { options { optionValues { name } } media(first: 250) { nodes { id } } } } } } } } } } } }',
    ],
    [
      'sizes in variables and fragments',
      'query ($n: Int!) { products(first: $n) { nodes { ...V } } } fragment V on Product { collections(first: $n) { nodes { products(first: $n) { nodes { id } } } } }',
    ],
  ])('is not exceeded by %s', (_, query) => {
    expect(allowed(query, {n: 250})).toBe(false);
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
    ['1,000 fragments', doubling(300, 'id')],
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
  ])('is below a second: %s', (_, query) => {
    const start = performance.now();
    allowed(query);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  it('grows with the text alone, whatever is written', () => {
    const name = fc.constantFrom('id', 'product', 'nodes', 'a', '__typename');
    const value = fc.constantFrom(
      '1',
      '251',
      '$a',
      '"x"',
      '[$a, $b]',
      '{customerAccessToken: $a}',
      '{lines: [{quantity: $b}]}',
    );
    const argument = fc.constantFrom(
      'first',
      'handle',
      'customerAccessToken',
      'ids',
    );
    const {set} = fc.letrec<{set: string; node: string}>((tie) => ({
      set: fc
        .array(tie('node'), {minLength: 1, maxLength: 40})
        .map((nodes) => `{ ${nodes.join(' ')} }`),
      node: fc.oneof(
        {maxDepth: 4, withCrossShrink: true},
        name,
        fc.nat(9).map((n) => `...F${n}`),
        fc
          .tuple(name, argument, value)
          .map(([n, a, v]) => `x: ${n}(${a}: ${v})`),
        fc.tuple(name, tie('set')).map(([n, inner]) => `${n} ${inner}`),
        tie('set').map((inner) => `... @include(if: $a) ${inner}`),
      ),
    }));
    const document = fc
      .tuple(set, fc.array(set, {minLength: 10, maxLength: 10}))
      .map(
        ([root, sets]) =>
          `query ($a: String, $b: Int = 3) ${root} ${sets.map((inner, n) => `fragment F${n} on Product ${inner}`).join(' ')}`,
      );
    let most = 0;
    fc.assert(
      fc.property(document, (query) => {
        const start = performance.now();
        allowed(query.slice(0, 64_000));
        most = Math.max(most, performance.now() - start);
      }),
      {seed: 20_260_619, numRuns: 200},
    );
    expect(most).toBeLessThan(1000);
  });
});
