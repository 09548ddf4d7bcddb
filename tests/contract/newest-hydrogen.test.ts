import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {
  LOCAL_CUSTOMER_ACCOUNT_CLIENT_ID,
  LOCAL_SHOP_ID,
} from '../../local-shop/credentials';
import {accountVisitor, STOREFRONT} from '../support/account-api-client';
import {newestModule} from '../support/newest-hydrogen';
import {ownShop} from '../support/own-shop';

/** Where every version of Hydrogen looks for customer accounts. */
const SHOPIFY = 'https://shopify.com';

/** What the tests use of Hydrogen; its own types need React Router 7. */
interface Hydrogen {
  readonly createCustomerAccountClient: (options: object) => CustomerAccount;
}
interface CustomerAccount {
  readonly login: () => Promise<Response>;
  readonly authorize: () => Promise<Response>;
  readonly logout: () => Promise<Response>;
  readonly isLoggedIn: () => Promise<boolean>;
  readonly query: (
    document: string,
    options?: object,
  ) => Promise<{readonly data: Record<string, unknown>}>;
}
const running = ownShop();
let hydrogen: Hydrogen;

beforeAll(() => {
  hydrogen = newestModule<Hydrogen>('@shopify/hydrogen');
  // The local shop stands in for Shopify under its own address.
  const {fetch} = globalThis;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
    fetch(input.replace(SHOPIFY, running.origin), init),
  );
}, 120_000);
afterAll(() => {
  vi.unstubAllGlobals();
});

/** A session as the starter has it, for the client's whole visit. */
function createSession() {
  const values = new Map<string, unknown>();
  return {
    get: (name: string) => values.get(name),
    set: (name: string, value: unknown) => values.set(name, value),
    unset: (name: string) => values.delete(name),
    destroy: () => Promise.resolve('session='),
  };
}

/** A visitor of the starter: the address of each request differs, the session stays. */
function visitor() {
  const session = createSession();
  return (path: string) =>
    hydrogen.createCustomerAccountClient({
      session,
      request: new Request(new URL(path, STOREFRONT)),
      waitUntil: () => undefined,
      customerAccountId: LOCAL_CUSTOMER_ACCOUNT_CLIENT_ID,
      shopId: LOCAL_SHOP_ID,
      language: 'DE',
    });
}

const locationOf = ({headers}: Response) =>
  (headers.get('Location') ?? '').replace(SHOPIFY, running.origin);

/** Signs in as a browser does, as far as the storefront's callback. */
async function signIn(account: ReturnType<typeof visitor>, email: string) {
  const browser = accountVisitor(running.origin);
  const signInPage = locationOf(
    await account('/account/login?return_to=/account/orders').login(),
  );
  const {form} = await browser.askForCode(signInPage, email);
  const {location} = await browser.visit(signInPage, form);
  return account(location.replace(STOREFRONT, '')).authorize();
}

describe('the customer accounts of the newest Hydrogen', () => {
  it('sign a customer in, show their orders and sign them out', async () => {
    const account = visitor();
    const arrived = await signIn(account, 'wiebke@example.com');
    expect(locationOf(arrived)).toBe('/account/orders');
    expect(await account('/account').isLoggedIn()).toBe(true);

    const {data} = await account('/account').query(
      'query { customer { firstName orders(first: 1, query: "name:1001") { nodes { number } } } }',
    );
    expect(data.customer).toEqual({
      firstName: 'Wiebke',
      orders: {nodes: [{number: 1001}]},
    });

    const left = locationOf(await account('/account/logout').logout());
    const signedOut = await accountVisitor(running.origin).visit(left);
    expect(signedOut.location).toBe(`${STOREFRONT}/`);
    expect(await account('/account').isLoggedIn()).toBe(false);
  });
});
