import {describe, expect, it} from 'vitest';

import {ownShop} from '../support/own-shop';
import {queryShop} from '../support/shop-client';

const running = ownShop();

const query = <Data>(text: string, variables = {}) =>
  queryShop<Data>(running.origin, text, variables);

interface Nodes<Node> {
  nodes: Node[];
}

describe('lists of the local shop', () => {
  it.each([
    ['products {nodes {id}}', 'you must provide one of first or last'],
    [
      'products(first: 1, last: 1) {nodes {id}}',
      'providing both first and last is not supported',
    ],
    ['products(first: 251) {nodes {id}}', 'first cannot exceed 250'],
  ])('refuse %s with the provider’s message', async (field, message) => {
    const {errors} = await query(`{${field}}`);
    expect(errors?.[0]?.message).toBe(message);
  });

  it('refuse a cursor of another sort order', async () => {
    const {data} = await query<{products: {pageInfo: {endCursor: string}}}>(
      '{products(first: 2, sortKey: PRICE) {pageInfo {endCursor}}}',
    );
    const {endCursor} = data.products.pageInfo;
    const {errors} = await query(
      `{products(first: 2, sortKey: TITLE, after: "${endCursor}") {nodes {id}}}`,
    );
    expect(errors?.[0]?.message).toMatch(/^Invalid cursor/);
  });

  it('name a filter by the letters of its option, as Shopify does', async () => {
    const {data} = await query<{
      collection: {products: {filters: {id: string; label: string}[]}};
    }>(
      '{collection(handle: "karten") {products(first: 1) {filters {id label}}}}',
    );
    expect(data.collection.products.filters).toContainEqual({
      id: 'filter.v.option.größe',
      label: 'Größe',
    });
  });

  it.each([
    ['collections(first: 9, query: "title:karten")', ['karten']],
    ['collections(first: 9, query: "handle:maps")', ['karten']],
    ['collections(first: 9, query: "vendor:karten")', []],
    ['blogs(first: 9, query: "handle:journal")', ['journal']],
    ['blogs(first: 9, query: "nonsense:journal")', []],
    ['pages(first: 9, query: "handle:ueber-uns")', ['ueber-uns']],
    ['pages(first: 9, query: "nonsense:ueber-uns")', []],
  ])(
    'are searched by the documented fields only: %s',
    async (field, handles) => {
      const {data, errors} = await query<
        Record<string, Nodes<{handle: string}>>
      >(`{${field} {nodes {handle}}}`);
      expect(errors).toBeUndefined();
      const [list] = Object.values(data);
      expect(list?.nodes.map(({handle}) => handle)).toEqual(handles);
    },
  );

  it.each([
    ['path:/map', true],
    ['target:/products/metarmap', true],
    ['target:/map', false],
    ['nonsense:/map', false],
  ])(
    'of redirects are searched by path and target: %s',
    async (text, isFound) => {
      const {data} = await query<{urlRedirects: Nodes<{target: string}>}>(
        'query ($text: String!) {urlRedirects(first: 9, query: $text) {nodes {target}}}',
        {text},
      );
      const targets = data.urlRedirects.nodes.map(({target}) => target);
      expect([...new Set(targets)]).toEqual(
        isFound ? ['/products/metarmap'] : [],
      );
    },
  );

  it('take back the filter inputs they give out, with the counts they promised', async () => {
    const text = `query ($filters: [ProductFilter!]) {
      collection(handle: "karten") {
        products(first: 250, filters: $filters) {
          nodes {id}
          filters {id values {id count input}}
        }
      }
    }`;
    interface Answer {
      collection: {
        products: Nodes<{id: string}> & {
          filters: {id: string; values: {count: number; input: string}[]}[];
        };
      };
    }
    const all = await query<Answer>(text);
    const values = all.data.collection.products.filters.flatMap(
      (filter) => filter.values,
    );
    expect(values.length).toBeGreaterThan(15);
    for (const {input, count} of values) {
      const filters = [JSON.parse(input) as object];
      const {data} = await query<Answer>(text, {filters});
      expect(data.collection.products.nodes, input).toHaveLength(count);
    }
  });
});

describe('search of the local shop', () => {
  it('puts sold-out products last, or hides them', async () => {
    const titles = async (unavailable: string) => {
      const {data} = await query<{search: Nodes<{title: string}>}>(
        `{search(first: 250, query: "metarmap", types: [PRODUCT],
          unavailableProducts: ${unavailable}) {
          nodes {... on Product {title}}
        }}`,
      );
      return data.search.nodes.map(({title}) => title);
    };
    expect((await titles('LAST')).at(-1)).toBe('METARmap Erstausgabe');
    expect(await titles('HIDE')).not.toContain('METARmap Erstausgabe');
  });
});
