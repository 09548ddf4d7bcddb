import {expect, test} from 'vitest';
import {ownShop} from '../support/own-shop';
import {queryShop} from '../support/shop-client';

const running = ownShop();

const ask = (query: string, variables = {}) =>
  queryShop<Record<string, Record<string, unknown> | null>>(
    running.origin,
    query,
    variables,
  );

const REGISTER = `mutation ($input: CustomerCreateInput!) {
  customerCreate(input: $input) {customer {id displayName} customerUserErrors {code field message}}
}`;
const LOGIN = `mutation ($input: CustomerAccessTokenCreateInput!) {
  customerAccessTokenCreate(input: $input) {
    customerAccessToken {accessToken expiresAt} customerUserErrors {code message}
  }
}`;

async function login(email: string, password: string) {
  const {data} = await ask(LOGIN, {input: {email, password}});
  const token = data.customerAccessTokenCreate?.customerAccessToken;
  return (token as {accessToken: string} | null)?.accessToken ?? null;
}

test('a registered customer logs in, is read back and logs out', async () => {
  const input = {
    email: 'mia@example.com',
    password: 'wolke7',
    firstName: 'Mia',
  };
  const created = await ask(REGISTER, {input});
  expect(created.data.customerCreate).toMatchObject({
    customer: {displayName: 'Mia'},
    customerUserErrors: [],
  });
  const token = await login('MIA@example.com', 'wolke7');
  const read = `query ($token: String!) {customer(customerAccessToken: $token) {email numberOfOrders orders(first: 5) {nodes {id}}}}`;
  expect((await ask(read, {token})).data.customer).toEqual({
    email: 'mia@example.com',
    numberOfOrders: '0',
    orders: {nodes: []},
  });
  await ask(
    `mutation ($token: String!) {customerAccessTokenDelete(customerAccessToken: $token) {deletedAccessToken}}`,
    {token},
  );
  expect((await ask(read, {token})).data.customer).toBeNull();
});

test('a taken address and a short password get the provider codes', async () => {
  const input = {email: 'leo@example.com', password: 'wolke7'};
  await ask(REGISTER, {input});
  expect((await ask(REGISTER, {input})).data.customerCreate).toMatchObject({
    customer: null,
    customerUserErrors: [{code: 'TAKEN', field: ['input', 'email']}],
  });
  const short = {email: 'x@example.com', password: 'abc'};
  expect(
    (await ask(REGISTER, {input: short})).data.customerCreate,
  ).toMatchObject({customerUserErrors: [{code: 'TOO_SHORT'}]});
});

test('the link of a reset mail sets a password once and signs in', async () => {
  const email = 'ida@example.com';
  await ask(REGISTER, {input: {email, password: 'erstes'}});
  await ask(
    `mutation ($email: String!) {customerRecover(email: $email) {customerUserErrors {code}}}`,
    {email},
  );
  const outbox = await fetch(`${running.origin}/outbox.json`);
  const {mails} = (await outbox.json()) as {mails: {text: string}[]};
  const resetUrl = /http\S+\/account\/reset\/\S+/.exec(
    mails[0]?.text ?? '',
  )?.[0];
  const reset = `mutation ($resetUrl: URL!) {
    customerResetByUrl(password: "zweites", resetUrl: $resetUrl) {
      customerAccessToken {accessToken} customerUserErrors {code}
    }
  }`;
  const first = await ask(reset, {resetUrl});
  expect(first.data.customerResetByUrl?.customerAccessToken).not.toBeNull();
  const second = await ask(reset, {resetUrl});
  expect(second.data.customerResetByUrl).toMatchObject({
    customerUserErrors: [{code: 'TOKEN_INVALID'}],
  });
  expect(await login(email, 'erstes')).toBeNull();
  expect(await login(email, 'zweites')).not.toBeNull();
});

test("somebody else's address does not exist", async () => {
  for (const email of ['own@example.com', 'other@example.com']) {
    await ask(REGISTER, {input: {email, password: 'wolke7'}});
  }
  const own = await login('own@example.com', 'wolke7');
  const other = await login('other@example.com', 'wolke7');
  const created = await ask(
    `mutation ($token: String!) {
      customerAddressCreate(customerAccessToken: $token, address: {city: "Ottawa", country: "Canada", province: "Ontario", zip: "K2P 1L4"}) {
        customerAddress {id formattedArea countryCodeV2 provinceCode}
        customerUserErrors {message}
      }
    }`,
    {token: own},
  );
  const address = created.data.customerAddressCreate?.customerAddress as {
    id: string;
  };
  expect(address).toMatchObject({
    formattedArea: 'Ottawa ON, Kanada',
    countryCodeV2: 'CA',
    provinceCode: 'ON',
  });
  const remove = `mutation ($token: String!, $id: ID!) {
    customerAddressDelete(customerAccessToken: $token, id: $id) {deletedCustomerAddressId customerUserErrors {code}}
  }`;
  const refused = await ask(remove, {token: other, id: address.id});
  expect(refused.data.customerAddressDelete).toEqual({
    deletedCustomerAddressId: null,
    customerUserErrors: [{code: 'NOT_FOUND'}],
  });
});

test('repeated wrong passwords are throttled', async () => {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await login('nobody@example.com', 'falsch');
  }
  const {errors} = await ask(LOGIN, {
    input: {email: 'nobody@example.com', password: 'falsch'},
  });
  expect(errors?.[0]?.message).toContain('Login attempt limit exceeded');
});
