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
  const product = {title: 'New map', availableForSale: false};
  const shown = await shownMap();
  expect(shown).toMatchObject({product, search: {totalCount: 1}});
  // No dollars were entered for the new price: they are converted.
  expect(shown.product).toMatchObject({
    variants: {nodes: [{price: {currencyCode: 'USD'}, compareAtPrice: null}]},
  });
  const {html} = await visit('/products/1?saved');
  expect(html).toMatch(/name="price-1"[^>]*value="149.50"/);
  expect(html).toContain('role="status"');
  await send('/products/1', {...MAP, 'title-EN': 'Newest map'});
  expect((await visit('/products/1')).html).toContain('value="149.50"');
});

test('a form with mistakes saves nothing and says where they are', async () => {
  const before = await shownMap();
  const {status, html} = await send('/products/1', {
    ...MAP,
    'title-DE': '',
    'price-1': '<free>',
    'stock-1': '1.5',
  });
  expect(status).toBe(422);
  for (const field of ['title-DE', 'price-1', 'stock-1']) {
    expect(html).toContain(`id="${field}-fault"`);
  }
  expect(html).toContain('value="&lt;free&gt;"');
  expect(await shownMap()).toEqual(before);
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
  expect((await send('/discounts/new', half)).html).toContain('with this code');
  const discounted = async () => {
    const cart = await makeCart(running.origin, {
      lines: [
        {merchandiseId: VARIANT.giftCard},
        {merchandiseId: VARIANT.backOrder},
      ],
      discountCodes: ['HALF'],
    });
    return cart.discountCodes;
  };
  expect(await discounted()).toEqual([{code: 'HALF', applicable: true}]);
  await send('/discounts/HALF', {action: 'delete'});
  expect(await discounted()).toEqual([{code: 'HALF', applicable: false}]);
});

test('an order is marked as fulfilled with its number, another is canceled, once', async () => {
  const {html} = await visit('/orders', seeded);
  expect(html).toContain('Page 1 of ');
  const order = async (state: string) => {
    for (const [, number] of html.matchAll(/admin\/orders\/(\d+)"/g)) {
      const page = (await visit(`/orders/${number}`, seeded)).html;
      if (page.includes(state)) return {path: `/orders/${number}`, page};
    }
    throw new Error(`No order with ${state}.`);
  };
  const open = await order('value="cancel"');
  const parcel = {action: 'send', company: 'DHL', number: ''};
  const unnumbered = await send(open.path, parcel, seeded);
  expect(unnumbered.html).toContain('id="number-fault"');
  await send(open.path, {...parcel, number: '00340434'}, seeded);
  const status = /href="(\/orders\/[0-9a-f]{32})"/.exec(open.page)?.[1] ?? '';
  const seen = await fetch(seeded.origin + status);
  expect(await seen.text()).toContain('00340434');
  const next = await order('value="cancel"');
  const cancellation = {action: 'cancel', reason: 'OTHER'};
  expect((await send(next.path, cancellation, seeded)).status).toBe(303);
  expect((await send(next.path, cancellation, seeded)).status).toBe(422);
  const customers = await visit('/customers', seeded);
  const [, id] = /admin\/customers\/(\d+)"/.exec(customers.html) ?? [];
  expect((await visit(`/customers/${id}`, seeded)).html).not.toContain('<form');
  for (const unknown of ['/customers/0', '/orders/none', '/products/%E0']) {
    expect((await visit(unknown, seeded)).status).toBe(404);
  }
});

test('an entry, a menu and a policy are written by their definitions, and taken away', async () => {
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
  const link = {'item-0-DE': 'Neu', 'item-0-EN': 'New', 'level-0': '1'};
  const below = {'item-1-DE': 'Da', 'item-1-EN': 'There', 'level-1': '2'};
  const menu = {
    'title-DE': 'Fuß',
    'title-EN': 'Footer',
    ...link,
    'path-0': '/collections/karten',
    ...below,
    'path-1': 'https://example.com/',
  };
  const deep = await send('/menus/footer', {...menu, 'level-0': '2'}, seeded);
  expect(deep.html).toContain('id="level-0-fault"');
  await send('/menus/footer', menu, seeded);
  const body = {'body-DE': '<p>Alt</p>', 'body-EN': '<p>New words</p>'};
  const policy = {'title-DE': 'AGB', 'title-EN': 'Terms', ...body};
  const legal = '/settings/legal/terms-of-service';
  await send(legal, {...policy, 'body-EN': ''}, seeded);
  const shown = () =>
    queryShop(
      seeded.origin,
      `query Content @inContext(language: EN) {
        metaobjects(type: "storefront_announcement", first: 9) {
          nodes {handle field(key: "text") {value}}
        }
        menu(handle: "footer") {items {title type url items {url}}}
        shop {termsOfService {body}}
      }`,
    );
  expect((await shown()).data).toMatchObject({
    shop: {termsOfService: {body: '<p>Alt</p>'}},
  });
  await send(legal, policy, seeded);
  const item = {title: 'New', type: 'COLLECTION'};
  expect((await shown()).data).toMatchObject({
    metaobjects: {nodes: [{handle: 'sale', field: {value: 'Sale'}}]},
    menu: {
      items: [
        {
          ...item,
          url: expect.stringMatching(/\/collections\/maps$/) as string,
          items: [{url: 'https://example.com/'}],
        },
      ],
    },
    shop: {termsOfService: {body: '<p>New words</p>'}},
  });
  const away = {action: 'delete'};
  await send(`/${type}/sale`, away, seeded);
  await send(legal, away, seeded);
  expect((await shown()).data).toMatchObject({
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

test('a section’s place and picture are chosen, and a page lists sections by their handles', async () => {
  const path = '/content/metaobjects/entries';
  const refused = await send(
    `${path}/storefront_section/new`,
    {handle: 'first', 'field-slot': 'nowhere'},
    seeded,
  );
  expect(refused.html).toContain('Choose one of the list.');
  const {html} = await visit(`${path}/storefront_section/new`, seeded);
  const [, picture = ''] = /value="(gid:[^"]*)"/.exec(html) ?? [];
  for (const [handle, slot] of [
    ['first', 'hero'],
    ['second', 'closing'],
  ] as const) {
    const fields = {handle, active: 'on', 'field-slot': slot};
    await send(
      `${path}/storefront_section/new`,
      {...fields, 'field-picture': picture},
      seeded,
    );
  }
  const page = {handle: 'home', active: 'on'};
  const unknown = {...page, 'field-sections': 'third'};
  expect(
    (await send(`${path}/storefront_page/new`, unknown, seeded)).status,
  ).toBe(422);
  await send(
    `${path}/storefront_page/new`,
    {...page, 'field-sections': 'second\nfirst'},
    seeded,
  );
  const saved = await visit(`${path}/storefront_page/home`, seeded);
  expect(saved.html).toMatch(/name="field-sections"[^>]*>second\nfirst</);
  const {data} = await queryShop<{
    page: {sections: {value: string}};
    sections: {nodes: {id: string; handle: string; picture: unknown}[]};
  }>(
    seeded.origin,
    `{
      page: metaobject(handle: {type: "storefront_page", handle: "home"}) {
        sections: field(key: "sections") {value}
      }
      sections: metaobjects(type: "storefront_section", first: 9) {
        nodes {id handle picture: field(key: "picture") {reference {__typename}}}
      }
    }`,
  );
  const {page: home, sections} = data;
  const ids = JSON.parse(home.sections.value) as string[];
  expect(
    ids.map((id) => sections.nodes.find((node) => node.id === id)),
  ).toMatchObject([
    {handle: 'second', picture: {reference: {__typename: 'MediaImage'}}},
    {handle: 'first'},
  ]);
});
