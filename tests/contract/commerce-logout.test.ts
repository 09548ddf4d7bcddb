import {afterAll, afterEach, beforeAll, expect, it, vi} from 'vitest';
import {commerceClient, stubCaches} from '../support/commerce-client';
import {breakShop, mendShop} from '../support/faults';
import {ownShop} from '../support/own-shop';

vi.setConfig({testTimeout: 60_000});

const LOGIN =
  'mutation ($input: CustomerAccessTokenCreateInput!) { customerAccessTokenCreate(input: $input) { customerAccessToken { accessToken } } }';
const LOGOUT =
  'mutation ($customerAccessToken: String!) { customerAccessTokenDelete(customerAccessToken: $customerAccessToken) { deletedAccessToken } }';
const CUSTOMER =
  'query ($customerAccessToken: String!) { customer(customerAccessToken: $customerAccessToken) { email } }';

const running = ownShop();
beforeAll(() => stubCaches());
afterEach(() => mendShop(running.origin));
afterAll(() => void vi.unstubAllGlobals());

it.each([
  ['cannot be asked', {kind: 'status', status: 503}, 3],
  ['refuses', {kind: 'status', status: 400}, 1],
])(
  'a client stays logged in, and is told in the stated words, when the provider %s',
  async (_what, fault, attempts) => {
    const client = commerceClient(running.origin);
    const email = 'nina@example.com';
    await client.ask(LOGIN, {input: {email, password: 'wolkenfrei'}});
    await breakShop(running.origin, {
      ...fault,
      operation: 'CustomerAccessTokenDelete',
    });
    const answer = await client.ask(LOGOUT);
    expect(answer.status).toBe(500);
    expect(answer.json).toMatchObject({
      message: `Shopify API error: GraphQL request failed after ${attempts} attempts.`,
    });
    await mendShop(running.origin);
    expect((await client.ask(CUSTOMER)).data).toMatchObject({
      customer: {email},
    });
  },
);
