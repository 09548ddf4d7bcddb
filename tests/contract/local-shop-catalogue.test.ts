import {describe, expect, it} from 'vitest';

import {saveMenu} from '../../local-shop/data/content-store';
import {ownShop} from '../support/own-shop';
import {queryShop} from '../support/shop-client';

const running = ownShop();

const query = <Data>(text: string, variables = {}) =>
  queryShop<Data>(running.origin, text, variables);

interface Nodes<Node> {
  nodes: Node[];
}

describe('products of the local shop', () => {
  it('resolve metafield references and unit prices', async () => {
    const {data} = await query<{
      map: {matching: {references: Nodes<{handle: string}>}};
      strip: {variants: Nodes<{unitPrice: {amount: string}}>};
    }>(`{
      map: product(handle: "metarmap") {
        matching: metafield(namespace: "custom", key: "matching_colors") {
          references(first: 10) {nodes {... on Product {handle}}}
        }
      }
      strip: product(handle: "led-strip") {
        variants(first: 3) {nodes {unitPrice {amount}}}
      }
    }`);
    expect(data.map.matching.references.nodes).toHaveLength(3);
    expect(data.strip.variants.nodes.map(({unitPrice}) => unitPrice)).toEqual([
      {amount: '14.9'},
      {amount: '12.95'},
      {amount: '10.98'},
    ]);
  });
});

describe('content of the local shop', () => {
  it('links menus to the handles of the language', async () => {
    const {shop} = running;
    const [menu] = shop.catalogue.menus;
    const maps = shop.catalogue.collectionByHandle.get('karten');
    const [item] = menu?.items ?? [];
    if (!menu || !item || !maps) throw new Error('The seed has these.');
    const link = {...item, type: 'COLLECTION', resourceId: maps.id} as const;
    saveMenu(shop, {...menu, items: [link]});
    const {data} = await query<{
      menu: {items: {url: string}[]};
    }>(`query @inContext(language: EN) {
      menu(handle: "main-menu") {items {url}}
    }`);
    // Without the language: clients add their own, Hydrogen's starter has none.
    expect(data.menu.items[0]?.url).toBe(
      'http://localhost:3000/collections/maps',
    );
  });

  it('answers node and nodes by id, and refuses what is no id', async () => {
    const known = 'gid://shopify/Product/8210000000001';
    const {data, errors} = await query<{nodes: unknown[]}>(
      `{nodes(ids: ["${known}", "gid://shopify/Product/1"]) {__typename id}}`,
    );
    expect(errors).toBeUndefined();
    expect(data.nodes).toEqual([{__typename: 'Product', id: known}, null]);
    const bad = await query('{node(id: "nonsense") {id}}');
    expect(bad.errors?.[0]?.message).toBe("Invalid global id 'nonsense'");
  });
});

it('finds things by a handle in any case', async () => {
  const {data, errors} = await queryShop<Record<string, {handle: string}>>(
    running.origin,
    `query @inContext(country: US, language: EN) {
      blog(handle: "Journal") {handle articleByHandle(handle: "Vier-Farben") {handle}}
      product(handle: "METARmap") {handle}
      collection(handle: "Maps") {handle}
      page(handle: "Ueber-Uns") {handle}
      menu(handle: "Main-Menu") {handle}
    }`,
  );
  expect(errors).toBeUndefined();
  expect(data).toEqual({
    blog: {handle: 'journal', articleByHandle: {handle: 'vier-farben'}},
    product: {handle: 'metarmap'},
    collection: {handle: 'maps'},
    page: {handle: 'ueber-uns'},
    menu: {handle: 'main-menu'},
  });
});
