import fc from 'fast-check';
import {expect, it, vi} from 'vitest';
import {commerceClient} from '../support/commerce-client';
import {commerceShop} from '../support/commerce-shop';

/** The same inputs in every run, so that only a change of the code can fail. */
/** `FUZZ_RUNS=600 npx vitest run commerce-fuzz` tries more. */
const BOUND = {
  seed: 20_260_619,
  numRuns: Number(process.env.FUZZ_RUNS ?? 200),
};

/** Success, and every error in `docs/specification.md`, "Endpoints", except Shopify's. */
const STATUSES = [200, 400, 401, 403, 404, 405, 408, 413, 415, 429];

vi.setConfig({testTimeout: 60_000});

const running = commerceShop();

/** Each input comes from a new client, so that no limit hides the others. */
async function isHarmless(path: string, init: RequestInit): Promise<void> {
  const response = await commerceClient(running.origin).request(path, init);
  expect(STATUSES).toContain(response.status);
  expect(response.headers.get('Content-Type')).toMatch(/^application\/json/);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  if (response.status !== 200) {
    expect(response.json).toMatchObject({
      error: true,
      statusCode: response.status,
    });
  }
}

const post = (body: BodyInit, type = 'application/json') => ({
  method: 'POST',
  headers: {'Content-Type': type},
  body,
});

const field = fc.constantFrom(
  'product(handle: $a)',
  'products(first: $n)',
  'search(query: $a, first: 3)',
  'cart(id: $a)',
  'customer(customerAccessToken: $a)',
  'nodes(ids: [$a])',
  'localization',
  '__schema',
  '__typename',
  'shop',
  'cartCreate(input: {note: $a})',
  'cartLinesAdd(cartId: $a, lines: $a)',
  'customerAccessTokenCreate(input: {email: $a, password: $a})',
  'customerAccessTokenDelete(customerAccessToken: $a)',
  'customerRecover(email: $a)',
  'customerResetByUrl(resetUrl: $a, password: $a)',
);

const selection = fc.letrec<{node: string}>((tie) => ({
  node: fc.oneof(
    {maxDepth: 6},
    fc.constantFrom(
      'id',
      '__typename',
      'x: id',
      '...F',
      '... on Product { id }',
    ),
    fc
      .tuple(field, fc.array(tie('node'), {maxLength: 3}))
      .map(([name, inner]) => `${name} { ${inner.join(' ') || 'id'} }`),
  ),
})).node;

const document = fc
  .tuple(
    fc.constantFrom('query', 'mutation', 'subscription', 'query Product', ''),
    fc.constantFrom('($a: String, $n: Int)', '($a: String!)', ''),
    fc.constantFrom('', '@inContext(buyer: {customerAccessToken: $a})'),
    fc.array(selection, {minLength: 1, maxLength: 3}),
    fc.constantFrom(
      '',
      'fragment F on QueryRoot { ...F }',
      'fragment F on Product { id }',
    ),
  )
  .map(
    ([kind, variables, directive, body, fragment]) =>
      `${kind} ${kind ? variables : ''} ${kind ? directive : ''} { ${body.join(' ')} } ${fragment}`,
  );

const variables = fc.oneof(
  fc.record({a: fc.jsonValue(), n: fc.integer()}, {requiredKeys: []}),
  fc.record({a: fc.string(), n: fc.integer({min: 0, max: 300})}),
  fc.jsonValue(),
);

it('accepts any bytes as a body without failing (E6.1)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(fc.string({unit: 'binary'}), fc.json(), fc.base64String()),
      fc.constantFrom('application/json', 'text/plain', 'application/json; x'),
      (body, type) => isHarmless('/api/shopify-storefront', post(body, type)),
    ),
    BOUND,
  );
});

it('accepts any operation and variables without failing (E6.1)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('storefront', 'admin'),
      fc.oneof({weight: 4, arbitrary: document}, fc.string()),
      variables,
      (kind, query, given) =>
        isHarmless(
          `/api/shopify-${kind}`,
          post(JSON.stringify({query, variables: given})),
        ),
    ),
    BOUND,
  );
});

it('accepts any cookie without failing, but not as a session (E6.1)', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.stringMatching(/^[\x20-\x7e]{0,80}$/),
      async (value) => {
        const client = commerceClient(running.origin);
        client.cookie = `session=${value}; cart=${value}`;
        const response = await client.ask(
          'query C($t: String!) { customer(customerAccessToken: $t) { id } }',
        );
        expect(response.status).toBe(403);
      },
    ),
    BOUND,
  );
});
