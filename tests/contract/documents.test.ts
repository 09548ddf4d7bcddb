import {createRequire} from 'node:module';
import {
  buildClientSchema,
  Kind,
  parse,
  validate,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import {describe, expect, it} from 'vitest';
import {parseEnv} from '~/lib/environment/env.server';
import {storefrontEnvironment} from '../../scripts/storefront-environment';

const require = createRequire(import.meta.url);

function schemaOf(path: string): GraphQLSchema {
  // Some versions wrap the introspection result in `data`, some do not.
  const file = require(path) as IntrospectionQuery | {data: IntrospectionQuery};
  return buildClientSchema('data' in file ? file.data : file);
}

const schemas = {
  'shipped with Hydrogen': schemaOf('@shopify/hydrogen/storefront.schema.json'),
  'newest published': schemaOf('storefront-api-newest/storefront.schema.json'),
};

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

  for (const [schemaName, schema] of Object.entries(schemas)) {
    describe(`against the schema ${schemaName}`, () => {
      it.each(operations)('$name is valid', ({source}) => {
        expect(validate(schema, parse(source)).map(String)).toEqual([]);
      });
    });
  }

  it.each(ofCustomers)(
    'of the Customer Account API are valid in its newest version: $name',
    ({source}) => {
      const schema = schemaOf(
        'storefront-api-newest/customer-account.schema.json',
      );
      expect(validate(schema, parse(source)).map(String)).toEqual([]);
    },
  );

  it('are sent to the newest version that they are proved against', () => {
    const {version} = require('storefront-api-newest/package.json') as {
      version: string;
    };
    const [year = '', month = ''] = version.split('.');
    const newest = `${year}-${month.padStart(2, '0')}`;
    const env = parseEnv(storefrontEnvironment({}).bindings);
    expect(env.PUBLIC_STOREFRONT_API_VERSION).toBe(newest);
    expect(env.PUBLIC_CUSTOMER_ACCOUNT_API_VERSION).toBe(newest);
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
