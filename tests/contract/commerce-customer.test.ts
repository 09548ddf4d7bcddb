import {print} from 'graphql';
import gql from 'graphql-tag';
import {describe, expect, it, vi} from 'vitest';
import {
  recoverLimitOfClient,
  registerLimit,
} from '~/lib/rates/rate-limit.server';
import {MAX_WISHLIST_PRODUCTS} from '~/lib/limits/limits';
import {SEED_PASSWORD} from '@metarmap/local-shop/credentials';
import {commerceClient} from '../support/commerce-client';
import {commerceShop} from '../support/commerce-shop';
import {breakShop, mendShop} from '../support/faults';
import {mailedLink} from '../support/customer-client';
import {firstVariantId} from '../support/shop-client';
import {withoutPauses} from '../support/without-pauses';

vi.setConfig({testTimeout: 60_000});

const running = commerceShop({primaryOrigin: 'https://www.shop.example'});

const REAL_TOKEN = /"[0-9a-f]{32,}"/;

// The documents of a client that was written for the endpoint's documentation.
const REGISTER = print(gql`
  mutation customerCreate($input: CustomerCreateInput!) {
    customerCreate(input: $input) {
      customer {
        id
      }
      customerUserErrors {
        code
        field
        message
      }
    }
  }
`);
const LOGIN = print(gql`
  mutation customerAccessTokenCreate($input: CustomerAccessTokenCreateInput!) {
    customerAccessTokenCreate(input: $input) {
      customerAccessToken {
        accessToken
        expiresAt
      }
      customerUserErrors {
        code
        field
        message
      }
    }
  }
`);
const LOGOUT = print(gql`
  mutation customerAccessTokenDelete($customerAccessToken: String!) {
    customerAccessTokenDelete(customerAccessToken: $customerAccessToken) {
      deletedAccessToken
      deletedCustomerAccessTokenId
      userErrors {
        field
        message
      }
    }
  }
`);
const CUSTOMER = print(gql`
  query customer($customerAccessToken: String!) {
    customer(customerAccessToken: $customerAccessToken) {
      id
      email
      firstName
      addresses(first: 250) {
        nodes {
          id
          city
        }
      }
    }
  }
`);
const CART_CREATE = print(gql`
  mutation cartCreate(
    $input: CartInput
    $country: CountryCode
    $language: LanguageCode
  ) @inContext(country: $country, language: $language) {
    cartCreate(input: $input) {
      cart {
        totalQuantity
        buyerIdentity {
          customer {
            email
          }
        }
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);
const RENEW = print(gql`
  mutation R($customerAccessToken: String!) {
    customerAccessTokenRenew(customerAccessToken: $customerAccessToken) {
      customerAccessToken {
        accessToken
      }
      userErrors {
        message
      }
    }
  }
`);
const RECOVER = print(gql`
  mutation ($email: String!) {
    customerRecover(email: $email) {
      customerUserErrors {
        code
        field
        message
      }
    }
  }
`);
const ADDRESS = print(gql`
  mutation A($customerAccessToken: String!, $address: MailingAddressInput!) {
    customerAddressCreate(
      customerAccessToken: $customerAccessToken
      address: $address
    ) {
      customerAddress {
        id
        city
      }
      customerUserErrors {
        message
      }
    }
  }
`);
const ADDRESS_UPDATE = print(gql`
  mutation A(
    $customerAccessToken: String!
    $id: ID!
    $address: MailingAddressInput!
  ) {
    customerAddressUpdate(
      customerAccessToken: $customerAccessToken
      id: $id
      address: $address
    ) {
      customerAddress {
        id
        city
      }
      customerUserErrors {
        message
      }
    }
  }
`);
const ADDRESS_DELETE = print(gql`
  mutation A($customerAccessToken: String!, $id: ID!) {
    customerAddressDelete(customerAccessToken: $customerAccessToken, id: $id) {
      deletedCustomerAddressId
      customerUserErrors {
        message
      }
    }
  }
`);
const UPDATE = print(gql`
  mutation customerUpdate($input: CustomerInput!) {
    customerUpdate(input: $input) {
      customer {
        metafields(first: 5) {
          edges {
            node {
              key
              namespace
              value
            }
          }
        }
      }
      userErrors {
        field
        message
      }
    }
  }
`);

const ADDRESS_INPUT = {
  firstName: 'Amelia',
  lastName: 'Ärhart',
  address1: 'Rollfeldstraße 7',
  zip: '12101',
  city: 'Berlin',
  country: 'Germany',
};

let newest = 0;

/** A customer with an account of their own, logged in. */
async function customer() {
  newest += 1;
  const client = commerceClient(running.origin);
  const email = `kunde-${newest}@example.com`;
  const input = {email, password: SEED_PASSWORD};
  await client.ask(REGISTER, {input: {...input, firstName: 'Amelia'}});
  const login = await client.ask(LOGIN, {input});
  const {customerAccessToken} = (login.data?.customerAccessTokenCreate ??
    {}) as {
    customerAccessToken: {accessToken: string};
  };
  return {client, email, handle: customerAccessToken.accessToken, login};
}

describe('a client that was written for the documentation', () => {
  it('registers, logs in, shops, manages addresses and logs out with the token that it was given (E2.22)', async () => {
    const {client, email, handle, login} = await customer();
    expect(handle).toMatch(/^session-/);
    expect(login.text).not.toMatch(REAL_TOKEN);
    expect(login.text).toContain('expiresAt');

    const own = {customerAccessToken: handle};
    const me = await client.ask(CUSTOMER, own);
    expect(me.data).toMatchObject({customer: {email, firstName: 'Amelia'}});
    expect(me.text).not.toMatch(REAL_TOKEN);

    const variantId = await firstVariantId(running.origin, 'tasse-cavok');
    const cart = await client.ask(CART_CREATE, {
      input: {
        lines: [{merchandiseId: variantId, quantity: 25}],
        buyerIdentity: {customerAccessToken: handle},
      },
    });
    expect(cart.data).toMatchObject({
      cartCreate: {
        cart: {totalQuantity: 10, buyerIdentity: {customer: {email}}},
        userErrors: [],
      },
    });

    const created = await client.ask(ADDRESS, {...own, address: ADDRESS_INPUT});
    const {customerAddress} = (created.data?.customerAddressCreate ?? {}) as {
      customerAddress: {id: string};
    };
    const {id} = customerAddress;
    const address = {...ADDRESS_INPUT, city: 'Potsdam'};
    const changed = await client.ask(ADDRESS_UPDATE, {...own, id, address});
    expect(changed.data).toMatchObject({
      customerAddressUpdate: {customerAddress: {city: 'Potsdam'}},
    });
    const deleted = await client.ask(ADDRESS_DELETE, {...own, id});
    expect(deleted.data).toMatchObject({
      customerAddressDelete: {customerUserErrors: []},
    });

    const logout = await client.ask(LOGOUT, own);
    expect(logout.data).toEqual({
      customerAccessTokenDelete: {
        deletedAccessToken: handle,
        deletedCustomerAccessTokenId: handle,
        userErrors: [],
      },
    });
    expect((await client.ask(CUSTOMER, own)).status).toBe(403);
    const again = await client.ask(LOGOUT, own);
    expect(again.data).toMatchObject({
      customerAccessTokenDelete: {userErrors: []},
    });
  });

  it('may leave the token out, and keeps its handle when the token is renewed', async () => {
    const {client, email, handle} = await customer();
    const renewed = await client.ask(RENEW);
    expect(renewed.data).toMatchObject({
      customerAccessTokenRenew: {customerAccessToken: {accessToken: handle}},
    });
    const me = await client.ask(CUSTOMER);
    expect(me.data).toMatchObject({customer: {email}});
  });

  it('recovers and resets a password, which logs in', async () => {
    const {email} = await customer();
    const client = commerceClient(running.origin);
    await client.ask(RECOVER, {email});
    const {id, token: resetToken} = await mailedLink(
      running.origin,
      email,
      'reset',
    );
    const reset = await client.ask(
      gql`
        mutation ($id: ID!, $input: CustomerResetInput!) {
          customerReset(id: $id, input: $input) {
            customerAccessToken {
              accessToken
            }
            customerUserErrors {
              message
            }
          }
        }
      `,
      {
        id: `gid://shopify/Customer/${id}`,
        input: {password: 'bodennebel', resetToken},
      },
    );
    expect(reset.text).not.toMatch(REAL_TOKEN);
    expect(reset.data).toMatchObject({
      customerReset: {
        customerAccessToken: {
          accessToken: expect.stringMatching(/^session-/) as unknown,
        },
      },
    });
    const me = await client.ask(CUSTOMER);
    expect(me.data).toMatchObject({customer: {email}});
  });

  it.each([
    ['cannot be asked', 503, 3],
    ['refuses', 400, 1],
  ])(
    'stays logged in, and gets the documented message, when Shopify %s',
    async (_, status, attempts) => {
      withoutPauses();
      const {client, email} = await customer();
      const operation = 'CustomerAccessTokenDelete';
      await breakShop(running.origin, {operation, kind: 'status', status});
      const response = await client.ask(LOGOUT);
      await mendShop(running.origin);
      expect(response.status).toBe(500);
      expect(response.json).toMatchObject({
        message: `Shopify API error: GraphQL request failed after ${attempts} attempts.`,
      });
      const me = await client.ask(CUSTOMER);
      expect(me.data).toMatchObject({customer: {email}});
    },
  );
});

it.each([
  ['customerResetByUrl', 'resetUrl', 'account/reset'],
  ['customerActivateByUrl', 'activationUrl', 'account/activate'],
])(
  'is refused a link of another site: %s (E2.12)',
  async (field, name, path) => {
    const {ask} = commerceClient(running.origin);
    const document = `mutation ($url: URL!) { ${field}(${name}: $url, password: "zweites") { customerUserErrors { code } } }`;
    const send = (origin: string) =>
      ask(document, {url: `${origin}/${path}/1/abc`});
    expect((await send('https://evil.example')).status).toBe(400);
    for (const own of ['http://localhost:3000', 'https://www.shop.example']) {
      expect((await send(own)).status, own).toBe(200);
    }
  },
);

it('gets the same result for every reset mail, with or without an account (E2.10)', async () => {
  const {email} = await customer();
  const [known, unknown] = await Promise.all(
    [email, 'nobody@example.com'].map((address) =>
      commerceClient(running.origin).ask(RECOVER, {email: address}),
    ),
  );
  expect(known?.text).toBe(unknown?.text);
  expect(known?.data).toEqual({customerRecover: {customerUserErrors: []}});
});

describe('the token', () => {
  it('of another customer is refused wherever it is used (E1.7)', async () => {
    const other = await customer();
    const {client} = await customer();
    for (const customerAccessToken of [other.handle, 'f'.repeat(32), '']) {
      const responses = [
        await client.ask(CUSTOMER, {customerAccessToken}),
        await client.ask(LOGOUT, {customerAccessToken}),
        await client.ask(CART_CREATE, {
          input: {buyerIdentity: {customerAccessToken}},
        }),
        await client.ask(
          `{ customer(customerAccessToken: "${customerAccessToken}") { id } }`,
        ),
      ];
      expect(responses.map(({status}) => status)).toEqual([403, 403, 403, 403]);
    }
  });

  // Texts, because they name the tests.
  it.each([
    'mutation ($t: String!) { cartCreate(input: {note: $t, buyerIdentity: {customerAccessToken: $t}}) { cart { note } } }',
    'query ($t: String!) { customer(customerAccessToken: $t) { id } search(query: $t, first: 1) { totalCount } }',
  ])(
    'is not revealed by using its variable for something else: %s (E1.7)',
    async (query) => {
      const {client, handle} = await customer();
      expect((await client.ask(query, {t: handle})).status).toBe(403);
    },
  );
});

describe('a cart’s customer', () => {
  const READ = (selection: string) =>
    `query ($id: ID!) { cart(id: $id) { ${selection} } }`;

  // Texts, because they name the tests.
  it.each([
    READ('buyerIdentity { customer { email } }'),
    READ('buyerIdentity { countryCode email }'),
    READ('buyerIdentity { countryCode: phone }'),
    READ(
      'buyerIdentity { ... on CartBuyerIdentity { deliveryAddressPreferences { __typename } } }',
    ),
    'query ($id: ID!) { cart(id: $id) { ...C } } fragment C on Cart { buyerIdentity { ...A } } fragment A on CartBuyerIdentity { ...B } fragment B on CartBuyerIdentity { email }',
    READ('delivery { addresses { id } }'),
    READ('note text: attributes { key value }'),
    READ(
      'lines(first: 9) { nodes { ... on BaseCartLine { attributes { value } attribute(key: "for") { value } } } }',
    ),
    READ('deliveryGroups(first: 1) { nodes { deliveryAddress { city } } }'),
    'query ($id: ID!) { nodes(ids: [$id]) { ... on Cart { buyerIdentity { email } } } }',
    'mutation ($id: ID!) { cartLinesAdd(cartId: $id, lines: []) { cart { buyerIdentity { email } } } }',
    'mutation ($id: ID!) { cartBuyerIdentityUpdate(cartId: $id, buyerIdentity: {countryCode: DE}) { cart { buyerIdentity { email } } } }',
    'query ($id: ID!, $customerAccessToken: String!) { customer(customerAccessToken: $customerAccessToken) { id } cart(id: $id) { buyerIdentity { email } } }',
  ])(
    'is not revealed to a client that has its id and key: %s (E1.22)',
    async (query) => {
      const {client, handle, email} = await customer();
      const attributes = [{key: 'for', value: email}];
      const merchandiseId = await firstVariantId(running.origin, 'tasse-cavok');
      const created = await client.ask(
        gql`
          mutation ($input: CartInput) {
            cartCreate(input: $input) {
              cart {
                id
              }
            }
          }
        `,
        {
          input: {
            buyerIdentity: {customerAccessToken: handle},
            note: email,
            attributes,
            lines: [{merchandiseId, attributes}],
          },
        },
      );
      const {cart} = (created.data?.cartCreate ?? {}) as {cart: {id: string}};
      const asker = query.includes('customer(')
        ? (await customer()).client
        : commerceClient(running.origin);
      asker.cookie = [asker.cookie, `cart=${cart.id.split('/').pop()}`]
        .filter(Boolean)
        .join('; ');
      const response = await asker.ask(query, {id: cart.id});
      expect(response.status).toBe(200);
      expect(response.data).toBeTruthy();
      expect(response.text).not.toContain(email);
      expect(response.text).not.toMatch(/"(?:email|phone|addresses|city)":/);
    },
  );

  it('is not revealed by setting one’s own token', async () => {
    const buyer = {email: 'whose@example.com', phone: '+493012345678'};
    const created = await commerceClient(running.origin).ask(
      gql`
        mutation ($input: CartInput) {
          cartCreate(input: $input) {
            cart {
              id
              buyerIdentity {
                email
                phone
              }
            }
          }
        }
      `,
      {input: {buyerIdentity: buyer}},
    );
    const {cart} = (created.data?.cartCreate ?? {}) as {cart: {id: string}};
    expect(cart).toMatchObject({buyerIdentity: buyer});
    const {client, handle, email} = await customer();
    const updated = await client.ask(
      gql`
        mutation ($id: ID!, $buyer: CartBuyerIdentityInput!) {
          cartBuyerIdentityUpdate(cartId: $id, buyerIdentity: $buyer) {
            cart {
              buyerIdentity {
                email
                phone
                ...B
                customer {
                  email
                }
              }
            }
          }
        }
        fragment B on CartBuyerIdentity {
          email
          phone
        }
      `,
      {id: cart.id, buyer: {customerAccessToken: handle}},
    );
    expect(updated.data?.cartBuyerIdentityUpdate).toEqual({
      cart: {buyerIdentity: {customer: {email}}},
    });
  });

  it('is revealed to the session that sets its token (E1.22)', async () => {
    const {client, handle, email} = await customer();
    const created = await client.ask(gql`
      mutation {
        cartCreate {
          cart {
            id
          }
        }
      }
    `);
    const {cart} = (created.data?.cartCreate ?? {}) as {cart: {id: string}};
    const updated = await client.ask(
      gql`
        mutation ($id: ID!, $buyer: CartBuyerIdentityInput!) {
          cartBuyerIdentityUpdate(cartId: $id, buyerIdentity: $buyer) {
            cart {
              buyerIdentity {
                email
                customer {
                  email
                }
              }
            }
          }
        }
      `,
      {id: cart.id, buyer: {customerAccessToken: handle}},
    );
    expect(updated.data).toMatchObject({
      cartBuyerIdentityUpdate: {
        cart: {buyerIdentity: {customer: {email}}},
      },
    });
  });
});

describe('limits', () => {
  it('stop the sixth wrong password of one client for one address (E1.15)', async () => {
    const {email} = await customer();
    const client = commerceClient(running.origin);
    const wrong = {input: {email, password: 'falsch'}};
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await client.ask(LOGIN, wrong)).data).toMatchObject({
        customerAccessTokenCreate: {
          customerAccessToken: null,
          customerUserErrors: [{code: 'UNIDENTIFIED_CUSTOMER'}],
        },
      });
    }
    expect((await client.ask(CUSTOMER)).status).toBe(403);
    const response = await client.ask(LOGIN, wrong);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    const other = commerceClient(running.origin);
    expect((await other.ask(LOGIN, wrong)).status).toBe(200);
  });

  it('stop reset mails and new accounts of one client, whatever the address (E1.15)', async () => {
    const clientKey = crypto.randomUUID();
    const client = commerceClient(running.origin, clientKey);
    recoverLimitOfClient.take(clientKey, 30);
    registerLimit.take(clientKey, 100);
    const email = 'never@example.com';
    const input = {email, password: 'wolkenfrei'};
    expect((await client.ask(RECOVER, {email})).status).toBe(429);
    expect((await client.ask(REGISTER, {input})).status).toBe(429);
  });

  it('stop the 101st request of one client within 10 s (E1.15)', async () => {
    const client = commerceClient(running.origin);
    const ask = () =>
      client.ask(gql`
        {
          shop {
            name
          }
        }
      `);
    for (let requests = 0; requests < 100; requests += 1) {
      expect((await ask()).status).toBe(403);
    }
    const response = await ask();
    expect(response.json).toEqual({
      error: true,
      statusCode: 429,
      statusMessage: 'Too Many Requests',
      message: expect.any(String) as unknown,
    });
  });
});

describe('customerUpdate through /api/shopify-admin', () => {
  const wishlist = (value: unknown, rest = {}) => ({
    namespace: 'custom',
    key: 'wishlist',
    value: JSON.stringify(value),
    ...rest,
  });

  /** A customer, and what they would have on their list. */
  async function writer() {
    const {client} = await customer();
    const {customer: me} = (await client.ask(CUSTOMER)).data as {
      customer: {id: string};
    };
    const {products} = running.shop.catalogue;
    return {
      id: me.id,
      products: products.slice(0, 2).map(({id}) => id),
      update: (input: object, query = UPDATE) =>
        client.ask(query, {input}, 'admin'),
    };
  }

  it('stores the wishlist of the customer who is logged in, each product once', async () => {
    const {id, products, update} = await writer();
    const twice = wishlist([...products, ...products]);
    const response = await update({id, metafields: [twice]});
    expect(response.status).toBe(200);
    expect(response.data).toMatchObject({
      customerUpdate: {
        customer: {metafields: {edges: [{node: wishlist(products)}]}},
        userErrors: [],
      },
    });
  });

  it('is refused for an anonymous visitor (E1.9)', async () => {
    const {ask} = commerceClient(running.origin);
    expect((await ask(UPDATE, {input: {}}, 'admin')).status).toBe(401);
  });

  it('has a code of its own for a missing Admin token (E1.10)', async () => {
    const client = commerceClient(running.origin, undefined, {
      PRIVATE_ADMIN_API_TOKEN: undefined,
    });
    const response = await client.ask(UPDATE, {input: {}}, 'admin');
    expect(response.json).toMatchObject({
      statusCode: 501,
      message: 'ADMIN_NOT_CONFIGURED',
    });
  });

  it('changes no other customer and no other field (E1.9)', async () => {
    const other = await writer();
    const {id, products, update} = await writer();
    const list = wishlist(products);
    const tooMany = Array.from(
      {length: MAX_WISHLIST_PRODUCTS + 1},
      (_, index) => `gid://shopify/Product/${index + 1}`,
    );
    const refused = [
      {id: other.id, metafields: [list]},
      {id, metafields: [{...list, namespace: 'app'}]},
      {id, metafields: [{...list, key: 'credit'}]},
      {id, metafields: [list, list]},
      {id, metafields: [list], tags: ['vip']},
      {id, metafields: [list], email: 'a@example.com'},
      {id, metafields: [list], note: 'a'},
      {id, metafields: [wishlist(['gid://shopify/Customer/1'])]},
      {id, metafields: [wishlist('all')]},
      {id, metafields: [{...list, value: '['}]},
      {id, metafields: [wishlist(tooMany)]},
    ];
    for (const input of refused) {
      expect((await update(input)).status, JSON.stringify(input)).toBe(403);
    }
  });

  // Texts, because they name the tests.
  it.each([
    '{ customer(id: "gid://shopify/Customer/1") { email } }',
    'mutation { customerDelete(input: {}) { deletedCustomerId } }',
    'mutation ($input: CustomerInput!) { a: customerUpdate(input: $input) { customer { id } } b: customerUpdate(input: $input) { customer { id } } }',
  ])('is the only operation: %s (E1.8)', async (query) => {
    const {id, products, update} = await writer();
    const response = await update(
      {id, metafields: [wishlist(products)]},
      query,
    );
    expect(response.status).toBe(403);
    expect(response.text).not.toContain('@example.com');
  });
});
