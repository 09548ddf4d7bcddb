import {createRequire} from 'node:module';
import {dirname, join} from 'node:path';
import gql from 'graphql-tag';

import {expect, it} from 'vitest';

import {accountVisitor, askAccountApi} from '../support/account-api-client';
import {documentsBelow} from '../support/documents-below';
import {newestPath} from '../support/newest-hydrogen';
import {ownShop} from '../support/own-shop';
import {queryShop} from '../support/shop-client';

/**
 * Hydrogen's starter template: a Storefront API client that was not written here. All its documents
 * must run against the local shop, those of this project's version and those of the newest.
 */
const STARTERS = {
  'Remix starter': join(
    dirname(
      createRequire(import.meta.url).resolve('@shopify/cli/package.json'),
    ),
    'dist/assets/hydrogen/starter/app',
  ),
  'newest starter': newestPath(
    '@shopify/create-hydrogen/dist/assets/hydrogen/starter/app',
  ),
};

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

const documents = Object.entries(STARTERS).flatMap(([starter, folder]) =>
  documentsBelow(folder).map((document) => ({...document, starter})),
);

const isAccountDocument = ({file}: {file: string}) =>
  file.includes('customer-account');

it('finds the documents of the starter templates', () => {
  for (const starter of Object.keys(STARTERS)) {
    const own = documents.filter((document) => document.starter === starter);
    expect(own.length).toBeGreaterThanOrEqual(22);
  }
});

it.each(documents.filter((document) => !isAccountDocument(document)))(
  'the local shop responds in full to $operation of $file of the $starter',
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
const ACCOUNT_VARIABLES = (
  street: string,
  ids: {address: string; order: string},
) => ({
  CustomerDetails: {},
  CustomerOrders: {first: 20, query: 'name:1001 OR confirmation_number:A*'},
  Order: {orderId: ids.order},
  customerAddressCreate: {
    address: {
      firstName: 'Wiebke',
      // An address can be added only once.
      address1: street,
      zip: '22335',
      city: 'Hamburg',
      territoryCode: 'DE',
    },
  },
  customerAddressUpdate: {addressId: ids.address, address: {city: 'Altona'}},
  customerAddressDelete: {addressId: ids.address},
  customerUpdate: {customer: {firstName: 'Wiebke'}},
});

it.each(Object.keys(STARTERS))(
  'the local shop responds to the account pages of the %s',
  async (starter) => {
    const {signIn, redeem} = accountVisitor(running.origin);
    const callback = await signIn('wiebke@example.com');
    const {access_token: token} = await redeem(callback);
    const {data} = await askAccountApi<AccountIds>(
      running.origin,
      token,
      gql`
        query {
          customer {
            defaultAddress {
              id
            }
            addresses(first: 2) {
              nodes {
                id
              }
            }
            orders(first: 1) {
              nodes {
                id
              }
            }
          }
        }
      `,
    );
    const {addresses, defaultAddress, orders} = data.customer;
    // The default one cannot be deleted.
    const other = addresses.nodes.find(({id}) => id !== defaultAddress.id);
    const variables: Record<
      string,
      Record<string, unknown>
    > = ACCOUNT_VARIABLES(starter, {
      address: other?.id ?? '',
      order: orders.nodes[0]?.id ?? '',
    });
    const own = documents.filter(
      (document) => document.starter === starter && isAccountDocument(document),
    );
    expect(own.length).toBeGreaterThan(5);
    for (const {operation, text} of own) {
      const result = await askAccountApi(
        running.origin,
        token,
        text,
        variables[operation],
      );
      expect({operation, ...result}).not.toHaveProperty('errors');
      expect(JSON.stringify(result)).not.toMatch(/"userErrors":\[\{/);
    }
  },
);

interface AccountIds {
  readonly customer: Record<'addresses' | 'orders', {nodes: {id: string}[]}> & {
    readonly defaultAddress: {id: string};
  };
}
