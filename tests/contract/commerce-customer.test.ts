import {describe, expect, it, vi} from 'vitest';
import {commerceClient} from '../support/commerce-client';
import {commerceShop} from '../support/commerce-shop';
import {
  CART_CREATE,
  commerceCustomer,
  CUSTOMER,
  LOGIN,
  LOGOUT,
} from '../support/commerce-customer';
import {breakShop, mendShop} from '../support/faults';
import {mailedLink} from '../support/customer-client';
import {firstVariantId} from '../support/shop-client';

vi.setConfig({testTimeout: 60_000});

const running = commerceShop({primaryOrigin: 'https://www.shop.example'});

const REAL_TOKEN = /"[0-9a-f]{32,}"/;

const RENEW =
  'mutation R($customerAccessToken: String!) { customerAccessTokenRenew(customerAccessToken: $customerAccessToken) { customerAccessToken { accessToken } userErrors { message } } }';
const ADDRESS =
  'mutation A($customerAccessToken: String!, $address: MailingAddressInput!) { customerAddressCreate(customerAccessToken: $customerAccessToken, address: $address) { customerAddress { id city } customerUserErrors { message } } }';
const ADDRESS_DELETE =
  'mutation A($customerAccessToken: String!, $id: ID!) { customerAddressDelete(customerAccessToken: $customerAccessToken, id: $id) { deletedCustomerAddressId customerUserErrors { message } } }';

const ADDRESS_INPUT = {
  firstName: 'Amelia',
  lastName: 'Ärhart',
  address1: 'Rollfeldstraße 7',
  zip: '12101',
  city: 'Berlin',
  country: 'Germany',
};

describe('a client that was written for the table', () => {
  it('registers, logs in, shops, manages addresses and logs out with what it was given as a token', async () => {
    const {client, email, handle, login} = await commerceCustomer(
      running.origin,
    );
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
    const {customerAddress} = created.data?.customerAddressCreate as {
      customerAddress: {id: string};
    };
    const {id} = customerAddress;
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
    const {client, email, handle} = await commerceCustomer(running.origin);
    const renewed = await client.ask(RENEW);
    expect(renewed.data).toMatchObject({
      customerAccessTokenRenew: {customerAccessToken: {accessToken: handle}},
    });
    const me = await client.ask(CUSTOMER);
    expect(me.data).toMatchObject({customer: {email}});
  });

  it('recovers and resets a password, which logs in', async () => {
    const {email} = await commerceCustomer(running.origin);
    const client = commerceClient(running.origin);
    await client.ask(
      'mutation ($email: String!) { customerRecover(email: $email) { customerUserErrors { message } } }',
      {email},
    );
    const {id, token: resetToken} = await mailedLink(
      running.origin,
      email,
      'reset',
    );
    const reset = await client.ask(
      'mutation ($id: ID!, $input: CustomerResetInput!) { customerReset(id: $id, input: $input) { customerAccessToken { accessToken } customerUserErrors { message } } }',
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

  it('is told what the provider says of a wrong password, and is not logged in', async () => {
    const {email} = await commerceCustomer(running.origin);
    const client = commerceClient(running.origin);
    const login = await client.ask(LOGIN, {
      input: {email, password: 'gewitter'},
    });
    expect(login.data).toMatchObject({
      customerAccessTokenCreate: {
        customerAccessToken: null,
        customerUserErrors: [{code: 'UNIDENTIFIED_CUSTOMER'}],
      },
    });
    expect((await client.ask(CUSTOMER)).status).toBe(403);
  });

  it.each([
    ['cannot be asked', 503, 3],
    ['refuses', 400, 1],
  ])(
    'stays logged in, and is told in the stated words, when the provider %s',
    async (_, status, attempts) => {
      const {client, email} = await commerceCustomer(running.origin);
      const operation = 'CustomerAccessTokenDelete';
      await breakShop(running.origin, {operation, kind: 'status', status});
      const answer = await client.ask(LOGOUT);
      await mendShop(running.origin);
      expect(answer.status).toBe(500);
      expect(answer.json).toMatchObject({
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
])('takes no link of another site: %s', async (field, name, path) => {
  const {ask} = commerceClient(running.origin);
  const document = `mutation ($url: URL!) { ${field}(${name}: $url, password: "zweites") { customerUserErrors { code } } }`;
  const send = (origin: string) =>
    ask(document, {url: `${origin}/${path}/1/abc`});
  expect((await send('https://evil.example')).status).toBe(400);
  for (const own of ['http://localhost:3000', 'https://www.shop.example']) {
    expect((await send(own)).status, own).toBe(200);
  }
});

it('gives the same result for every reset mail, with an account or without', async () => {
  const {email} = await commerceCustomer(running.origin);
  const answers = await Promise.all(
    [email, 'nobody@example.com'].map((address) =>
      commerceClient(running.origin).ask(
        'mutation ($email: String!) { customerRecover(email: $email) { customerUserErrors { code field message } } }',
        {email: address},
      ),
    ),
  );
  expect(answers[0]?.text).toBe(answers[1]?.text);
  expect(answers[0]?.data).toEqual({customerRecover: {customerUserErrors: []}});
});
