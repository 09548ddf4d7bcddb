import {beforeEach, expect, test} from 'vitest';
import {mutateCustomer, readCustomer, signIn} from '../support/customer-client';
import {ownShop} from '../support/own-shop';

const DAY_MS = 24 * 60 * 60 * 1000;

const START = new Date('2026-06-01T12:00:00Z');

let now = START;
let token: string | null;
const running = ownShop({now: () => now});
beforeEach(async () => {
  now = START;
  token = await signIn(running.origin, 'maxwell@example.com');
});

const passDays = (days: number) => {
  now = new Date(now.getTime() + days * DAY_MS);
};

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

test('repeated wrong passwords are throttled', async () => {
  const attempt = () => signIn(running.origin, 'nobody@example.com', 'falsch');
  for (let tries = 0; tries < 10; tries += 1) await attempt();
  await expect(attempt()).rejects.toThrow('Login attempt limit exceeded');
});
