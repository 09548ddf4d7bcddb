import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {startShop, type RunningShop} from '../../local-shop/shop';
import {commerceClient, stubCaches} from '../support/commerce-client';
import {mailedLink} from '../support/customer-client';

vi.setConfig({testTimeout: 60_000});

let running: RunningShop;
let newest = 0;

beforeAll(async () => {
  stubCaches();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  running = await startShop();
}, 60_000);
afterAll(async () => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  await running.close();
});

const PASSWORD = 'wolkenfrei';
const REAL_TOKEN = /"[0-9a-f]{32,}"/;

const REGISTER =
  'mutation customerCreate($input: CustomerCreateInput!) { customerCreate(input: $input) { customer { id } customerUserErrors { code field message } } }';
const LOGIN =
  'mutation customerAccessTokenCreate($input: CustomerAccessTokenCreateInput!) { customerAccessTokenCreate(input: $input) { customerAccessToken { accessToken expiresAt } customerUserErrors { code field message } } }';
const LOGOUT =
  'mutation customerAccessTokenDelete($customerAccessToken: String!) { customerAccessTokenDelete(customerAccessToken: $customerAccessToken) { deletedAccessToken deletedCustomerAccessTokenId userErrors { field message } } }';
const RENEW =
  'mutation R($customerAccessToken: String!) { customerAccessTokenRenew(customerAccessToken: $customerAccessToken) { customerAccessToken { accessToken } userErrors { message } } }';
const CUSTOMER =
  'query customer($customerAccessToken: String!) { customer(customerAccessToken: $customerAccessToken) { id email firstName defaultAddress { id city } addresses(first: 250) { nodes { id city } } } }';
const ADDRESS =
  'mutation A($customerAccessToken: String!, $address: MailingAddressInput!) { customerAddressCreate(customerAccessToken: $customerAccessToken, address: $address) { customerAddress { id city } customerUserErrors { message } } }';
const ADDRESS_UPDATE =
  'mutation A($customerAccessToken: String!, $id: ID!, $address: MailingAddressInput!) { customerAddressUpdate(customerAccessToken: $customerAccessToken, id: $id, address: $address) { customerAddress { id city } customerUserErrors { message } } }';
const ADDRESS_DEFAULT =
  'mutation A($customerAccessToken: String!, $addressId: ID!) { customerDefaultAddressUpdate(customerAccessToken: $customerAccessToken, addressId: $addressId) { customer { defaultAddress { id } } customerUserErrors { message } } }';
const ADDRESS_DELETE =
  'mutation A($customerAccessToken: String!, $id: ID!) { customerAddressDelete(customerAccessToken: $customerAccessToken, id: $id) { deletedCustomerAddressId customerUserErrors { message } } }';
const CART_LINES =
  'id totalQuantity buyerIdentity { customer { email } } lines(first: 250) { nodes { id quantity } }';
const CART_CREATE = `mutation cartCreate($input: CartInput, $country: CountryCode, $language: LanguageCode) @inContext(country: $country, language: $language) { cartCreate(input: $input) { cart { ${CART_LINES} } userErrors { code field message } } }`;

const ADDRESS_INPUT = {
  firstName: 'Amelia',
  lastName: 'Ärhart',
  address1: 'Rollfeldstraße 7',
  zip: '12101',
  city: 'Berlin',
  country: 'Germany',
};

interface TokenPayload {
  customerAccessToken: {accessToken: string; expiresAt: string} | null;
  customerUserErrors: {code: string}[];
}

/** A customer with an account of his own, logged in. */
async function newCustomer() {
  newest += 1;
  const client = commerceClient(running.origin);
  const email = `kunde-${newest}@example.com`;
  const input = {email, password: PASSWORD};
  await client.ask(REGISTER, {input: {...input, firstName: 'Amelia'}});
  const login = await client.ask(LOGIN, {input});
  const payload = login.data?.customerAccessTokenCreate as TokenPayload;
  const handle = payload.customerAccessToken?.accessToken ?? '';
  return {client, email, handle, login};
}

describe('a client that was written for the table', () => {
  it('registers, logs in, shops, manages addresses and logs out with what it was given as a token', async () => {
    const {client, email, handle, login} = await newCustomer();
    expect(handle).toMatch(/^session-/);
    expect(login.text).not.toMatch(REAL_TOKEN);
    expect(login.text).toContain('expiresAt');

    const own = {customerAccessToken: handle};
    const me = await client.ask(CUSTOMER, own);
    expect(me.data).toMatchObject({customer: {email, firstName: 'Amelia'}});
    expect(me.text).not.toMatch(REAL_TOKEN);

    const variantId = await anyVariant(client);
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
    const changed = await client.ask(ADDRESS_UPDATE, {
      ...own,
      id,
      address: {city: 'Bremen'},
    });
    expect(changed.data).toMatchObject({
      customerAddressUpdate: {customerAddress: {city: 'Bremen'}},
    });
    const chosen = await client.ask(ADDRESS_DEFAULT, {...own, addressId: id});
    expect(chosen.data).toMatchObject({
      customerDefaultAddressUpdate: {customer: {defaultAddress: {}}},
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
  });

  it('may leave the token out', async () => {
    const {client, email} = await newCustomer();
    const me = await client.ask(CUSTOMER);
    expect(me.data).toMatchObject({customer: {email}});
  });

  it('keeps its handle when the token is renewed', async () => {
    const {client, handle} = await newCustomer();
    const own = {customerAccessToken: handle};
    const renewed = await client.ask(RENEW, own);
    expect(renewed.data).toMatchObject({
      customerAccessTokenRenew: {customerAccessToken: {accessToken: handle}},
    });
    expect((await client.ask(CUSTOMER, own)).status).toBe(200);
  });

  it('recovers and resets a password, which logs in', async () => {
    const {email} = await newCustomer();
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
      'mutation ($id: ID!, $input: CustomerResetInput!) { customerReset(id: $id, input: $input) { accessToken: customerAccessToken { value: accessToken } customerUserErrors { message } } }',
      {
        id: `gid://shopify/Customer/${id}`,
        input: {password: 'bodennebel', resetToken},
      },
    );
    expect(reset.text).not.toMatch(REAL_TOKEN);
    expect(reset.data).toMatchObject({
      customerReset: {
        accessToken: {value: expect.stringMatching(/^session-/) as unknown},
      },
    });
    const me = await client.ask(CUSTOMER);
    expect(me.data).toMatchObject({customer: {email}});
  });

  it('is told what the provider says of a wrong password, and is not logged in', async () => {
    const {email} = await newCustomer();
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

  it('is logged out of a session that is over already', async () => {
    const {client, handle} = await newCustomer();
    await client.ask(LOGOUT, {customerAccessToken: handle});
    const again = await client.ask(LOGOUT, {customerAccessToken: handle});
    expect(again.data).toMatchObject({
      customerAccessTokenDelete: {userErrors: []},
    });
  });
});

describe('the token', () => {
  it('of somebody else is refused wherever it stands', async () => {
    const other = await newCustomer();
    const {client} = await newCustomer();
    for (const customerAccessToken of [other.handle, 'f'.repeat(32), '']) {
      const answers = [
        await client.ask(CUSTOMER, {customerAccessToken}),
        await client.ask(LOGOUT, {customerAccessToken}),
        await client.ask(CART_CREATE, {
          input: {buyerIdentity: {customerAccessToken}},
        }),
        await client.ask(
          `{ customer(customerAccessToken: "${customerAccessToken}") { id } }`,
        ),
      ];
      expect(answers.map(({status}) => status)).toEqual([403, 403, 403, 403]);
    }
  });

  it('cannot be made to show by using its variable for something else', async () => {
    const {client, handle} = await newCustomer();
    const answers = [
      await client.ask(
        'mutation ($t: String!) { cartCreate(input: {note: $t, buyerIdentity: {customerAccessToken: $t}}) { cart { note } } }',
        {t: handle},
      ),
      await client.ask(
        'query ($t: String!) { customer(customerAccessToken: $t) { id } search(query: $t, first: 1) { totalCount } }',
        {t: handle},
      ),
    ];
    expect(answers.map(({status}) => status)).toEqual([403, 403]);
  });

  it('cannot be guessed fifty at a time', async () => {
    const tries = Array.from(
      {length: 3},
      (_, i) =>
        `a${i}: customerAccessTokenCreate(input: {email: "a@example.com", password: "${i}"}) { customerAccessToken { accessToken } }`,
    );
    const client = commerceClient(running.origin);
    expect((await client.ask(`mutation { ${tries.join(' ')} }`)).status).toBe(
      403,
    );
  });
});

describe('limits', () => {
  it('stop the sixth wrong password of one buyer for one address', async () => {
    const {email} = await newCustomer();
    const client = commerceClient(running.origin);
    const wrong = {input: {email, password: 'falsch'}};
    for (let tries = 0; tries < 5; tries += 1) {
      expect((await client.ask(LOGIN, wrong)).status).toBe(200);
    }
    const answer = await client.ask(LOGIN, wrong);
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
    const other = commerceClient(running.origin);
    expect((await other.ask(LOGIN, wrong)).status).toBe(200);
  });

  it('stop the 101st request of one buyer within 10 s', async () => {
    const client = commerceClient(running.origin);
    const ask = () => client.ask('{ shop { name } }');
    for (let requests = 0; requests < 100; requests += 1) {
      expect((await ask()).status).toBe(403);
    }
    const answer = await ask();
    expect(answer.json).toEqual({
      error: true,
      statusCode: 429,
      statusMessage: 'Too Many Requests',
      message: expect.any(String) as unknown,
    });
  });
});

async function anyVariant(
  client: ReturnType<typeof commerceClient>,
): Promise<string> {
  const {data} = await client.ask(
    '{ product(handle: "wetterkuerzel") { id } products(first: 20) { nodes { variants(first: 1) { nodes { id availableForSale quantityAvailable } } } } }',
  );
  const {nodes} = data?.products as {
    nodes: {
      variants: {
        nodes: {
          id: string;
          availableForSale: boolean;
          quantityAvailable: number;
        }[];
      };
    }[];
  };
  const variant = nodes
    .flatMap(({variants}) => variants.nodes)
    .find((v) => v.availableForSale && v.quantityAvailable >= 10);
  return variant?.id ?? '';
}
