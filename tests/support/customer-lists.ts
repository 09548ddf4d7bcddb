import {afterEach, beforeAll} from 'vitest';
import {customerToken} from '~/lib/session/customer-token.server';
import {CustomerList} from '~/lib/customer-lists/customer-list.server';
import {registerMessages} from '~/lib/i18n/messages';
import de from '~/locales/de.json';
import {type accountVisitor, newCustomer} from './account-visitor';
import {askAdmin, readCustomer} from './customer-client';
import {mendShop} from './faults';
import {ownShop} from './own-shop';

/** A visitor whose lists are changed. */
export type ListVisitor = ReturnType<typeof accountVisitor>;

/** The wishlist as the visitor's next request finds it. */
export const wishes = (visitor: ListVisitor) =>
  new CustomerList(visitor.context(), 'wishlist');

/** The list of the variants that the visitor waits for, as their next request finds it. */
export const waits = (visitor: ListVisitor) =>
  new CustomerList(visitor.context(), 'backInStock');

/**
 * A customer who has just registered and whose wishlist at the provider has these
 * products.
 */
async function customerWithWishes(origin: string, products: readonly string[]) {
  const {email, ...visitor} = await newCustomer(origin);
  if (products.length > 0) {
    const customer = await readCustomer<{id: string}>(
      origin,
      customerToken(visitor.session),
      'id',
    );
    const value = JSON.stringify(products);
    const response = await askAdmin(
      origin,
      'mutation Fill($input: CustomerInput!) {customerUpdate(input: $input) {userErrors {message}}}',
      {
        input: {
          id: customer?.id,
          metafields: [
            {
              namespace: 'custom',
              key: 'wishlist',
              type: 'list.product_reference',
              value,
            },
          ],
        },
      },
    );
    if (!response.ok) throw new Error(await response.text());
  }
  return {visitor, email};
}

/** A shop of 5,000 products for the tests of one file, whose faults end with each test. */
export function listShop() {
  const own = ownShop({catalogue: 'generated'});
  beforeAll(() => registerMessages('de', de));
  afterEach(() => mendShop(own.origin));
  return {
    get origin() {
      return own.origin;
    },
    /** Ids of all products. */
    get products() {
      return own.shop.catalogue.products.map(({id}) => id);
    },
    /** Ids of all variants. */
    get variants() {
      return [...own.shop.catalogue.variantById.keys()];
    },
    /** A customer with the first products on their wishlist. */
    customer(size = 0) {
      return customerWithWishes(own.origin, this.products.slice(0, size));
    },
  };
}
