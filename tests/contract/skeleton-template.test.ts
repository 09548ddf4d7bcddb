import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {dirname, join, relative} from 'node:path';

import {getOperationAST, parse} from 'graphql';
import {expect, it} from 'vitest';

import {accountVisitor, askAccountApi} from '../support/account-api-client';
import {ownShop} from '../support/own-shop';
import {queryShop} from '../support/shop-client';

/**
 * Hydrogen's starter template, as the Shopify CLI contains it: a Storefront API client that was not
 * written here. All its documents must run against the local shop.
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

const running = ownShop();

const documents = readdirSync(STARTER, {recursive: true, encoding: 'utf8'})
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) => documentsIn(join(STARTER, file)));

const isAccountDocument = ({file}: {file: string}) =>
  file.includes('customer-account');

it('finds the documents of the starter template', () => {
  expect(documents.length).toBeGreaterThanOrEqual(22);
});

it.each(documents.filter((document) => !isAccountDocument(document)))(
  'the local shop responds in full to $operation of $file',
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

/** Variables of the template's account pages, by operation name, with ids of earlier results. */
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

it('the local shop responds to the template’s account pages', async () => {
  const {signIn, redeem} = accountVisitor(running.origin);
  const callback = await signIn('wiebke@example.com');
  const {access_token: token} = await redeem(callback);
  const {data} = await askAccountApi<AccountIds>(
    running.origin,
    token,
    'query {customer {defaultAddress {id} addresses(first: 2) {nodes {id}} orders(first: 1) {nodes {id}}}}',
  );
  const {addresses, defaultAddress, orders} = data.customer;
  // The default one cannot be deleted.
  const other = addresses.nodes.find(({id}) => id !== defaultAddress.id);
  const variables: Record<string, Record<string, unknown>> = ACCOUNT_VARIABLES({
    address: other?.id ?? '',
    order: orders.nodes[0]?.id ?? '',
  });
  for (const {operation, text} of documents.filter(isAccountDocument)) {
    const own = await askAccountApi(
      running.origin,
      token,
      text,
      variables[operation],
    );
    expect({operation, ...own}).not.toHaveProperty('errors');
    expect(JSON.stringify(own)).not.toMatch(/"userErrors":\[\{/);
  }
});

interface AccountIds {
  readonly customer: Record<'addresses' | 'orders', {nodes: {id: string}[]}> & {
    readonly defaultAddress: {id: string};
  };
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
