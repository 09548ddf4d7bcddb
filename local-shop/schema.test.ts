import {buildSchema} from 'graphql';
import {expect, test} from 'vitest';
import {attachResolvers} from './schema';

const schema = () => buildSchema('type Query { shop: String }');
const resolve = () => 'x';

test('resolvers for what the schema does not have stop the start', () => {
  expect(() => attachResolvers(schema(), [{Nope: {shop: resolve}}])).toThrow(
    'The schema has no object type "Nope".',
  );
  expect(() => attachResolvers(schema(), [{Query: {nope: resolve}}])).toThrow(
    'The schema has no field "Query.nope".',
  );
});

test('two resolvers for one field stop the start', () => {
  const table = {Query: {shop: resolve}};
  expect(() => attachResolvers(schema(), [table, table])).toThrow(
    'The field "Query.shop" has two resolvers.',
  );
});
