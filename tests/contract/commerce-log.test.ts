import {afterAll, afterEach, beforeAll, expect, it, vi} from 'vitest';
import {startShop, type RunningShop} from '../../local-shop/shop';
import {commerceClient, stubCaches} from '../support/commerce-client';
import {breakShop, mendShop} from '../support/faults';

vi.setConfig({testTimeout: 60_000});

const EMAIL = 'nina@example.com';
const PASSWORD = 'wolkenfrei';
const CART_ID = 'gid://shopify/Cart/none?key=1';
const CART = 'cart { id } userErrors { code field message }';
const CUSTOMER = 'customerUserErrors { code field message }';

/** Mutations that the provider refuses, with the texts of the error catalogue. */
const REFUSED = [
  [
    'cannot create access token',
    `mutation ($input: CustomerAccessTokenCreateInput!) { customerAccessTokenCreate(input: $input) { ${CUSTOMER} } }`,
    {input: {email: EMAIL, password: 'gewitter'}},
  ],
  [
    'cannot create customer',
    `mutation ($input: CustomerCreateInput!) { customerCreate(input: $input) { ${CUSTOMER} } }`,
    {input: {email: EMAIL, password: PASSWORD}},
  ],
  [
    'cannot recover password',
    `mutation ($email: String!) { customerRecover(email: $email) { ${CUSTOMER} } }`,
    {email: 'nobody@example.com'},
  ],
  [
    'cannot reset password',
    `mutation ($id: ID!, $input: CustomerResetInput!) { customerReset(id: $id, input: $input) { ${CUSTOMER} } }`,
    {
      id: 'gid://shopify/Customer/1',
      input: {password: PASSWORD, resetToken: 'a'},
    },
  ],
  [
    'cannot create cart',
    `mutation ($input: CartInput) { cartCreate(input: $input) { ${CART} } }`,
    {input: {lines: [{merchandiseId: 'gid://shopify/ProductVariant/1'}]}},
  ],
  [
    'cannot add lines',
    `mutation ($id: ID!, $lines: [CartLineInput!]!) { cartLinesAdd(cartId: $id, lines: $lines) { ${CART} } }`,
    {
      id: CART_ID,
      lines: [{merchandiseId: 'gid://shopify/ProductVariant/1'}],
    },
  ],
  [
    'cannot update cart lines',
    `mutation ($id: ID!, $lines: [CartLineUpdateInput!]!) { cartLinesUpdate(cartId: $id, lines: $lines) { ${CART} } }`,
    {id: CART_ID, lines: [{id: 'gid://shopify/CartLine/1', quantity: 1}]},
  ],
  [
    'cannot remove lines',
    `mutation ($id: ID!, $lines: [ID!]!) { cartLinesRemove(cartId: $id, lineIds: $lines) { ${CART} } }`,
    {id: CART_ID, lines: ['gid://shopify/CartLine/1']},
  ],
  [
    'cannot update cart buyer identity',
    `mutation ($id: ID!) { cartBuyerIdentityUpdate(cartId: $id, buyerIdentity: {countryCode: US}) { ${CART} } }`,
    {id: CART_ID},
  ],
] as const;

let running: RunningShop;
let written: string[] = [];

beforeAll(async () => {
  stubCaches();
  const write = (line: unknown) => void written.push(String(line));
  vi.spyOn(console, 'error').mockImplementation(write);
  vi.spyOn(console, 'warn').mockImplementation(write);
  running = await startShop();
}, 60_000);
afterEach(async () => {
  written = [];
  await mendShop(running.origin);
});
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await running.close();
});

/** Events of the log, which names no address, password, or cart. */
function events(): string[] {
  expect(written.join()).not.toMatch(/@example|gewitter|wolkenfrei|gid:/);
  return written.map((text) => (JSON.parse(text) as {event: string}).event);
}

it.each(REFUSED)(
  'says “%s” when the provider refuses it, and when it cannot be asked',
  async (event, query, variables) => {
    const client = commerceClient(running.origin);
    expect((await client.ask(query, variables)).status).toBe(200);
    expect(events()).toEqual([event]);
    written = [];
    await breakShop(running.origin, {
      operation: '*',
      kind: 'status',
      status: 400,
    });
    expect((await client.ask(query, variables)).status).toBe(500);
    expect(events()).toContain(event);
  },
);

it.each([
  ['cannot get cart data', 'query ($id: ID!) { cart(id: $id) { id } }'],
  [
    'cannot get customer data',
    'query ($customerAccessToken: String!) { customer(customerAccessToken: $customerAccessToken) { id } }',
  ],
])('says “%s” when the provider cannot be asked', async (event, query) => {
  const client = commerceClient(running.origin);
  await client.ask(REFUSED[0][1], {input: {email: EMAIL, password: PASSWORD}});
  await breakShop(running.origin, {
    operation: '*',
    kind: 'status',
    status: 400,
  });
  await client.ask(query, query.includes('$id') ? {id: CART_ID} : {});
  expect(events()).toEqual(['provider request failed', event]);
});

it('answers who asks for a reset mail in the same way, known or not', async () => {
  const answers = await Promise.all(
    [EMAIL, 'nobody@example.com'].map((email) =>
      commerceClient(running.origin).ask(REFUSED[2][1], {email}),
    ),
  );
  expect(answers[0]?.text).toBe(answers[1]?.text);
  expect(answers[0]?.data).toEqual({customerRecover: {customerUserErrors: []}});
});
