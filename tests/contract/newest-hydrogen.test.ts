import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {
  LOCAL_CUSTOMER_ACCOUNT_CLIENT_ID,
  LOCAL_PUBLIC_TOKEN,
  LOCAL_SHOP_ID,
} from '@metarmap/local-shop/credentials';
import {accountVisitor, STOREFRONT} from '../support/account-api-client';
import {newestModule} from '../support/newest-hydrogen';
import {ownShop} from '../support/own-shop';
import {firstVariantId} from '../support/shop-client';

/** Where every version of Hydrogen looks for customer accounts. */
const SHOPIFY = 'https://shopify.com';

/** What the tests use of Hydrogen; its own types need React Router 7. */
interface Hydrogen {
  readonly createStorefrontClient: (options: object) => {
    readonly storefront: Storefront;
  };
  readonly createCartHandler: (options: object) => CartHandler;
  readonly getSitemapIndex: (options: object) => Promise<Response>;
  readonly getSitemap: (options: object) => Promise<Response>;
  readonly createCustomerAccountClient: (options: object) => CustomerAccount;
}
interface Storefront {
  readonly query: (document: string) => Promise<Record<string, unknown>>;
}
interface CartHandler {
  readonly [change: string]: (...args: readonly unknown[]) => Promise<{
    readonly cart: {readonly id: string} | null;
    readonly userErrors?: readonly object[];
    readonly warnings?: readonly object[];
    readonly errors?: unknown;
  }>;
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
/** What the tests read of a cart. */
interface TestCart {
  readonly id: string;
  readonly totalQuantity: number;
  readonly note: string;
  readonly attributes: readonly object[];
  readonly discountCodes: readonly object[];
  readonly appliedGiftCards: readonly {readonly id: string}[];
  readonly buyerIdentity: {readonly countryCode: string};
  readonly metafield: {readonly value: string} | null;
  readonly lines: {readonly nodes: readonly {readonly id: string}[]};
  readonly delivery: {
    readonly addresses: readonly {
      readonly id: string;
      readonly selected: boolean;
      readonly address: {readonly city: string};
    }[];
  };
  readonly deliveryGroups: {
    readonly nodes: readonly {
      readonly id: string;
      readonly deliveryAddress: {readonly formatted: readonly string[]};
      readonly deliveryOptions: readonly {readonly handle: string}[];
      readonly selectedDeliveryOption: {readonly handle: string};
    }[];
  };
}

const CART_FRAGMENT = `fragment CartApiQuery on Cart {
  id totalQuantity note attributes {key value} discountCodes {code applicable}
  appliedGiftCards {id} buyerIdentity {countryCode}
  metafield(namespace: "custom", key: "pilot") {value}
  lines(first: $numCartLines) {nodes {id}}
  delivery {addresses {id selected address {... on CartDeliveryAddress {city}}}}
  deliveryGroups(first: 5) {nodes {
    id deliveryAddress {formatted} deliveryOptions {handle} selectedDeliveryOption {handle}
  }}
}`;

const running = ownShop();
let hydrogen: Hydrogen;

beforeAll(() => {
  hydrogen = newestModule<Hydrogen>('@shopify/hydrogen');
  // The local shop stands in for Shopify under its own URL.
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

const storefront = () =>
  hydrogen.createStorefrontClient({
    storeDomain: running.origin,
    publicStorefrontToken: LOCAL_PUBLIC_TOKEN,
    storefrontApiVersion: '2026-04',
    i18n: {language: 'DE', country: 'DE'},
    storefrontHeaders: {buyerIp: '127.0.0.1', requestGroupId: 'tests'},
    logErrors: false,
  }).storefront;

/** A visitor's cart: each change has to succeed and is then read. */
function visitorsCart() {
  let id: string | undefined;
  const handler = hydrogen.createCartHandler({
    storefront: storefront(),
    getCartId: () => id,
    setCartId: () => new Headers(),
    cartQueryFragment: CART_FRAGMENT,
  });
  return async (change: string, ...args: readonly unknown[]) => {
    const result = await handler[change]?.(...args);
    expect({change, ...result}).toMatchObject({userErrors: []});
    expect(result?.errors).toBeUndefined();
    id ??= result?.cart?.id;
    return (await handler.get?.()) as unknown as TestCart;
  };
}

describe('the cart handler of the newest Hydrogen', () => {
  const AT_HOME = {
    address: {
      deliveryAddress: {
        lastName: 'Brandt',
        address1: 'Hafenstraße 12',
        zip: '20457',
        city: 'Hamburg',
        countryCode: 'DE',
      },
    },
    selected: true,
    validationStrategy: 'STRICT',
  };
  const AWAY = {
    address: {deliveryAddress: {countryCode: 'AT', city: 'Salzburg'}},
  };

  it('changes lines, texts, codes, gift cards and the buyer', async () => {
    const change = visitorsCart();
    const merchandiseId = await firstVariantId(running.origin, 'mini-windsack');
    const lines = [{merchandiseId, quantity: 1}];
    const added = await change('addLines', lines);
    const [line] = added.lines.nodes;
    const updated = await change('updateLines', [{id: line?.id, quantity: 3}]);
    expect(updated.totalQuantity).toBe(3);
    expect((await change('updateNote', 'Bitte klingeln')).note).toBe(
      'Bitte klingeln',
    );
    const attributes = [{key: 'Verein', value: 'Aeroclub'}];
    expect((await change('updateAttributes', attributes)).attributes).toEqual(
      attributes,
    );
    expect(
      (await change('updateDiscountCodes', ['WILLKOMMEN10'])).discountCodes,
    ).toEqual([{code: 'WILLKOMMEN10', applicable: true}]);
    const paid = await change('addGiftCardCodes', ['METAR-GIFT-50EU-RO42']);
    expect(paid.appliedGiftCards).toHaveLength(1);
    const [card] = paid.appliedGiftCards;
    expect(
      (await change('removeGiftCardCodes', [card?.id])).appliedGiftCards,
    ).toEqual([]);
    await change('updateGiftCardCodes', []);
    const abroad = await change('updateBuyerIdentity', {countryCode: 'US'});
    expect(abroad.buyerIdentity.countryCode).toBe('US');
    const emptied = await change('removeLines', [line?.id]);
    expect(emptied.totalQuantity).toBe(0);
  });

  it('sets and deletes metafields', async () => {
    const change = visitorsCart();
    await change('create', {});
    const field = {
      key: 'custom.pilot',
      type: 'single_line_text_field',
      value: 'Wiebke',
    };
    expect((await change('setMetafields', [field])).metafield).toEqual({
      value: 'Wiebke',
    });
    expect((await change('deleteMetafield', field.key)).metafield).toBeNull();
  });

  it('adds, selects, changes, replaces and removes delivery addresses, and chooses an option', async () => {
    const change = visitorsCart();
    const merchandiseId = await firstVariantId(running.origin, 'mini-windsack');
    const created = await change('addLines', [{merchandiseId, quantity: 1}]);
    expect(created.deliveryGroups.nodes).toEqual([]);
    const added = await change('addDeliveryAddresses', [AT_HOME, AWAY]);
    const [home, away] = added.delivery.addresses;
    const selected = ({delivery}: TestCart) =>
      delivery.addresses.map((entry) => entry.selected);
    expect(selected(added)).toEqual([true, false]);
    const [group] = added.deliveryGroups.nodes;
    expect(group?.deliveryAddress.formatted).toContain('20457 Hamburg');
    expect(group?.selectedDeliveryOption.handle).toBe('standard');
    const chosen = await change('updateSelectedDeliveryOption', [
      {deliveryGroupId: group?.id, deliveryOptionHandle: 'express'},
    ]);
    expect(chosen.deliveryGroups.nodes[0]?.selectedDeliveryOption.handle).toBe(
      'express',
    );
    const changed = await change('updateDeliveryAddresses', [
      {id: away?.id, selected: true},
    ]);
    expect(selected(changed)).toEqual([false, true]);
    expect(
      (await change('removeDeliveryAddresses', [home?.id])).delivery.addresses,
    ).toHaveLength(1);
    const replaced = await change('replaceDeliveryAddresses', [AT_HOME]);
    expect(
      replaced.delivery.addresses.map(({address}) => address.city),
    ).toEqual(['Hamburg']);
  });
});

describe('the sitemaps of the newest Hydrogen', () => {
  it('list every kind of page', async () => {
    const request = new Request(STOREFRONT);
    const index = await hydrogen.getSitemapIndex({
      storefront: storefront(),
      request,
      types: ['products', 'pages', 'collections', 'articles', 'blogs'],
    });
    const listed = await index.text();
    for (const [type, handle] of Object.entries({
      products: 'metarmap',
      pages: 'ueber-uns',
      collections: 'karten',
      articles: 'journal/vier-farben',
      blogs: 'journal',
    })) {
      expect(listed).toContain(`${STOREFRONT}/sitemap/${type}/1.xml`);
      const sitemap = await hydrogen.getSitemap({
        storefront: storefront(),
        request,
        params: {type, page: '1'},
        getLink: ({baseUrl, handle: own}: Record<string, string>) =>
          `${baseUrl}/${type}/${own}`,
      });
      expect(await sitemap.text()).toContain(
        `<loc>${STOREFRONT}/${type}/${handle}</loc>`,
      );
    }
  });
});
