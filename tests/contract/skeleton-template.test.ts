import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join, relative} from 'node:path';

import {createCustomerAccountClient} from '@shopify/hydrogen';
import {getOperationAST, parse} from 'graphql';
import {afterEach, expect, it, vi} from 'vitest';

import {
  LOCAL_CUSTOMER_ACCOUNT_CLIENT_ID,
  LOCAL_SHOP_ID,
} from '../../local-shop/credentials';
import {accountVisitor} from '../support/account-api-client';
import {ownShop} from '../support/own-shop';
import {sessionInMemory} from '../support/session-in-memory';
import {queryShop} from '../support/shop-client';

/**
 * Hydrogen's starter template, as the Shopify CLI carries it: a Storefront API client
 * that nobody here wrote. Every one of its documents must run against the local shop.
 */
const STARTER = join(
  dirname(createRequire(import.meta.url).resolve('@shopify/cli/package.json')),
  'dist/assets/hydrogen/starter/app',
);

const IN_GERMAN = {country: 'DE', language: 'DE'};

/** Variables the template's loaders would send, by operation name. */
const VARIABLES: Readonly<Record<string, Record<string, unknown>>> = {
  Article: {blogHandle: 'journal', articleHandle: 'vier-farben'},
  Blog: {blogHandle: 'journal', first: 4},
  Blogs: {first: 10},
  Catalog: {first: 8},
  Collection: {handle: 'karten', first: 8},
  Footer: {footerMenuHandle: 'footer'},
  Header: {headerMenuHandle: 'main-menu'},
  Page: {handle: 'ueber-uns'},
  Policy: {
    privacyPolicy: true,
    shippingPolicy: true,
    termsOfService: true,
    refundPolicy: true,
  },
  PredictiveSearch: {limit: 10, limitScope: 'EACH', term: 'karte'},
  Product: {
    handle: 'metarmap',
    selectedOptions: [{name: 'Region', value: 'Alpen'}],
  },
  RegularSearch: {first: 8, term: 'karte'},
  StoreCollections: {first: 4},
};

/** Hydrogen's client takes its callback to be below https, wherever the request went. */
const STOREFRONT = 'https://starter.example';

const running = ownShop({storefrontOrigin: STOREFRONT});

afterEach(() => {
  vi.unstubAllGlobals();
});

const documents = readdirSync(STARTER, {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => documentsIn(join(STARTER, file)));

const isAccountDocument = ({file}: {file: string}) =>
  file.includes('customer-account');

it('finds the documents of the starter template', () => {
  expect(documents.length).toBeGreaterThanOrEqual(22);
});

it.each(documents.filter((document) => !isAccountDocument(document)))(
  'answers $operation of $file in full',
  async ({operation, text}) => {
    const {data, errors} = await queryShop<Record<string, unknown>>(
      running.origin,
      text,
      {...IN_GERMAN, ...VARIABLES[operation]},
    );
    expect(errors).toBeUndefined();
    expect(Object.values(data)).not.toContain(null);
  },
);

/** Variables of the template's account pages, by operation name; a document needs what came before. */
const ACCOUNT_VARIABLES = (ids: {address: string; order: string}) => ({
  CustomerDetails: {},
  CustomerOrders: {first: 20},
  Order: {orderId: ids.order},
  customerAddressCreate: {
    address: {
      firstName: 'Wiebke',
      address1: 'Flughafenstraße 1',
      zip: '22335',
      city: 'Hamburg',
      territoryCode: 'DE',
    },
  },
  customerAddressUpdate: {addressId: ids.address, address: {city: 'Altona'}},
  customerAddressDelete: {addressId: ids.address},
  customerUpdate: {customer: {firstName: 'Wiebke'}},
});

it('signs Hydrogen’s customer account client in, but for how it reads id_tokens', async () => {
  sendShopifyToLocalShop({readable: false});
  await expect(signInWithHydrogen()).rejects.toThrow('Invalid character');

  sendShopifyToLocalShop({readable: true});
  const account = await signInWithHydrogen();
  expect(await account.isLoggedIn()).toBe(true);
  const answer: {data: AccountIds} = await account.query(
    'query {customer {addresses(first: 2, skipDefault: true) {nodes {id}} orders(first: 1) {nodes {id}}}}',
  );
  const {addresses, orders} = answer.data.customer;
  const variables: Record<string, Record<string, unknown>> = ACCOUNT_VARIABLES({
    address: addresses.nodes[0]?.id ?? '',
    order: orders.nodes[0]?.id ?? '',
  });
  for (const {operation, text} of documents.filter(isAccountDocument)) {
    const send = /^\s*mutation/m.test(text) ? account.mutate : account.query;
    const own: object = await send(text, {
      variables: variables[operation] ?? {},
    });
    expect({operation, ...own}).not.toHaveProperty('errors');
    expect(JSON.stringify(own)).not.toMatch(/"userErrors":\[\{/);
  }
});

interface AccountIds {
  readonly customer: Record<'addresses' | 'orders', {nodes: {id: string}[]}>;
}

/**
 * Hydrogen's client knows one provider, `https://shopify.com`: its requests go to the
 * local shop instead. It also fails on id_tokens that have `-` or `_`, as the local
 * shop's all have: `readable` leaves the claim out that brings them.
 */
function sendShopifyToLocalShop({readable}: {readable: boolean}): void {
  vi.unstubAllGlobals();
  const {fetch: send} = globalThis;
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    const answer = await send(
      url.replace('https://shopify.com', running.origin),
      init,
    );
    if (!readable || !url.endsWith('/oauth/token')) return answer;
    const tokens = (await answer.json()) as {id_token: string};
    const [header = '', payload = ''] = tokens.id_token.split('.');
    const {nonce} = JSON.parse(
      Buffer.from(payload, 'base64url').toString(),
    ) as {nonce: string};
    return Response.json({
      ...tokens,
      id_token: `${header}.${btoa(JSON.stringify({nonce}))}.`,
    });
  });
}

/** Signs a customer of the seed in with Hydrogen's client, as the template's routes do. */
async function signInWithHydrogen() {
  // It only reads and writes values in this flow.
  const session = sessionInMemory() as unknown as Parameters<
    typeof createCustomerAccountClient
  >[0]['session'];
  const clientFor = (url: string) =>
    createCustomerAccountClient({
      session,
      customerAccountId: LOCAL_CUSTOMER_ACCOUNT_CLIENT_ID,
      shopId: LOCAL_SHOP_ID,
      request: new Request(url),
    });
  const {headers} = await clientFor(`${STOREFRONT}/account/login`).login();
  const {askForCode, visit} = accountVisitor(running.origin);
  const page = (headers.get('Location') ?? '').replace(
    'https://shopify.com',
    running.origin,
  );
  const {form} = await askForCode(page, 'wiebke@example.com');
  const callback = clientFor((await visit(page, form)).location);
  await callback.authorize();
  return callback;
}

/** The operations of a module, with the fragments that its template strings insert. */
function documentsIn(path: string) {
  const source = readFileSync(path, 'utf8');
  const texts = new Map<string, string>();
  const strings = /const (\w+) = `#graphql([^`]*)`/g;
  for (const [, name = '', text = ''] of source.matchAll(strings)) {
    const inserted = text.replace(
      /\$\{(\w+)\}/g,
      (_match, fragment: string) => texts.get(fragment) ?? '',
    );
    texts.set(name, inserted);
  }
  return [...texts.values()].flatMap((text) => {
    const operation = getOperationAST(parse(text))?.name?.value;
    return operation ? [{file: relative(STARTER, path), operation, text}] : [];
  });
}
