import {expect, test} from 'vitest';
import {makeCart, readCart} from '../support/cart-client';
import {ownShop} from '../support/own-shop';
import {queryShop} from '../support/shop-client';
import {smallCatalogue, VARIANT} from '../support/small-catalogue';

const running = ownShop({catalogue: smallCatalogue});
const seeded = ownShop();

async function visit(path: string, {origin}: {origin: string} = running) {
  const response = await fetch(`${origin}/admin${path}`);
  return {status: response.status, html: await response.text()};
}

/** Sends a form of the admin as a browser without JavaScript does. */
async function send(
  path: string,
  fields: Record<string, string>,
  {
    origin,
    headers = {Origin: origin},
  }: {origin: string; headers?: Record<string, string>} = running,
) {
  const response = await fetch(`${origin}/admin${path}`, {
    method: 'POST',
    redirect: 'manual',
    headers,
    body: new URLSearchParams(fields),
  });
  return {
    status: response.status,
    location: response.headers.get('Location'),
    html: await response.text(),
  };
}

const MAP = {
  'title-DE': 'Neue Karte',
  'title-EN': 'New map',
  published: 'on',
  'price-1': '149,5',
  'compareAt-1': '',
  'stock-1': '0',
};

async function shownMap() {
  const {data} = await queryShop<{product: unknown}>(
    running.origin,
    `query Map @inContext(language: EN, country: US) {
      product(handle: "handle-1") {
        title
        availableForSale
        variants(first: 1) {nodes {price {amount currencyCode} compareAtPrice {amount}}}
      }
      search(query: "new", first: 1) {totalCount}
    }`,
  );
  return data;
}

test('a price, a title and stock saved in the admin are the Storefront API’s', async () => {
  const {status, location} = await send('/products/1', MAP);
  expect([status, location]).toEqual([303, '/admin/products/1?page=1&saved']);
  const shown = await shownMap();
  expect(shown).toMatchObject({
    product: {
      title: 'New map',
      availableForSale: false,
      // No dollars were entered for the new price: they are converted.
      variants: {nodes: [{price: {currencyCode: 'USD'}, compareAtPrice: null}]},
    },
    search: {totalCount: 1},
  });
  const {html} = await visit('/products/1?saved');
  expect(html).toMatch(/name="price-1"[^>]*value="149.50"/);

  const wrong = {...MAP, 'title-DE': '', 'price-1': '<free>'};
  const refused = await send('/products/1', wrong);
  expect(refused.status).toBe(422);
  expect(refused.html).toContain('id="title-DE-fault"');
  expect(refused.html).toContain('value="&lt;free&gt;"');
  expect(await shownMap()).toEqual(shown);
});

test('a product that is not published is in no list, and a cart with it still opens', async () => {
  const cart = await makeCart(running.origin, {
    lines: [{merchandiseId: VARIANT.lamp}],
  });
  const lamp = {
    'title-DE': 'Lampe',
    'title-EN': 'Lamp',
    'price-2': '19.99',
    'stock-2': '9',
  };
  await send('/products/2', lamp);
  const {data} = await queryShop<{products: {nodes: {id: string}[]}}>(
    running.origin,
    '{products(first: 9) {nodes {id}}}',
  );
  expect(data.products.nodes).toHaveLength(4);
  expect((await readCart(running.origin, cart.id))?.lines).toBeDefined();
  expect((await visit('/products')).html).toContain('Not published');
});

test('a product that no list shows can still be bought after an edit', async () => {
  const {catalogue} = seeded.shop;
  const unlisted = [...catalogue.productById.values()].find(
    ({isUnlisted}) => isUnlisted,
  );
  const [variant] = unlisted?.variants ?? [];
  const texts = {'title-DE': 'Karten', 'title-EN': 'Maps', published: 'on'};
  const [{id} = {id: ''}] = catalogue.collections;
  const path = `/collections/${id.split('/').at(-1)}`;
  const saved = await send(path, {...texts, products: 'metarmap'}, seeded);
  expect(saved.status).toBe(303);
  const cart = await makeCart(seeded.origin, {
    lines: [{merchandiseId: variant?.id ?? ''}],
  });
  expect(cart.id).toBeDefined();
});

test('a collection’s products and their order are saved; an unknown one is refused', async () => {
  const texts = {'title-DE': 'Alle', 'title-EN': 'All', published: 'on'};
  const products = 'handle-4\nhandle-1';
  await send('/collections/1', {...texts, products});
  const {data} = await queryShop(
    running.origin,
    '{collection(handle: "maps") {products(first: 9) {nodes {handle}}}}',
  );
  expect(data).toEqual({
    collection: {
      products: {nodes: [{handle: 'handle-4'}, {handle: 'handle-1'}]},
    },
  });
  const refused = await send('/collections/1', {...texts, products: 'none'});
  expect(refused.html).toContain('There is no product none.');
});

test('a new discount takes its part off a cart until it is deleted', async () => {
  const half = {code: 'half', kind: 'percentage', percentage: '50'};
  expect((await send('/discounts/new', half)).status).toBe(303);
  const lines = [{merchandiseId: VARIANT.backOrder}];
  const discounted = async () => {
    const cart = {lines, discountCodes: ['HALF']};
    return (await makeCart(running.origin, cart)).discountCodes;
  };
  expect(await discounted()).toEqual([{code: 'HALF', applicable: true}]);
  await send('/discounts/HALF', {action: 'delete'});
  expect(await discounted()).toEqual([{code: 'HALF', applicable: false}]);
});

test('an order is canceled once; what is not there is not found', async () => {
  const {html} = await visit('/orders', seeded);
  const numbers = [...html.matchAll(/admin\/orders\/(\d+)"/g)].map(
    ([, no]) => no,
  );
  const pages = await Promise.all(
    numbers.map((number) => visit(`/orders/${number}`, seeded)),
  );
  const open = pages.findIndex((page) => page.html.includes('value="cancel"'));
  const cancel = () =>
    send(
      `/orders/${numbers[open]}`,
      {action: 'cancel', reason: 'OTHER'},
      seeded,
    );
  expect((await cancel()).status).toBe(303);
  expect((await cancel()).status).toBe(422);
  for (const unknown of ['/customers/0', '/orders/none', '/products/%E0']) {
    expect((await visit(unknown, seeded)).status).toBe(404);
  }
});

test('an entry, a menu and a policy are written, and taken away', async () => {
  const type = 'content/metaobjects/entries/storefront_announcement';
  const entry = {
    handle: 'sale',
    active: 'on',
    'field-text-DE': 'Schlussverkauf',
    'field-text-EN': 'Sale',
    'field-link': 'javascript:alert(1)',
  };
  const refused = await send(`/${type}/new`, entry, seeded);
  expect(refused.html).toContain('id="field-link-fault"');
  await send(`/${type}/new`, {...entry, 'field-link': ''}, seeded);
  const menu = {
    'title-DE': 'Fuß',
    'title-EN': 'Footer',
    'item-0-DE': 'Neu',
    'item-0-EN': 'New',
    'level-0': '1',
    'path-0': '/collections/karten',
    'item-1-DE': 'Da',
    'item-1-EN': 'There',
    'level-1': '2',
    'path-1': 'https://example.com/',
  };
  await send('/menus/footer', menu, seeded);
  const legal = '/settings/legal/terms-of-service';
  const policy = {'title-DE': 'AGB', 'title-EN': 'Terms'};
  // Written in German alone.
  const body = {'body-DE': '<p>Alt</p>', 'body-EN': ''};
  await send(legal, {...policy, ...body}, seeded);
  const shown = async () => {
    const {data} = await queryShop(
      seeded.origin,
      `query Content @inContext(language: EN) {
        metaobjects(type: "storefront_announcement", first: 9) {
          nodes {handle field(key: "text") {value}}
        }
        menu(handle: "footer") {items {title url items {url}}}
        shop {termsOfService {body}}
      }`,
    );
    return data;
  };
  const items = [{url: 'https://example.com/'}];
  const url = expect.stringMatching(/\/collections\/maps$/) as string;
  expect(await shown()).toEqual({
    metaobjects: {nodes: [{handle: 'sale', field: {value: 'Sale'}}]},
    menu: {items: [{title: 'New', url, items}]},
    shop: {termsOfService: {body: '<p>Alt</p>'}},
  });
  await send(`/${type}/sale`, {action: 'delete'}, seeded);
  await send(legal, {action: 'delete'}, seeded);
  expect(await shown()).toMatchObject({
    metaobjects: {nodes: []},
    shop: {termsOfService: null},
  });
});

test.each([
  ['another site’s form', {Origin: 'https://evil.example'}],
  ['a form of unknown origin', {}],
  ['a form that says it is from elsewhere', {'Sec-Fetch-Site': 'cross-site'}],
])('%s is refused', async (_name, headers: Record<string, string>) => {
  const {origin} = running;
  expect((await send('/products/1', MAP, {origin, headers})).status).toBe(403);
});

test('a section’s place and picture are chosen from a list', async () => {
  const path = '/content/metaobjects/entries/storefront_section/new';
  const refused = await send(
    path,
    {handle: 'first', 'field-slot': 'nowhere'},
    seeded,
  );
  expect(refused.html).toContain('Choose one of the list.');
  const {html} = await visit(path, seeded);
  const [, picture = ''] = /value="(gid:[^"]*)"/.exec(html) ?? [];
  const fields = {'field-slot': 'hero', 'field-picture': picture};
  await send(path, {handle: 'first', active: 'on', ...fields}, seeded);
  const {data} = await queryShop(
    seeded.origin,
    `{
      metaobjects(type: "storefront_section", first: 9) {
        nodes {picture: field(key: "picture") {reference {__typename}}}
      }
    }`,
  );
  const reference = {__typename: 'MediaImage'};
  expect(data).toEqual({metaobjects: {nodes: [{picture: {reference}}]}});
});
