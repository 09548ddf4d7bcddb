import {CacheNone, type Storefront} from '@shopify/hydrogen';
import {
  getNamedType,
  parse,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import {expect, it} from 'vitest';
import {cartHandler} from '~/lib/cart/provider-cart.server';
import {parseEnv} from '~/lib/environment/env.server';
import {SCHEMA_VERSION} from '../../local-shop/api-version';
import {readSchema} from '../../local-shop/schema';
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

/** Every operation of `app/graphql/storefront`, with its fragments. */
const storefrontDocuments = () =>
  Object.values(
    import.meta.glob<Record<string, string>>(
      '../../app/graphql/storefront/**/*.ts',
      {eager: true},
    ),
  )
    .flatMap((module) => Object.values(module))
    .filter((document) => /^\s*(?:query|mutation)\b/m.test(document));

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

// Codegen validates the documents of `app/graphql`.
it('the documents of the cart handler are valid in the newest version', async () => {
  for (const document of await cartDocuments()) {
    expect(validate(SCHEMA, parse(document)).map(String)).toEqual([]);
  }
});

/** One of Hydrogen's own: it marks a replaced cart, and nothing reads that cart's amounts. */
const WITHOUT_COUNTRY = ['cartAttributesUpdate'];

it('a document that selects money names the country', async () => {
  const documents = [...storefrontDocuments(), ...(await cartDocuments())];
  const operations = documents
    .map(moneyOperation)
    .filter((operation) => operation !== null);
  expect(operations.map(({name}) => name)).toContain('ProductRecommendations');
  const without = operations.filter(({isInCountry}) => !isInCountry);
  expect(without.map(({name}) => name)).toEqual(WITHOUT_COUNTRY);
});

it('documents are sent to the version whose schema they are validated against', () => {
  const env = parseEnv(storefrontEnvironment({}).bindings);
  expect(env.PUBLIC_STOREFRONT_API_VERSION).toBe(SCHEMA_VERSION);
  expect(env.PUBLIC_CUSTOMER_ACCOUNT_API_VERSION).toBe(SCHEMA_VERSION);
});
