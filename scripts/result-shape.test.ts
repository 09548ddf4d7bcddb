import {buildASTSchema, print} from 'graphql';
import gql from 'graphql-tag';
import {expect, it} from 'vitest';
import {shapeProblem} from './result-shape';

const SCHEMA = buildASTSchema(gql`
  scalar URL
  interface Node {
    id: ID!
  }
  type Page implements Node {
    id: ID!
    url: URL!
    count: Int
  }
  type Query {
    page: Page
    pages: [Page!]!
    node: Node
  }
`);
const DOCUMENT = print(gql`
  query {
    first: page {
      ...All
    }
    pages {
      url
    }
    node {
      id
      ... on Page {
        url
      }
    }
  }
  fragment All on Page {
    url
    count
  }
`);
const good = {first: null, pages: [{url: 'x'}], node: {id: '1'}};

it.each([
  [good, null],
  [{...good, first: {url: 'x', count: null}}, null],
  [{...good, node: {id: '1', url: 'x'}}, null],
  [{}, 'first'],
  [[], 'first'],
  ['', 'data'],
  [{...good, first: {url: 'x'}}, 'first.count'],
  [{...good, first: {url: 1, count: 2}}, 'first.url'],
  [{...good, first: {url: 'x', count: '2'}}, 'first.count'],
  [{...good, pages: {}}, 'pages'],
  [{...good, pages: [{url: 'x'}, null]}, 'pages.1'],
  [{...good, pages: null}, 'pages'],
  [{...good, node: {url: 'x'}}, 'node.id'],
  [{...good, node: 'x'}, 'node'],
])('finds where %j is no result of the document: %j', (data, path) => {
  expect(shapeProblem(SCHEMA, DOCUMENT, data)).toBe(path);
});
