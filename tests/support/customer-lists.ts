import {customerToken} from '~/lib/account/customer-session.server';
import {backInStockStore} from '~/lib/back-in-stock/back-in-stock-store.server';
import {wishlistStore} from '~/lib/wishlist/wishlist-store.server';
import {type accountVisitor, newCustomer} from './account-visitor';
import {askAdmin, readCustomer} from './customer-client';

/** A visitor whose lists are changed. */
export type ListVisitor = ReturnType<typeof accountVisitor>;

/** The wishlist as the visitor's next request finds it. */
export const wishes = (visitor: ListVisitor) =>
  wishlistStore(visitor.context());

/** The list of the variants that the visitor waits for, as his next request finds it. */
export const waits = (visitor: ListVisitor) =>
  backInStockStore(visitor.context());

/**
 * Somebody who has just registered and whose wishlist at the provider has these
 * products, by their numbers.
 */
export async function customerWithWishes(
  origin: string,
  products: readonly number[],
) {
  const {email, ...visitor} = await newCustomer(origin);
  if (products.length > 0) {
    const customer = await readCustomer<{id: string}>(
      origin,
      customerToken(visitor.session),
      'id',
    );
    const value = JSON.stringify(
      products.map((product) => `gid://shopify/Product/${product}`),
    );
    const answer = await askAdmin(
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
    if (!answer.ok) throw new Error(await answer.text());
  }
  return {visitor, email};
}
