import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {startShop, type RunningShop} from '../../local-shop/shop';
import {
  mutateCustomer,
  readCustomer,
  readOutbox,
  signIn,
} from '../support/customer-client';

const DAY_MS = 24 * 60 * 60 * 1000;

const START = new Date('2026-06-01T12:00:00Z');

let now = START;
let running: RunningShop;
let token: string | null;
beforeAll(async () => {
  running = await startShop({now: () => now});
});
beforeEach(async () => {
  now = START;
  token = await signIn(running.origin, 'maxwell@example.com');
});
afterAll(() => running.close());

const passDays = (days: number) => {
  now = new Date(now.getTime() + days * DAY_MS);
};

const UPDATE = `mutation ($token: String!, $customer: CustomerUpdateInput!) {
  customerUpdate(customerAccessToken: $token, customer: $customer) {
    customer {displayName phone acceptsMarketing}
    customerAccessToken {accessToken expiresAt}
    customerUserErrors {code field}
  }
}`;
const update = (customer: object) =>
  mutateCustomer(running.origin, UPDATE, {token, customer});

const isSignedIn = async () =>
  (await readCustomer(running.origin, token, 'id')) !== null;

test('a token ends after 30 days, and lives on when it is renewed', async () => {
  passDays(29);
  expect(await isSignedIn()).toBe(true);
  const renew = () =>
    mutateCustomer(
      running.origin,
      `mutation ($token: String!) {
        customerAccessTokenRenew(customerAccessToken: $token) {
          customerAccessToken {accessToken expiresAt} userErrors {field message}
        }
      }`,
      {token},
    );
  expect((await renew()).customerAccessToken).toEqual({
    accessToken: token,
    expiresAt: new Date(now.getTime() + 30 * DAY_MS).toISOString(),
  });
  passDays(29);
  expect(await isSignedIn()).toBe(true);
  passDays(1);
  expect(await isSignedIn()).toBe(false);
  expect(await renew()).toMatchObject({
    customerAccessToken: null,
    userErrors: [{field: ['customerAccessToken']}],
  });
});

test("somebody else's e-mail address and phone number are taken", async () => {
  expect(
    await update({email: 'WIEBKE@example.com', phone: '040 12345678'}),
  ).toMatchObject({
    customer: null,
    customerUserErrors: [
      {code: 'TAKEN', field: ['customer', 'email']},
      {code: 'TAKEN', field: ['customer', 'phone']},
    ],
  });
});

test('the link of an invitation opens the account once', async () => {
  const email = 'jonas@example.com';
  expect(await signIn(running.origin, email)).toBeNull();
  const mail = (await readOutbox(running.origin)).find(({to}) => to === email);
  const link = /http\S+\/account\/activate\/\S+/.exec(mail?.text ?? '')?.[0];
  const activate = (activationUrl: string | undefined, password: string) =>
    mutateCustomer(
      running.origin,
      `mutation ($activationUrl: URL!, $password: String!) {
        customerActivateByUrl(activationUrl: $activationUrl, password: $password) {
          customerAccessToken {accessToken expiresAt} customerUserErrors {code field}
        }
      }`,
      {activationUrl, password},
    );
  passDays(31);
  expect(await activate(link, 'wolke7')).toMatchObject({
    customerUserErrors: [{code: 'TOKEN_INVALID', field: ['activationUrl']}],
  });

  now = START;
  expect(await activate(link, 'abc')).toMatchObject({
    customerUserErrors: [{code: 'TOO_SHORT', field: ['password']}],
  });
  expect((await activate(link, 'wolke7')).customerAccessToken).not.toBeNull();
  expect(await signIn(running.origin, email, 'wolke7')).not.toBeNull();
  expect(await activate(link, 'anderes')).toMatchObject({
    customerUserErrors: [{code: 'ALREADY_ENABLED'}],
  });
});

const register = (input: object) =>
  mutateCustomer(
    running.origin,
    `mutation ($input: CustomerCreateInput!) {
      customerCreate(input: $input) {customer {id} customerUserErrors {code field}}
    }`,
    {input},
  );

test('a taken address and a short password get the provider codes', async () => {
  expect(
    await register({email: 'maxwell@example.com', password: 'wolke7'}),
  ).toEqual({
    customer: null,
    customerUserErrors: [{code: 'TAKEN', field: ['input', 'email']}],
  });
  expect(
    await register({email: 'x@example.com', password: 'abc'}),
  ).toMatchObject({customerUserErrors: [{code: 'TOO_SHORT'}]});
});

test('repeated wrong passwords are throttled', async () => {
  const attempt = () => signIn(running.origin, 'nobody@example.com', 'falsch');
  for (let tries = 0; tries < 10; tries += 1) await attempt();
  await expect(attempt()).rejects.toThrow('Login attempt limit exceeded');
});
