import {CacheNone, type Storefront} from '@shopify/hydrogen';
import {Kind, parse, validate} from 'graphql';
import {describe, expect, it} from 'vitest';
import {cartHandler} from '~/lib/cart/cart-handler.server';
import {parseEnv} from '~/lib/environment/env.server';
import {SCHEMA_VERSION} from '../../local-shop/api-version';
import {readSchema} from '../../local-shop/schema';
import {storefrontEnvironment} from '../../scripts/storefront-environment';

const MODULES = import.meta.glob<Record<string, unknown>>(
  ['../../app/graphql/**/*.ts', '!**/*.test.ts'],
  {eager: true},
);

/** Every exported document of one API, by file and name. */
const documentsOf = (api: 'customer' | 'storefront') =>
  Object.entries(MODULES).flatMap(([file, exported]) =>
    Object.entries(exported).flatMap(([name, source]) =>
      file.includes(`/graphql/${api}/`) && typeof source === 'string'
        ? [{name: `${file} ${name}`, source}]
        : [],
    ),
  );

const all = documentsOf('storefront');
const ofCustomers = documentsOf('customer');
const operations = all.filter(({source}) =>
  parse(source).definitions.some(
    ({kind}) => kind === Kind.OPERATION_DEFINITION,
  ),
);

describe('GraphQL documents of the storefront', () => {
  it('are found', () => {
    expect(operations.length).toBeGreaterThan(30);
    expect(ofCustomers.length).toBeGreaterThan(10);
  });

  const schemas = {
    storefront: readSchema('storefront'),
    customer: readSchema('customer-account'),
  };
  it.each([
    ...operations.map((one) => ({...one, schema: schemas.storefront})),
    ...ofCustomers.map((one) => ({...one, schema: schemas.customer})),
  ])('$name is valid in the newest version', ({source, schema}) => {
    expect(validate(schema, parse(source)).map(String)).toEqual([]);
  });

  it('of the cart handler, Hydrogen’s own as well, are valid in it', async () => {
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
    const calls = Object.values(cart) as ((
      input: unknown,
    ) => Promise<unknown>)[];
    await Promise.allSettled(calls.map(async (call) => call([])));
    expect(sent.length).toBeGreaterThan(10);
    for (const document of sent) {
      expect(validate(schemas.storefront, parse(document)).map(String)).toEqual(
        [],
      );
    }
  });

  it('are sent to the version whose schema they are proved against', () => {
    const env = parseEnv(storefrontEnvironment({}).bindings);
    expect(env.PUBLIC_STOREFRONT_API_VERSION).toBe(SCHEMA_VERSION);
    expect(env.PUBLIC_CUSTOMER_ACCOUNT_API_VERSION).toBe(SCHEMA_VERSION);
  });

  it('give every operation and fragment a name of its own', () => {
    const owners = new Map<string, string>();
    for (const {source} of [...all, ...ofCustomers]) {
      for (const definition of parse(source).definitions) {
        if (!('name' in definition) || !definition.name) continue;
        const name = definition.name.value;
        const text = JSON.stringify(definition, (key, value: unknown) =>
          key === 'loc' ? undefined : value,
        );
        expect(owners.get(name) ?? text, name).toBe(text);
        owners.set(name, text);
      }
    }
  });
});
