import {buildSchema, print, printSchema} from 'graphql';
import gql from 'graphql-tag';
import {expect, it} from 'vitest';
import {schemaChanges} from './schema-changes';
import {cutSchema, selectedFields} from './schema-cut';

const SDL = `
  type QueryRoot {shop: Shop! product(handle: String, sort: SortKey): Product orders: [Order!]!}
  schema {query: QueryRoot}
  interface Node {id: ID!}
  enum SortKey {PRICE}
  type Shop implements Node {id: ID! name: String! orders: [Order!]!}
  type Order {name: String!}
  type Product {title: String! status: Status!}
  enum Status {ACTIVE}
`;
const schema = buildSchema(SDL);
const DOCUMENT = gql`
  query Shop {
    shop {
      name
    }
    product(handle: "map") {
      title
    }
  }
`;
const changesTo = (sdl: string) =>
  schemaChanges(schema, buildSchema(sdl), [
    {name: 'SHOP', text: print(DOCUMENT)},
  ]);

it('a renamed field makes the documents invalid that select it', () => {
  const {invalid} = changesTo(SDL.replace('title', 'name'));
  expect(invalid).toEqual([
    'SHOP: Cannot query field "title" on type "Product".',
  ]);
});

it('a deprecated field and another change of a selected type are told, others are not', () => {
  const {invalid, deprecated, changed} = changesTo(
    SDL.replace('title: String!', 'title: String! @deprecated(reason: "Old.")')
      .replace('status: Status!', '')
      .replace('{name: String!}', '{number: Int!}'),
  );
  expect(invalid).toEqual([]);
  expect(deprecated).toEqual([
    'SHOP: The field Product.title is deprecated. Old.',
  ]);
  expect(changed).toEqual(['Product.status was removed.']);
});

it('a cut schema has the selected root fields, the plain fields of their types and all arguments', () => {
  const selected = selectedFields(schema, [DOCUMENT]);
  const sdl = printSchema(cutSchema(schema, selected));
  expect(sdl.replace(/\s+/g, ' ')).toBe(
    'schema { query: QueryRoot } type QueryRoot { shop: Shop! product(handle: String, sort: SortKey): Product } ' +
      'enum SortKey { PRICE } type Shop { id: ID! name: String! } ' +
      'type Product { title: String! status: Status! } enum Status { ACTIVE }',
  );
});
