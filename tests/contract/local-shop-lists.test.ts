import gql from 'graphql-tag';
import {describe, expect, it} from 'vitest';
import {FILTERS} from '@metarmap/local-shop/seed';
import {same} from '@metarmap/local-shop/catalogue';
import {text} from '@metarmap/store/localized-text';

import type {TestDocument} from '../support/document-text';
import {ownShop} from '../support/own-shop';
import {queryShop} from '../support/shop-client';

const running = ownShop();

const query = <Data>(document: TestDocument, variables = {}) =>
  queryShop<Data>(running.origin, document, variables);

interface Filter {
  id: string;
  label: string;
  values: {count: number; input: string}[];
}

type Products = Nodes<{id: string}> & {filters: Filter[]};

const HANDLING_DAYS = 'filter.p.m.custom.handling_days';

interface Nodes<Node> {
  nodes: Node[];
}

describe('lists of the local shop', () => {
  it('continue after a cursor, and refuse one of another sort order', async () => {
    interface Page extends Nodes<{id: string}> {
      pageInfo: {endCursor: string};
    }
    const page = (parameters: string) =>
      query<{products: Page}>(
        `{products(${parameters}) {nodes {id} pageInfo {endCursor}}}`,
      );
    const four = (await page('first: 4, sortKey: PRICE')).data.products;
    const two = (await page('first: 2, sortKey: PRICE')).data.products;
    const after = `after: "${two.pageInfo.endCursor}"`;
    const next = await page(`first: 2, sortKey: PRICE, ${after}`);
    expect([...two.nodes, ...next.data.products.nodes]).toEqual(four.nodes);
    const {errors} = await page(`first: 2, sortKey: TITLE, ${after}`);
    expect(errors?.[0]?.message).toMatch(/^Invalid cursor/);
  });

  it('have the merchant’s filters only, in their order', async () => {
    const {data} = await query<{collection: {products: Products}}>(gql`
      {
        collection(handle: "all") {
          products(first: 1) {
            filters {
              id
              label
            }
          }
        }
      }
    `);
    const {filters} = data.collection.products;
    expect(filters.map(({id}) => id)).toEqual(FILTERS.map(({id}) => id.DE));
    expect(filters).toContainEqual({
      id: 'filter.v.option.größe',
      label: 'Größe',
    });
  });

  it.each([
    ['urlRedirects(first: 9, reverse: true) {nodes {path}}', 'reverse'],
  ])('refuse arguments that no storefront sends: %s', async (field, name) => {
    const {errors} = await query(`{${field}}`);
    const path = `QueryRoot.${field.split('(')[0]}(${name})`;
    expect(errors?.[0]).toMatchObject({
      message: `Field "${path}" is not implemented by the local shop.`,
      extensions: {code: 'NOT_IMPLEMENTED'},
    });
  });

  it('of redirects are searched only by path', async () => {
    const {data} = await query<Record<string, Nodes<{target: string}>>>(gql`
      {
        path: urlRedirects(first: 9, query: "path:/map") {
          nodes {
            target
          }
        }
        phrase: urlRedirects(
          first: 9
          query: "path:\\"/x\\\\\\" OR path:/y\\" OR path:\\"/Map\\""
        ) {
          nodes {
            target
          }
        }
        target: urlRedirects(first: 9, query: "target:/map") {
          nodes {
            target
          }
        }
      }
    `);
    expect(data.path?.nodes).toEqual([{target: '/products/metarmap'}]);
    expect(data.phrase?.nodes).toEqual([{target: '/products/metarmap'}]);
    expect(data.target?.nodes).toEqual([]);
  });

  it('accept the filter inputs that they return, and then have as many products as these say', async () => {
    const text = gql`
      query ($filters: [ProductFilter!]) {
        collection(handle: "karten") {
          products(first: 250, filters: $filters) {
            nodes {
              id
            }
            filters {
              id
              values {
                id
                count
                input
              }
            }
          }
        }
      }
    `;
    interface Result {
      collection: {products: Products};
    }
    const all = await query<Result>(text);
    const values = all.data.collection.products.filters.flatMap((filter) =>
      filter.id === 'filter.v.price' ? [] : filter.values,
    );
    expect(values.length).toBeGreaterThan(15);
    for (const {input, count} of values) {
      const filters = [JSON.parse(input) as object];
      const {data} = await query<Result>(text, {filters});
      expect(data.collection.products.nodes, input).toHaveLength(count);
    }
  });
});

describe('a shop with other settings', () => {
  let time = Date.now();
  const other = ownShop({
    filters: [
      {
        id: same(HANDLING_DAYS),
        label: text('Versand', 'Dispatch'),
      },
    ],
    searchLag: 5_000,
    now: () => new Date(time),
  });
  const ask = <Data>(document: TestDocument) =>
    queryShop<Data>(other.origin, document);

  it('filters by a metafield whose filter is switched on, and by no other', async () => {
    const {data} = await ask<Record<'all' | 'slow', {products: Products}>>(gql`
      {
        all: collection(handle: "all") {
          products(first: 250, filters: [{available: true}]) {
            nodes {
              id
            }
            filters {
              id
              label
              values {
                count
                input
              }
            }
          }
        }
        slow: collection(handle: "all") {
          products(
            first: 250
            filters: [
              {
                productMetafield: {
                  namespace: "custom"
                  key: "handling_days"
                  value: "1"
                }
              }
            ]
          ) {
            nodes {
              id
            }
          }
        }
      }
    `);
    const {filters} = data.all.products;
    expect(filters).toMatchObject([{id: HANDLING_DAYS, label: 'Versand'}]);
    expect(filters[0]?.values).toContainEqual({
      count: data.slow.products.nodes.length,
      input: `{"productMetafield":{"namespace":"custom","key":"handling_days","value":"1"}}`,
    });
  });

  it('updates its search results seconds after a sale', async () => {
    const {catalogue, inventory} = other.shop;
    const variants = catalogue.productByHandle.get('kniebrett')?.variants ?? [];
    const isFound = async () => {
      const {data} = await ask<{
        product: {availableForSale: boolean};
        search: {totalCount: number};
      }>(gql`
        {
          product(handle: "kniebrett") {
            availableForSale
          }
          search(
            first: 1
            query: "kniebrett"
            types: [PRODUCT]
            unavailableProducts: HIDE
          ) {
            totalCount
          }
        }
      `);
      return [data.product.availableForSale, data.search.totalCount > 0];
    };
    expect(await isFound()).toEqual([true, true]);
    for (const variant of variants) {
      inventory.take(variant, inventory.quantityOf(variant));
    }
    expect(await isFound()).toEqual([false, true]);
    time += 5_000;
    expect(await isFound()).toEqual([false, false]);
  });
});

describe('a query in Shopify’s search syntax', () => {
  const found = async (text: string, language = 'DE') => {
    const {data, errors} = await query<{
      products: Nodes<{handle: string}>;
    }>(
      `query Q($query: String) @inContext(country: DE, language: ${language}) {products(first: 5, sortKey: PRICE, query: $query) {nodes {handle}}}`,
      {query: text},
    );
    expect(errors).toBeUndefined();
    return data.products.nodes.map(({handle}) => handle);
  };

  it('finds products by vendor, type, price and words of either language', async () => {
    expect(await found('title:METARmap variants.price:>300')).toEqual([
      'metarmap',
      'metarmap-erstausgabe',
    ]);
    expect(await found('windsock', 'EN')).not.toEqual([]);
    expect(await found('windsock')).toEqual([]);
    expect(await found('vendor:Nobody')).toEqual([]);
    expect(await found('available_for_sale:false -tag:none')).not.toEqual([]);
  });

  it('keeps its pages apart from those of another query', async () => {
    const page = (parameters: string) =>
      query<{collections: Nodes<{handle: string}> & {pageInfo: object}}>(
        `{collections(first: 1, sortKey: TITLE, ${parameters}) {nodes {handle} pageInfo {endCursor}}}`,
      );
    const {data} = await page('query: "title:Karten"');
    expect(data.collections.nodes).toEqual([{handle: 'karten'}]);
    const {endCursor} = data.collections.pageInfo as {endCursor: string};
    const {errors} = await page(`query: "z*", after: "${endCursor}"`);
    expect(errors?.[0]?.message).toContain('Invalid cursor');
  });
});

describe('what other storefronts ask for', () => {
  it('a product’s collections, option values, and what is bought with it', async () => {
    const {data, errors} = await query<{
      product: {
        id: string;
        collections: Nodes<{handle: string}>;
        options: {values: string[]}[];
        variants: Nodes<{requiresComponents: boolean}>;
      };
    }>(gql`
      query Q @inContext(country: DE, language: DE) {
        product(handle: "metarmap") {
          id
          collections(first: 2) {
            nodes {
              handle
            }
          }
          options {
            values
          }
          variants(first: 1) {
            nodes {
              requiresComponents
            }
          }
        }
      }
    `);
    expect(errors).toBeUndefined();
    const {id, collections, options, variants} = data.product;
    expect(collections.nodes[0]).toEqual({handle: 'karten'});
    expect(options[0]?.values).toContain('Alpen');
    expect(variants.nodes).toEqual([{requiresComponents: false}]);
    const recommended = await query<Record<string, {handle: string}[]>>(
      `{byId: productRecommendations(productId: "${id}") {handle}
        byHandle: productRecommendations(productHandle: "metarmap") {handle}}`,
    );
    expect(recommended.data.byId).toEqual(recommended.data.byHandle);
    expect(recommended.data.byId).not.toEqual([]);
  });

  it('a metaobject by its id or by its type and handle', async () => {
    const {data} = await query<{
      metaobjects: Nodes<{id: string; handle: string; type: string}>;
    }>(gql`
      {
        metaobjects(first: 1, type: "color") {
          nodes {
            id
            handle
            type
          }
        }
      }
    `);
    const [entry] = data.metaobjects.nodes;
    const one = await query<Record<string, unknown>>(
      gql`
        query Q($id: ID, $handle: MetaobjectHandleInput) {
          byId: metaobject(id: $id) {
            id
          }
          byHandle: metaobject(handle: $handle) {
            id
          }
          missing: metaobject(handle: {type: "color", handle: "none"}) {
            id
          }
        }
      `,
      {id: entry?.id, handle: {type: entry?.type, handle: entry?.handle}},
    );
    expect(one.data).toEqual({
      byId: {id: entry?.id},
      byHandle: {id: entry?.id},
      missing: null,
    });
  });
});
