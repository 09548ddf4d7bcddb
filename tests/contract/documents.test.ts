import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {CacheNone, type Storefront} from '@shopify/hydrogen';
import {
  getNamedType,
  NoDeprecatedCustomRule,
  parse,
  specifiedRules,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import {describe, expect, it} from 'vitest';
import {cartHandler} from '~/lib/cart/shopify-cart.server';
import {parseEnv} from '~/lib/environment/env.server';
import {APIS, readSchema} from '@metarmap/local-shop/schema';
import {API_VERSION, NEXT_API_VERSION} from '../../schemas/version';
import {readDocuments} from '../../scripts/graphql-documents';
import {selectedFields} from '../../scripts/schema-cut';
import {storefrontEnvironment} from '../../scripts/storefront-environment';

const SCHEMA = readSchema('storefront');

/** The documents of the cart handler, including Hydrogen's own. */
async function cartDocuments(): Promise<string[]> {
  const sent: string[] = [];
  const send = (document: string) => Promise.resolve(sent.push(document));
  const cart = cartHandler({
    storefront: {
      query: send,
      mutate: send,
      CacheNone,
      i18n: {country: 'DE', language: 'DE'},
    } as unknown as Storefront,
    getCartId: () => 'gid://shopify/Cart/1?key=1',
    setCartId: () => new Headers(),
  });
  const calls = Object.values(cart) as ((input: unknown) => Promise<unknown>)[];
  await Promise.allSettled(calls.map(async (call) => call([])));
  expect(sent.length).toBeGreaterThan(10);
  return sent;
}

interface MoneyOperation {
  readonly name: string | undefined;
  readonly isInCountry: boolean;
}

/** `null` for a document that selects no amount of money. */
function moneyOperation(text: string): MoneyOperation | null {
  const document = parse(text);
  const typeInfo = new TypeInfo(SCHEMA);
  let selectsMoney = false;
  let operation: MoneyOperation | null = null;
  const read = visitWithTypeInfo(typeInfo, {
    OperationDefinition({name, directives = []}) {
      const isInCountry = directives.some(
        (directive) =>
          directive.name.value === 'inContext' &&
          directive.arguments?.some((given) => given.name.value === 'country'),
      );
      operation = {name: name?.value, isInCountry};
    },
    Field() {
      const type = getNamedType(typeInfo.getType());
      if (type?.name === 'MoneyV2') selectsMoney = true;
    },
  });
  visit(document, read);
  return selectsMoney ? operation : null;
}

describe.each([API_VERSION, NEXT_API_VERSION])('version %s', (version) => {
  it.each(APIS)(
    'accepts every document for %s, and deprecates none (E4.11)',
    async (api) => {
      const schema = readSchema(api, version);
      const documents = await readDocuments(api);
      expect(documents).not.toEqual([]);
      const rules = [...specifiedRules, NoDeprecatedCustomRule];
      const faults = documents.flatMap(({name, text}) =>
        validate(schema, parse(text), rules).map(
          ({message}) => `${name}: ${message}`,
        ),
      );
      expect(faults).toEqual([]);
    },
  );

  it('accepts the documents of the cart handler (E4.11)', async () => {
    const schema = readSchema('storefront', version);
    for (const document of await cartDocuments()) {
      expect(validate(schema, parse(document)).map(String)).toEqual([]);
    }
  });
});

/** Definitions of metafields need the scopes of what they belong to; Shopify's list has no word on them. */
const OWNER_SCOPES = [
  'write_content',
  'write_customers',
  'write_orders',
  'write_products',
];

it('the page on real stores names the scopes that the documents for the Admin API need', async () => {
  const root = join(import.meta.dirname, '../..');
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const listed = JSON.parse(
    read(`schemas/${API_VERSION}/admin-scopes.json`),
  ) as Readonly<Record<string, readonly string[]>>;
  const documents = await readDocuments('admin');
  const fields = selectedFields(
    readSchema('admin'),
    documents.map(({text}) => parse(text)),
  );
  const needed = [...fields].flatMap((path) =>
    [path, path.split('.')[0] ?? ''].flatMap((name) => listed[name] ?? []),
  );
  // Writing includes reading.
  const scopes = new Set(
    [...needed, ...OWNER_SCOPES].map((scope) =>
      scope.replace('read_', 'write_'),
    ),
  );
  const page = /Its token[^.]*\./.exec(read('docs/real-store.md'))?.[0] ?? '';
  const named = [...page.matchAll(/`(write_\w+)`/g)].map(([, name]) => name);
  expect(named.sort()).toEqual([...scopes].sort());
});

/** One of Hydrogen's own: it marks a replaced cart, and nothing reads that cart's amounts. */
const WITHOUT_COUNTRY = ['cartAttributesUpdate'];

it('a document that selects money names the country', async () => {
  const documents = [
    ...(await readDocuments('storefront')).map(({text}) => text),
    ...(await cartDocuments()),
  ];
  const operations = documents
    .map(moneyOperation)
    .filter((operation) => operation !== null);
  expect(operations.map(({name}) => name)).toContain('ProductRecommendations');
  const without = operations.filter(({isInCountry}) => !isInCountry);
  expect(without.map(({name}) => name)).toEqual(WITHOUT_COUNTRY);
});

it('documents are sent to the version whose schema they are validated against', () => {
  const env = parseEnv(storefrontEnvironment({}).bindings);
  expect(env.PUBLIC_STOREFRONT_API_VERSION).toBe(API_VERSION);
  expect(env.PUBLIC_CUSTOMER_ACCOUNT_API_VERSION).toBe(API_VERSION);
});
