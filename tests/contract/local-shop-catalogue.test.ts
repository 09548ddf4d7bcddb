import {expect, it} from 'vitest';
import {ownShop} from '../support/own-shop';
import {queryShop} from '../support/shop-client';

const running = ownShop();

it('answers nodes by id, and refuses what is no id', async () => {
  const product = 'gid://shopify/Product/8210000000001';
  const {data, errors} = await queryShop<{nodes: unknown[]}>(
    running.origin,
    `{nodes(ids: ["${product}", "gid://shopify/Product/1"]) {__typename id}}`,
  );
  expect(errors).toBeUndefined();
  expect(data.nodes).toEqual([{__typename: 'Product', id: product}, null]);
  const bad = await queryShop(running.origin, '{node(id: "nonsense") {id}}');
  expect(bad.errors?.[0]?.message).toBe("Invalid global id 'nonsense'");
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
