import {print} from 'graphql';
import gql from 'graphql-tag';
import {expect, test, vi} from 'vitest';
import {
  LOCAL_ADMIN_CLIENT,
  LOCAL_MAIL_TOKEN,
} from '@metarmap/local-shop/credentials';
import {makeCart, readCart} from '../support/cart-client';
import {askAdmin, readOutbox} from '../support/customer-client';
import {ownShop} from '../support/own-shop';
import {queryShop} from '../support/shop-client';
import {smallCatalogue, VARIANT} from '../support/small-catalogue';

const running = ownShop();
const small = ownShop({catalogue: smallCatalogue});

const UPDATE = print(gql`
  mutation SetList($input: CustomerInput!) {
    customerUpdate(input: $input) {
      customer {
        id
      }
      userErrors {
        field
      }
    }
  }
`);
const UNKNOWN = {input: {id: 'gid://shopify/Customer/99999'}};

test('an unknown customer, a wrong token and an unknown field are refused', async () => {
  const unknown = await askAdmin(running.origin, UPDATE, UNKNOWN);
  expect(await unknown.json()).toMatchObject({
    data: {customerUpdate: {userErrors: [{field: ['id']}]}},
  });
  const refused = await askAdmin(running.origin, UPDATE, {}, 'wrong');
  expect(refused.status).toBe(401);
  const invalid = await askAdmin(
    running.origin,
    gql`
      {
        orders {
          id
        }
      }
    `,
  );
  expect(await invalid.json()).toMatchObject({
    errors: [{message: expect.stringContaining('orders') as string}],
  });
});

test('an entry of an unknown type, with an unknown field or id is refused with the Admin API’s codes', async () => {
  const response = await askAdmin(
    running.origin,
    gql`
      mutation {
        unknownType: metaobjectUpsert(
          handle: {type: "none", handle: "a"}
          metaobject: {fields: []}
        ) {
          userErrors {
            code
          }
        }
        unknownField: metaobjectUpsert(
          handle: {type: "storefront_page", handle: "a"}
          metaobject: {fields: [{key: "none", value: ""}]}
        ) {
          userErrors {
            code
          }
        }
        metaobjectDelete(id: "gid://shopify/Metaobject/0") {
          userErrors {
            code
          }
        }
      }
    `,
  );
  const refused = (code: string) => ({userErrors: [{code}]});
  expect(await response.json()).toEqual({
    data: {
      unknownType: refused('UNDEFINED_OBJECT_TYPE'),
      unknownField: refused('UNDEFINED_OBJECT_FIELD'),
      metaobjectDelete: refused('RECORD_NOT_FOUND'),
    },
  });
});

test('a token by client credentials is valid for a day', async () => {
  const askForToken = (secret: string) =>
    fetch(`${running.origin}/admin/oauth/access_token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: LOCAL_ADMIN_CLIENT.id,
        client_secret: secret,
      }),
    });
  expect((await askForToken('wrong')).status).toBe(400);
  const response = await askForToken(LOCAL_ADMIN_CLIENT.secret);
  const {access_token: issued, ...rest} = (await response.json()) as {
    access_token: string;
  };
  expect(rest).toEqual({scope: 'write_customers', expires_in: 86_399});
  const ask = () => askAdmin(running.origin, UPDATE, UNKNOWN, issued);
  expect((await ask()).status).toBe(200);
  vi.useFakeTimers({toFake: ['Date'], now: Date.now() + 86_400_000});
  expect((await ask()).status).toBe(401);
  vi.useRealTimers();
});

const message = {
  from: 'shop@example.com',
  to: 'shop@example.com',
  subject: 'Frage',
  text: 'Hallo <b>ihr</b>: https://example.com/?a=1&b=2',
  reply_to: 'anna@example.com',
};
const post = (body: unknown, token = LOCAL_MAIL_TOKEN) =>
  fetch(`${running.origin}/outbox`, {
    method: 'POST',
    headers: {Authorization: `Bearer ${token}`},
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

test('a message is in the outbox, as data and as a page', async () => {
  expect((await post(message)).status).toBe(202);
  const [mail] = await readOutbox(running.origin);
  const {to, subject, text, reply_to: replyTo} = message;
  expect(mail).toMatchObject({kind: 'contact', to, subject, text, replyTo});
  const page = await (await fetch(`${running.origin}/outbox`)).text();
  expect(page).toContain('Hallo &lt;b&gt;ihr&lt;/b&gt;');
  expect(page).toContain('href="https://example.com/?a=1&amp;b=2"');
  expect(page).toContain('reply to anna@example.com');
});

test.each([
  ['no JSON', 'x', 400],
  ['two recipients', {...message, to: 'a@example.com,b@example.com'}, 400],
  ['a header in the subject', {...message, subject: 'A\r\nBcc: x'}, 400],
  ['a long text', {...message, text: 'x'.repeat(64 * 1024)}, 413],
])('a message with %s is refused', async (_name, body, status) => {
  expect((await post(body)).status).toBe(status);
});

test('a message without the token of the outbox is refused', async () => {
  expect((await post(message, 'another')).status).toBe(401);
});

async function visit(path: string, {origin}: {origin: string} = small) {
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
  }: {origin: string; headers?: Record<string, string>} = small,
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
    small.origin,
    gql`
      query Map @inContext(language: EN, country: US) {
        product(handle: "handle-1") {
          title
          availableForSale
          variants(first: 1) {
            nodes {
              price {
                amount
                currencyCode
              }
              compareAtPrice {
                amount
              }
            }
          }
        }
        search(query: "new", first: 1) {
          totalCount
        }
      }
    `,
  );
  return data;
}

test('a price, a title and stock saved in the admin are returned by the Storefront API', async () => {
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
  const cart = await makeCart(small.origin, {
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
    small.origin,
    gql`
      {
        products(first: 9) {
          nodes {
            id
          }
        }
      }
    `,
  );
  expect(data.products.nodes).toHaveLength(4);
  expect((await readCart(small.origin, cart.id))?.lines).toBeDefined();
  expect((await visit('/products')).html).toContain('Not published');
});

test('an unlisted product can still be bought after an edit', async () => {
  const {catalogue} = running.shop;
  const unlisted = [...catalogue.productById.values()].find(
    ({isUnlisted}) => isUnlisted,
  );
  const [variant] = unlisted?.variants ?? [];
  const texts = {'title-DE': 'Karten', 'title-EN': 'Maps', published: 'on'};
  const [{id} = {id: ''}] = catalogue.collections;
  const path = `/collections/${id.split('/').at(-1)}`;
  const saved = await send(path, {...texts, products: 'metarmap'}, running);
  expect(saved.status).toBe(303);
  const cart = await makeCart(running.origin, {
    lines: [{merchandiseId: variant?.id ?? ''}],
  });
  expect(cart.id).toBeDefined();
});

test('a collection’s products and their order are saved; an unknown one is refused', async () => {
  const texts = {'title-DE': 'Alle', 'title-EN': 'All', published: 'on'};
  const products = 'handle-4\nhandle-1';
  await send('/collections/1', {...texts, products});
  const {data} = await queryShop(
    small.origin,
    gql`
      {
        collection(handle: "maps") {
          products(first: 9) {
            nodes {
              handle
            }
          }
        }
      }
    `,
  );
  expect(data).toEqual({
    collection: {
      products: {nodes: [{handle: 'handle-4'}, {handle: 'handle-1'}]},
    },
  });
  const refused = await send('/collections/1', {...texts, products: 'none'});
  expect(refused.html).toContain('There is no product none.');
});

test('a collection has the handles that the merchant writes, and no other one’s', async () => {
  const {html} = await visit('/collections/1', small);
  expect(html).toContain('name="handle-EN"');
  const texts = {'title-EN': 'Maps', 'title-DE': 'Karten', published: 'on'};
  const handles = {'handle-EN': 'Wall-Maps', 'handle-DE': 'wandkarten'};
  const other = {'title-EN': 'Others', 'title-DE': 'Andere', published: 'on'};
  expect((await send('/collections/new', other)).status).toBe(303);
  const saved = await send('/collections/1', {...texts, ...handles});
  expect(saved.status).toBe(303);
  const {collectionByHandle} = small.shop.catalogue;
  const id = 'gid://shopify/Collection/1';
  expect(collectionByHandle.get('wall-maps')?.id).toBe(id);
  expect(collectionByHandle.get('wandkarten')?.id).toBe(id);
  const taken = {...texts, ...handles, 'handle-EN': 'others'};
  const refused = await send('/collections/1', taken);
  expect(refused.html).toContain('There is one with this handle.');
  await send('/collections/1', {...texts, 'handle-EN': '', 'handle-DE': ''});
  expect(small.shop.catalogue.collectionByHandle.get('maps')?.id).toBe(id);
});

test('a new discount reduces a cart until it is deleted', async () => {
  const half = {code: 'half', kind: 'percentage', percentage: '50'};
  expect((await send('/discounts/new', half)).status).toBe(303);
  const lines = [{merchandiseId: VARIANT.backOrder}];
  const discounted = async () => {
    const cart = {lines, discountCodes: ['HALF']};
    return (await makeCart(small.origin, cart)).discountCodes;
  };
  expect(await discounted()).toEqual([{code: 'HALF', applicable: true}]);
  await send('/discounts/HALF', {action: 'delete'});
  expect(await discounted()).toEqual([{code: 'HALF', applicable: false}]);
});

test('an automatic discount needs no code, is found by its title, and is deleted', async () => {
  const title = 'Two for one, über';
  const draft = {method: 'automatic', code: title, kind: 'buy-get', gets: '1'};
  const refused = await send('/discounts/new', draft);
  expect(refused.html).toContain('Enter a whole number from 1 to 100.');
  const full = {...draft, buys: '1', percentage: '100'};
  expect((await send('/discounts/new', full)).status).toBe(303);
  const costs = async () => {
    const lines = [{merchandiseId: VARIANT.backOrder, quantity: 2}];
    const {cost} = await makeCart(small.origin, {lines});
    return cost.totalAmount.amount;
  };
  expect(await costs()).toBe('19.99');
  const {html} = await visit('/discounts', small);
  const [, key = ''] =
    /admin\/discounts\/(automatic\/[\w-]+)"/.exec(html) ?? [];
  await send(`/discounts/${key}`, {action: 'delete'});
  expect(await costs()).toBe('39.98');
});

test('an order is canceled once; an unknown one is not found', async () => {
  const {html} = await visit('/orders', running);
  const numbers = [...html.matchAll(/admin\/orders\/(\d+)"/g)].map(
    ([, no]) => no,
  );
  const pages = await Promise.all(
    numbers.map((number) => visit(`/orders/${number}`, running)),
  );
  const open = pages.findIndex((page) => page.html.includes('value="cancel"'));
  const cancel = () =>
    send(
      `/orders/${numbers[open]}`,
      {action: 'cancel', reason: 'OTHER'},
      running,
    );
  expect((await cancel()).status).toBe(303);
  expect((await cancel()).status).toBe(422);
  for (const unknown of ['/customers/0', '/orders/none', '/products/%E0']) {
    expect((await visit(unknown, running)).status).toBe(404);
  }
});

test('an entry, a menu and a policy are written, and deleted', async () => {
  const type = 'content/metaobjects/entries/storefront_announcement';
  const entry = {
    handle: 'sale',
    active: 'on',
    'field-text-DE': 'Schlussverkauf',
    'field-text-EN': 'Sale',
    'field-link': 'javascript:alert(1)',
  };
  const refused = await send(`/${type}/new`, entry, running);
  expect(refused.html).toContain('id="field-link-fault"');
  await send(`/${type}/new`, {...entry, 'field-link': ''}, running);
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
    'item-2-DE': 'Rubrik',
    'item-2-EN': 'Heading',
    'level-2': '1',
    'path-2': '#',
  };
  const levels = {'level-0': 'x', 'level-1': 'x'};
  const unread = await send('/menus/footer', {...menu, ...levels}, running);
  expect(unread.html).toContain('At most 2 here.');
  await send('/menus/footer', menu, running);
  const legal = '/settings/legal/terms-of-service';
  const policy = {'title-DE': 'AGB', 'title-EN': 'Terms'};
  // Written only in German.
  const body = {'body-DE': '<p>Alt</p>', 'body-EN': ''};
  await send(legal, {...policy, ...body}, running);
  const shown = async () => {
    const {data} = await queryShop(
      running.origin,
      gql`
        query Content @inContext(language: EN) {
          metaobjects(type: "storefront_announcement", first: 9) {
            nodes {
              handle
              field(key: "text") {
                value
              }
            }
          }
          menu(handle: "footer") {
            items {
              title
              url
              items {
                url
              }
            }
          }
          shop {
            termsOfService {
              body
            }
          }
        }
      `,
    );
    return data;
  };
  const items = [{url: 'https://example.com/'}];
  const url = expect.stringMatching(/\/collections\/maps$/) as string;
  expect(await shown()).toEqual({
    metaobjects: {nodes: [{handle: 'sale', field: {value: 'Sale'}}]},
    menu: {
      items: [
        {title: 'New', url, items},
        {title: 'Heading', url: '#', items: []},
      ],
    },
    shop: {termsOfService: {body: '<p>Alt</p>'}},
  });
  await send(`/${type}/sale`, {action: 'delete'}, running);
  await send(legal, {action: 'delete'}, running);
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
  const {origin} = small;
  expect((await send('/products/1', MAP, {origin, headers})).status).toBe(403);
});

test('a section’s place and picture are chosen from a list', async () => {
  const path = '/content/metaobjects/entries/storefront_section/new';
  const refused = await send(
    path,
    {handle: 'first', 'field-slot': 'nowhere'},
    running,
  );
  expect(refused.html).toContain('Choose one of the list.');
  const {html} = await visit(path, running);
  const [, picture = ''] = /value="(gid:[^"]*)"/.exec(html) ?? [];
  const fields = {'field-slot': 'hero', 'field-picture': picture};
  await send(path, {handle: 'first', active: 'on', ...fields}, running);
  const {data} = await queryShop(
    running.origin,
    gql`
      {
        metaobjects(type: "storefront_section", first: 9) {
          nodes {
            picture: field(key: "picture") {
              reference {
                __typename
              }
            }
          }
        }
      }
    `,
  );
  const reference = {__typename: 'MediaImage'};
  // Besides the two sections of the seed.
  const nodes = Array.from({length: 3}, () => ({picture: {reference}}));
  expect(data).toEqual({metaobjects: {nodes}});
});

test('a new product with metafields is sold in a new collection, untranslated words in the first language', async () => {
  const number = /products\/(\d+)">Wandlampe/;
  const {html} = await visit('/products/new', running);
  expect(html).toContain('id="metafield-custom-details-DE"');
  // Pages are suggested, as Shopify's admin has them to choose from.
  expect(html).toMatch(
    /<datalist id="metafield-custom-size_guide-list">\s*<option value="[a-z-]+">/,
  );
  const made = await send(
    '/products/new',
    {
      'title-DE': 'Wandlampe Süd',
      'title-EN': '',
      'description-DE': '<p>Hell</p>',
      'seoTitle-DE': 'Lampe für die Wand',
      'metafield-custom-details-DE': 'Zwei Watt',
      'metafield-custom-handling_days': '2',
      'metafield-custom-add_ons': 'metarmap',
      published: 'on',
    },
    running,
  );
  expect(made.status).toBe(303);
  const [, id] = number.exec((await visitLast()).html) ?? [];
  const [variant] =
    running.shop.edits.all.productByHandle.get('wandlampe-sud')?.variants ?? [];
  const price = `-${variant?.id.split('/').at(-1)}`;
  const filled = {
    'title-DE': 'Wandlampe Süd',
    published: 'on',
    [`price${price}`]: '19.90',
    [`stock${price}`]: '3',
  };
  expect((await send(`/products/${id}`, filled, running)).status).toBe(303);
  const collection = {
    'title-DE': 'Lampen',
    published: 'on',
    products: 'wandlampe-sud',
  };
  const added = await send('/collections/new', collection, running);
  expect(added.status).toBe(303);
  const {data} = await queryShop(
    running.origin,
    gql`
      query @inContext(language: EN, country: DE) {
        collection(handle: "lampen") {
          title
          products(first: 2) {
            nodes {
              title
              descriptionHtml
              availableForSale
              seo {
                title
              }
              priceRange {
                minVariantPrice {
                  amount
                }
              }
              details: metafield(key: "details") {
                value
              }
              days: metafield(key: "handling_days") {
                value
              }
              addOns: metafield(key: "add_ons") {
                references(first: 2) {
                  nodes {
                    ... on Product {
                      handle
                    }
                  }
                }
              }
            }
          }
        }
      }
    `,
  );
  expect(data).toEqual({
    collection: {
      title: 'Lampen',
      products: {
        nodes: [
          {
            title: 'Wandlampe Süd',
            descriptionHtml: '<p>Hell</p>',
            availableForSale: true,
            seo: {title: 'Lampe für die Wand'},
            priceRange: {minVariantPrice: {amount: '19.9'}},
            details: {value: 'Zwei Watt'},
            days: {value: '2'},
            addOns: {references: {nodes: [{handle: 'metarmap'}]}},
          },
        ],
      },
    },
  });
});

test('a variant’s metafields are fields of the product’s form, an amount in the shop’s currency', async () => {
  const defined = await askAdmin(
    running.origin,
    gql`
      mutation Define($definition: MetafieldDefinitionInput!) {
        metafieldDefinitionCreate(definition: $definition) {
          userErrors {
            message
          }
        }
      }
    `,
    {
      definition: {
        ownerType: 'PRODUCTVARIANT',
        namespace: 'custom',
        key: 'lowest_price',
        type: 'money',
        name: 'Lowest price',
        access: {storefront: 'PUBLIC_READ'},
      },
    },
  );
  expect(await defined.json()).not.toHaveProperty('errors');
  const {edits} = running.shop;
  const product = edits.all.productByHandle.get('kniebrett');
  const [id, variant] = [product?.id, product?.variants[0]?.id].map((gid) =>
    gid?.split('/').at(-1),
  );
  const field = `metafield-${variant}-custom-lowest_price`;
  const read = async () => {
    const {data} = await queryShop<{
      product: {variants: {nodes: [{metafield: object | null}]}};
    }>(
      running.origin,
      gql`
        query {
          product(handle: "kniebrett") {
            variants(first: 1) {
              nodes {
                metafield(namespace: "custom", key: "lowest_price") {
                  type
                  value
                }
              }
            }
          }
        }
      `,
    );
    return data.product.variants.nodes[0].metafield;
  };
  const filled = {
    'title-DE': 'Kniebrett',
    published: 'on',
    [`price-${variant}`]: '39',
    [`stock-${variant}`]: '3',
  };
  const path = `/products/${id}`;
  const refused = await send(path, {...filled, [field]: 'gratis'}, running);
  expect(refused.html).toContain(`id="${field}-fault"`);
  const given = {...filled, [field]: '34,50'};
  expect((await send(path, given, running)).status).toBe(303);
  expect(await read()).toEqual({
    type: 'money',
    value: '{"amount":"34.50","currency_code":"EUR"}',
  });
  expect((await visit(path, running)).html).toMatch(
    new RegExp(`name="${field}"[^>]*value="34.50"`),
  );
  await send(path, filled, running);
  expect(await read()).not.toBeNull();
  await send(path, {...filled, [field]: ''}, running);
  expect(await read()).toBeNull();
});

/** The page of the list with the newest product. */
const visitLast = () => visit('/products?page=2', running);

test('an announcement has to end after it begins, and its fields have controls of their types', async () => {
  const path = '/content/metaobjects/entries/storefront_announcement/new';
  const {html} = await visit(path, running);
  expect(html).toMatch(/name="field-from"[^>]*type="datetime-local"/);
  const entry = {handle: 'later', active: 'on', 'field-text-DE': 'Später'};
  const times = {
    'field-from': '2030-12-31T12:00',
    'field-until': '2030-12-30T12:00',
  };
  const refused = await send(path, {...entry, ...times}, running);
  expect(refused.html).toContain('id="field-until-fault"');
  const until = {...entry, ...times, 'field-until': '2031-01-01T12:00'};
  expect((await send(path, until, running)).status).toBe(303);
  const {data} = await queryShop(
    running.origin,
    gql`
      query @inContext(language: EN) {
        metaobjects(type: "storefront_announcement", first: 1) {
          nodes {
            text: field(key: "text") {
              value
            }
            until: field(key: "until") {
              value
            }
          }
        }
      }
    `,
  );
  expect(data).toEqual({
    metaobjects: {
      nodes: [
        {text: {value: 'Später'}, until: {value: '2031-01-01T12:00:00Z'}},
      ],
    },
  });
  const section = '/content/metaobjects/entries/storefront_section/new';
  expect((await visit(section, running)).html).toMatch(
    /name="field-picture"[^>]*value="gid:[^"]+"[^<]*>\s*<img src="[^"]+width=96"/,
  );
});

test('an entry without a handle gets one from its first text, or from its type', async () => {
  const path = '/content/metaobjects/entries';
  const page = {active: 'on', 'field-title-DE': 'Über die Werkstatt'};
  for (const entry of [page, page]) {
    await send(`${path}/storefront_page/new`, entry, running);
  }
  const market = {active: 'on', 'field-countries': 'NO'};
  expect(
    (await send(`${path}/storefront_market/new`, market, running)).status,
  ).toBe(303);
  for (const key of [
    'storefront_page/uber-die-werkstatt',
    'storefront_page/uber-die-werkstatt-2',
    'storefront_market/market',
  ]) {
    expect((await visit(`${path}/${key}`, running)).status, key).toBe(200);
  }
});

test('a list is entered line by line, and a form says what its fields are for', async () => {
  const path = '/content/metaobjects/entries/storefront_market';
  const entry = {
    handle: 'alps',
    active: 'on',
    'field-countries': 'CH\r\nAT\r\n',
  };
  expect((await send(`${path}/new`, entry, running)).status).toBe(303);
  const {data} = await queryShop(
    running.origin,
    gql`
      {
        metaobjects(type: "storefront_market", first: 20) {
          nodes {
            handle
            field(key: "countries") {
              value
            }
          }
        }
      }
    `,
  );
  expect(data).toMatchObject({
    metaobjects: {
      nodes: expect.arrayContaining([
        {handle: 'alps', field: {value: '["CH","AT"]'}},
      ]) as unknown,
    },
  });
  const {html} = await visit(`${path}/alps`, running);
  expect(html).toMatch(/<textarea[^>]*name="field-countries"[^>]*>\s*CH\nAT</);
  const section = '/content/metaobjects/entries/storefront_section/new';
  expect((await visit(section, running)).html).toMatch(
    /id="field-lead-DE-hint">\s*Shown at: hero, colors/,
  );
  const page = '/content/metaobjects/entries/storefront_page/new';
  expect((await visit(page, running)).html).toMatch(
    /id="field-sections-hint">\s*Handles, one in each line: room, room-in-english/,
  );
});
