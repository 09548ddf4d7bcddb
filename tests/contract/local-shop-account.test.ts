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

test('a profile is changed field by field', async () => {
  const phone = '+1 (415) 555-0100';
  expect(await update({phone, acceptsMarketing: true})).toEqual({
    customer: {
      displayName: 'Maxwell Hughes',
      phone: '+14155550100',
      acceptsMarketing: true,
    },
    customerAccessToken: null,
    customerUserErrors: [],
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

test('a new password ends every token and brings a new one', async () => {
  const email = 'nina@example.com';
  token = await signIn(running.origin, email);
  const old = token;
  const {customerAccessToken} = await update({password: 'neues-wort'});
  expect(await isSignedIn()).toBe(false);
  token = customerAccessToken?.accessToken ?? null;
  expect(await isSignedIn()).toBe(true);
  expect(token).not.toBe(old);
  expect(await signIn(running.origin, email)).toBeNull();
  expect(await signIn(running.origin, email, 'neues-wort')).not.toBeNull();
});

test('an address is changed and becomes the default', async () => {
  const addresses = `addresses(first: 10) {nodes {id countryCodeV2}} defaultAddress {id}`;
  interface Book {
    addresses: {nodes: {id: string; countryCodeV2: string}[]};
    defaultAddress: {id: string};
  }
  const before = await readCustomer<Book>(running.origin, token, addresses);
  const [home, london] = before?.addresses.nodes ?? [];
  expect(before?.defaultAddress.id).toBe(home?.id);

  const changed = await mutateCustomer(
    running.origin,
    `mutation ($token: String!, $id: ID!, $address: MailingAddressInput!) {
      customerAddressUpdate(customerAccessToken: $token, id: $id, address: $address) {
        customerAddress {formatted(withName: true)} customerUserErrors {code}
      }
    }`,
    {token, id: london?.id, address: {address1: '1 Aviation Way'}},
  );
  expect(changed.customerAddress).toEqual({
    formatted: [
      'Maxwell Hughes',
      '1 Aviation Way',
      'London',
      'SW1A 2AA',
      'Vereinigtes Königreich',
    ],
  });

  await mutateCustomer(
    running.origin,
    `mutation ($token: String!, $id: ID!) {
      customerDefaultAddressUpdate(customerAccessToken: $token, addressId: $id) {
        customer {id} customerUserErrors {code}
      }
    }`,
    {token, id: london?.id},
  );
  const after = await readCustomer<Book>(running.origin, token, addresses);
  expect(after?.defaultAddress.id).toBe(london?.id);
  expect(after?.addresses.nodes).toHaveLength(3);
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
