import {customerToken} from '~/lib/session/customer-token.server';
import type {RequestContext} from '~/lib/context.server';
import {
  changeCustomerList,
  shownEntries,
} from './customer-list.server';
import {keepsListsInAccount} from './write-lists.server';
import {visitorWishlist, type WishlistStore} from './visitor-wishlist.server';
import {productGid, productNumber, type Wishlist} from './wishlist';

type StoreContext = Pick<
  RequestContext,
  'env' | 'session' | 'storefront' | 'report'
>;

/**
 * The wishlist of whoever sent the request: a customer's own, a visitor's in the
 * session. The latter too where there is no token for the Admin API, and for a
 * customer whom the provider does not know any more.
 */
export function wishlistStore(context: StoreContext): WishlistStore {
  const token = customerToken(context.session);
  const visitor = visitorWishlist(context.session);
  return token !== null && keepsListsInAccount(context)
    ? customerWishlist(context, token, visitor)
    : visitor;
}

function customerWishlist(
  context: StoreContext,
  token: string,
  visitor: WishlistStore,
): WishlistStore {
  const change = async (
    wish: Parameters<typeof changeCustomerList>[3],
    otherwise: () => ReturnType<WishlistStore['add']>,
  ) => {
    const result = await changeCustomerList(context, token, 'wishlist', wish);
    return result
      ? {products: numbersOf(result.ids), status: result.status}
      : otherwise();
  };
  return {
    isInAccount: true,
    read: async () => {
      const ids = await shownEntries(context, token, 'wishlist');
      return ids ? numbersOf(ids) : visitor.read();
    },
    add: (product) =>
      change({add: productGid(product)}, () => visitor.add(product)),
    remove: (products) =>
      change({remove: products.map(productGid)}, () =>
        visitor.remove(products),
      ),
  };
}

function numbersOf(ids: readonly string[]): Wishlist {
  return ids.flatMap((id) => productNumber(id) ?? []);
}
